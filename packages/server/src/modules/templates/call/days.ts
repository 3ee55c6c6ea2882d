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
    /([\d٠-٩]{1,2}\s+)([\p{Script=Arabic}\p{M} ]{3,24}\s?\/\s?)(?=[\p{Script=Arabic}\p{M}]+\s+[\d٠-٩]{4})/gu,
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

/** What a call tells of its days as a whole. */
export interface Calendar {
  /** The years that it names. */
  years: readonly number[];
  /** Whether it writes "18/09/2026" and not "09/18/2026"; undefined where no date of it tells. */
  isDayFirst?: boolean | undefined;
  /** The year of a day that is named without one, where that is known. */
  yearOf?: (month: number, day: number) => number | undefined;
}

/** A date in full. Of two that its digits may mean the day of the week beside it tells, or the other dates of the call. */
function fullDay(
  { date, other, start, end, text }: Fact,
  folded: string,
  { isDayFirst }: Calendar,
  words: CallWords,
): Day | undefined {
  const first = partsOf(date);
  const second = other === date ? undefined : partsOf(other);
  if (!first) return undefined;
  const weekday = weekdayBeside(folded, start, end, words);
  const fits = (parts: typeof first | undefined) =>
    parts !== undefined && weekday !== undefined && weekdayOf(parts.year, parts.month, parts.day) === weekday;
  const number = Number.parseInt(text, 10);
  const told = second && isDayFirst !== undefined && weekday === undefined ? isDayFirst : undefined;
  const isSecond =
    second !== undefined &&
    (told === undefined ? !fits(first) && fits(second) : number === (told ? second.day : second.month));
  const parts = isSecond ? second : first;
  const own = weekdayOf(parts.year, parts.month, parts.day);
  if (own === undefined) return undefined;
  const isMonthFirst = number === parts.month;
  const note =
    second && !fits(parts) && told === undefined
      ? `Read as ${isMonthFirst ? "month/day/year" : "day/month/year"}.`
      : undefined;
  const isOff = weekday !== undefined && weekday !== own && note === undefined;
  const said = isOff ? "The day of the week does not agree with the date." : note;
  return { at: start, end, ...parts, ...(said !== undefined && { note: said }) };
}

