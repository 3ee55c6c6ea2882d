/** The middle of the day is said otherwise than by a number. */
const noon = "noon|midday|midi|mittag|mediodía|meio-dia|mezzogiorno|południe|полдень";

const half = "am|a\\.m\\.?|pm|p\\.m\\.?";

const time = `(?:(\\d{1,2})(?:\\s?[:.h]\\s?(\\d{2}))?\\s?(${half}|uhr|hrs?|h|o'clock)?|(${noon}))`;

/** Words between the beginning and the end, and before the beginning. */
const between = "(?:[–—-]|(?:to|till|until|and|bis|a|à|al|às|até|alle|do|до|tot|y|et|und|i|إلى)(?!\\p{L})|〜|~|から)";

const before = /(?<!\p{L})(?:from|between|von|zwischen|de|entre|dalle|das|od|с|van|من|open|at)\s+(?:las|les)?\s*$/iu;

const span = new RegExp(`(?<![\\d:.,/-])${time}\\s*${between}\\s*(?:las\\s+)?${time}(?![\\d:/%])`, "giu");

const single = new RegExp(
  `(?<![\\d:.,/-])(?:(\\d{1,2})[:h](\\d{2})|(\\d{1,2})\\s?(${half}|uhr|o'clock))(?![\\d\\p{L}])`,
  "giu",
);

/** A stretch of a day, as a text gives it: "from 10 to 14". */
export interface ClockSpan {
  /** Where it begins in the text. */
  at: number;
  minutes: number;
  text: string;
}

const dayHours = 24;

const dayMinutes = dayHours * 60;

const isClock = (hour: number, minute: number): boolean => hour <= dayHours && minute < 60;

/** The minute of the day, or of its half where none is told. */
const minuteOf = (hour = "", minute = "0", mark = "", word = ""): number | undefined => {
  if (word) return 12 * 60;
  const [hours, minutes] = [Number(hour), Number(minute)];
  if (hour === "" || !isClock(hours, minutes)) return undefined;
  return (hours + (/^p/i.test(mark) && hours < 12 ? 12 : 0)) * 60 + minutes;
};

/** The stretches of a day that a text gives, by the clock. */
export function clockSpansIn(text: string): ClockSpan[] {
  return [...text.matchAll(span)].flatMap((match) => {
    const [all, h1, m1, mark1, noon1, h2, m2, mark2, noon2] = match;
    // "5 to 7 pm": what is said behind the second goes for both.
    const isSameHalf = mark1 === undefined && Number(h1) <= Number(h2);
    const from = minuteOf(h1, m1, isSameHalf ? mark2 : mark1, noon1);
    const to = minuteOf(h2, m2, mark2, noon2);
    const isMarked = [m1, m2, mark1, mark2, noon1, noon2].some((part) => part !== undefined);
    if (from === undefined || to === undefined || (!isMarked && !before.test(text.slice(0, match.index)))) return [];
    // On a clock of twelve, or past midnight.
    const minutes = (to - from + dayMinutes) % (to > from ? dayMinutes : dayMinutes / 2);
    return minutes > 0 && minutes <= dayMinutes / 2 ? [{ at: match.index, minutes, text: all.trim() }] : [];
  });
}

/** The times of day in a text, as the hour on a clock of twelve and the minute. */
export function clockTimesIn(text: string): { hour: number; minute: number }[] {
  return [...text.matchAll(single)].flatMap(([, hour, minute = "0", alone]) => {
    const [hours, minutes] = [Number(hour ?? alone), Number(minute)];
    return isClock(hours, minutes) ? [{ hour: hours % 12, minute: minutes }] : [];
  });
}
