import { describe, expect, it } from "vitest";
import { mergeTexts } from "./mergeTexts.ts";
import { sentenceStarts, tokensOf } from "./tokens.ts";

const base = "We serve 140 families in Alder County. The gardens open in March 2027. Ines Okafor leads the work.";
const merge = (mine: (text: string) => string, theirs: (text: string) => string, from = base) =>
  mergeTexts(from, mine(from), theirs(from));
const put = (what: string, by: string) => (text: string) => text.replace(what, by);
const add = (words: string) => (text: string) => text + words;

describe("two texts that were made of one", () => {
  it("are one where they changed different sentences, or only one of them changed anything", () => {
    expect(merge(put("140", "150"), put("March", "April"))).toEqual({
      kind: "merged",
      text: base.replace("140", "150").replace("March", "April"),
    });
    expect(merge(add(" And more."), (text) => text)).toEqual({ kind: "merged", text: `${base} And more.` });
    expect(merge((text) => text, add(" And more."))).toEqual({ kind: "merged", text: `${base} And more.` });
    expect(merge(put("140", "150"), put("140", "150"))).toEqual({ kind: "merged", text: base.replace("140", "150") });
  });

  it("are one where both changed words of a sentence apart from each other, and none of its figures or names", () => {
    const from = "We serve families who come from the north and who walk a long way home.";
    expect(merge(put("families", "households"), put("a long way", "far"), from)).toEqual({
      kind: "merged",
      text: "We serve households who come from the north and who walk far home.",
    });
  });

  it.each([
    ["one figure, otherwise", put("140", "200"), put("140", "120")],
    ["a figure, and another word of its sentence", put("140", "200"), put("families", "households")],
    ["a figure in words", put("140", "two hundred"), put("in Alder", "across Alder")],
    ["a name, and a word beside it", put("Ines Okafor", "Tomas Reyhl"), put("the work", "it all")],
    ["a date, and a word of its sentence", put("March 2027", "May 2027"), put("gardens", "beds")],
    ["a sentence that the other took out", put(" The gardens open in March 2027.", ""), put("March", "April")],
    ["words at one place", add(" It goes on."), add(" It ends.")],
  ])("are both kept where they changed %s", (_what, mine, theirs) => {
    const merged = merge(mine, theirs);
    expect(merged.kind).toBe("conflict");
  });

  it("keep both one after the other in the sentence where they met, and all else of both", () => {
    const merged = merge(
      (text) => put("140", "200")(add(" It goes on.")(text)),
      (text) => put("140", "120")(put("March", "April")(text)),
    );
    expect(merged).toEqual({
      kind: "conflict",
      both: "We serve 200 families in Alder County. We serve 120 families in Alder County. The gardens open in April 2027. Ines Okafor leads the work. It goes on.",
    });
  });

  it("are told apart in scripts that put no space between words", () => {
    const from = "我们在村里种菜。孩子们喜欢花园。";
    expect(merge(put("种菜", "种树"), put("花园", "果园"), from)).toEqual({
      kind: "merged",
      text: "我们在村里种树。孩子们喜欢果园。",
    });
    expect(merge(put("我们", "大家"), put("种菜", "种树"), from).kind).toBe("conflict");
  });

  it("are both kept where they are too long to be compared", () => {
    const long = "a ".repeat(30_000);
    expect(mergeTexts(long, `${long} b`, `c ${long}`).kind).toBe("conflict");
  });

  it("may be empty", () => {
    expect(mergeTexts("", "Mine.", "Theirs.")).toEqual({ kind: "conflict", both: "Mine. Theirs." });
    expect(mergeTexts("Old.", "", "Old. New.").kind).toBe("conflict");
    expect(mergeTexts("Old.", "", "Old.")).toEqual({ kind: "merged", text: "" });
  });
});

describe("the words of a text", () => {
  it("are the text together, and a number is one of them", () => {
    for (const text of [base, "  $46,200.50 – 2024–2026, l'eau!  \n\n", "水は😀 大切。", "e\u0301te\u0301"])
      expect(tokensOf(text).join("")).toBe(text);
    expect(tokensOf("for $46,200.50 in 2024-2026")).toEqual(["for", " $", "46,200.50", " in", " 2024-2026"]);
  });

  it("are sentences, of which none is cut in two", () => {
    const sentences = (text: string) => {
      const tokens = tokensOf(text);
      const starts = sentenceStarts(tokens);
      return starts.map((start, at) => tokens.slice(start, starts[at + 1]).join(""));
    };
    expect(sentences("Dr. Okafor pays $3.50. “Why?” she asks.\nNobody knows")).toEqual([
      "Dr. Okafor pays $3.50.",
      " “Why?” she asks.",
      "\nNobody knows",
    ]);
  });
});
