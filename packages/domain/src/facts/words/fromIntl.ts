import { foldWord } from "../tokens.ts";
import type { Span } from "./language.ts";

/** What Intl knows of a language that has no words of its own here. */
export interface IntlWords {
  months: Map<string, number>;
  durations: Map<string, Span>;
}

const isWord = (word: string): boolean => /^\p{L}[\p{L}\p{M}'’-]+$/u.test(word);

/** Shorter is met as another word. */
const leastShort = 3;

function monthsOf(language: string): Map<string, number> {
  const months = new Map<string, number>();
  const forms: Intl.DateTimeFormatOptions[] = [
    { day: "numeric", month: "long" },
    { month: "long" },
    { day: "numeric", month: "short" },
  ];
  for (const form of forms) {
    const format = new Intl.DateTimeFormat(language, { ...form, timeZone: "UTC" });
    for (let month = 0; month < 12; month += 1) {
      const parts = format.formatToParts(Date.UTC(2026, month, 14));
      const written = (parts.find(({ type }) => type === "month")?.value ?? "").replace(/\.$/, "");
      // With its article: "an Gearran".
      const name = foldWord(written.split(" ").at(-1) ?? "");
      if (isWord(name) && name.length >= leastShort && !months.has(name)) months.set(name, month + 1);
    }
  }
  return months;
}

const units: [string, Span][] = [
  ["minute", { unit: "minutes", count: 1 }],
  ["hour", { unit: "minutes", count: 60 }],
  ["day", { unit: "days", count: 1 }],
  ["week", { unit: "days", count: 7 }],
  ["month", { unit: "months", count: 1 }],
  ["year", { unit: "months", count: 12 }],
];

/** By these the forms of a noun differ in most languages. */
const counts = [1, 2, 3, 5, 11, 21, 1.5];

function durationsOf(language: string): Map<string, Span> {
  const durations = new Map<string, Span>();
  for (const [unit, span] of units) {
    const format = new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" });
    for (const count of counts) {
      const parts = format.formatToParts(count);
      const word = foldWord(parts.find(({ type }) => type === "unit")?.value ?? "");
      if (isWord(word) && !durations.has(word)) durations.set(word, span);
    }
  }
  return durations;
}

/** The words of months and lengths of time of any language, as Intl writes them; none of a language that it does not know. */
export function intlWordsOf(language: string): IntlWords {
  try {
    if (Intl.DateTimeFormat.supportedLocalesOf(language).length > 0)
      return { months: monthsOf(language), durations: durationsOf(language) };
  } catch {
    // No code of a language.
  }
  return { months: new Map(), durations: new Map() };
}
