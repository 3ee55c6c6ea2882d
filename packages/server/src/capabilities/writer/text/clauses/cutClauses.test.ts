import { describe, expect, it } from "vitest";
import { splitText } from "../splitText.ts";
import { cutClauses } from "./cutClauses.ts";

const said =
  "hello so we are the friends of the old mill in barrow there's about forty of us and we've been meeting in the chapel since it closed what we'd like to do is put the roof back before another winter gets in derek says he can do the slates for eleven thousand if we get the battens ourselves";

describe("cutClauses", () => {
  it("changes no word", () => {
    expect(cutClauses(said).join(" ")).toBe(said);
    expect(cutClauses("  one\n two ")).toEqual(["one two"]);
    expect(cutClauses("")).toEqual([]);
  });

  it("cuts what runs on, and not behind an article or a preposition", () => {
    const clauses = cutClauses(said);
    expect(clauses.length).toBeGreaterThan(2);
    for (const clause of clauses) expect(clause).not.toMatch(/(?:^| )(?:the|a|of|to|in|and|we)$/);
  });

  it("is done with words without an end", () => {
    expect(cutClauses("and we plant oats ".repeat(5_000)).join(" ").length).toBeGreaterThan(80_000);
    expect(cutClauses("a ".repeat(50_000)).join(" ")).toHaveLength(99_999);
  });
});

describe("splitText", () => {
  it("cuts a dictation, and leaves sentences whole", () => {
    expect(splitText(said).units.every(({ isClause }) => isClause)).toBe(true);
    expect(splitText(said).units.length).toBeGreaterThan(2);
    const written = `${said.replaceAll(" and ", ". And ").replaceAll(" what ", ". What ")}.`;
    expect(splitText(written).units.some(({ isClause }) => isClause)).toBe(false);
  });
});
