import { mayNameDay, yearsIn } from "./days.ts";
import { readMoments, type Moment } from "./moments.ts";
import type { Part } from "./part.ts";
import { dayToldIn, withToldTime, type NamedDay } from "./pointed/namedDay.ts";
import { sentences } from "./passages.ts";
import { isIn, valueAt, type Candidate, type ReadValue } from "./readValue.ts";
import { foldPhrase } from "./words/phrases.ts";
import type { CallWords } from "./words/callWords.ts";

/** Texts full of dates are no calls; so many are enough. */
const mostDates = 300;

/** A candidate with its moment: of several as likely the last counts. */
interface Dated extends Candidate {
  time: number;
  part: Part;
  moment: Moment;
}

/** "reports@council.example" says nothing of reports. */
const address = /\S+@\S+|https?:\/\/\S+/gu;

const clauseEnd = /[,;:]\s|\s(?:and|und|et|y|e|en|i|oraz|och)\s/u;

/** Whether the clause right before a date says that it is due, though one before it is of something else: "opens in May and closes on". */
function isOfClause(folded: string, { due, other }: CallWords["deadline"]): boolean {
  const pieces = folded.split(clauseEnd);
  const last = pieces.at(-1) ?? "";
  return pieces.length > 1 && due.test(last) && !other.test(last);
}

/** How likely words beside a date make it the day by which to apply. */
function scoreOf(before: string, after: string, part: Part, { deadline }: CallWords): number {
  const clause = `${before} ${after}`;
  const folded = foldPhrase(clause.replace(address, " "));
  const isDue = deadline.due.test(folded);
  if (!isDue && !isIn(part, "deadline") && part.kind !== "row") return 0;
  const isFinal = deadline.final.test(folded);
  // "Invited full proposals are due" is of the last stage, though invitations have days of their own.
  const against = deadline.other.test(folded)
    ? isOfClause(foldPhrase(before), deadline)
      ? 1
      : isDue && isFinal
        ? 3
        : 6
    : 0;
  const isInvited = deadline.invited.test(folded) ? 0.25 : 0;
  return -isInvited + (isDue ? 3 : 0) + (isIn(part, "deadline") ? 1 : 0) + (isFinal ? 2 : 0) - against;
}

/** What is known of a call: its words, and the years that it names. */
interface Known {
  words: CallWords;
  years: number[];
}

/** The moments of a text with the words beside each: those since the moment before it, and the few behind it. */
function addFrom(candidates: Dated[], part: Part, text: string, at: number, label: string, known: Known): void {
  const { words, years } = known;
  const moments = readMoments(text, words, years);
  let last = 0;
  for (const [index, moment] of moments.entries()) {
    const before = text.slice(moments[index - 1]?.end ?? 0, moment.at);
    const next = moments[index + 1]?.at ?? text.length;
    const after = /^[^.;]{0,50}/u.exec(text.slice(moment.end, next))?.[0] ?? "";
    const near = scoreOf(`${label} ${before}`, "", part, words);
    // Beside a label only the clause of the date itself says more.
    const behind = label === "" ? after : after.split(clauseEnd)[0]!;
    const alone = near > 0 || (label !== "" && near < 0) ? near : scoreOf(`${label} ${before}`, behind, part, words);
    // Of "from A to B" the second is the end.
    const isEnd =
      index > 0 &&
      /^\W*(?:\p{L}{1,4}\s)?(?:to|until|and|a|al|hasta|y|au|et|bis|und|até|e|ao|fino al|do|tot en met|en|tot|إلى|و|-|–)\s*(?:\p{L}{1,4}\s)?$/iu.test(
        before,
      );
    // "Applications are accepted from A to B" says by itself of what.
    const isTaken = last === 0 && words.deadline.final.test(foldPhrase(text.slice(0, moments[0]!.at)));
    const score = isEnd && (last > 0 || isTaken) ? Math.max(alone, last + 0.5) : alone;
    last = score;
    candidates.push({
      score,
      time: Date.parse(moment.iso),
      part,
      moment,
      found: valueAt(part, moment.iso, at + moment.at, moment.note),
    });
  }
}

const hasTime = ({ found }: Dated) => found.note?.includes("No time is named") !== true;

/** The same day where another place of the call tells its time as well. */
const sameDayWithTime = (chosen: Dated, candidates: Dated[]): Dated | undefined =>
  candidates.find((each) => each.moment.day === chosen.moment.day && hasTime(each));

/** The days of a call that are told in some words, at their place. */
function daysNamed(candidates: Dated[], { text, readFrom }: NamedDay, { words, years }: Known): Dated[] {
  const days = new Set(readMoments(text, words, years).map(({ day }) => day));
  return candidates
    .filter(({ found, moment }) => days.has(moment.day) && Math.abs(found.readFrom.line - readFrom.line) <= 1)
    .map((each) => ({ ...each, score: Math.max(each.score, 1) }));
}

/** By when to apply. `named` are words that are known to tell the day: of no other it is read then, where they tell one. */
export function readDeadline(parts: Part[], words: CallWords, named?: NamedDay): ReadValue | undefined {
  const candidates: Dated[] = [];
  const known: Known = { words, years: yearsIn(parts.map(({ passage }) => passage.text)) };
  for (const [index, part] of parts.entries()) {
    if (candidates.length > mostDates) break;
    const { text, cells } = part.passage;
    if (!mayNameDay(text, words)) continue;
    const before = parts[index - 1];
    // "Closing date:" and the day in the line below.
    const lead =
      before &&
      before.kind !== "row" &&
      (/[:：]$/u.test(before.body) || (part.kind !== "row" && before.kind === "heading")) &&
      before.body.length < 90
        ? before.body
        : "";
    if (cells) {
      const [label = ""] = cells;
      if (readMoments(label, words).length > 0) addFrom(candidates, part, label, 0, cells.slice(1).join(" "), known);
      else addFrom(candidates, part, text.slice(label.length), label.length, label, known);
    } else
      for (const [position, sentence] of sentences(text).entries())
        addFrom(candidates, part, sentence.text, sentence.at, position === 0 ? lead : "", known);
  }
  const told = named ? daysNamed(candidates, named, known) : [];
  const byWords = named && told.length === 0 ? dayToldIn(named, words) : undefined;
  if (named && byWords) return withToldTime(byWords, named, words);
  const chosen = (told.length > 0 ? told : candidates).reduce<Dated | undefined>((top, each) => {
    if (each.score <= 0) return top;
    return !top || each.score > top.score || (each.score === top.score && each.time > top.time) ? each : top;
  }, undefined);
  const timed = chosen && (hasTime(chosen) ? chosen : (sameDayWithTime(chosen, candidates) ?? chosen));
  const read = timed && withZone(timed, withClock(timed, parts, words), parts, words);
  return read && named && told.length > 0 ? withToldTime(read, named, words) : read;
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
