import { readFacts } from "@grantwright/domain/facts";
import { zoneIn } from "./timeZones.ts";
import { foldPhrase } from "./words/phrases.ts";
import { wordsFor, type CallWords } from "./words/callWords.ts";

/** A moment that a text names. */
export interface Moment {
  /** ISO 8601, in UTC. */
  iso: string;
  /** Where the date begins in the text, and where it ends. */
  at: number;
  end: number;
  /** How it was understood, where the text leaves something open. */
  note: string | undefined;
}

interface Day {
  at: number;
  end: number;
  year: number;
  month: number;
  day: number;
  /** Its numbers may be read as another day. */
  isAmbiguous: boolean;
  isMonthFirst: boolean;
}

/** A month by two names, "تشرين الأول/أكتوبر": the first gives way to blanks, so that all stays in its place. */
const oneName = (text: string): string =>
  text.replace(
    /(\d{1,2}\s+)([\p{Script=Arabic}\p{M} ]{3,24}\s?\/\s?)(?=[\p{Script=Arabic}\p{M}]+\s+\d{4})/gu,
    (_, day: string, name: string) => day + " ".repeat(name.length),
  );

/** "14-May-2027" as "14 May 2027". */
const withSpaces = (text: string): string =>
  text.replace(/(?<!\d)(\d{1,2})[-/.](\p{L}{3,12})[-/.](?=\d{4}(?!\d))/gu, "$1 $2 ");

/** The days that a text names in full, in their order. */
function daysIn(text: string, language: string): Day[] {
  return readFacts(withSpaces(oneName(text)), language).flatMap(({ date, other, start, end, text: words }): Day[] => {
    const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(date ?? "") ?? [];
    if (year === undefined) return [];
    const [y, m, d] = [Number(year), Number(month), Number(day)];
    const real = new Date(Date.UTC(y, m - 1, d));
    const isReal = y >= 1970 && real.getUTCMonth() === m - 1 && real.getUTCDate() === d;
    const isAmbiguous = typeof other === "string" && other !== date;
    return isReal
      ? [{ at: start, end, year: y, month: m, day: d, isAmbiguous, isMonthFirst: Number.parseInt(words, 10) === m }]
      : [];
  });
}

interface Clock {
  hour: number;
  minute: number;
}

const half = /(?<![\d.,])(1[0-2]|0?[1-9])(?:[:.](\d{2}))?(?::\d{2})?\s*([ap])\.?\s?m\b\.?/iu;
const noon = /\b(?:12 )?(?:noon|midday)\b/iu;
const midnight = /\bmidnight\b/iu;
const colon = /(?<![\d.,:])([01]?\d|2[0-4])\s?[:h]\s?([0-5]\d)(?::[0-5]\d)?(?!\d|\.\d)/iu;
/** "1700 hrs" */
const joined = /(?<![\d.,:])([01]\d|2[0-3])([0-5]\d)\s?(?:h|hrs?|hours|uhr)(?!\p{L})/iu;
const alone = /(?<![\d.,:])([01]?\d|2[0-4])\s?(?:h|hs|hrs|uhr|uur)(?!\p{L})/iu;
const dotted = /(?<![\d.,:])([01]?\d|2[0-4])\.([0-5]\d)(?!\d|\.\d)/u;

/** The time of day in a text next to a date. */
function clockIn(text: string, words: CallWords): Clock | undefined {
  const folded = foldPhrase(text);
  const halfDay = half.exec(text);
  if (halfDay) {
    const hour = (Number(halfDay[1]) % 12) + (halfDay[3]?.toLowerCase() === "p" ? 12 : 0);
    return { hour, minute: Number(halfDay[2] ?? 0) };
  }
  if (noon.test(text)) return { hour: 12, minute: 0 };
  if (midnight.test(text) || words.clock.midnight.test(folded)) return { hour: 23, minute: 59 };
  const whole =
    colon.exec(text) ??
    joined.exec(text) ??
    alone.exec(text) ??
    (words.clock.words.test(folded) ? dotted.exec(text) : null);
  if (whole) return { hour: Number(whole[1]), minute: Number(whole[2] ?? 0) };
  if (words.clock.noon.test(folded)) return { hour: 12, minute: 0 };
  const named =
    words.language === "ar"
      ? null
      : new RegExp(`(?:${spoken})\\s+(\\d{1,2})(?!\\s*[\\d./:])(?![\\p{L}])`, "u").exec(folded);
  return named && Number(named[1]) <= 24 ? { hour: Number(named[1]), minute: 0 } : undefined;
}

/** Words before a bare hour: "ore 12", "godz. 15". */
const spoken = "\\bore|\\balle|\\bgodz\\.?|\\bgodziny|\\bklokken|\\ba las|\\bas";

/** How far a zone is from UTC at a moment, in milliseconds. */
function offsetOf(zone: string, at: number): number {
  const parts = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longOffset" }).formatToParts(at);
  const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
  const match = /GMT([+-])(\d{2}):(\d{2})/.exec(name);
  if (!match) return 0;
  return (match[1] === "-" ? -1 : 1) * (Number(match[2]) * 60 + Number(match[3])) * 60_000;
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
  const ahead = offset
    ? (offset[1] === "+" ? 1 : -1) * (Number(offset[2]) * 60 + Number(offset[3] ?? 0)) * 60_000
    : offsetOf(zone ?? "UTC", wall);
  const notes = [
    found.isAmbiguous && `Read as ${found.isMonthFirst ? "month/day/year" : "day/month/year"}.`,
    !clock && "No time is named: taken as the end of the day.",
    !zone && !offset && "No time zone is named: taken as UTC.",
    zone && zone !== "UTC" && !offset && `In the time of ${zone.split("/").at(-1)?.replaceAll("_", " ") ?? zone}.`,
  ].filter((note) => typeof note === "string");
  return {
    iso: new Date(wall - ahead).toISOString(),
    at: found.at,
    end: found.end,
    note: notes.join(" ") || undefined,
  };
}

/** The moments that a text names, in the order of the text. Dates without a year are left out: nothing is guessed. */
export function readMoments(text: string, words: CallWords = wordsFor(text)): Moment[] {
  const days = daysIn(text, words.language);
  return days.map((found, index) => momentOf(text, found, { last: days[index - 1], next: days[index + 1] }, words));
}