/** A day without a year whose day of the week agrees in one of the years that the call names, and in no other. */
function dayOfWeekday(
  { date, start, end }: Fact,
  folded: string,
  { years }: Calendar,
  words: CallWords,
): Day | undefined {
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

/** A day without a year, of the year that is known elsewhere; where a day of the week stands beside it that has to agree. */
function dayOfYear(
  { date, start, end }: Fact,
  folded: string,
  { yearOf }: Calendar,
  words: CallWords,
): Day | undefined {
  const [, month, day] = /^--(\d\d)-(\d\d)$/.exec(date ?? "")?.map(Number) ?? [];
  const year = month === undefined || day === undefined ? undefined : yearOf?.(month, day);
  if (month === undefined || day === undefined || year === undefined) return undefined;
  const [own, weekday] = [weekdayOf(year, month, day), weekdayBeside(folded, start, end, words)];
  if (own === undefined || (weekday !== undefined && weekday !== own)) return undefined;
  return { at: start, end, year, month, day, note: "The year is named elsewhere in the call." };
}

const beforeDay =
  /(?<![\d./])(?<day>\d{1,2})(?:st|nd|rd|th|er|\.|º|ª)?\s?(?:[–—-]|(?:to|and|&|bis|und|al|y|au|et|a|e|i|do|tot(?: en met)?|en|och|till|ate|و)\s(?:\p{L}{3,10}\s)?(?:den\s)?)\s?$/u;

/** What stands before a day, and not before other numbers: the beginning, a mark, or "on", "from", "between". */
const leadsToDay =
  /(?:^|[\t.,;:(|])\s*$|(?<!\p{L})(?:on|from|between|the|von|vom|zwischen|am|den|der|del|desde|entre|el|los|du|le|les|au|dal|dall'|il|tra|fra|de|os|dia|dias|van|op|tussen|fran|mellan|den|od|w dniach|miedzy|من|بين|في|يومي)\s+$/u;

/** Whether a number before a day may be a day of its month too; the number of a round, a stage or a page is none. */
const isFirstOfTwo = (folded: string, at: number, words: CallWords): boolean =>
  leadsToDay.test(folded.slice(0, at)) || weekdayBeside(folded, at, at + 2, words) !== undefined;

/** The day that a month is told of with another: "24th to 28th May", "20 and 27 January". */
function dayBefore(day: Day, folded: string, words: CallWords): Day[] {
  const from = Math.max(0, day.at - 40);
  const match = beforeDay.exec(folded.slice(from, day.at));
  const first = Number(match?.groups?.day);
  if (!match || !(first >= 1 && first < day.day)) return [];
  const at = from + match.index;
  return !isFirstOfTwo(folded, at, words) ? [] : [{ ...day, at, end: at + String(first).length, day: first }];
}

/** A day in words: "the first Monday in March 2027". */
function dayInWords({ date, start, end }: Fact, folded: string, words: CallWords): Day | undefined {
  const [, year, month] = /^(\d{4})-(\d\d)$/.exec(date ?? "") ?? [];
  if (year === undefined) return undefined;
  const found = wordDayBefore(folded, start, { year: Number(year), month: Number(month) }, words);
  return found && { at: found.at, end, year: Number(year), month: Number(month), day: found.day, note: found.note };
}

/**
 * The days that a text names, in their order: in full, in words of which the calendar tells the day, without a year beside the day of
 * the week, of which it tells the year, or of a year that is known.
 */
export function daysIn(text: string, words: CallWords, calendar: Calendar): Day[] {
  const folded = foldPhrase(text);
  return readFacts(withSpaces(oneName(text)), words.language).flatMap((fact) => {
    const day =
      fullDay(fact, folded, calendar, words) ??
      dayInWords(fact, folded, words) ??
      dayOfWeekday(fact, folded, calendar, words) ??
      dayOfYear(fact, folded, calendar, words);
    if (!day || (/^\d{1,2}\D{0,2}$/u.test(fact.text) && !isFirstOfTwo(folded, fact.start, words))) return [];
    return [...dayBefore(day, folded, words), day];
  });
}

const year = /(?<!\d)20\d\d(?!\d)/gu;
const inDigits = /(?<!\d)(\d{1,2})[/.-](\d{1,2})[/.-](?:20)?\d\d(?!\d)/gu;

/** What texts tell of the days of a call: the years of this century, and the order of a date in digits where one cannot be turned round. */
export function calendarOf(texts: readonly string[]): Calendar {
  const years = [...new Set(texts.flatMap((text) => text.match(year) ?? []).map(Number))];
  const dates = texts.flatMap((text) => [...text.matchAll(inDigits)].map(([, one, two]) => [Number(one), Number(two)]));
  const isDayFirst = dates.some(([one = 0, two = 0]) => one > 12 && one <= 31 && two <= 12);
  const isMonthFirst = dates.some(([one = 0, two = 0]) => two > 12 && two <= 31 && one <= 12);
  return { years, ...(isDayFirst !== isMonthFirst && { isDayFirst }) };
}

const monthsOf = new Map<string, RegExp>();

/** The names of the months of a language, and of English, as they stand behind a day. */
function monthNames(language: string): RegExp {
  const known = monthsOf.get(language);
  if (known) return known;
  const names = [language, "en"].flatMap((each) =>
    (["long", "short"] as const).flatMap((month) =>
      Array.from({ length: 12 }, (_, index) =>
        new Intl.DateTimeFormat(each, { month, day: "numeric", timeZone: "UTC" })
          .formatToParts(Date.UTC(2027, index, 1))
          .flatMap(({ type, value }) => (type === "month" && /\p{L}{3}/u.test(value) ? value.replace(/\.$/, "") : [])),
      ).flat(),
    ),
  );
  const made = new RegExp(`(?<!\\p{L})(?:${[...new Set(names)].join("|")})(?!\\p{L})`, "iu");
  monthsOf.set(language, made);
  return made;
}

/** Whether a text may name a day; also one without a year where that is asked for. */
export const mayNameDay = (text: string, words: CallWords, isYearOpen = false): boolean =>
  /\d{4}|\d{1,2}[./-]\d{1,2}[./-]\d{2}|[٠-٩]{4}/u.test(text) ||
  (/[\d٠-٩]/u.test(text) && (hasWeekdayBeside(text, words) || (isYearOpen && monthNames(words.language).test(text))));

/** The one year that a text names by itself, as "three rounds in 2027" does and "by 31 December 2028" does not; undefined where it is none or several. */
export function bareYear(text: string, words: CallWords): number | undefined {
  const found = [...text.matchAll(year)].filter(({ index, 0: digits }) => {
    const before = text.slice(Math.max(0, index - 24), index);
    const behind = text.slice(index + digits.length);
    const isOfDate = new RegExp(
      `${monthNames(words.language).source}[\\s.,]*(?:\\d{1,2}[\\s.,]*)?(?:\\p{L}{2,3}\\s)?$`,
      "iu",
    ).test(before);
    // At the beginning it may be the end of a date in the line above.
    return index > 0 && !isOfDate && !/[\d./–—-]\s?$/u.test(before) && !/^\s?[/–—-]\s?\d|^\d/u.test(behind);
  });
  const years = new Set(found.map(([digits]) => Number(digits)));
  return years.size === 1 ? [...years][0] : undefined;
}
