import { isDeepStrictEqual } from "node:util";
import type { Schemas } from "@grantwright/api-client";
import type { CallPointers, PointedWords } from "../../../../capabilities/writer/callPointers.ts";
import { amountOf, awardIn } from "../award.ts";
import { datesOf } from "../dates.ts";
import { readDeadline } from "../deadline.ts";
import { readKeyDates } from "../keyDates.ts";
import { categoryOf } from "../papers.ts";
import type { Part } from "../part.ts";
import { partsOfCall } from "../partsOfCall.ts";
import { splitLines } from "../../../../kernel/text/splitLines.ts";
import { readCall } from "../readCall.ts";
import { aboveSections, type WholeLimits } from "../wholeLimit.ts";
import type { ReadValue } from "../readValue.ts";
import { pointedIn, type FoundWords } from "./findPointed.ts";
import { holdsNumber } from "./holdsNumber.ts";
import { found, joined, sameLine, withoutEnd, type Known } from "./known.ts";
import { lengthOf } from "./pointedLengths.ts";
import { sectionsOf } from "./pointedSections.ts";
import { withToldZone } from "./toldZone.ts";

type Reading = Schemas["CallReading"];
type Paper = Schemas["TemplateChecklistItem"];
type Criterion = Schemas["ReadCriterion"];

const mostPoints = 10_000;
/** All that is quoted of a kind together, in characters. */
const mostQuoted = 50_000;
const longest = { name: 300, short: 200, pointsLine: 1_000 };

const valueOf = ({ text, readFrom, lastLine }: FoundWords, value = withoutEnd(text)): ReadValue => ({
  value,
  readFrom,
  ...(lastLine > readFrom.line && { lastLine }),
});

function papersOf(pointers: CallPointers, known: Known): Paper[] {
  const papers = found(pointers.papers, known).map(({ one, at }): Paper => {
    const name = withoutEnd(at.text).slice(0, longest.name);
    return { id: "", name, category: categoryOf(name), required: !one.isOptional, readFrom: at.readFrom };
  });
  return joined(papers, known.rules.documentChecklist, known).map((item, index) => ({
    ...item,
    id: `item-${index + 1}`,
  }));
}

/** Whether points stand where a criterion does: in its lines, and not as the number of an entry. */
const holdPoints = (points: number, { readFrom, lastLine }: FoundWords, { lines, words }: Known): boolean =>
  points > 0 &&
  points <= mostPoints &&
  [readFrom.text, ...lines.slice(readFrom.line, lastLine)].some((line) =>
    holdsNumber(line.slice(0, longest.pointsLine).replace(/^\s*\(?\d{1,3}[.)]\s/u, ""), points, words.language),
  );

function criteriaOf(pointers: CallPointers, known: Known): Criterion[] {
  const criteria = found(pointers.criteria, known).map(({ one, at }): Criterion => {
    const points = holdPoints(one.points, at, known)
      ? one.points
      : sameLine(known.rules.criteria ?? [], at.readFrom.line)?.points;
    return {
      title: withoutEnd(at.text).replace(/\.$/u, "").slice(0, longest.name),
      ...(points !== undefined && { points }),
      readFrom: at.readFrom,
    };
  });
  return joined(criteria, known.rules.criteria ?? [], known);
}

const valuesOf = (pointed: PointedWords[], byRules: ReadValue[], known: Known): ReadValue[] =>
  joined(
    found(pointed, known).map(({ at }) => valueOf(at, at.text)),
    byRules,
    known,
  );

/** How the limits of the whole are called beside those of a section. */
const wholeLimits = [
  ["pageLimit", "pageLimit"],
  ["wordLimit", "maxWordCount"],
  ["characterLimit", "maxLength"],
] as const;

