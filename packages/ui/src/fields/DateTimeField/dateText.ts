import { parseDate, parseDateTime } from "@internationalized/date";
import type { CalendarDate, CalendarDateTime } from "@internationalized/date";

/** To what a DateTimeField asks. */
export type DateTimeGranularity = "day" | "minute";

/**
 * The date that a text says: `2026-11-22` or `2026-11-22T17:00`, local and without a zone. Null where the text is empty or
 * says none, such as the 30th of February. A date without a time is midnight where minutes are asked for.
 */
export function dateOf(text: string, granularity: DateTimeGranularity): CalendarDate | CalendarDateTime | null {
  try {
    return granularity === "day" ? parseDate(text.slice(0, 10)) : parseDateTime(text);
  } catch {
    return null;
  }
}

/** The text of a date, as `dateOf` reads it: of 10 characters, or of 16 where minutes are asked for. Empty for none. */
export function textOf(date: { toString: () => string } | null, granularity: DateTimeGranularity): string {
  return date === null ? "" : date.toString().slice(0, granularity === "day" ? 10 : 16);
}
