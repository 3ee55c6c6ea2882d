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

/** The day that somebody says is told in some words, where its numbers stand in them, with the time and the zone that they tell. */
export function dayToldIn({ text, readFrom, date = "" }: NamedDay, words: CallWords): ReadValue | undefined {
  const [, year = "", month = "", day = ""] = /^(\d{4})-(\d{2})-(\d{2})$/u.exec(date) ?? [];
  const isTold = year !== "" && holdsNumber(text, Number(day), words.language);
  const known = new Date(`${date}T00:00:00Z`);
  if (!isTold || Number.isNaN(known.getTime()) || known.getUTCMonth() + 1 !== Number(month)) return undefined;
  const [moment] = readMoments(`${date}, ${text}`, words);
  return moment?.day === date
    ? { value: moment.iso, readFrom, ...(moment.note !== undefined && { note: moment.note }) }
    : undefined;
}

/** A day with the time that somebody says is told beside it, where rules found none and its hour stands there. */
export function withToldTime(found: ReadValue, { text, date = "", time = "" }: NamedDay, words: CallWords): ReadValue {
  const hour = Number(/^(\d{2}):\d{2}$/u.exec(time)?.[1] ?? Number.NaN);
  const isTold = [hour, hour - 12].some((each) => holdsNumber(text, each, words.language));
  if (!isTold || !found.value.startsWith(`${date}T`) || !found.note?.includes("No time is named")) return found;
  const [moment] = readMoments(`${date}, ${time}, ${text}`, words);
  if (moment?.day !== date) return found;
  const { note: _note, ...rest } = found;
  return { ...rest, value: moment.iso, ...(moment.note !== undefined && { note: moment.note }) };
}
