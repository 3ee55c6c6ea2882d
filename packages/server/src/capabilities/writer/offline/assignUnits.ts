import { countWords } from "@grantwright/domain";
import { readFacts } from "@grantwright/domain/facts";
import { tagUnits, type Tag } from "../placement/tagUnits.ts";
import type { TextUnit } from "../text/splitText.ts";
import { leansOnBefore, pointsBack } from "../text/leansOnBefore.ts";
import type { KindScores } from "../cues/classify.ts";
import { hasMeasure } from "./saysOutcome.ts";
import { secondPlaces } from "./secondPlaces.ts";
import type { AssignedUnit, Target } from "./target.ts";
import { isInDoubt, isPromise, placeInDoubt } from "./inDoubt.ts";
import { keepBreaths } from "./keepBreaths.ts";
import { fit, scoresOf } from "./unitScores.ts";

/** What it says for the section of the sentence before, within a paragraph: by what its own is. */
const besideWeight = { pointing: 1, item: 1, leaning: 0.3, any: 0.15 };

const usualWords = new Set(
  "about after what when where which with your their this that from into have been will would each every other most more than them they there these those some such only work works people what does done make made much many year years project grant section figures figure sentence sentences".split(
    " ",
  ),
);

function contentWords(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return new Set(words.filter((word) => !usualWords.has(word)).map((word) => word.slice(0, 6)));
}

function overlap(words: Set<string>, others: Set<string>): number {
  let shared = 0;
  for (const word of words) if (others.has(word)) shared += 1;
  return Math.min(shared, 3);
}

/** By how much more or less what can be measured, and what cannot, suits a section of outcomes. */
const ofMeasure = { measured: 1.05, not: 0.85 };

function besideOf({ text, isListItem }: TextUnit): keyof typeof besideWeight {
  if (pointsBack(text)) return "pointing";
  if (isListItem) return "item";
  return leansOnBefore(text) ? "leaning" : "any";
}

/**
 * Gives every unit to the section it fits best, so that none is lost. A sentence that points back to the one before ("They
 * train together") stays with it unless it is plainly for another, and so does what was spoken in one breath. What is in doubt is no promise. Required sections that would stay empty get the
 * sentence that fits them nearly as well as the place it was in. Same input, same answer.
 */
export function assignUnits(
  units: TextUnit[],
  targets: Target[],
  tags: readonly Tag[] = tagUnits(units),
): AssignedUnit[] {
  const [fallback] = targets;
  if (!fallback) return [];
  const scores = scoresOf(units, tags);
  const wordsOf = new Map(targets.map((target) => [target.id, contentWords(`${target.title} ${target.description}`)]));
  const assigned: AssignedUnit[] = [];
  units.forEach((unit, order) => {
    const words = contentWords(unit.text);
    const previous = assigned.at(-1);
    const isBeside = previous?.unit.paragraph === unit.paragraph;
    const isMeasured = hasMeasure(unit.text);
    const choices = targets
      .map((target) => {
        let score = fit(scores[order] ?? new Map(), target);
        if (target.kind === "outcomes") score *= isMeasured ? ofMeasure.measured : ofMeasure.not;
        if (score > 0) score += 0.25 * overlap(words, wordsOf.get(target.id) ?? new Set());
        if (isBeside && previous.sectionId === target.id) {
          score += besideWeight[besideOf(unit)];
        }
        return { sectionId: target.id, score };
      })
      .sort((a, b) => b.score - a.score);
    const best = choices[0];
    const beside = isBeside ? previous.sectionId : undefined;
    const likeliest = best && best.score > 0 ? best.sectionId : (beside ?? fallback.id);
    const sectionId = best && isInDoubt(best, targets) ? placeInDoubt(choices, targets, beside, likeliest) : likeliest;
    assigned.push({ unit, order, sectionId, score: best?.score ?? 0, choices });
  });
  keepBreaths(assigned, targets);
  keepRows(assigned, targets);
  fillEmpty(assigned, targets, scores);
  joinAntecedents(assigned);
  keepLeads(assigned);
  return [...assigned, ...secondPlaces(assigned, targets, tags)];
}

const scoreIn = ({ choices }: AssignedUnit, sectionId: string): number =>
  choices.find((choice) => choice.sectionId === sectionId)?.score ?? 0;

/** What is by so much more for its own section stays there, whatever it points back to. */
const plainlyHere = 1;

