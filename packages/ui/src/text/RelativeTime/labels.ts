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

/** Formats of a locale, made once: making one takes longer than a row of a list. */
const formats = new Map<string | undefined, Record<"time" | "date" | "dateWithYear", Intl.DateTimeFormat>>();

function formatsOf(locale: string | undefined) {
  let made = formats.get(locale);
  if (!made) {
    const day = { day: "numeric", month: "short" } as const;
    made = {
      time: new Intl.DateTimeFormat(locale, { hour: "2-digit", minute: "2-digit" }),
      date: new Intl.DateTimeFormat(locale, day),
      dateWithYear: new Intl.DateTimeFormat(locale, { ...day, year: "numeric" }),
    };
    formats.set(locale, made);
  }
  return made;
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
  if (days === 0) return formatsOf(locale).time.format(date);
  if (days === 1) return "Yesterday";
  if (days > 1 && days < 7) return `${days} days ago`;
  const isThisYear = date.getFullYear() === now.getFullYear();
  return formatsOf(locale)[isThisYear ? "date" : "dateWithYear"].format(date);
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
