import { dateFormat } from "../../text/dates/dates.ts";
import { funderZone } from "./funderZone.ts";

/** Whether the last minute of a day somewhere is the last of one where the reader is. */
const isWholeHere = (date: Date): boolean => date.getHours() === 23 && date.getMinutes() === 59;

/**
 * The day on which something closes, written as the browser's language has it. Where it is a day of the funder's and no moment, it
 * stays that day for readers everywhere; for whom it ends at another hour, with the name of the zone: `3 December 2026, Eastern Time`.
 * Seen from `now`, the year is left out where it is the present one. Empty for what is no date.
 */
export function deadlineDay(date: Date, locale?: string, now?: Date): string {
  if (Number.isNaN(date.getTime())) return "";
  const timeZone = funderZone(date);
  const yearOf = (moment: Date) => dateFormat({ year: "numeric", timeZone }, "en-US").format(moment);
  const isThisYear = now !== undefined && yearOf(date) === yearOf(now);
  const day = dateFormat(
    { day: "numeric", month: "long", ...(!isThisYear && { year: "numeric" }), timeZone },
    locale,
  ).format(date);
  if (timeZone === undefined || timeZone === "UTC" || isWholeHere(date)) return day;
  const zone = dateFormat({ timeZone, timeZoneName: "longGeneric" }, locale)
    .formatToParts(date)
    .find(({ type }) => type === "timeZoneName")?.value;
  return zone ? `${day}, ${zone}` : day;
}
