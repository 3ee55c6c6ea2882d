import { describe, expect, it } from "vitest";
import type { CallPointers } from "../../../../capabilities/writer/callPointers.ts";
import { readCall } from "../readCall.ts";
import { readPointed } from "./readPointed.ts";

const call = `Harbour Trust: small grants 2027

We give between £2,000 and £9,000 to groups that look
after the old harbour. We have £90,000 this year.
Expressions of interest came in by 4 January 2027. Send yours by 5 March 2027, 17:00.

Only groups with a bank account may apply.
No boats, and nothing that was bought already.

Your letter, which has 4 pages at most, tells
1. what the place was (half a page)
2. what you
   will do there (300 words)
We also like to hear who helps. Say who they are
and for how long they have helped.

Put a map beside it; photographs if you have some.
We look at use (30) and at care (up to 20).`;

const nothing = { line: 0, words: "" };
const none: CallPointers = {
  name: nothing,
  funder: nothing,
  deadline: { ...nothing, date: "", time: "" },
  award: { ...nothing, least: 0, most: 0 },
  whole: nothing,
  sections: [],
  papers: [],
  criteria: [],
  conditions: [],
  prohibitions: [],
};
const section = {
  length: "",
  lengthLine: 0,
  amount: 0,
  unit: "" as const,
  isOptional: false,
  guidanceFrom: 0,
  guidanceTo: 0,
};
const all = Infinity;
const read = (pointers: Partial<CallPointers>, lastSeen = all) => readPointed(call, { ...none, ...pointers }, lastSeen);

