import { describe, expect, it } from "vitest";
import type { WriterInput } from "../writer.ts";
import { findContradictions } from "./findContradictions.ts";
import { numberPlacesOf } from "./numberPlacesOf.ts";

const input: WriterInput = {
  description: "We ask for £12,400 for a reading room.",
  attachments: [
    { fileId: "f1", fileName: "budget.txt", text: "Books – £4,200\nRent – £3,000\nWages – £2,600\nTotal – £9,600" },
  ],
  type: "grant",
  template: {
    name: "Community grant",
    sections: [
      { id: "budget", title: "Budget", required: true, auto: false },
      { id: "summary", title: "Summary", required: true, auto: true },
    ],
  },
  useEnglish: true,
  texts: { budget: "[Add: who else pays] What we need from you is £14,200." },
};

describe("the list of what contradicts itself in a draft", () => {
  it("names places of description, sections and files, in texts as they are", () => {
    const entries = findContradictions(numberPlacesOf(input));
    expect(entries).toEqual([
      {
        kind: "parts",
        what: "Total",
        places: ["£9,600", "£4,200", "£3,000", "£2,600"].map((quote) => ({
          kind: "file",
          placeId: "f1",
          start: input.attachments[0]!.text.indexOf(quote),
          end: input.attachments[0]!.text.indexOf(quote) + quote.length,
          quote,
        })),
        working: "4,200 + 3,000 + 2,600 = 9,800",
      },
      {
        kind: "asked",
        what: "£12,400",
        places: [
          { kind: "description", placeId: "description", start: 11, end: 18, quote: "£12,400" },
          { kind: "section", placeId: "budget", start: 46, end: 53, quote: "£14,200" },
        ],
      },
    ]);
  });

  it("says of open places nothing", () => {
    const texts = { summary: "[Add: we ask for £99,999]", budget: "[Add: we ask for £1] Books." };
    expect(findContradictions(numberPlacesOf({ ...input, attachments: [], texts }))).toEqual([]);
  });

  it("holds how a composed section begins against the others", () => {
    const texts = { summary: "We ask for £9,999." };
    const [entry] = findContradictions(numberPlacesOf({ ...input, attachments: [], texts }));
    expect(entry?.places.map(({ placeId, quote }) => [placeId, quote])).toEqual([
      ["description", "£12,400"],
      ["summary", "£9,999"],
    ]);
  });
});
