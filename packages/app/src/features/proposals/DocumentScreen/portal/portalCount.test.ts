import { describe, expect, it } from "vitest";
import { countForPortal, plainFor } from "./portalCount.ts";

describe("counting as a portal does", () => {
  const text = "Two words\n\nand three more";
  it("counts a line break as one character or as two", () => {
    expect(countForPortal(text, { lineBreak: 1, hasSpaces: true })).toBe(25);
    expect(countForPortal(text, { lineBreak: 2, hasSpaces: true })).toBe(27);
    expect(countForPortal(text.replaceAll("\n", "\r\n"), { lineBreak: 1, hasSpaces: true })).toBe(25);
    expect(countForPortal(text.replaceAll("\n", "\r"), { lineBreak: 2, hasSpaces: true })).toBe(27);
  });

  it("counts spaces or not, but line breaks always", () => {
    expect(countForPortal(text, { lineBreak: 1, hasSpaces: false })).toBe(22);
    expect(countForPortal(text, { lineBreak: 2, hasSpaces: false })).toBe(24);
    expect(countForPortal("", { lineBreak: 2, hasSpaces: false })).toBe(0);
  });

  it("copies what it counts", () => {
    expect(plainFor("\r\n a\r\nb\rc \n")).toBe("a\nb\nc");
  });
});
