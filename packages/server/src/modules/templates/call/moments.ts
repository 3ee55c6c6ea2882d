/** A moment that a text names. */
export interface Moment {
  /** ISO 8601, in UTC. */
  iso: string;
  /** Where the date begins in the text. */
  at: number;
  /** How it was understood, where the text leaves something open. */
  note: string | undefined;
}

const months = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
];
const month =
  "(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?";
const day = "(\\d{1,2})(?:st|nd|rd|th)?";
const year = "(\\d{4})";

type Order = "mdy" | "dmy" | "ymd" | "slashed" | "dotted";
const forms: [RegExp, Order][] = [
  [new RegExp(`\\b${month}\\s+${day},?\\s+${year}\\b`, "gi"), "mdy"],
  [new RegExp(`\\b${day}\\s+(?:of\\s+)?${month},?\\s+${year}\\b`, "gi"), "dmy"],
  [new RegExp(`\\b${year}-(\\d{2})-(\\d{2})(?!\\d)`, "g"), "ymd"],
  [new RegExp(`\\b(\\d{1,2})/(\\d{1,2})/${year}\\b`, "g"), "slashed"],
  [new RegExp(`\\b(\\d{1,2})\\.(\\d{1,2})\\.${year}\\b`, "g"), "dotted"],
];

const monthOf = (name: string) => months.findIndex((each) => each.startsWith(name.toLowerCase().slice(0, 3))) + 1;

interface Day {
  at: number;
  end: number;
  year: number;
  month: number;
  day: number;
  isAmbiguous: boolean;
}

function dayOf(match: RegExpMatchArray, order: Order): Day | undefined {
  const [whole, a = "", b = "", c = ""] = match;
  const at = match.index ?? 0;
  const made = (y: number, m: number, d: number, isAmbiguous = false): Day | undefined => {
    const date = new Date(Date.UTC(y, m - 1, d));
    const isReal = y >= 1970 && date.getUTCMonth() === m - 1 && date.getUTCDate() === d;
    return isReal ? { at, end: at + whole.length, year: y, month: m, day: d, isAmbiguous } : undefined;
  };
  switch (order) {
    case "mdy":
      return made(Number(c), monthOf(a), Number(b));
    case "dmy":
      return made(Number(c), monthOf(b), Number(a));
    case "ymd":
      return made(Number(a), Number(b), Number(c));
    case "dotted":
      return made(Number(c), Number(b), Number(a));
    case "slashed":
      if (Number(a) > 12) return made(Number(c), Number(b), Number(a));
      return made(Number(c), Number(a), Number(b), Number(b) <= 12 && a !== b);
  }
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
    found.isAmbiguous && "Read as month/day/year.",
    !clock && "No time is named: taken as the end of the day.",
    !zone && !offset && "No time zone is named: taken as UTC.",
    zone && zone !== "UTC" && !offset && `In the time of ${zone.split("/")[1]?.replace("_", " ") ?? zone}.`,
  ].filter((note) => typeof note === "string");
  return { iso: new Date(wall - ahead).toISOString(), at: found.at, note: notes.join(" ") || undefined };
}

/** The moments that a text names, in the order of the text. Dates without a year are left out: nothing is guessed. */
export function readMoments(text: string): Moment[] {
  const days = forms.flatMap(([form, order]) => [...text.matchAll(form)].flatMap((match) => dayOf(match, order) ?? []));
  return days.toSorted((a, b) => a.at - b.at).map((found) => momentOf(text, found));
}
