import { describe, expect, it } from "vitest";
import { AwayError, outageOf } from "./outage.ts";

const withCode = (code: string, cause?: unknown) => Object.assign(new Error("no", { cause }), { code });

describe("an outage", () => {
  it.each(["ENOSPC", "EDQUOT", "53100"])("is a disk without room by %s", (code) => {
    expect(outageOf(withCode(code))).toBe("noRoom");
    expect(outageOf(new Error("Failed query", { cause: withCode(code) }))).toBe("noRoom");
    expect(outageOf(new AwayError("no", { cause: withCode(code) }))).toBe("noRoom");
  });

  it.each(["ECONNREFUSED", "EAI_AGAIN", "57P01", "57P03", "08006", "53300"])("is something away by %s", (code) => {
    expect(outageOf(new Error("Failed query", { cause: withCode(code) }))).toBe("away");
  });

  it.each([
    "timeout exceeded when trying to connect",
    "Connection terminated unexpectedly",
    "Connection terminated due to connection timeout",
    "Client has encountered a connection error and is not queryable",
  ])("is something away by what the driver says: %s", (message) => {
    expect(outageOf(new Error(message))).toBe("away");
  });

  it("is none where the fault is in a call, or there is no error", () => {
    for (const error of [withCode("23505"), withCode("ENOENT"), new TypeError("x is not a function"), "no", undefined])
      expect(outageOf(error)).toBeUndefined();
  });
});
