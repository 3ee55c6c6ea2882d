import { countWords, openPlace } from "@grantwright/domain";
import type { SectionKind } from "../../../kernel/text/sectionKind.ts";
import { fitsLimits, type TextLimits } from "../text/fitToLimits.ts";
import { tagUnits, type Tag } from "../placement/tagUnits.ts";
import { unitKinds, type UnitKind } from "../placement/unitKinds.ts";
import { splitText } from "../text/splitText.ts";
import { tidySentence } from "../text/tidySentence.ts";
import { openers } from "./draftSections.ts";
import { statesIntent } from "../text/statesIntent.ts";
import { missingFacts } from "./missingFacts.ts";
import { summaryValue, tellsWhat } from "./summaryValue.ts";

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
/** What a summary must not be without comes first, while there is room. */
const orderOfChoosing: SectionKind[] = ["description", "need", "budget", "outcomes", "methods", "timeline", "team"];
/** Of these a second sentence may enter. */
const toldTwice: ReadonlySet<SectionKind> = new Set([...tellsWhat, "need", "outcomes", "audience"]);
const opening = new Set(Object.values(openers));
const usualWords = 250;
const mostSentences = 9;
/** A summary is shorter than what it sums up: this part of its words, and at least so many. */
const shareOfWords = 0.45;
const leastWords = 90;

/** Too short to say by itself what is done: "We want to do two things." */
const shortIntent = 12;
const mostFollowing = 2;

/** What a sentence is worth more that is plainly what its section is for. */
const ofItsKind = 3;

/** What is as good as its own kind for a section that tells the whole. */
const tellingKinds: ReadonlySet<UnitKind> = new Set(["summary", "description", "objectives"]);

/** How likely a sentence is what a section of a kind is for. */
const shareOf = (kind: SectionKind, { likelihoods }: Tag): number =>
  likelihoods.reduce((sum, likely, at) => {
    const own = unitKinds[at]!;
    return own === kind || (kind === "description" && tellingKinds.has(own)) ? sum + likely : sum;
  }, 0);

interface Candidate {
  sentence: string;
  kind: SectionKind;
  place: number;
  value: number;
  order: number;
}

function candidatesOf(sources: SummarySource[], passing: ReadonlySet<string>): Candidate[] {
  return sources.flatMap(({ kind, text }, sourceIndex) => {
    const place = orderOfTelling.indexOf(kind);
    if (place === -1) return [];
    const { units } = splitText(text);
    const tags = tagUnits(units);
    const isList = units.every((unit) => unit.isListItem || unit.text.startsWith("[Add:"));
    return units
      .map((unit, at) => ({ unit, tag: tags[at]! }))
      .filter(
        ({ unit }) =>
          !/\[Add:|^“[^”]+” \(/.test(unit.text) &&
          !unit.text.endsWith(":") &&
          !opening.has(unit.text) &&
          !passing.has(tidySentence(unit.text)) &&
          // Items of a list enter where a section has nothing else.
          (!unit.isListItem || isList),
      )
      .map(({ unit, tag }, index) => ({
        sentence: tidySentence(unit.text),
        kind,
        place: place * 100 + sourceIndex,
        value: summaryValue(unit.text, kind, index) + ofItsKind * shareOf(kind, tag),
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

/** What is said at once after a sentence that says little by itself. */
function following({ place, order, sentence }: Candidate, pool: readonly Candidate[]): Candidate[] {
  if (!statesIntent(sentence)) return [];
  return pool.filter((each) => each.place === place && each.order > order && each.order <= order + mostFollowing);
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
  const said = countWords([...new Set(sources.flatMap(({ text }) => text.split("\n\n")))].join(" "));
  const words = Math.max(leastWords, Math.min(usualWords, Math.round(said * shareOfWords)));
  const within: TextLimits = { ...limits, maxWordCount: Math.min(limits.maxWordCount ?? words, words) };
  const all = candidatesOf(sources, passing);
  const fresh = all.filter((candidate) => !used.has(candidate.sentence));
  const pool = fresh.length > 0 ? fresh : all;
  const chosen: Candidate[] = [];
  const textOf = (candidates: Candidate[]) =>
    [...candidates]
      .sort((a, b) => a.place - b.place || a.order - b.order)
      .map((candidate) => candidate.sentence)
      .join(" ");
  const rankOf = (kind: SectionKind) => {
    const at = orderOfChoosing.indexOf(kind);
    return at === -1 ? orderOfChoosing.length : at;
  };
  const places = [...new Map(pool.map(({ place, kind }) => [place, rankOf(kind)]))]
    .sort(([a, rank], [b, other]) => rank - other || a - b)
    .map(([place]) => place);
  for (let round = 0; round < 2; round += 1) {
    for (const place of places) {
      const best = pool
        .filter(
          (candidate) =>
            candidate.place === place && !chosen.some((taken) => saysTheSame(taken.sentence, candidate.sentence)),
        )
        .sort((a, b) => b.value - a.value || a.order - b.order)[0];
      // One sum is enough, and one sentence of who and when.
      if (round > 0 && best && !toldTwice.has(best.kind)) continue;
      if (!best || chosen.length >= mostSentences || best.value < (round > 0 ? 3.5 : 1)) continue;
      if (!fitsLimits(textOf([...chosen, best]), within)) continue;
      chosen.push(best);
      if (best.kind !== "description" || countWords(best.sentence) >= shortIntent) continue;
      for (const next of following(best, pool))
        if (chosen.length < mostSentences && fitsLimits(textOf([...chosen, next]), within)) chosen.push(next);
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
