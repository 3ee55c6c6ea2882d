import { farthestAhead, type CallDates, type Dated } from "./dates.ts";
import { readMoments, type Moment } from "./moments.ts";
import type { Part } from "./part.ts";
import { sentences } from "./passages.ts";
import { dayToldIn, withToldTime, type NamedDay } from "./pointed/namedDay.ts";
import type { ReadValue } from "./readValue.ts";
import { nextRound } from "./rounds.ts";
import { foldPhrase } from "./words/phrases.ts";
import type { CallWords } from "./words/callWords.ts";

const hasTime = ({ found }: Dated) => found.note?.includes("No time is named") !== true;

/** The same day where another place of the call tells its time as well. */
const sameDayWithTime = (chosen: Dated, candidates: readonly Dated[]): Dated | undefined =>
  candidates.find((each) => each.moment.day === chosen.moment.day && hasTime(each));

/** The days of a call that are told in some words, at their place. */
function daysNamed(
  candidates: readonly Dated[],
  { text, readFrom }: NamedDay,
  { words, calendar }: CallDates["known"],
): Dated[] {
  const days = new Set(readMoments(text, words, calendar).map(({ day }) => day));
  return candidates
    .filter(({ found, moment }) => days.has(moment.day) && Math.abs(found.readFrom.line - readFrom.line) <= 1)
    .map((each) => ({ ...each, score: Math.max(each.score, 1) }));
}

/** The likeliest of some days; of several as likely the last. `chance` says how likely each is. */
const likeliest = (
  candidates: readonly Dated[],
  chance: (each: Dated) => number = ({ score }) => score,
): Dated | undefined =>
  candidates.reduce<Dated | undefined>((top, each) => {
    if (chance(each) <= 0) return top;
    const lead = top ? chance(each) - chance(top) : 1;
    return lead > 0 || (lead === 0 && each.time > top!.time) ? each : top;
  }, undefined);

/** How likely a day is today: one that is over is rather of an earlier round, one far ahead of the end of a grant. */
function chanceOn(today: string | undefined): (each: Dated) => number {
  if (today === undefined) return ({ score }) => score;
  return ({ score, moment }) => {
    const ahead = (Date.parse(moment.day) - Date.parse(today)) / 86_400_000;
    return ahead < 0 || ahead > farthestAhead ? score - 3 : score;
  };
}

/** The day by which to apply. */
export interface ReadDeadline {
  found: ReadValue;
  /** Where it is, "2027-03-01". */
  day: string;
}

/**
 * By when to apply.
 *
 * @param dates the days of the call.
 * @param named words that are known to tell the day: of no other it is read then, where they tell one.
 * @param today where it is known, "2027-03-01": a day before it is less likely, and of several rounds the next counts.
 */
export function readDeadline(
  { candidates, known }: CallDates,
  parts: Part[],
  named?: NamedDay,
  today?: string,
): ReadDeadline | undefined {
  const { words } = known;
  const told = named ? daysNamed(candidates, named, known) : [];
  const byWords = named && told.length === 0 ? dayToldIn(named, words) : undefined;
  if (named && byWords)
    return { found: withToldTime(byWords, named, words), day: named.date ?? byWords.value.slice(0, 10) };
  const likely = likeliest(candidates, chanceOn(today));
  // Words that are known to tell the day overrule what would be likely.
  const chosen = likeliest(told) ?? (likely && today !== undefined ? nextRound(likely, candidates, today) : likely);
  if (!chosen) return undefined;
  const timed = hasTime(chosen) ? chosen : (sameDayWithTime(chosen, candidates) ?? chosen);
  const read = withZone(timed, withClock(timed, parts, words), parts, words);
  return { found: named && told.length > 0 ? withToldTime(read, named, words) : read, day: chosen.moment.day };
}

/** How many paragraphs below a day its time of day may stand. */
const clockReach = 4;

/** The day with its time, where that is told in a sentence below: "All applications are due by 5 p.m. local time." */
function withClock({ found, time, part, moment: own }: Dated, parts: Part[], words: CallWords): ReadValue {
  if (!found.note?.includes("No time is named")) return found;
  const at = parts.indexOf(part);
  for (const below of [...parts.slice(at, at + clockReach + 1), ...parts.slice(Math.max(0, at - 1), at)]) {
    for (const { text } of sentences(below.passage.text)) {
      const folded = foldPhrase(text);
      // "Time: 3 pm" in a line below says as much as a sentence.
      const isLabelled = below === parts[at + 1] && text.length <= 60 && words.clock.words.test(folded);
      const isDue = words.deadline.due.test(folded) || isLabelled;
      if (/\d{4}/.test(text) || !isDue || words.deadline.other.test(folded)) continue;
      const [moment] = readMoments(`${own.day}, ${text}`, words);
      if (
        moment &&
        !moment.note?.includes("No time is named") &&
        Math.abs(Date.parse(moment.iso) - time) < 3 * 86_400_000
      )
        return withMoment(found, own, moment);
    }
  }
  return found;
}

/** What was found at the time of another moment of the same day. */
function withMoment(found: ReadValue, { dayNote }: Moment, { iso, note }: Moment): ReadValue {
  const told = [dayNote, note].filter((each) => each !== undefined).join(" ");
  return { ...found, value: iso, ...(told !== "" && { note: told }) };
}

/** The moment in the zone that the call names for all its times: "All times are Dublin time." */
function withZone({ moment: own }: Dated, found: ReadValue, parts: Part[], words: CallWords): ReadValue {
  if (!found.note?.includes("No time zone is named") || found.note.includes("No time is named")) return found;
  for (const part of parts)
    for (const { text } of sentences(part.passage.text)) {
      if (text.length > 120 || !words.clock.all.test(foldPhrase(text))) continue;
      const [moment] = readMoments(`${own.day}, ${found.value.slice(11, 16)}, ${text}`, words);
      if (moment) return withMoment(found, own, moment);
    }
  return found;
}
