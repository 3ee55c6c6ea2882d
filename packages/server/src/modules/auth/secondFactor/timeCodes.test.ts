import { describe, expect, it } from "vitest";
import { newCodeSecret, setupAddress, stepOf } from "./timeCodes.ts";

/** The secret of RFC 6238, appendix B, for SHA-1: "12345678901234567890". */
const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
const at = (seconds: number) => new Date(seconds * 1000);

describe("a code of an app", () => {
  it.each([
    [59, "287082"],
    [1_111_111_109, "081804"],
    [1_234_567_890, "005924"],
    [20_000_000_000, "353130"],
  ])("of %i seconds is %s, as the standard has it", (seconds, code) => {
    expect(stepOf(secret, code, at(seconds))).toBe(Math.floor(seconds / 30));
  });

  it("is right one step before and after its time, and no longer", () => {
    const [from, code] = [1_111_111_080, "081804"];
    const steps = [-31, -30, 0, 29, 30, 59, 60].map((seconds) => stepOf(secret, code, at(from + seconds)));
    const step = from / 30;
    expect(steps).toEqual([undefined, step, step, step, step, step, undefined]);
  });

  it("has a secret of its own, which a QR code tells", () => {
    const made = newCodeSecret();
    expect(made).toMatch(/^[A-Z2-7]{32}$/);
    expect(newCodeSecret()).not.toBe(made);
    const address = new URL(setupAddress(made, "ines@example.org"));
    expect(decodeURIComponent(address.pathname)).toMatch(/Grantwright:ines@example\.org$/);
    expect(Object.fromEntries(address.searchParams)).toMatchObject({ secret: made, issuer: "Grantwright" });
  });
});
