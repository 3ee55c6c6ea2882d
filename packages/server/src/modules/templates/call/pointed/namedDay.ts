import { readMoments } from "../moments.ts";
import type { ReadFrom } from "../passages.ts";
import type { ReadValue } from "../readValue.ts";
import type { CallWords } from "../words/callWords.ts";
import { holdsNumber } from "./holdsNumber.ts";

/** Words that are known to name the day. */
export interface NamedDay {
  text: string;
  readFrom: ReadFrom;
  /** That day as 2027-03-05 and its time as 17:00, where somebody says which they are. */
  date?: string | undefined;
  time?: string | undefined;
}

const dayParts = (date: string) => {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/u.exec(date)?.map(Number) ?? [];
  const isDay = new Date(`${date}T00:00:00Z`).getUTCDate() === day;
  return year === undefined || month === undefined || day === undefined || !isDay ? undefined : { year, month, day };
};

/** What is left of words without a number, where it stands first. */
const without = (text: string, number: number): string =>
  text.replace(new RegExp(`(?<!\\d)0?${number}(?!\\d)`, "u"), " ");

/**
 * The day that somebody says is told in words that no rule knows: its day and its year have to stand in them, and its month in digits or as a word beside its day. With the time and
 * the zone that the words tell.
 */
export function dayToldIn({ text, readFrom, date = "" }: NamedDay, words: CallWords): ReadValue | undefined {
  const parts = dayParts(date);
  if (!parts || !holdsNumber(text, parts.year, words.language)) return undefined;
  const rest = without(text, parts.year);
  const beside = new RegExp(
    `(?:\\p{L}{3,}[\\s.,]*0?${parts.day}|(?<!\\d)0?${parts.day}[\\s.ºª-]*(?:\\p{L}{1,3}\\s+)?\\p{L}{3,})(?!\\d)`,
    "u",
  );
  const isTold =
    holdsNumber(rest, parts.day, words.language) &&
    (beside.test(rest) || holdsNumber(without(rest, parts.day), parts.month, words.language));
  const [moment] = isTold ? readMoments(`${date}, ${text}`, words) : [];
  return moment?.day === date
    ? { value: moment.iso, readFrom, ...(moment.note !== undefined && { note: moment.note }) }
    : undefined;
}

/** Whether a time stands in words beside a day: its hour, also as one of twelve, and its minutes. */
function holdsTime(text: string, { hour, minutes }: { hour: number; minutes: number }, language: string): boolean {
  const isHour = holdsNumber(text, hour, language) || (hour > 12 && holdsNumber(text, hour - 12, language));
  return isHour && (minutes === 0 || new RegExp(`(?<!\\d)${String(minutes).padStart(2, "0")}(?!\\d)`, "u").test(text));
}

/** A day with the time that somebody says is told beside it, where rules found none and it stands there. */
export function withToldTime(found: ReadValue, { text, date = "", time = "" }: NamedDay, words: CallWords): ReadValue {
  const parts = dayParts(date);
  const [, hour, minutes] = /^(\d{2}):(\d{2})$/u.exec(time)?.map(Number) ?? [];
  if (!parts || hour === undefined || minutes === undefined || !found.note?.includes("No time is named")) return found;
  const rest = without(without(text, parts.year), parts.day);
  if (!found.value.startsWith(`${date}T`) || !holdsTime(rest, { hour, minutes }, words.language)) return found;
  const [moment] = readMoments(`${date}, ${time}, ${text}`, words);
  if (moment?.day !== date) return found;
  const { note: _note, ...other } = found;
  return { ...other, value: moment.iso, ...(moment.note !== undefined && { note: moment.note }) };
}
