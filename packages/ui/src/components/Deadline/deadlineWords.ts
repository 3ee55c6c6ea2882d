const day = 86_400_000;
/** How near a closing date is when it is pointed out, in days. */
const soonDays = 14;
/** From how many days on time is told in weeks. */
const weeksFrom = 28;

const dayFormat = new Intl.DateTimeFormat("en-GB", { day: "numeric" });
const monthFormat = new Intl.DateTimeFormat("en-GB", { month: "short" });
const monthYearFormat = new Intl.DateTimeFormat("en-GB", { month: "short", year: "numeric" });

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

/** The calendar day of a moment in the reader's time zone, as a running number. */
function calendarDay(date: Date): number {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / day;
}

/** A closing date in words, as seen now. Days are those of the calendar: what closes tomorrow night is a day away. */
export function deadlineOf(deadline: Date | undefined, now: Date): DeadlineWords {
  if (!deadline || Number.isNaN(deadline.getTime()))
    return { state: "anytime", day: "Any", month: "time", left: "no closing date" };
  const days = calendarDay(deadline) - calendarDay(now);
  const format = deadline.getFullYear() === now.getFullYear() ? monthFormat : monthYearFormat;
  const words = { day: dayFormat.format(deadline), month: format.format(deadline) };
  if (deadline <= now) return { ...words, state: "past", left: "closed" };
  if (days >= weeksFrom) return { ...words, state: "open", left: `in ${Math.round(days / 7)} weeks` };
  const left = days === 0 ? "due today" : days === 1 ? "in 1 day" : `in ${days} days`;
  return { ...words, state: days <= soonDays ? "soon" : "open", left };
}
