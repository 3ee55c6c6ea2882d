import { readFacts } from "@grantwright/domain/facts";
import { foldPhrase, sourcesOf } from "./words/phrases.ts";
import type { CallWords } from "./words/callWords.ts";

/** A time of day. */
export interface Clock {
  hour: number;
  minute: number;
}

const half = /(?<![\d.,])(1[0-2]|0?[1-9])(?:[:.](\d{2}))?(?::\d{2})?\s*([ap])\.?\s?m\b\.?/iu;
const noon = /\b(?:12 )?(?:noon|mid-?day)\b/iu;
const midnight = /\bmidnight\b/iu;
const colon = /(?<![\d.,:])([01]?\d|2[0-4])\s?[:h]\s?([0-5]\d)(?::[0-5]\d)?(?!\d|\.\d)/iu;
/** "1700 hrs" */
const joined = /(?<![\d.,:])([01]\d|2[0-3])([0-5]\d)\s?(?:h|hrs?|hours|uhr)(?!\p{L})/iu;
const alone = /(?<![\d.,:])([01]?\d|2[0-4])\s?(?:h|hs|hrs|uhr|uur|horas|heures)(?!\p{L})/iu;
const dotted = /(?<![\d.,:])([01]?\d|2[0-4])\.([0-5]\d)(?!\d|\.\d)/u;

/** Words before a bare hour: "ore 12", "godz. 15". */
const spoken = "\\bore|\\balle|\\bgodz\\.?|\\bgodziny|\\bklokken|\\bklockan|\\bkl\\.?|\\ba las|\\bas|الساعة";

const afternoons = new Map<string, RegExp>();

/** "5 de la tarde", "6 Uhr abends": an hour up to eleven of the second half of the day. */
function afternoonIn(folded: string, { language, lists }: CallWords): Clock | undefined {
  const pattern =
    afternoons.get(language) ??
    new RegExp(
      `(?<![\\d.,:])(1[01]|0?[1-9])(?:[:.h]([0-5]\\d))?(?:\\s?(?:h|uhr|uur|heures|o'clock))?\\s+(?:${sourcesOf(lists.clock.afternoon)})`,
      "u",
    );
  afternoons.set(language, pattern);
  const match = pattern.exec(folded);
  return match ? { hour: Number(match[1]) + 12, minute: Number(match[2] ?? 0) } : undefined;
}

const hourBehind = /^\s*(?:uhr|uur|o'clock)(?!\p{L})/u;
const leastHour = 1;
const mostHour = 24;

/** An hour in words, "zwölf Uhr", as digits, all else in its place or behind it. */
function withHours(folded: string, { language }: CallWords): string {
  if (!/uhr|uur|o'clock/u.test(folded)) return folded;
  const spelled = readFacts(folded, language).find(
    ({ value = 0, end, text }) =>
      !/\d/u.test(text) && value >= leastHour && value <= mostHour && hourBehind.test(folded.slice(end)),
  );
  return spelled ? `${folded.slice(0, spelled.start)}${spelled.value}${folded.slice(spelled.end)}` : folded;
}

/** The time of day in a text next to a date. */
export function clockIn(text: string, words: CallWords): Clock | undefined {
  const folded = withHours(foldPhrase(text), words);
  const halfDay = half.exec(folded);
  if (halfDay) {
    const hour = (Number(halfDay[1]) % 12) + (halfDay[3] === "p" ? 12 : 0);
    return { hour, minute: Number(halfDay[2] ?? 0) };
  }
  if (noon.test(folded)) return { hour: 12, minute: 0 };
  if (midnight.test(folded) || words.clock.midnight.test(folded)) return { hour: 23, minute: 59 };
  const afternoon = afternoonIn(folded, words);
  if (afternoon) return afternoon;
  const whole =
    colon.exec(folded) ??
    joined.exec(folded) ??
    alone.exec(folded) ??
    (words.clock.words.test(folded) ? dotted.exec(folded) : null);
  if (whole) return { hour: Number(whole[1]), minute: Number(whole[2] ?? 0) };
  if (words.clock.noon.test(folded)) return { hour: 12, minute: 0 };
  const named = new RegExp(`(?:${spoken})\\s+(\\d{1,2})(?!\\s*[\\d:/]|\\.\\d|\\p{L})`, "u").exec(folded);
  return named && Number(named[1]) <= 24 ? { hour: Number(named[1]), minute: 0 } : undefined;
}
