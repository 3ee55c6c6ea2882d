const made = new Map<string, Intl.DateTimeFormat>();

/**
 * A format of dates, made once: making one takes longer than a row of a list. All dates and times on a screen are written by one of
 * these, in the language of the reader's browser unless a locale is named; `dateFormats.test.ts` keeps it so.
 */
export function dateFormat(options: Intl.DateTimeFormatOptions, locale?: string): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  let format = made.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, options);
    made.set(key, format);
  }
  return format;
}

const isReadable = (date: Date) => !Number.isNaN(date.getTime());

/** A moment as it was given; a day without a time (`2026-12-03`) is that day for readers everywhere, where `new Date` has it begin in London. */
function readDate(given: Date | string): Date {
  const [, year, month, day] = (typeof given === "string" && /^(\d{4})-(\d{2})-(\d{2})$/.exec(given)) || [];
  return year === undefined ? new Date(given) : new Date(Number(year), Number(month) - 1, Number(day), 12);
}

/** A day written out in the reader's language: `3 December 2026`, or `December 3, 2026`. Nothing for a date that is none. */
export function dayLabel(given: Date | string, locale?: string): string {
  const date = readDate(given);
  return isReadable(date) ? dateFormat({ day: "numeric", month: "long", year: "numeric" }, locale).format(date) : "";
}

/** A time of day in the reader's language and zone: `17:04`, or `5:04 PM`. Nothing for a date that is none. */
export function timeLabel(given: Date | string, locale?: string): string {
  const date = new Date(given);
  return isReadable(date) ? dateFormat({ timeStyle: "short" }, locale).format(date) : "";
}

/** A moment in full, as titles and records have it: `3 December 2026 at 17:04`. Nothing for a date that is none. */
export function momentLabel(given: Date | string, locale?: string): string {
  const date = new Date(given);
  return isReadable(date) ? dateFormat({ dateStyle: "long", timeStyle: "short" }, locale).format(date) : "";
}

/** From one moment to another; what they have in common is said once: `3 Dec 2026, 17:04 – 17:20`. Nothing where one is none. */
export function spanLabel(from: Date | string, to: Date | string, locale?: string): string {
  const [start, end] = [new Date(from), new Date(to)];
  if (!isReadable(start) || !isReadable(end)) return "";
  return dateFormat({ dateStyle: "medium", timeStyle: "short" }, locale).formatRange(start, end);
}
