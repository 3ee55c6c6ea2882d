import { isDeepStrictEqual } from "node:util";
import type { Schemas } from "@grantwright/api-client";
import type { CallPointers, PointedSection, PointedWords } from "../../../../capabilities/writer/callPointers.ts";
import { amountOf, awardIn } from "../award.ts";
import { readDeadline } from "../deadline.ts";
import { addLimit, readLimits, type Limits } from "../limits.ts";
import { categoryOf } from "../papers.ts";
import { partsOfCall } from "../partsOfCall.ts";
import { splitLines } from "../../../../kernel/text/splitLines.ts";
import { readCall } from "../readCall.ts";
import type { ReadValue } from "../readValue.ts";
import type { CallWords } from "../words/callWords.ts";
import { pointedIn, type FoundWords } from "./findPointed.ts";
import { holdsNumber } from "./holdsNumber.ts";

type Reading = Schemas["CallReading"];
type Section = Schemas["TemplateField"];
type Paper = Schemas["TemplateChecklistItem"];
type Criterion = Schemas["ReadCriterion"];

const mostOfAKind = 100;
const mostPoints = 10_000;
/** All that is quoted of a kind together, in characters. */
const mostQuoted = 50_000;
const longest = { length: 300, title: 200, name: 300, short: 200, guidance: 10_000, guidanceLines: 60 };

/** A call, what rules read in it, and what is needed to look at the places that a model pointed out. */
interface Known {
  lines: string[];
  words: CallWords;
  find: (line: number, words: string) => FoundWords | undefined;
  rules: Reading;
  /** The last line that the model has seen. */
  lastSeen: number;
}

/** A text without the signs that end it. */
function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && /[\s:;,]/u.test(text[end - 1]!)) end -= 1;
  return text.slice(0, end);
}

/** What the model found, each thing once, and behind it what rules found in lines that it has not seen; what they found alone where it found nothing. */
function joined<Thing extends { readFrom?: { line: number } | undefined }>(
  pointed: Thing[],
  byRules: Thing[],
  { lastSeen }: Known,
): Thing[] {
  if (pointed.length === 0) return byRules;
  const lines = new Set(pointed.map(({ readFrom }) => readFrom?.line));
  const isUnseen = ({ readFrom }: Thing) => (readFrom?.line ?? 0) > lastSeen && !lines.has(readFrom?.line);
  return [...pointed, ...byRules.filter(isUnseen)].slice(0, mostOfAKind);
}

/** The things that stand where they are said to, in the order in which they are named, each place once. */
function found<Pointed extends PointedWords>(
  pointed: readonly Pointed[],
  { find }: Known,
): { one: Pointed; at: FoundWords }[] {
  const seen = new Set<string>();
  return pointed.slice(0, mostOfAKind).flatMap((one) => {
    const at = find(one.line, one.words);
    const key = `${at?.readFrom.line}:${at?.text}`;
    if (!at || seen.has(key)) return [];
    seen.add(key);
    return [{ one, at }];
  });
}

const valueOf = ({ text, readFrom, lastLine }: FoundWords, value = withoutEnd(text)): ReadValue => ({
  value,
  readFrom,
  ...(lastLine > readFrom.line && { lastLine }),
});

const limitsIn = (text: string, words: CallWords): Limits => readLimits(text, words, "cell").limits;

/** The limits that words name; where they are in words that rules do not know, what they are said to mean, if the number stands in them. */
function lengthOf(text: string, { amount, unit }: PointedSection, words: CallWords): Limits {
  if (text.length > longest.length) return {};
  const read = limitsIn(text, words);
  if (Object.keys(read).length > 0 || unit === "") return read;
  const limits: Limits = {};
  if (holdsNumber(text, amount, words.language)) addLimit(limits, unit, amount);
  return limits;
}

/** What the call says below a title, as the lines stand. */
function guidanceOf({ guidanceFrom, guidanceTo }: PointedSection, title: FoundWords, { lines }: Known) {
  const [from, to] = [Math.trunc(guidanceFrom), Math.trunc(guidanceTo)];
  if (!(from >= 1 && to >= from && to <= lines.length && to - from < longest.guidanceLines)) return "";
  return lines
    .slice(from - 1, to)
    .filter((_line, index) => from + index < title.readFrom.line || from + index > title.lastLine)
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join("\n")
    .slice(0, longest.guidance);
}

/** What rules read in the same line, where it is one thing there. */
function sameLine<Thing extends { readFrom?: { line: number } | undefined }>(all: readonly Thing[], line: number) {
  const there = all.filter(({ readFrom }) => readFrom?.line === line);
  return there.length === 1 ? there[0] : undefined;
}

