import type { Dated } from "./dates.ts";
import { isListed } from "./listedDays.ts";

/** What stands beside a day, without what differs from round to round: numbers, and names of months, which are written with a capital in some languages only. */
const shapeOf = ({ beside: { label, before } }: Dated): string =>
  `${label} ${before}`
    .toLowerCase()
    .replace(/\d+\p{L}{0,3}|[\p{P}\p{S}]+/gu, " ")
    .replace(/(?<!\p{L})(?:[ivx]+|\p{L})(?!\p{L})/gu, " ")
    .replace(/\s+/gu, " ")
    .trim();

/** Whether two days are of two rounds: named one after the other in a list, or under labels that differ in a number alone. */
function isSameRow(one: Dated, other: Dated): boolean {
  const [first, second] = one.moment.at <= other.moment.at ? [one, other] : [other, one];
  if (one.part === other.part)
    return one.beside.label === other.beside.label
      ? isListed(first.beside.before, second.beside.before)
      : shapeOf(one) === shapeOf(other);
  if (one.part.kind !== other.part.kind || one.part.zone !== other.part.zone) return false;
  // Lines one below the other that are as likely: "First round: 29 January", "Last round: 28 May".
  const isBeside = Math.abs(one.place - other.place) === 1 && one.score === other.score && one.score > 0;
  return isBeside || shapeOf(one) === shapeOf(other);
}

/** The rounds that a day is one of, in the order of the calendar; only itself where there is no other. */
function roundsOf(day: Dated, candidates: readonly Dated[]): Dated[] {
  const rounds = [day];
  // Of a list each is beside the next.
  for (let isMore = true; isMore;) {
    const more = candidates.filter((each) => !rounds.includes(each) && rounds.some((known) => isSameRow(each, known)));
    rounds.push(...more);
    isMore = more.length > 0;
  }
  return rounds.toSorted((a, b) => a.time - b.time);
}

/** Of the rounds that a day is one of the next from a day on; that day where all are over. */
export const nextRound = (day: Dated, candidates: readonly Dated[], today: string): Dated =>
  roundsOf(day, candidates).find(({ moment }) => moment.day >= today) ?? day;
