import { readFacts, type Fact } from "@grantwright/domain/facts";
import { hasWeekdayBeside, weekdayBeside, wordDayBefore } from "./wordDays.ts";
import { foldPhrase } from "./words/phrases.ts";
import type { CallWords } from "./words/callWords.ts";

/** A day that a text names. */
export interface Day {
  at: number;
  end: number;
  year: number;
  month: number;
  day: number;
  /** How it was understood, where that is not plain. */
  note?: string;
}

/** A month by two names, "تشرين الأول/أكتوبر": the first gives way to blanks, so that all stays in its place. */
const oneName = (text: string): string =>
  text.replace(
    /(\d{1,2}\s+)([\p{Script=Arabic}\p{M} ]{3,24}\s?\/\s?)(?=[\p{Script=Arabic}\p{M}]+\s+\d{4})/gu,
    (_, day: string, name: string) => day + " ".repeat(name.length),
  );

/** "14-May-2027" as "14 May 2027", "d’avril" as "avril", in its place. */
const withSpaces = (text: string): string =>
  text
    .replace(/(?<!\p{L})d['’](?=\p{L})/giu, "  ")
    .replace(/(?<!\d)(\d{1,2})[-/.](\p{L}{3,12})[-/.](?=\d{4}(?!\d))/gu, "$1 $2 ");

/** The day of the week of a day, from 0 for Monday; undefined where the calendar has no such day. */
function weekdayOf(year: number, month: number, day: number): number | undefined {
  const real = new Date(Date.UTC(year, month - 1, day));
  const isReal = year >= 1970 && real.getUTCMonth() === month - 1 && real.getUTCDate() === day;
  return isReal ? (real.getUTCDay() + 6) % 7 : undefined;
}

/** Year, month and day of a date in the form of `Fact.date`; undefined where one of them is not named. */
function partsOf(date: unknown): { year: number; month: number; day: number } | undefined {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(String(date)) ?? [];
  return year === undefined ? undefined : { year: Number(year), month: Number(month), day: Number(day) };
}

/** A date in full. Of two that its digits may mean the day of the week beside it tells. */
function fullDay({ date, other, start, end, text }: Fact, folded: string, words: CallWords): Day | undefined {
  const first = partsOf(date);
  const second = other === date ? undefined : partsOf(other);
  if (!first) return undefined;
  const weekday = weekdayBeside(folded, start, end, words);
  const fits = (parts: typeof first | undefined) =>
    parts !== undefined && weekday !== undefined && weekdayOf(parts.year, parts.month, parts.day) === weekday;
  const parts = second && !fits(first) && fits(second) ? second : first;
  const own = weekdayOf(parts.year, parts.month, parts.day);
  if (own === undefined) return undefined;
  const isMonthFirst = Number.parseInt(text, 10) === parts.month;
  const note = second && !fits(parts) ? `Read as ${isMonthFirst ? "month/day/year" : "day/month/year"}.` : undefined;
  const isOff = weekday !== undefined && weekday !== own && note === undefined;
  const told = isOff ? "The day of the week does not agree with the date." : note;
  return { at: start, end, ...parts, ...(told !== undefined && { note: told }) };
}

/** A day without a year whose day of the week agrees in one of the years that the call names, and in no other. */
function dayOfWeekday({ date, start, end }: Fact, folded: string, years: number[], words: CallWords): Day | undefined {
  const [, month, day] = /^--(\d\d)-(\d\d)$/.exec(date ?? "") ?? [];
  if (month === undefined) return undefined;
  const weekday = weekdayBeside(folded, start, end, words);
  const agreeing = years.filter((year) => weekdayOf(year, Number(month), Number(day)) === weekday);
  const [year] = agreeing;
  return weekday === undefined || year === undefined || agreeing.length > 1
    ? undefined
    : {
        at: start,
        end,
        year,
        month: Number(month),
        day: Number(day),
        note: "The year is the one in which the day of the week agrees.",
      };
}

/** A day in words: "the first Monday in March 2027". */
function dayInWords({ date, start, end }: Fact, folded: string, words: CallWords): Day | undefined {
  const [, year, month] = /^(\d{4})-(\d\d)$/.exec(date ?? "") ?? [];
  if (year === undefined) return undefined;
  const found = wordDayBefore(folded, start, { year: Number(year), month: Number(month) }, words);
  return found && { at: found.at, end, year: Number(year), month: Number(month), day: found.day, note: found.note };
}

/**
 * The days that a text names, in their order: in full, in words of which the calendar tells the day, or without a year beside the day of
 * the week, of which it tells the year.
 *
 * @param years that the call names.
 */
export function daysIn(text: string, words: CallWords, years: number[]): Day[] {
  const folded = foldPhrase(text);
  return readFacts(withSpaces(oneName(text)), words.language).flatMap(
    (fact) =>
      fullDay(fact, folded, words) ?? dayInWords(fact, folded, words) ?? dayOfWeekday(fact, folded, years, words) ?? [],
  );
}

const year = /(?<!\d)20\d\d(?!\d)/gu;

/** The years of this century that texts name. */
export const yearsIn = (texts: readonly string[]): number[] => [
  ...new Set(texts.flatMap((text) => text.match(year) ?? []).map(Number)),
];

/** Whether a text may name a day. */
export const mayNameDay = (text: string, words: CallWords): boolean =>
  /\d{4}|\d{1,2}[./-]\d{1,2}[./-]\d{2}|[٠-٩]{4}/u.test(text) ||
  (/[\d٠-٩]/u.test(text) && hasWeekdayBeside(text, words));