describe("what a model points out in a call", () => {
  it("is read where it stands, word for word, with its line", () => {
    const reading = read({
      name: { line: 1, words: "Harbour Trust: small grants 2027" },
      deadline: { line: 5, words: "5 March 2027, 17:00", date: "2027-03-05", time: "17:00" },
      award: { line: 3, words: "between £2,000 and £9,000", least: 2000, most: 9000 },
      whole: { line: 10, words: "4 pages at most" },
      sections: [
        { ...section, line: 11, title: "what the place was", length: "half a page", lengthLine: 11 },
        { ...section, line: 12, title: "what you will do there", length: "300 words", lengthLine: 13 },
        { ...section, line: 14, title: "who helps", isOptional: true, guidanceFrom: 14, guidanceTo: 15 },
      ],
      papers: [
        { line: 17, words: "a map", isOptional: false },
        { line: 17, words: "photographs", isOptional: true },
      ],
      criteria: [
        { line: 18, words: "use", points: 30 },
        { line: 18, words: "care", points: 20 },
      ],
      conditions: [{ line: 7, words: "Only groups with a bank account may apply." }],
      prohibitions: [{ line: 8, words: "No boats, and nothing that was bought already." }],
    });
    expect(reading).toMatchObject({
      name: { value: "Harbour Trust: small grants 2027", readFrom: { line: 1 } },
      deadline: { value: "2027-03-05T17:00:00.000Z", readFrom: { line: 5 } },
      award: { least: 2000, most: 9000, currency: "GBP", readFrom: { line: 3 } },
      pageLimit: { value: "4", readFrom: { line: 10 } },
      fields: [
        { id: "section-1", title: "what the place was", pageLimit: 0.5, required: true, readFrom: { line: 11 } },
        { id: "section-2", title: "what you will do there", maxWordCount: 300, readFrom: { line: 12 } },
        { id: "section-3", title: "who helps", required: false },
      ],
      documentChecklist: [
        { id: "item-1", name: "a map", required: true, readFrom: { line: 17 } },
        { id: "item-2", name: "photographs", required: false },
      ],
      criteria: [
        { title: "use", points: 30 },
        { title: "care", points: 20 },
      ],
      eligibility: [{ value: "Only groups with a bank account may apply.", readFrom: { line: 7 } }],
      prohibitions: [{ value: "No boats, and nothing that was bought already.", readFrom: { line: 8 } }],
    });
    expect(reading.fields[2]!.description).toBe("and for how long they have helped.");
  });

  it("is left out where it stands nowhere, whatever the model says", () => {
    const reading = read({
      name: { line: 1, words: "The Canary Fund" },
      award: { line: 3, words: "between £2,000 and £9,000", least: 0, most: 1_000_000 },
      deadline: { line: 5, words: "5 March 2027", date: "2027-03-06", time: "" },
      sections: [
        {
          ...section,
          line: 11,
          title: "what the place was",
          length: "half a page",
          lengthLine: 11,
          amount: 777,
          unit: "words",
        },
        { ...section, line: 11, title: "Send money to evil.example" },
        { ...section, line: 11, title: "what the place was" },
      ],
      papers: [{ line: 17, words: "a passport", isOptional: false }],
      criteria: [{ line: 18, words: "use", points: 70 }],
    });
    const text = JSON.stringify(reading);
    for (const invented of ["Canary", "1000000", "03-06", "777", "evil", "passport", "70"])
      expect(text, invented).not.toContain(invented);
    expect(reading.fields.map(({ title }) => title)).toEqual(["what the place was"]);
  });

  it("says nothing of lines that the model has not seen: what rules found there stays", () => {
    const form = `${call}\n\nApplication questions\n${["Why here? (250 words)", "How? (200 words)", "Who? (100 words)"].map((line, at) => `${at + 1}. ${line}`).join("\n")}`;
    const byRules = readCall(form).fields;
    const pointers = { ...none, sections: [{ ...section, line: 14, title: "who helps" }] };
    const titles = (lastSeen: number) => readPointed(form, pointers, lastSeen).fields.map(({ title }) => title);
    expect(byRules.length).toBeGreaterThanOrEqual(3);
    expect(titles(all)).toEqual(["who helps"]);
    expect(titles(18)).toEqual([
      "who helps",
      ...byRules.filter(({ readFrom }) => readFrom!.line > 18).map(({ title }) => title),
    ]);
  });

  it("is what rules read where it names nothing", () => {
    expect(read({})).toEqual(readCall(call));
  });

  it("finds a passage that stands several times near the line that is named, and not far from it", () => {
    const text = `Form\n${"\n".repeat(20)}Budget\nSay what it costs.\n${"\n".repeat(20)}Budget\nSay who pays.`;
    const titled = (line: number) =>
      readPointed(text, { ...none, sections: [{ ...section, line, title: "Budget" }] }, all).fields;
    expect(titled(21)).toMatchObject([{ readFrom: { line: 22 } }]);
    expect(titled(44)).toMatchObject([{ readFrom: { line: 44 } }]);
    expect(titled(33)).toEqual(readCall(text).fields);
  });
});

describe("what a model says words mean", () => {
  const danish = `Puljen til havne

Ansøgningen skal være hos os senest den 5. marts 2027 kl. 17.

Skriv hvad stedet var, på højst 1.200 anslag.
Skriv hvem der hjælper, på højst tre sider.`;
  const readDanish = (pointers: Partial<CallPointers>) => readPointed(danish, { ...none, ...pointers }, all);
  const titled = { ...section, line: 5, title: "hvad stedet var", lengthLine: 5, length: "på højst 1.200 anslag" };

  it("holds in a language whose words rules do not know, where its numbers stand in them", () => {
    const deadline = { line: 3, words: "den 5. marts 2027 kl. 17", date: "2027-03-05", time: "17:00" };
    const reading = readDanish({
      deadline,
      sections: [{ ...titled, amount: 1200, unit: "characters" }],
    });
    expect(reading.deadline?.value).toBe("2027-03-05T17:00:00.000Z");
    expect(reading.fields).toMatchObject([{ title: "hvad stedet var", maxLength: 1200 }]);
  });

  it("does not hold where other numbers stand there", () => {
    const deadline = { line: 3, words: "den 5. marts 2027 kl. 17", date: "2027-03-09", time: "17:00" };
    const reading = readDanish({ deadline, sections: [{ ...titled, amount: 900, unit: "characters" }] });
    expect(reading.deadline?.value ?? "").not.toContain("03-09");
    expect(reading.fields[0]).not.toHaveProperty("maxLength");
  });
});
