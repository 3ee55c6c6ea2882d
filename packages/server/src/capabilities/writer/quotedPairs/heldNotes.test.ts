import { expect, it } from "vitest";
import type { WriterInput } from "../writer.ts";
import { heldNotes } from "./heldNotes.ts";

const input: WriterInput = {
  description: "Forty children come.",
  attachments: [],
  type: "grant",
  useEnglish: true,
  template: {
    name: "Form",
    sections: [
      { id: "a", title: "Need", required: true, auto: false },
      { id: "b", title: "Budget", required: true, auto: false },
    ],
  },
  texts: { a: "Only a dozen\nchildren come.", b: "Lunch for 30 children." },
};

const quotation = (section: string, quote: string) => ({ section, quote });

const pairs = [
  { first: quotation("s2", "30 children"), second: quotation("s1", "a dozen children"), isCertain: true },
  { first: quotation("s1", "a dozen children"), second: quotation("description", "Forty children"), isCertain: true },
];

const notes = [
  {
    sectionId: "b",
    category: "general",
    priority: "medium",
    pair: [
      { sectionId: "a", quote: "a dozen\nchildren" },
      { sectionId: "b", quote: "30 children" },
    ],
    suggestion: "“30 children” does not go with “a dozen children” (in Need). Change one, or say why both are right.",
  },
  {
    sectionId: "a",
    category: "general",
    priority: "medium",
    pair: [{ quote: "Forty children" }, { sectionId: "a", quote: "a dozen\nchildren" }],
    suggestion:
      "“a dozen children” does not go with “Forty children” (in your description). Change one, or say why both are right.",
  },
];

it("stand at the later section, in our words and those of the texts", async () => {
  expect(await heldNotes(input, pairs)).toEqual(notes);
  expect(await heldNotes(input, [])).toEqual([]);
});

it("are the same where long texts are read in a thread of their own", { timeout: 60_000 }, async () => {
  const texts = { ...input.texts, b: `${input.texts?.["b"]}${" We cook and sing.".repeat(1_500)}` };
  expect(await heldNotes({ ...input, texts }, pairs)).toEqual(notes);
});
