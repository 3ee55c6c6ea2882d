import { describe, expect, it } from "vitest";
import { isSealedNow, openSecret, sealSecret } from "./seal.ts";

const older = { secretKeys: ["the older key, of thirty-two characters"] };
const now = { secretKeys: ["the key of today, of thirty-two characters", ...older.secretKeys] };
const none = { secretKeys: [] };

describe("a stored secret", () => {
  it("is encrypted, each time otherwise, and opened again at its place alone", () => {
    const stored = sealSecret(now, "JBSWY3DPEHPK3PXP", "second-factor 1");
    expect(stored).not.toContain("JBSWY3DPEHPK3PXP");
    expect(sealSecret(now, "JBSWY3DPEHPK3PXP", "second-factor 1")).not.toBe(stored);
    expect(openSecret(now, stored, "second-factor 1")).toBe("JBSWY3DPEHPK3PXP");
    expect(openSecret(now, stored, "second-factor 2")).toBeUndefined();
    expect(openSecret(now, `${stored.slice(0, -2)}AA`, "second-factor 1")).toBeUndefined();
  });

  it("is opened with a key that was used before, and is known to be one", () => {
    const stored = sealSecret(older, "secret", "place");
    expect(openSecret(now, stored, "place")).toBe("secret");
    expect([isSealedNow(older, stored), isSealedNow(now, stored)]).toEqual([true, false]);
    expect(openSecret({ secretKeys: now.secretKeys.slice(0, 1) }, stored, "place")).toBeUndefined();
    expect(openSecret(none, stored, "place")).toBeUndefined();
  });

  it("is kept as it is where the server has no key, and can be opened when it has one", () => {
    const stored = sealSecret(none, "a:secret", "place");
    expect(openSecret(now, stored, "place")).toBe("a:secret");
    expect([isSealedNow(none, stored), isSealedNow(now, stored)]).toEqual([true, false]);
  });
});
