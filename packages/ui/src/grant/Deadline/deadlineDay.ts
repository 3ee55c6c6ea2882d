import { funderZone } from "./funderZone.ts";

/**
 * The day on which something closes, written as the browser's language has it. Where it is a day of the funder's and no moment, it
 * stays that day for readers everywhere, with the name of the zone: `3 December 2026, Eastern Time`. Empty for what is no date.
 */
export function deadlineDay(date: Date, locale?: string): string {
  if (Number.isNaN(date.getTime())) return "";
  const timeZone = funderZone(date);
  const day = new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", year: "numeric", timeZone }).format(
    date,
  );
  if (timeZone === undefined || timeZone === "UTC") return day;
  const zone = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: "longGeneric" })
    .formatToParts(date)
    .find(({ type }) => type === "timeZoneName")?.value;
  return zone ? `${day}, ${zone}` : day;
}
