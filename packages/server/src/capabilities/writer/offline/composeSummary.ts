import { countWords, openPlace } from "@grantwright/domain";
import type { SectionKind } from "../../../kernel/text/sectionKind.ts";
import { fitsLimits, type TextLimits } from "../text/fitToLimits.ts";
import { splitText } from "../text/splitText.ts";
import { tidySentence } from "../text/tidySentence.ts";
import { likeliestKind, scoreKinds } from "../cues/classify.ts";
import { openers } from "./draftSections.ts";
import { featuresOf } from "../cues/features.ts";
import { leansOnBefore } from "../text/leansOnBefore.ts";
import { statesIntent } from "../text/statesIntent.ts";
import { missingFacts } from "./missingFacts.ts";

/** A finished section to compose from. */
export interface SummarySource {
  kind: SectionKind;
  text: string;
}

const orderOfTelling: SectionKind[] = [
  "description",
  "need",
  "audience",
  "objectives",
  "innovation",
  "methods",
  "outcomes",
  "impact",
  "timeline",
  "team",
  "organization",
  "partners",
  "evaluation",
  "budget",
  "sustainability",
  "market",
];
/** Where a reader looks for what is proposed. */
const tellsWhat: ReadonlySet<SectionKind> = new Set(["description", "objectives", "methods"]);
const opening = new Set(Object.values(openers));
const usualWords = 250;
const mostSentences = 10;

interface Candidate {
  sentence: string;
  place: number;
  value: number;
  order: number;
}

function valueOf(sentence: string, kind: SectionKind, index: number): number {
  const features = featuresOf(sentence);
  const words = countWords(sentence);
  let value = index === 0 ? 1 : 0;
  if (tellsWhat.has(kind) && statesIntent(sentence)) value += 3;
  // Labels and price lines say nothing by themselves.
  if (words < 6 || !/[.!?。！？؟।]["”’)]*$/u.test(sentence)) value -= 2;
  if (likeliestKind(scoreKinds(sentence)) === kind) value += 1.5;
  if (features.hasFigure) value += 1.5;
  if (kind === "budget" && features.amounts > 0) value += 2;
  if (kind === "team" && features.hasPerson) value += 1;
  if (words >= 8 && words <= 40) value += 1;
  if (words > 45) value -= 1.5;
  if (leansOnBefore(sentence) || /[?？؟]["”’]?$/u.test(sentence)) value -= 3;
  if (/[“"]/.test(sentence)) value -= 1;
  return value;
}

function candidatesOf(sources: SummarySource[], passing: ReadonlySet<string>): Candidate[] {
  return sources.flatMap(({ kind, text }, sourceIndex) => {
    const place = orderOfTelling.indexOf(kind);
    if (place === -1) return [];
    const { units } = splitText(text);
    const isList = units.every((unit) => unit.isListItem || unit.text.startsWith("[Add:"));
    return units
      .filter(
        (unit) =>
          !/\[Add:|^“[^”]+” \(/.test(unit.text) &&
          !unit.text.endsWith(":") &&
          !opening.has(unit.text) &&
          !passing.has(tidySentence(unit.text)) &&
          // Items of a list enter where a section has nothing else.
          (!unit.isListItem || isList),
      )
      .map((unit, index) => ({
        sentence: tidySentence(unit.text),
        place: place * 100 + sourceIndex,
        value: valueOf(unit.text, kind, index),
        order: index,
      }));
  });
}

/** The words and figures that say what a sentence is about, short enough that "gardens" meets "gardening". */
const contentOf = (sentence: string): Set<string> =>
  new Set((sentence.toLowerCase().match(/\d[\d.,]*\d|\d|[\p{L}\p{M}]{4,}/gu) ?? []).map((word) => word.slice(0, 6)));

const figuresOf = (content: ReadonlySet<string>): string =>
  [...content]
    .filter((word) => /^\d/.test(word))
    .sort()
    .join(" ");

/** Two sections may hold one fact in two wordings: nearly the same words, and the same figures. */
function saysTheSame(one: string, other: string): boolean {
  if (one === other) return true;
  const [a, b] = [contentOf(one), contentOf(other)];
  const [fewer, more] = a.size < b.size ? [a, b] : [b, a];
  if (fewer.size < 4 || figuresOf(a) !== figuresOf(b)) return false;
  const shared = [...fewer].filter((word) => more.has(word)).length;
  return shared >= 0.75 * fewer.size && shared >= 0.5 * more.size;
}

/**
 * A summary from the most telling sentence of each section, within the limits, in the order in which a reader wants them.
 * `used` holds the sentences of earlier summaries of the same document; it is added to. None of `passing` is in it.
 */
function composeSummary(
  sources: SummarySource[],
  limits: TextLimits,
  used: Set<string>,
  passing: ReadonlySet<string>,
): string {
  const within: TextLimits = { ...limits, maxWordCount: Math.min(limits.maxWordCount ?? usualWords, usualWords) };
  const all = candidatesOf(sources, passing);
  const fresh = all.filter((candidate) => !used.has(candidate.sentence));
  const pool = fresh.length > 0 ? fresh : all;
  const chosen: Candidate[] = [];
  const textOf = (candidates: Candidate[]) =>
    [...candidates]
      .sort((a, b) => a.place - b.place || a.order - b.order)
      .map((candidate) => candidate.sentence)
      .join(" ");
  const places = [...new Set(pool.map((candidate) => candidate.place))].sort((a, b) => a - b);
  for (let round = 0; round < 2; round += 1) {
    for (const place of places) {
      const best = pool
        .filter(
          (candidate) =>
            candidate.place === place && !chosen.some((taken) => saysTheSame(taken.sentence, candidate.sentence)),
        )
        .sort((a, b) => b.value - a.value || a.order - b.order)[0];
      if (!best || chosen.length >= mostSentences || best.value < (round > 0 ? 3 : 0)) continue;
      if (fitsLimits(textOf([...chosen, best]), within)) chosen.push(best);
    }
  }
  if (chosen.length === 0) {
    const prompt = openPlace(missingFacts("summary", "", true)[0] ?? "a summary");
    return fitsLimits(prompt, limits) ? prompt : "";
  }
  for (const { sentence } of chosen) used.add(sentence);
  return textOf(chosen);
}

/** A summary, and the sentences of it and of those before it. */
export const summarizeJob = {
  name: "composeSummary",
  run(sources: SummarySource[], limits: TextLimits, before: ReadonlySet<string>, passing: ReadonlySet<string>) {
    const used = new Set(before);
    return { text: composeSummary(sources, limits, used, passing), used };
  },
};
