import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { isSecret } from "./secrets.ts";

describe("isSecret", () => {
  const secret = randomBytes(32).toString("base64url");

  it("knows a whole secret", () => {
    expect(isSecret(secret)).toBe(true);
  });

  it("knows one that was cut, lengthened or is none", () => {
    for (const text of ["", "nonsense", secret.slice(1), `${secret}x`, `${secret.slice(1)} `, `${secret}\n`])
      expect(isSecret(text), JSON.stringify(text)).toBe(false);
  });
});
