import type { Schemas } from "@grantwright/api-client";
import { describe, expect, it } from "vitest";
import { moveReceipts } from "./moveReceipts.ts";

const sentences = ["We serve 40 families.", "Of these 73% come weekly.", "Marta keeps the books"];
const text = `${sentences[0]} ${sentences[1]}\n- ${sentences[2]}`;

const receipts = sentences.map((sentence, index): Schemas["Receipt"] => {
  const start = text.indexOf(sentence);
  const fact = start + sentence.search(/\d+%?|Marta/);
  return {
    start,
    end: start + sentence.length,
    from: "writer",
    match: "none",
    isBare: false,
    sources: [],
    facts: [{ start: fact, end: fact + 2, kind: "number", found: index === 1 ? "no" : "stated" }],
  };
});

/** The sentences that kept their receipts, with their first fact, and what is not checked. */
function moved(next: string) {
  const { receipts: kept, notChecked } = moveReceipts({ text, receipts }, next);
  const words = ({ start, end }: { start: number; end: number }) => next.slice(start, end);
  return { kept: kept.map((each) => [words(each), words(each.facts[0]!)]), notChecked: notChecked.map(words) };
}

describe("moveReceipts", () => {
  it("of an unchanged text are all as they were", () => {
    expect(moveReceipts({ text, receipts }, text)).toEqual({ receipts, notChecked: [] });
  });

  it("move with the text that is put before and between them", () => {
    expect(moved(`New words here.\n\n${sentences[0]} And more. ${sentences[1]}\n- ${sentences[2]}`)).toEqual({
      kept: [
        [sentences[0], "40"],
        [sentences[1], "73"],
        [sentences[2], "Ma"],
      ],
      notChecked: ["New words here.", "And more."],
    });
  });

  it.each([
    ["a digit is changed", text.replace("73%", "74%"), "Of these 74% come weekly."],
    ["it goes on", text.replace("books", "books and the keys"), "Marta keeps the books and the keys"],
    ["it becomes the end of another", text.replace("We serve", "They say we serve"), "They say we serve 40 families."],
    ["a word stands before it", text.replace("Of these", "All Of these"), "All Of these 73% come weekly."],
  ])("leave a sentence where %s", (_, next, expected) => {
    expect(moved(next)).toMatchObject({ kept: { length: 2 }, notChecked: [expected] });
  });

  it("go with a sentence that is taken out", () => {
    expect(moved(text.replace(`${sentences[1]}`, ""))).toMatchObject({ kept: { length: 2 }, notChecked: [] });
    expect(moved("")).toEqual({ kept: [], notChecked: [] });
  });
});
