import { describe, expect, it } from "vitest";
import { endOf } from "./changeInputs.ts";

describe("endOf", () => {
  it("gives a short text whole, in one line", () => {
    expect(endOf(" One\n\n two ")).toBe("One two");
  });

  it("begins at a word, and never in the middle of a character", () => {
    const end = endOf("word ".repeat(100));
    expect(end).toMatch(/^…word /);
    expect(end.length).toBeLessThanOrEqual(161);
    expect(endOf("🌱".repeat(200)).isWellFormed()).toBe(true);
    expect(endOf(`x${"🌱".repeat(200)}`)).not.toContain("\uFFFD");
  });
});