const limitNames = ["minWordCount", "maxWordCount", "maxLength", "pageLimit"] as const;

const limitsOf = (section: Section | undefined): Limits =>
  Object.fromEntries(limitNames.flatMap((name) => (section?.[name] === undefined ? [] : [[name, section[name]]])));

function sectionsOf(pointers: CallPointers, known: Known): Section[] {
  const { words, find, rules } = known;
  const titled = pointers.sections.map((section) => ({ ...section, words: section.title }));
  const there = found(titled, known);
  const sections = there.map(({ one, at }): Section => {
    const isAlone = there.filter((other) => other.at.readFrom.line === at.readFrom.line).length === 1;
    const same = isAlone ? sameLine(rules.fields, at.readFrom.line) : undefined;
    const length = find(one.lengthLine, one.length);
    const named = length ? lengthOf(length.text, one, words) : {};
    const limits = Object.keys(named).length > 0 ? named : limitsOf(same);
    const description = same?.description ?? guidanceOf(one, at, known);
    return {
      id: "",
      title: withoutEnd(at.text).slice(0, longest.title),
      ...(description !== "" && { description }),
      required: !one.isOptional,
      auto: false,
      ...limits,
      readFrom: at.readFrom,
    };
  });
  return joined(sections, rules.fields, known).map((section, index) => ({ ...section, id: `section-${index + 1}` }));
}

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
    holdsNumber(line.slice(0, longest.guidance / 10).replace(/^\s*\(?\d{1,3}[.)]\s/u, ""), points, words.language),
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

function wholeOf({ whole }: CallPointers, { find, words }: Known): ReadValue | undefined {
  const at = find(whole.line, whole.words);
  const pages = at && limitsIn(at.text, words).pageLimit;
  return at && pages !== undefined ? { value: String(pages), readFrom: at.readFrom } : undefined;
}

/** A short value; a longer one is no name. */
function shortOf({ line, words }: PointedWords, { find }: Known): ReadValue | undefined {
  const at = find(line, words);
  return at && at.text.length <= longest.short ? valueOf(at) : undefined;
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
export const readPointed = (call: string, pointers: CallPointers, lastSeen: number): Reading =>
  readOver(readCall(call), call, pointers, lastSeen);

/** As readPointed, over what rules read. */
function readOver(rules: Reading, call: string, pointers: CallPointers, lastSeen: number): Reading {
  const { parts, words } = partsOfCall(call);
  const known: Known = { lines: splitLines(call), words, find: pointedIn(call), rules, lastSeen };
  const awarded = known.find(pointers.award.line, pointers.award.words);
  const award = awarded && awardIn(awarded.text, awarded.readFrom, pointers.award, words);
  const due = known.find(pointers.deadline.line, pointers.deadline.words);
  const { date, time } = pointers.deadline;
  const eligibility = valuesOf(pointers.conditions, rules.eligibility ?? [], known);
  const criteria = criteriaOf(pointers, known);
  const better = {
    name: shortOf(pointers.name, known),
    funderName: shortOf(pointers.funder, known),
    award,
    deadline: due && readDeadline(parts, words, { ...due, date, time }),
    pageLimit: wholeOf(pointers, known),
    eligibilityCriteria: rules.eligibilityCriteria ?? quoted(eligibility),
    assessmentCriteria:
      rules.assessmentCriteria ?? quoted(criteria.map(({ readFrom }) => ({ value: readFrom.text, readFrom }))),
  };
  const { amount, ...others } = rules;
  const dollars = award ? amountOf(award) : amount;
  return {
    ...others,
    ...(dollars && { amount: dollars }),
    ...Object.fromEntries(Object.entries(better).filter(([, value]) => value !== undefined)),
    eligibility,
    criteria,
    prohibitions: valuesOf(pointers.prohibitions, rules.prohibitions ?? [], known),
    fields: sectionsOf(pointers, known),
    documentChecklist: papersOf(pointers, known),
  };
}

/** As readPointed, for a thread of its own; with whether it is another reading than that of the rules alone. */
export const readPointedJob = {
  name: "readPointed",
  run(call: string, pointers: CallPointers, lastSeen: number): { reading: Reading; isPointed: boolean } {
    const rules = readCall(call);
    const reading = readOver(rules, call, pointers, lastSeen);
    return { reading, isPointed: !isDeepStrictEqual(reading, rules) };
  },
};