/** The lengths of the whole that the model points at; where it points at none, what rules found. */
function wholeOf({ whole }: CallPointers, { find, words, rules }: Known): WholeLimits {
  const at = find(whole.line, whole.words);
  const limits = at ? lengthOf(at.text, whole, words) : {};
  return Object.fromEntries(
    wholeLimits.flatMap(([name, limit]) => {
      const amount = limits[limit];
      const value = at && amount !== undefined ? { value: String(amount), readFrom: at.readFrom } : rules[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** A short value; a longer one is no name. */
function shortOf({ line, words }: PointedWords, { find }: Known): ReadValue | undefined {
  const at = find(line, words);
  return at && at.text.length <= longest.short ? valueOf(at) : undefined;
}

/** The day that the model points at, and the others of the call; those that rules found where it points at none. In the zone that it points at, where rules know none. */
function datesAround({ deadline }: CallPointers, parts: Part[], { find, words, rules, today }: Known) {
  const { date, time, zone, zoneLine, zoneWords } = deadline;
  const due = find(deadline.line, deadline.words);
  const read = due && readDeadline(datesOf(parts, words, undefined, today), parts, { ...due, date, time }, today);
  const found = read?.found ?? rules.deadline;
  return {
    deadline: found && withToldZone(found, zone, find(zoneLine, zoneWords)),
    keyDates: read ? readKeyDates(parts, words, read.day, today) : rules.keyDates,
  };
}

/** All of some values as one text, where rules found no part of the call that is about them. */
function quoted(values: readonly ReadValue[]): ReadValue | undefined {
  const [first] = values;
  if (!first) return undefined;
  const lastLine = Math.max(...values.map(({ readFrom }) => readFrom.line));
  return {
    value: [...new Set(values.map(({ value }) => value))].join("\n").slice(0, mostQuoted),
    readFrom: first.readFrom,
    lastLine,
  };
}

/** What a call says, where things stand as a model pointed out: read by rules from the words that stand there. What rules read alone where nothing of that stands there. */
export const readPointed = (call: string, pointers: CallPointers, lastSeen: number, today?: string): Reading =>
  readOver(readCall(call, today), call, pointers, lastSeen, today);

/** As readPointed, over what rules read. */
function readOver(rules: Reading, call: string, pointers: CallPointers, lastSeen: number, today?: string): Reading {
  const { parts, words } = partsOfCall(call);
  const known: Known = { lines: splitLines(call), words, find: pointedIn(call), rules, lastSeen, today };
  const awarded = known.find(pointers.award.line, pointers.award.words);
  const award = awarded && awardIn(awarded.text, awarded.readFrom, pointers.award, words);
  const { deadline, keyDates } = datesAround(pointers, parts, known);
  const eligibility = valuesOf(pointers.conditions, rules.eligibility ?? [], known);
  const criteria = criteriaOf(pointers, known);
  const better = {
    name: shortOf(pointers.name, known),
    funderName: shortOf(pointers.funder, known),
    award,
    deadline,
    eligibilityCriteria: rules.eligibilityCriteria ?? quoted(eligibility),
    assessmentCriteria:
      rules.assessmentCriteria ?? quoted(criteria.map(({ readFrom }) => ({ value: readFrom.text, readFrom }))),
  };
  const { amount, pageLimit: _pages, wordLimit: _words, characterLimit: _characters, ...others } = rules;
  const fields = sectionsOf(pointers, known);
  const dollars = award ? amountOf(award) : amount;
  return {
    ...others,
    ...(dollars && { amount: dollars }),
    ...Object.fromEntries(Object.entries(better).filter(([, value]) => value !== undefined)),
    keyDates,
    eligibility,
    criteria,
    prohibitions: valuesOf(pointers.prohibitions, rules.prohibitions ?? [], known),
    ...aboveSections(wholeOf(pointers, known), fields),
    fields,
    documentChecklist: papersOf(pointers, known),
  };
}

/** As readPointed, for a thread of its own; with whether it is another reading than that of the rules alone. */
export const readPointedJob = {
  name: "readPointed",
  run(
    call: string,
    pointers: CallPointers,
    lastSeen: number,
    today?: string,
  ): { reading: Reading; isPointed: boolean } {
    const rules = readCall(call, today);
    const reading = readOver(rules, call, pointers, lastSeen, today);
    return { reading, isPointed: !isDeepStrictEqual(reading, rules) };
  },
};
