import { readFacts } from "@grantwright/domain/facts";

/** A moment that a text names. */
export interface Moment {
  /** ISO 8601, in UTC. */
  iso: string;
  /** Where the date begins in the text. */
  at: number;
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

/** The days that a text names in full, in their order. */
function daysIn(text: string): Day[] {
  return readFacts(text).flatMap(({ date, other, start, end, text: words }): Day[] => {
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

/** Names of time zones in calls; the standard and the summer name mean the zone, which knows its own summer. */
const zones: [RegExp, string][] = [
  [/\b(?:eastern|E[SD]?T)\b/i, "America/New_York"],
  [/\b(?:central (?:standard |daylight )?time|C[SD]?T)\b/i, "America/Chicago"],
  [/\b(?:mountain|M[SD]?T)\b/i, "America/Denver"],
  [/\b(?:pacific|P[SD]?T)\b/i, "America/Los_Angeles"],
  [/\b(?:alaska|AK[SD]?T)\b/i, "America/Anchorage"],
  [/\b(?:hawaii|HST)\b/i, "Pacific/Honolulu"],
  [/\b(?:brussels|CES?T|central european)\b/i, "Europe/Brussels"],
  [/\b(?:london|BST|UK time)\b/i, "Europe/London"],
  [/\b(?:UTC|GMT)\b/, "UTC"],
  [/\b(?:AoE|anywhere on earth)\b/i, "Etc/GMT+12"],
];

interface Clock {
  hour: number;
  minute: number;
}

/** The time of day in a text next to a date. */
function clockIn(text: string): Clock | undefined {
  const half = /\b(1[0-2]|0?[1-9])(?:[:.](\d{2}))?(?::\d{2})?\s*([ap])\.?m\b\.?/i.exec(text);
  if (half) {
    const hour = (Number(half[1]) % 12) + (half[3]?.toLowerCase() === "p" ? 12 : 0);
    return { hour, minute: Number(half[2] ?? 0) };
  }
  if (/\b(?:12 )?(?:noon|midday)\b/i.test(text)) return { hour: 12, minute: 0 };
  if (/\bmidnight\b/i.test(text)) return { hour: 23, minute: 59 };
  const whole = /\b([01]?\d|2[0-3])[:.h]([0-5]\d)(?::[0-5]\d)?\b(?!\.\d)/.exec(text);
  return whole ? { hour: Number(whole[1]), minute: Number(whole[2]) } : undefined;
}

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

function momentOf(text: string, found: Day): Moment {
  const before = text.slice(Math.max(0, found.at - reach), found.at);
  const after = text.slice(found.end, found.end + reach);
  const around = `${before} | ${after}`;
  const clock = clockIn(after) ?? clockIn(before);
  const offset = /\b(?:UTC|GMT)\s*([+-−])\s*(\d{1,2})(?::?(\d{2}))?/.exec(around);
  const zone = zones.find(([name]) => name.test(around))?.[1];
  const { hour, minute } = clock ?? { hour: 23, minute: 59 };
  const wall = Date.UTC(found.year, found.month - 1, found.day, hour, minute);
  const ahead = offset
    ? (offset[1] === "+" ? 1 : -1) * (Number(offset[2]) * 60 + Number(offset[3] ?? 0)) * 60_000
    : offsetOf(zone ?? "UTC", wall);
  const notes = [
    found.isAmbiguous && `Read as ${found.isMonthFirst ? "month/day/year" : "day/month/year"}.`,
    !clock && "No time is named: taken as the end of the day.",
    !zone && !offset && "No time zone is named: taken as UTC.",
    zone && zone !== "UTC" && !offset && `In the time of ${zone.split("/")[1]?.replace("_", " ") ?? zone}.`,
  ].filter((note) => typeof note === "string");
  return { iso: new Date(wall - ahead).toISOString(), at: found.at, note: notes.join(" ") || undefined };
}

/** The moments that a text names, in the order of the text. Dates without a year are left out: nothing is guessed. */
export const readMoments = (text: string): Moment[] => daysIn(text).map((found) => momentOf(text, found));
