import { describe, expect, it } from "vitest";
import { safeName } from "./safeName.ts";

describe("safeName", () => {
  it.each([
    ["Gardens for Ward 4", "Gardens for Ward 4"],
    ["Łódź 🌱.pdf", "Łódź 🌱.pdf"],
    ["../../etc/passwd", "etc-passwd"],
    ["C:\\Windows\\x.txt", "C-Windows-x.txt"],
    ["..", "untitled"],
    ["", "untitled"],
    ["\u0000\u202e", "untitled"],
    ["a\nb", "a-b"],
    ["trailing. ", "trailing"],
    ["nul", "_nul"],
    ["CON.txt", "_CON.txt"],
    [".hidden", "hidden"],
  ])("of %j is %j", (name, expected) => {
    expect(safeName(name)).toBe(expected);
  });

  it("is cut between characters, before its ending", () => {
    const cut = safeName(`${"🌱".repeat(100)}.docx`);
    expect([...cut]).toHaveLength(80);
    expect(cut.endsWith("🌱.docx")).toBe(true);
    expect(cut.isWellFormed()).toBe(true);
  });
});
