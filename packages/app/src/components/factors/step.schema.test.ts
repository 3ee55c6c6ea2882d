import { describe, expect, it } from "vitest";
import { stepSchemas } from "./step.schema.ts";

describe("a code that is typed", () => {
  it.each([
    ["code", "123456", true],
    ["code", " 123 456 ", true],
    ["code", "12345", false],
    ["code", "12345a", false],
    ["recoveryCode", "7Q4M-D2XR-9KTV-B1NZ", true],
    ["recoveryCode", "7q4m d2xr 9ktv b1nz", true],
    ["recoveryCode", "123456", false],
    ["recoveryCode", "", false],
  ] as const)("%s %j is in the right form: %s", (kind, code, isRight) => {
    expect(stepSchemas[kind].isValidSync({ code })).toBe(isRight);
  });
});
