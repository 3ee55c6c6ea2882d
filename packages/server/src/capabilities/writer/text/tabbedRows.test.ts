import { describe, expect, it } from "vitest";
import { tabbedRows } from "./tabbedRows.ts";

const shown = (text: string) => tabbedRows(text).replaceAll("\t", "→");

describe("tabbedRows", () => {
  it.each([
    ["semicolons", "a;b;c\n1;2;3\n4;;6", "a→b→c\n1→2→3\n4→→6"],
    ["commas without spaces", "a,b,c\n1,2,3\n4,5,6", "a→b→c\n1→2→3\n4→5→6"],
    ["bars", "a | b\n1 | 2\n3 | 4", "a → b\n1 → 2\n3 → 4"],
    ["quoted cells", '"a; b";c\n1;2\n3;4', '"a; b"→c\n1→2\n3→4'],
  ])("puts tabs between cells that have %s between them", (_name, text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  it.each([
    "We came; we saw; we left.\nIt rained; then it did not.",
    "One, two, three\nfour, five, six\nseven, eight, nine",
    "It costs 1,200,000 in all.\nAnd more.",
    "a;b\n1;2;3\n4;5",
  ])("leaves prose and lone lines as they are: %j", (text) => {
    expect(tabbedRows(text)).toBe(text);
  });

  it("keeps every character in its place", () => {
    const text = "Head of it\n\na;b;c\n1;2;3\n4;5;6\n\nTail; of it";
    expect(tabbedRows(text)).toHaveLength(text.length);
    expect(tabbedRows(text).slice(-11)).toBe("Tail; of it");
  });
});
