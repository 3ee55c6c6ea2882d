import { dateFormat } from "../../text/dates/dates.ts";
import { funderZone } from "./funderZone.ts";

const day = 86_400_000;
/** How near a closing date is when it is pointed out, in days. */
const soonDays = 14;
/** From how many days on time is told in weeks. */
const weeksFrom = 28;

/** A closing date in words. */
export interface DeadlineWords {
  /** `soon`: within 14 days; `past`: over; `open`: later; `anytime`: none. */
  state: "soon" | "past" | "open" | "anytime";
  /** The large part of the date: `27`, or `Any`. */
  day: string;
  /** The small part: `Nov`, with the year where it is another one, or `time`. */
  month: string;
  /** How long is left: `in 6 days`, `due today`. */
  left: string;
}

/** The words of a closing date. */
export interface DeadlineCopy {
  /** The large and the small part of the date of what has none. */
  anytime: readonly [day: string, month: string];
  /** How long is left of what has none. */
  noDate: string;
  closed: string;
  today: string;
  /** 1 to 27 days. */
  days: (days: number) => string;
  /** 4 weeks or more. */
  weeks: (weeks: number) => string;
}

/** The words in English. */
export const englishDeadline: DeadlineCopy = {
  anytime: ["Any", "time"],
  noDate: "no closing date",
  closed: "closed",
  today: "due today",
  days: (days) => (days === 1 ? "in 1 day" : `in ${days} days`),
  weeks: (weeks) => `in ${weeks} weeks`,
};

/** Year, month and day of a moment in a time zone; in the reader's where none is named. */
function partsOf(date: Date, timeZone: string | undefined): [year: number, month: number, day: number] {
  if (timeZone === undefined) return [date.getFullYear(), date.getMonth(), date.getDate()];
  const format = dateFormat({ timeZone, year: "numeric", month: "numeric", day: "numeric" }, "en-US");
  const [month = 1, dayOfMonth = 1, year = 0] = format.format(date).split("/").map(Number);
  return [year, month - 1, dayOfMonth];
}

/** The calendar day of a moment, as a running number. */
const calendarDay = (date: Date, timeZone: string | undefined): number => Date.UTC(...partsOf(date, timeZone)) / day;

/**
 * A closing date in words, as seen now. Days are those of the calendar, the funder's where the date is a day there: what closes
 * tomorrow night is a day away.
 */
export function deadlineOf(deadline: Date | undefined, now: Date, copy: DeadlineCopy = englishDeadline): DeadlineWords {
  if (!deadline || Number.isNaN(deadline.getTime()))
    return { state: "anytime", day: copy.anytime[0], month: copy.anytime[1], left: copy.noDate };
  const timeZone = funderZone(deadline);
  const days = calendarDay(deadline, timeZone) - calendarDay(now, timeZone);
  const [year, month, dayOfMonth] = partsOf(deadline, timeZone);
  const isThisYear = year === partsOf(now, timeZone)[0];
  const format = dateFormat({ month: "short", ...(!isThisYear && { year: "numeric" }) });
  const words = { day: String(dayOfMonth), month: format.format(new Date(year, month, dayOfMonth)) };
  if (deadline <= now) return { ...words, state: "past", left: copy.closed };
  if (days >= weeksFrom) return { ...words, state: "open", left: copy.weeks(Math.round(days / 7)) };
  return { ...words, state: days <= soonDays ? "soon" : "open", left: days === 0 ? copy.today : copy.days(days) };
}

/** The words of a closing date; where there is none and it is known how large it is, that is said instead: `11 sections`. */
export function deadlineOrExtent(
  deadline: Date | undefined,
  now: Date,
  copy: DeadlineCopy,
  extent: string | undefined,
): DeadlineWords {
  const words = deadlineOf(deadline, now, copy);
  if (words.state !== "anytime" || extent === undefined) return words;
  return { ...words, day: extent, month: "", left: "" };
}
