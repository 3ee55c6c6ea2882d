import { dateFormat, timeLabel } from "../dates/dates.ts";

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

function ago(age: number, unit: number, name: string): string {
  const count = Math.round(age / unit);
  return `${count} ${name}${count === 1 ? "" : "s"} ago`;
}

/**
 * How long ago something was, in words. `age` is in ms. Rounded to the nearest unit; a negative age is "in the future".
 */
export function relativeTimeLabel(age: number): string {
  if (age < 0) return "in the future";
  if (age < minute) return ago(age, second, "second");
  if (age < hour) return ago(age, minute, "minute");
  if (age < day) return ago(age, hour, "hour");
  return ago(age, day, "day");
}

function calendarDay(date: Date): number {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / day;
}

/**
 * A date as lists show it, in the reader's time zone: the time of day for today, "Yesterday", "{n} days ago" for fewer
 * than seven days, the date after that (with its year where that is not the current one). Times and dates are written as the
 * browser's language has them, unless another is named. Nothing for a date that is none.
 */
export function listDateLabel(date: Date, now: Date, locale?: string): string {
  if (Number.isNaN(date.getTime())) return "";
  const days = calendarDay(now) - calendarDay(date);
  if (days === 0) return timeLabel(date, locale);
  if (days === 1) return "Yesterday";
  if (days > 1 && days < 7) return `${days} days ago`;
  const isThisYear = date.getFullYear() === now.getFullYear();
  return dateFormat({ day: "numeric", month: "short", ...(!isThisYear && { year: "numeric" }) }, locale).format(date);
}

/** The same where a bare time of day would not be understood: `Today, 13:13`. */
export function documentDateLabel(date: Date, now: Date, locale?: string): string {
  const label = listDateLabel(date, now, locale);
  return label && calendarDay(date) === calendarDay(now) ? `Today, ${label}` : label;
}

/** The `dateTime` of a `time`; undefined for a date that is none. */
export const machineTime = (date: Date): string | undefined =>
  Number.isNaN(date.getTime()) ? undefined : date.toISOString();

/** After how many ms the label of something of this age may read differently. */
export function nextChange(age: number): number {
  if (age < minute) return second;
  if (age < hour) return minute / 2;
  return hour / 2;
}
