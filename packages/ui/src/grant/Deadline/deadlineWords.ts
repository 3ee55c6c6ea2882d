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

/** Year, month and day of a moment in a time zone; in the reader's where none is named. */
function partsOf(date: Date, timeZone: string | undefined): [year: number, month: number, day: number] {
  if (timeZone === undefined) return [date.getFullYear(), date.getMonth(), date.getDate()];
  const format = new Intl.DateTimeFormat("en-US", { timeZone, year: "numeric", month: "numeric", day: "numeric" });
  const [month = 1, dayOfMonth = 1, year = 0] = format.format(date).split("/").map(Number);
  return [year, month - 1, dayOfMonth];
}

/** The calendar day of a moment, as a running number. */
const calendarDay = (date: Date, timeZone: string | undefined): number => Date.UTC(...partsOf(date, timeZone)) / day;

/**
 * A closing date in words, as seen now. Days are those of the calendar, the funder's where the date is a day there: what closes
 * tomorrow night is a day away.
 */
export function deadlineOf(deadline: Date | undefined, now: Date): DeadlineWords {
  if (!deadline || Number.isNaN(deadline.getTime()))
    return { state: "anytime", day: "Any", month: "time", left: "no closing date" };
  const timeZone = funderZone(deadline);
  const days = calendarDay(deadline, timeZone) - calendarDay(now, timeZone);
  const [year, month, dayOfMonth] = partsOf(deadline, timeZone);
  const isThisYear = year === partsOf(now, timeZone)[0];
  const format = new Intl.DateTimeFormat(undefined, { month: "short", ...(!isThisYear && { year: "numeric" }) });
  const words = { day: String(dayOfMonth), month: format.format(new Date(year, month, dayOfMonth)) };
  if (deadline <= now) return { ...words, state: "past", left: "closed" };
  if (days >= weeksFrom) return { ...words, state: "open", left: `in ${Math.round(days / 7)} weeks` };
  const left = days === 0 ? "due today" : days === 1 ? "in 1 day" : `in ${days} days`;
  return { ...words, state: days <= soonDays ? "soon" : "open", left };
}
