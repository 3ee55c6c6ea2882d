import { clockIn } from "./clocks.ts";
import { daysIn, type Calendar, type Day } from "./days.ts";
import { zoneIn } from "./timeZones.ts";
import { wordsFor, type CallWords } from "./words/callWords.ts";

/** A moment that a text names. */
export interface Moment {
  /** ISO 8601, in UTC. */
  iso: string;
  /** Where the date begins in the text, and where it ends. */
  at: number;
  end: number;
  /** Its day where it is, "2027-03-01". */
  day: string;
  /** How the day was understood, where that is not plain. */
  dayNote: string | undefined;
  /** How it was understood, where the text leaves something open. */
  note: string | undefined;
}

/** What is said of a moment whose zone nothing tells. The app offers to choose one then, and knows these words. */
export const noZone = "No time zone is named: taken as UTC.";

/** How far a zone is from UTC at a moment, in milliseconds. */
function offsetOf(zone: string, at: number): number {
  const parts = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longOffset" }).formatToParts(at);
  const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
  const match = /GMT([+-])(\d{2}):(\d{2})/.exec(name);
  if (!match) return 0;
  return (match[1] === "-" ? -1 : 1) * (Number(match[2]) * 60 + Number(match[3])) * 60_000;
}

/** The moment at which the clocks of a zone show what a moment of UTC would; in an hour that is skipped, the one after. */
export function momentIn(zone: string, wall: number): number {
  const near = wall - offsetOf(zone, wall);
  return wall - offsetOf(zone, near);
}

/** How far around a date its time may stand, in characters. */
const reach = 60;

function momentOf(
  text: string,
  found: Day,
  { last, next }: { last: Day | undefined; next: Day | undefined },
  words: CallWords,
): Moment {
  const before = text.slice(Math.max(last?.end ?? 0, found.at - reach), found.at);
  const after = text.slice(found.end, Math.min(found.end + reach, next?.at ?? Infinity));
  const around = `${before} | ${after}`;
  const clock = clockIn(after, words) ?? clockIn(before, words);
  const offset = /\b(?:UTC|GMT)\s*([+-−])\s*(\d{1,2})(?::?(\d{2}))?/.exec(around);
  const zone = zoneIn(after, words) ?? zoneIn(before, words);
  const { hour, minute } = clock ?? { hour: 23, minute: 59 };
  const wall = Date.UTC(found.year, found.month - 1, found.day, hour, minute) - (hour === 24 ? 60_000 : 0);
  const ahead = offset && (offset[1] === "+" ? 1 : -1) * (Number(offset[2]) * 60 + Number(offset[3] ?? 0)) * 60_000;
  const notes = [
    found.note,
    !clock && "No time is named: taken as the end of the day.",
    !zone && !offset && noZone,
    zone && zone !== "UTC" && !offset && `In the time of ${zone.split("/").at(-1)?.replaceAll("_", " ") ?? zone}.`,
  ].filter((note) => typeof note === "string");
  return {
    iso: new Date(ahead ? wall - ahead : momentIn(zone ?? "UTC", wall)).toISOString(),
    at: found.at,
    end: found.end,
    day: new Date(Date.UTC(found.year, found.month - 1, found.day)).toISOString().slice(0, 10),
    dayNote: found.note,
    note: notes.join(" ") || undefined,
  };
}

/**
 * The moments that a text names, in the order of the text. Of dates without a year nothing is guessed: they count where the day of
 * the week beside one agrees in a single of the years that the call names, or where their year is known otherwise.
 */
export function readMoments(
  text: string,
  words: CallWords = wordsFor(text),
  calendar: Calendar = { years: [] },
): Moment[] {
  const days = daysIn(text, words, calendar);
  return days.map((found, index) => momentOf(text, found, { last: days[index - 1], next: days[index + 1] }, words));
}
