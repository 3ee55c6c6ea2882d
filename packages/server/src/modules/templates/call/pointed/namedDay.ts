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

/** Where a number stands first in words, in digits; undefined where it does not. */
function digitsAt(text: string, number: number): { start: number; end: number } | undefined {
  const match = new RegExp(`(?<!\\d)0?${number}(?!\\d)`, "u").exec(text);
  return match ? { start: match.index, end: match.index + match[0].length } : undefined;
}

/** So far apart a day, its month and its year stand at most, in characters. */
const longestDate = 30;

const monthAsRead = "The month is as the model read it: check it.";

/**
 * The day that somebody says is told in words that no rule knows: its day and its year have to stand near each other in them, and its month in digits or as a word between or beside them, of which
 * the person is told. With the time and the zone that the words tell.
 */
export function dayToldIn({ text, readFrom, date = "" }: NamedDay, words: CallWords): ReadValue | undefined {
  const parts = dayParts(date);
  const year = parts && digitsAt(text, parts.year);
  if (!parts || !year) return undefined;
  // The year may hold the digits of the day.
  const rest = text.slice(0, year.start) + " ".repeat(year.end - year.start) + text.slice(year.end);
  const day = digitsAt(rest, parts.day);
  if (!day) return undefined;
  const [from, to] = [Math.min(day.start, year.start), Math.max(day.end, year.end)];
  const around = rest.slice(Math.max(0, from - longestDate / 2), to + longestDate / 2);
  if (to - from > longestDate) return undefined;
  const own = around.replace(new RegExp(`(?<!\\d)0?${parts.day}(?!\\d)`, "u"), " ");
  const isInDigits = digitsAt(own, parts.month) !== undefined;
  if (!isInDigits && !/\p{L}{3}/u.test(own)) return undefined;
  const [moment] = readMoments(`${date}, ${text}`, words);
  if (moment?.day !== date) return undefined;
  const notes = [moment.note, isInDigits ? undefined : monthAsRead].filter((note) => note !== undefined);
  return { value: moment.iso, readFrom, ...(notes.length > 0 && { note: notes.join(" ") }) };
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
  // A number before the day counts something else: "12 copies by 5 March".
  const rest = text.slice(Math.max(digitsAt(text, parts.year)?.end ?? 0, digitsAt(text, parts.day)?.end ?? 0));
  if (!found.value.startsWith(`${date}T`) || !holdsTime(rest, { hour, minutes }, words.language)) return found;
  const [moment] = readMoments(`${date}, ${time}, ${text}`, words);
  if (moment?.day !== date) return found;
  const { note: _note, ...other } = found;
  const notes = [moment.note, found.note?.includes(monthAsRead) ? monthAsRead : undefined];
  const told = notes.filter((note) => note !== undefined).join(" ");
  return { ...other, value: moment.iso, ...(told !== "" && { note: told }) };
}
