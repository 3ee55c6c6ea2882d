import { bareYear, calendarOf, mayNameDay, type Calendar } from "./days.ts";
import { isListed } from "./listedDays.ts";
import { readMoments, type Moment } from "./moments.ts";
import type { Part } from "./part.ts";
import { sentences } from "./passages.ts";
import { isIn, valueAt, type Candidate } from "./readValue.ts";
import { foldPhrase } from "./words/phrases.ts";
import type { CallWords } from "./words/callWords.ts";

/** Texts full of dates are no calls; so many are enough. */
const mostDates = 300;

/** A day that a call names, and how likely it is the one by which to apply. */
export interface Dated extends Candidate {
  time: number;
  part: Part;
  /** Which of the parts of the call that is, from 0. */
  place: number;
  moment: Moment;
  /** What stands beside it: the label of its row or line, the head of its column in a table of several, and the words of its sentence since the day before and up to the next. */
  beside: Beside & { before: string; after: string };
  /** Which list of days it is one of, "15 January, 16 April and 16 July"; of one day where it stands alone. */
  list: string;
}

/** What a day is named by. */
interface Beside {
  label: string;
  head: string;
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
  // Who may apply is told with days of its own.
  const elsewhere = isIn(part, "eligibility", "criteria", "prohibitions") ? 2 : 0;
  return -isInvited + (isDue ? 3 : 0) + (isIn(part, "deadline") ? 1 : 0) + (isFinal ? 2 : 0) - against - elsewhere;
}

/** A day with its time of day is more likely one by which something has to be in. */
const timed = 0.75;

/** What is known of a call: its words, and what it tells of its days. */
interface Known {
  words: CallWords;
  calendar: Calendar;
}

/** The days of a call. */
export interface CallDates {
  candidates: readonly Dated[];
  known: Known;
}

/** What a day is of stands behind it. */
const namedBehind = /^\s*[:：]\s*\p{L}/u;

/** The moments of a text with the words beside each: those since the moment before it, and the few behind it. */
function addFrom(
  candidates: Dated[],
  { part, place }: Pick<Dated, "part" | "place">,
  text: string,
  at: number,
  named: Beside,
  known: Known,
): void {
  const { words, calendar } = known;
  const label = [named.label, named.head].filter(Boolean).join(", ");
  const moments = readMoments(text, words, calendar);
  let last = 0;
  let previous = "";
  let list = "";
  let wasNamedBehind = false;
  for (const [index, moment] of moments.entries()) {
    const isNamedBehind = namedBehind.test(text.slice(moment.end));
    // "5 March: information session. 16 April: closing date": what stands before a day is of the one before.
    const before = isNamedBehind && wasNamedBehind ? "" : text.slice(moments[index - 1]?.end ?? 0, moment.at);
    wasNamedBehind = isNamedBehind;
    const next = moments[index + 1]?.at ?? text.length;
    const after = (isNamedBehind ? /^[^;]{0,80}/u : /^[^.;]{0,50}/u).exec(text.slice(moment.end, next))?.[0] ?? "";
    const near = scoreOf(`${label} ${before}`, "", part, words);
    // Beside a label only the clause of the date itself says more.
    const behind = label === "" ? after : after.split(clauseEnd)[0]!;
    const isPlain = !isNamedBehind && (near > 0 || (label !== "" && near < 0));
    const alone = isPlain ? near : scoreOf(`${label} ${before}`, behind, part, words);
    // Of "from A to B" the second is the end.
    const isEnd =
      index > 0 &&
      /^\W*(?:\p{L}{1,4}\s)?(?:to|until|and|a|al|hasta|y|au|et|bis|und|até|e|ao|fino al|do|tot en met|en|tot|إلى|و|-|–)\s*(?:\p{L}{1,4}\s)?$/iu.test(
        before,
      );
    // "Applications are accepted from A to B" says by itself of what.
    const isTaken = last === 0 && words.deadline.final.test(foldPhrase(text.slice(0, moments[0]!.at)));
    const isNext = index > 0 && isListed(previous, before);
    const score = isEnd && (last > 0 || isTaken) ? Math.max(alone, last + 0.5) : isNext ? Math.max(alone, last) : alone;
    if (!isNext) list = `${place} ${at + moment.at}`;
    previous = before;
    last = score;
    const hasTime = moment.note?.includes("No time is named") !== true;
    candidates.push({
      score: score > 0 && hasTime ? score + timed : score,
      time: Date.parse(moment.iso),
      part,
      place,
      moment,
      beside: { ...named, before, after: text.slice(moment.end, next) },
      list,
      found: valueAt(part, moment.iso, at + moment.at, moment.note),
    });
  }
}

/** So far ahead calls name days, in days. */
export const farthestAhead = 550;

const longestLabel = 90;
/** A line that begins with a day and is hardly more: its name stands above it. */
const longestBare = 60;
const noLabel: Beside = { label: "", head: "" };

