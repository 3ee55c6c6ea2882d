import { foldPhrase, sourcesOf } from "./words/phrases.ts";
import type { CallWords } from "./words/callWords.ts";

/*
 * Days that a calendar tells: "the first Monday in March 2027", "the last working day of January 2027".
 */

interface Patterns {
  /** A day in words at the end of a text, before its month. */
  day: RegExp;
  weekdays: RegExp[];
  any: RegExp;
  /** A day of the week at the end of a text, before a date. */
  before: RegExp;
  /** The same at the beginning, behind one. */
  behind: RegExp;
}

const ordinals = ["first", "second", "third", "fourth", "last"] as const;
const numeral = "\\d(?:st|nd|rd|th|er|ere|re|e|º|ª|\\.)";

const made = new Map<string, Patterns>();

function patternsFor({ language, lists }: CallWords): Patterns {
  const known = made.get(language);
  if (known) return known;
  const { days } = lists;
  const weekday = sourcesOf(days.weekdays.flat());
  const ordinal = [...ordinals.map((name) => `(?<${name}>${sourcesOf(days[name])})`), `(?<numeral>${numeral})`].join(
    "|",
  );
  const what = `(?:(?<working>${sourcesOf(days.working)})|(?:(?:${sourcesOf(days.day)})\\s+)?(?<weekday>${weekday})|(?<day>${sourcesOf(days.day)}))`;
  // Arabic puts the number behind the day as well as before it.
  const reversed =
    language === "ar" ? `|(?<reversed>${weekday})\\s+(?:${ordinal.replaceAll(/\(\?<(?=\p{Ll})/gu, "(?<behind_")})` : "";
  const link = `(?:[\\s,]+(?:${sourcesOf(days.links)}))*(?:\\s+d')?\\s*`;
  const patterns: Patterns = {
    day: new RegExp(`(?:(?:${ordinal})\\s+${what}${reversed})${link}$`, "u"),
    weekdays: days.weekdays.map((forms) => new RegExp(`^(?:${sourcesOf(forms)})$`, "u")),
    any: new RegExp(weekday, "u"),
    before: new RegExp(`(?<weekday>${weekday})[\\s,.(]*(?:\\p{L}{1,4}[.'\\s]\\s*){0,2}$`, "u"),
    behind: new RegExp(`^[\\s,(]{0,3}(?:\\p{L}{2}\\s)?(?<weekday>${weekday})`, "u"),
  };
  made.set(language, patterns);
  return patterns;
}

const weekdayNamed = (name: string | undefined, words: CallWords): number | undefined => {
  const bare = name?.trim() ?? "";
  const found = patternsFor(words).weekdays.findIndex((forms) => forms.test(bare));
  return found < 0 ? undefined : found;
};

/** How far before a month or a day what belongs to it may begin, in characters. */
const reach = 80;
const reachOfWeekday = 24;

/** A text without the day of the week that it ends with: what stands before a date. */
export function withoutWeekday(text: string, words: CallWords): string {
  const found = patternsFor(words).before.exec(foldPhrase(text));
  return found && /(?<!\p{L})$/u.test(text.slice(0, found.index)) ? text.slice(0, found.index) : text;
}

/** The day of the week, from 0 for Monday, that stands beside a date; undefined where none does. */
export function weekdayBeside(folded: string, start: number, end: number, words: CallWords): number | undefined {
  const { before, behind } = patternsFor(words);
  const match =
    before.exec(folded.slice(Math.max(0, start - reachOfWeekday), start)) ??
    behind.exec(folded.slice(end, end + reachOfWeekday));
  return weekdayNamed(match?.groups?.["weekday"], words);
}

/** Whether a text names a day of the week. */
export const hasWeekdayBeside = (text: string, words: CallWords): boolean =>
  patternsFor(words).any.test(foldPhrase(text));

const daysOf = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The days of a month that are of a kind, in their order. */
function daysWith(year: number, month: number, is: (weekday: number) => boolean): number[] {
  return Array.from({ length: daysOf(year, month) }, (_, index) => index + 1).filter((day) =>
    is((new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7),
  );
}

const lastWorkingWeekday = 4;

/** The day in words that stands before a month of a year: which it is, where it begins and how it was found. */
export function wordDayBefore(
  folded: string,
  start: number,
  { year, month }: { year: number; month: number },
  words: CallWords,
): { day: number; at: number; note: string } | undefined {
  const from = Math.max(0, start - reach);
  const match = patternsFor(words).day.exec(folded.slice(from, start));
  const groups = match?.groups;
  if (!match || !groups) return undefined;
  const group = (name: string) => groups[name] ?? groups[`behind_${name}`];
  const weekday = weekdayNamed(groups["weekday"] ?? groups["reversed"], words);
  const isWorking = groups["working"] !== undefined;
  if (weekday === undefined && !isWorking && groups["day"] === undefined) return undefined;
  const days = daysWith(year, month, (each) =>
    isWorking ? each <= lastWorkingWeekday : weekday === undefined || each === weekday,
  );
  const count = group("numeral")
    ? Number.parseInt(group("numeral")!, 10)
    : ordinals.findIndex((name) => group(name)) + 1;
  const day = group("last") ? days.at(-1) : days[count - 1];
  return day === undefined || count === 0
    ? undefined
    : {
        day,
        at: from + match.index,
        note: isWorking ? "Worked out from the calendar, without public holidays." : "Worked out from the calendar.",
      };
}