/** Brings a sentence that points back to the one before and that one into one section: the one that both together suit best, and none is emptied by it. */
function joinAntecedents(assigned: AssignedUnit[]): void {
  const counts = new Map<string, number>();
  for (const { sectionId } of assigned) counts.set(sectionId, (counts.get(sectionId) ?? 0) + 1);
  const move = (entry: AssignedUnit, sectionId: string) => {
    counts.set(entry.sectionId, (counts.get(entry.sectionId) ?? 1) - 1);
    counts.set(sectionId, (counts.get(sectionId) ?? 0) + 1);
    entry.sectionId = sectionId;
  };
  const isAlone = ({ sectionId }: AssignedUnit) => counts.get(sectionId) === 1;
  for (const [at, entry] of assigned.entries()) {
    const before = assigned[at - 1];
    if (!before || before.unit.paragraph !== entry.unit.paragraph || before.unit.isListItem) continue;
    if (entry.unit.isListItem || before.sectionId === entry.sectionId || !pointsBack(entry.unit.text)) continue;
    const [here, there] = [entry.sectionId, before.sectionId];
    if (scoreIn(entry, here) - scoreIn(entry, there) > plainlyHere) continue;
    const isLeaning = leansOnBefore(before.unit.text);
    const gain = (sectionId: string) => scoreIn(entry, sectionId) + scoreIn(before, sectionId);
    // What leans itself stays with its own antecedent.
    const mayFollow = !isLeaning && !isAlone(before);
    if (mayFollow && (isAlone(entry) || gain(here) > gain(there))) move(before, here);
    else if (!isAlone(entry)) move(entry, there);
  }
}

/** What announces something stands where that does: "What we want to pay, for one year:". */
function keepLeads(assigned: AssignedUnit[]): void {
  for (const [at, { unit, sectionId }] of assigned.entries()) {
    const before = assigned[at - 1];
    if (!before || before.unit.isListItem || !before.unit.text.endsWith(":")) continue;
    if (unit.isListItem || unit.paragraph === before.unit.paragraph) before.sectionId = sectionId;
  }
}

/** A line of costs: a few words, and a sum at its end, without a stop. */
const pricedLine = { mostWords: 10, ends: /\d(?:[\d.,]*\d)?\s?(?:\p{Sc}|\p{L}{1,4})?$/u };

/** A line between two lines of costs is one: "CPR evenings 720". */
function keepRows(assigned: AssignedUnit[], targets: readonly Target[]): void {
  const budget = targets.find(({ kind }) => kind === "budget")?.id;
  const isRow = (entry: AssignedUnit | undefined) =>
    entry !== undefined &&
    countWords(entry.unit.text) <= pricedLine.mostWords &&
    pricedLine.ends.test(entry.unit.text) &&
    !readFacts(entry.unit.text).some(({ kind }) => kind === "date");
  const isBeside = (entry: AssignedUnit, other: AssignedUnit | undefined) =>
    other?.sectionId === budget && other?.unit.paragraph === entry.unit.paragraph && isRow(other);
  for (const [at, entry] of assigned.entries()) {
    const [before, after] = [assigned[at - 1], assigned[at + 1]];
    if (budget !== undefined && isRow(entry) && isBeside(entry, before) && isBeside(entry, after))
      entry.sectionId = budget;
  }
}

/** What a sentence must say of a section by itself, without its neighbours, to be moved there. */
const leastToMove = 2;
const closeKin = 0.7;

function fillEmpty(assigned: AssignedUnit[], targets: Target[], own: KindScores[]): void {
  const counts = new Map<string, number>();
  for (const { sectionId } of assigned) counts.set(sectionId, (counts.get(sectionId) ?? 0) + 1);
  const ownFit = (entry: AssignedUnit, target: Target | undefined) =>
    target ? fit(own[entry.order] ?? new Map(), target, closeKin) : 0;
  for (const target of targets.filter((each) => each.required && !counts.get(each.id) && !isPromise(each))) {
    const found = assigned
      .filter((entry) => !leansOnBefore(entry.unit.text) && (counts.get(entry.sectionId) ?? 0) > 1)
      .map((entry) => {
        const there = ownFit(
          entry,
          targets.find((candidate) => candidate.id === entry.sectionId),
        );
        return { entry, here: ownFit(entry, target), there };
      })
      .filter(({ here, there }) => here >= leastToMove && here >= 0.8 * there)
      .sort((a, b) => b.here - a.here || a.entry.order - b.entry.order)[0];
    if (!found) continue;
    counts.set(found.entry.sectionId, (counts.get(found.entry.sectionId) ?? 1) - 1);
    counts.set(target.id, 1);
    found.entry.sectionId = target.id;
    found.entry.score = found.here;
  }
}