/** Whether a line hardly says more than a day: "Saturday 27th February, 10 am to 3 pm". One that goes on behind a colon says itself what it is. */
function isBareDay(text: string, words: CallWords, calendar: Calendar): boolean {
  if (text.length > longestBare || !/^\P{L}*(?:\p{L}+[.,]?\s){0,2}\d/u.test(text)) return false;
  const [first] = readMoments(text, words, calendar);
  if (!first) return false;
  const behind = text.slice(first.end);
  return !/^\s*[:：–—-]\s*\p{L}/u.test(behind) && (behind.match(/(?<!\p{L})\p{Ll}{3,}/gu) ?? []).length <= 2;
}

/** So many paragraphs above a day its year may stand. */
const yearReach = 4;

/** The year that a day's own paragraph or one above it names by itself. */
function yearAbove(parts: readonly Part[], index: number, words: CallWords): number | undefined {
  for (const { passage } of parts.slice(Math.max(0, index - yearReach), index + 1).toReversed()) {
    const year = bareYear(passage.text, words);
    if (year !== undefined) return year;
  }
  return undefined;
}

/** A day before another is nearer than one as long after it: most days of a call lead to its deadline. */
const before = 0.4;

const dayMs = 86_400_000;

/** Whether a day is neither over nor far ahead, where it is known which day it is. */
function isInReach(time: number, today: string | undefined): boolean {
  if (today === undefined) return true;
  const ahead = (time - Date.parse(today)) / dayMs;
  return ahead >= 0 && ahead <= farthestAhead;
}

/** The year in which a day is nearest to another, and not over. */
function yearNear(near: string, today: string, month: number, day: number): number {
  const at = Date.parse(near);
  const apart = (year: number) => {
    const time = Date.UTC(year, month - 1, day);
    return time < Date.parse(today) ? Infinity : time < at ? (at - time) * before : time - at;
  };
  const year = Number(near.slice(0, 4));
  return [year, year - 1, year + 1].reduce((one, other) => (apart(other) < apart(one) ? other : one));
}

/**
 * The days that a call names, in its order, each with how likely it is the one by which to apply.
 *
 * @param near a day, "2027-03-01", near which those are meant that are named without a year; else only those are known above which their year stands.
 * @param today where it is known: no day without a year is over.
 */
export function datesOf(parts: readonly Part[], words: CallWords, near?: string, today?: string): CallDates {
  const candidates: Dated[] = [];
  const calendar = calendarOf(parts.map(({ passage }) => passage.text));
  /** The cells at the head of the table that the last row belongs to. */
  let heads: readonly string[] = [];
  for (const [index, part] of parts.entries()) {
    if (candidates.length > mostDates) break;
    const { text, cells } = part.passage;
    if (!cells) heads = [];
    else if (heads.length === 0) heads = cells;
    if (!mayNameDay(text, words, true)) continue;
    const year = yearAbove(parts, index, words);
    const yearOf = (month: number, day: number) => {
      // A year in which the day is long over, or far ahead, is of something else: "since 2009".
      if (year !== undefined && isInReach(Date.UTC(year, month - 1, day), today)) return year;
      return near === undefined ? undefined : yearNear(near, today ?? "1970-01-01", month, day);
    };
    const known: Known = { words, calendar: { ...calendar, yearOf } };
    const last = parts[index - 1];
    const above = last && last.kind !== "row" && last.body.length < longestLabel ? last.body : "";
    // A line of words alone names the day below it.
    const isNameAbove = !/[.!?]$/u.test(above) && !/\d/u.test(above) && isBareDay(text, words, known.calendar);
    // "Closing date:" and the day in the line below.
    const lead =
      last &&
      last.kind !== "row" &&
      (/[:：]$/u.test(last.body) || (part.kind !== "row" && last.kind === "heading")) &&
      last.body.length < longestLabel
        ? last.body
        : isNameAbove
          ? above
          : "";
    const at = { part, place: index };
    if (cells) {
      const named = known.calendar;
      const [label = ""] = cells;
      const hasDay = readMoments(label, words, named).length > 0;
      if (hasDay) addFrom(candidates, at, label, 0, { label: cells.slice(1).join(" "), head: "" }, known);
      else {
        let from = label.length;
        for (const [column, cell] of cells.entries()) {
          if (column === 0 || cell === "") continue;
          const start = Math.max(from, text.indexOf(cell, from));
          const head = cells.length > 2 ? (heads[column] ?? "") : "";
          addFrom(candidates, at, cell, start, { label, head }, known);
          from = start + cell.length;
        }
      }
    } else
      for (const [position, sentence] of sentences(text).entries())
        addFrom(
          candidates,
          at,
          sentence.text,
          sentence.at,
          position === 0 ? { label: lead, head: "" } : noLabel,
          known,
        );
  }
  return { candidates, known: { words, calendar } };
}
