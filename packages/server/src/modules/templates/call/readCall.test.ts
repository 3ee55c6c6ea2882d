import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { developed, heldOut } from "./expectedReadings.fixture.ts";
import { callText, measureReadings } from "./measureReading.fixture.ts";
import { splitLines } from "../../../kernel/text/splitLines.ts";
import { readCall } from "./readCall.ts";

/** Everything in a value that says what line it was read from. */
function readFroms(value: unknown): { line: number; text: string }[] {
  if (Array.isArray(value)) return value.flatMap(readFroms);
  if (typeof value !== "object" || value === null) return [];
  const { readFrom } = value as { readFrom?: { line: number; text: string } };
  return [...(readFrom ? [readFrom] : []), ...Object.values(value).flatMap(readFroms)];
}

const flat = (text: string) => text.replace(/[\s\u00a0]+/g, " ");

describe("readCall", () => {
  it("finds all that the calls say with which it was made", () => {
    for (const [kind, { right, found, expected }] of Object.entries(measureReadings(developed)))
      expect({ kind, right, found }).toEqual({ kind, right: expected, found: expected });
  });

  it("finds most of what the calls say that were put aside", () => {
    for (const [kind, { right, found, expected }] of Object.entries(measureReadings(heldOut))) {
      expect(right / found, `${kind}: precision`).toBeGreaterThanOrEqual(0.9);
      expect(right / expected, `${kind}: recall`).toBeGreaterThanOrEqual(0.8);
    }
  });

  it.each(Object.keys({ ...developed, ...heldOut }))("says of everything in %s on which line it stands", (name) => {
    const text = callText(name);
    const lines = splitLines(text);
    const found = readFroms(readCall(text));
    expect(found.length).toBeGreaterThan(6);
    for (const { line, text: quoted } of found) expect(flat(lines[line - 1] ?? "").trim()).toBe(quoted);
  });

  it("names in a title, a quotation and a paper only words that stand there", () => {
    for (const name of Object.keys({ ...developed, ...heldOut })) {
      const text = flat(
        callText(name)
          .replace(/-\n/g, "")
          .replace(/\n[^\n]*Page \d of \d\n/g, "\n"),
      );
      const reading = readCall(callText(name));
      const quoted = [reading.eligibilityCriteria?.value, reading.assessmentCriteria?.value].flatMap(
        (all) => all?.split("\n") ?? [],
      );
      for (const words of [
        ...quoted,
        ...reading.fields.map(({ title }) => title),
        ...reading.documentChecklist.map((item) => item.name),
      ])
        expect(text).toContain(flat(words));
    }
  });

  it("ends the criteria before the line that says whom to ask", () => {
    const { assessmentCriteria } = readCall(callText("foundationQuestions"));
    expect(assessmentCriteria?.value).toMatch(/They read each application twice\.$/);
  });

  const word = fc.constantFrom(
    "1.",
    "A.",
    "B.1",
    "-",
    "•",
    "Section 4:",
    "Eligibility",
    "ATTACHMENTS",
    "Project Narrative",
    "up to",
    "no more than",
    "500",
    "1,5",
    "words",
    "(",
    ")",
    "pages)",
    "$",
    "$5,000",
    "€ 3 000",
    "deadline:",
    "31/02/2027",
    "March 3, 2027",
    "2027-13-40",
    "5 p.m.",
    "ET",
    "?",
    ".",
    ":",
    "12-point",
    "Arial",
    "one-inch margins",
    "Attach a copy of",
    "https://[",
    "https://x.example",
    "\u0000",
    "\u{1F600}",
    "é",
    "\n",
    "\n\n",
    "\r\n",
    "\f",
    "\u2028",
  );

  it("never throws, and each line that it names is a line of the text", () => {
    const text = fc.oneof(
      fc.array(word, { maxLength: 120 }).map((words) => words.join(" ")),
      fc.string({ unit: "binary", maxLength: 400 }),
    );
    fc.assert(
      fc.property(text, (call) => {
        const lines = splitLines(call);
        const reading = readCall(call);
        expect(reading.lineCount).toBe(lines.length);
        for (const { line, text: quoted } of readFroms(reading))
          expect(flat(lines[line - 1] ?? "\u0001")).toContain(quoted);
        expect(new Set(reading.fields.map(({ id }) => id)).size).toBe(reading.fields.length);
        for (const { minWordCount = 1, maxWordCount = 1e5, title } of reading.fields) {
          expect(minWordCount).toBeLessThanOrEqual(maxWordCount);
          expect(title.length).toBeLessThanOrEqual(200);
        }
      }),
      { numRuns: 600 },
    );
  }, 60_000);

  it.each([
    ["of one line", () => "no more than 500 words and up to $5,000 by March 3, 2027. ".repeat(17_500)],
    ["of short lines", () => "1. Describe the deadline: March 3, 2027 (up to 500 words)\n".repeat(17_500)],
    ["of digits", () => "1 ".repeat(500_000)],
    ["of brackets", () => "([".repeat(500_000)],
    ["of capitals", () => "The A of the B and ".repeat(53_000)],
    ["of empty lines", () => "\n".repeat(1_000_000)],
    ["of letters", () => "a".repeat(1_000_000)],
    ["of dates", () => "due 03/04/2027 ".repeat(66_000)],
  ])("is done with a text of a megabyte %s, which in the square of its length would take hours", (_kind, make) => {
    expect(readCall(make()).fields).toBeDefined();
  });

  it("begins the form where a line announces a numbered list, whatever stood before", () => {
    const reading = readCall(
      [
        "Alder County Small Grants",
        "",
        "Who may apply",
        "",
        "Registered charities that have worked in Alder County for two years or longer.",
        "",
        "Your application must contain:",
        "1. Your organization (at most 200 words)",
        "2. The need (at most 300 words)",
        "3. What you will do (at most 400 words)",
      ].join("\n"),
    );
    expect(reading.fields.map(({ title, maxWordCount }) => [title, maxWordCount])).toEqual([
      ["Your organization", 200],
      ["The need", 300],
      ["What you will do", 400],
    ]);
    expect(reading.eligibilityCriteria?.value).toBe(
      "Registered charities that have worked in Alder County for two years or longer.",
    );
  });
});
