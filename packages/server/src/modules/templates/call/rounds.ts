import type { Dated } from "./dates.ts";

/** "1st round", "2e relevé", "3.ª convocatoria". */
const isOrdinal = ({ part }: Dated): boolean => /^\W*\d{1,2}(?:st|nd|rd|th|er|ère|re|ème|e|\.?[ºª])\s/u.test(part.body);

/** Words without the numbers that differ from round to round; undefined where that says nothing. */
function withoutNumbers(words: string): string | undefined {
  const shape = words
    .toLowerCase()
    .replace(/\d+\p{L}{0,3}|[\p{P}\p{S}]+/gu, " ")
    .replace(/(?<!\p{L})(?:[ivx]+|\p{L})(?!\p{L})/gu, " ")
    .replace(/\s+/gu, " ")
    .trim();
  return /\p{L}{4}/u.test(shape) ? shape : undefined;
}

/** What stands beside a day but for numbers: in a table the head of its column. */
const shapeOf = ({ beside: { label, before, head } }: Dated): string | undefined =>
  withoutNumbers(head === "" ? `${label} ${before}` : head);

/**
 * Of the rounds that a day is one of the next from a day on; that day where all are over. Rounds are named one after the other in a list,
 * or are as likely under words that differ in a number alone.
 */
export function nextRound(day: Dated, candidates: readonly Dated[], today: string): Dated {
  const shape = shapeOf(day);
  const isAlike = (each: Dated) =>
    each.score === day.score &&
    each.part.kind === day.part.kind &&
    each.part.zone === day.part.zone &&
    ((shape !== undefined && shapeOf(each) === shape) || (isOrdinal(day) && isOrdinal(each)));
  const rounds = candidates.filter((each) => each.score > 0 && (each.list === day.list || isAlike(each)));
  return rounds.filter(({ moment }) => moment.day >= today).toSorted((one, other) => one.time - other.time)[0] ?? day;
}
