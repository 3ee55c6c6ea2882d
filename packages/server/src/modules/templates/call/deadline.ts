import { readMoments } from "./moments.ts";
import type { Part } from "./part.ts";
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
  /** The day as it is written. */
  date: string;
}

/** How likely words beside a date make it the day by which to apply. */
function scoreOf(clause: string, part: Part, { deadline }: CallWords): number {
  const folded = foldPhrase(clause);
  const isDue = deadline.due.test(folded);
  if (!isDue && !isIn(part, "deadline") && part.kind !== "row") return 0;
  const isFinal = deadline.final.test(folded);
  // "Invited full proposals are due" is of the last stage, though invitations have days of their own.
  const against = deadline.other.test(folded) ? (isDue && isFinal ? 3 : 6) : 0;
  const isInvited = deadline.invited.test(folded) ? 0.25 : 0;
  return -isInvited + (isDue ? 3 : 0) + (isIn(part, "deadline") ? 1 : 0) + (isFinal ? 2 : 0) - against;
}

/** The moments of a text with the words beside each: those since the moment before it, and the few behind it. */
function addFrom(candidates: Dated[], part: Part, text: string, at: number, label: string, words: CallWords): void {
  const moments = readMoments(text, words);
  let last = 0;
  for (const [index, moment] of moments.entries()) {
    const before = text.slice(moments[index - 1]?.end ?? 0, moment.at);
    const next = moments[index + 1]?.at ?? text.length;
    const after = /^[^.;]{0,50}/u.exec(text.slice(moment.end, next))?.[0] ?? "";
    const near = scoreOf(`${label} ${before}`, part, words);
    const alone = near > 0 || label !== "" ? near : scoreOf(`${label} ${before} ${after}`, part, words);
    // Of "from A to B" the second is the end.
    const isEnd =
      index > 0 &&
      /^\W*(?:\p{L}{1,4}\s)?(?:to|until|and|a|al|hasta|y|au|et|bis|und|até|e|ao|fino al|do|tot en met|en|tot|إلى|و|-|–)\s*(?:\p{L}{1,4}\s)?$/iu.test(
        before,
      );
    const score = isEnd ? Math.max(alone, last + 0.5) : alone;
    last = score;
    candidates.push({
      score,
      time: Date.parse(moment.iso),
      part,
      date: text.slice(moment.at, moment.end),
      found: valueAt(part, moment.iso, at + moment.at, moment.note),
    });
  }
}

/** By when to apply. */
export function readDeadline(parts: Part[], words: CallWords): ReadValue | undefined {
  const candidates: Dated[] = [];
  for (const [index, part] of parts.entries()) {
    if (candidates.length > mostDates) break;
    const { text, cells } = part.passage;
    if (!/\d{4}|\d{1,2}[./-]\d{1,2}[./-]\d{2}|[٠-٩]{4}/u.test(text)) continue;
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
      if (readMoments(label, words).length > 0) addFrom(candidates, part, label, 0, cells.slice(1).join(" "), words);
      else addFrom(candidates, part, text.slice(label.length), label.length, label, words);
    } else
      for (const [position, sentence] of sentences(text).entries())
        addFrom(candidates, part, sentence.text, sentence.at, position === 0 ? lead : "", words);
  }
  const chosen = candidates.reduce<Dated | undefined>((top, each) => {
    if (each.score <= 0) return top;
    return !top || each.score > top.score || (each.score === top.score && each.time > top.time) ? each : top;
  }, undefined);
  return chosen && withZone(chosen, withClock(chosen, parts, words), parts, words);
}

/** How many paragraphs below a day its time of day may stand. */
const clockReach = 4;

/** The day with its time, where that is told in a sentence below: "All applications are due by 5 p.m. local time." */
function withClock({ found, time, part, date }: Dated, parts: Part[], words: CallWords): ReadValue {
  if (!found.note?.includes("No time is named")) return found;
  const at = parts.indexOf(part);
  for (const below of [...parts.slice(at, at + clockReach + 1), ...parts.slice(Math.max(0, at - 1), at)]) {
    for (const { text } of sentences(below.passage.text)) {
      const folded = foldPhrase(text);
      // "Time: 3 pm" in a line below says as much as a sentence.
      const isLabelled = below === parts[at + 1] && text.length <= 60 && words.clock.words.test(folded);
      const isDue = words.deadline.due.test(folded) || isLabelled;
      if (/\d{4}/.test(text) || !isDue || words.deadline.other.test(folded)) continue;
      const [moment] = readMoments(`${date}, ${text}`, words);
      if (
        moment &&
        !moment.note?.includes("No time is named") &&
        Math.abs(Date.parse(moment.iso) - time) < 3 * 86_400_000
      )
        return { ...found, value: moment.iso, ...(moment.note !== undefined && { note: moment.note }) };
    }
  }
  return found;
}

/** The moment in the zone that the call names for all its times: "All times are Dublin time." */
function withZone({ date }: Dated, found: ReadValue, parts: Part[], words: CallWords): ReadValue {
  if (!found.note?.includes("No time zone is named") || found.note.includes("No time is named")) return found;
  for (const part of parts)
    for (const { text } of sentences(part.passage.text)) {
      if (text.length > 120 || !words.clock.all.test(foldPhrase(text))) continue;
      const [moment] = readMoments(`${date}, ${found.value.slice(11, 16)}, ${text}`, words);
      if (moment) return { ...found, value: moment.iso, ...(moment.note !== undefined && { note: moment.note }) };
    }
  return found;
}
