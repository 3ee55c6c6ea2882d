import { countWords } from "@grantwright/domain";
import type { SectionKind } from "../../../kernel/text/sectionKind.ts";
import { scoreKinds } from "../cues/classify.ts";
import { featuresOf } from "../cues/features.ts";
import type { Tag } from "../placement/tagUnits.ts";
import { tagWithoutSums } from "../placement/tagWithoutSums.ts";
import { isSectionKind, unitKinds } from "../placement/unitKinds.ts";
import { leansOnBefore } from "../text/leansOnBefore.ts";
import { statesIntent } from "../text/statesIntent.ts";
import { affinity } from "./affinity.ts";
import { hasMeasure } from "./saysOutcome.ts";
import type { AssignedUnit, Target } from "./target.ts";
import { fewestWords } from "./wholeSection.ts";

/** How likely a sentence is for a second section: for an empty one where its words speak for that too, or by itself. */
interface Likelihood {
  cued: number;
  empty: number;
}

/** Who helps is often said in passing; a date that is named in passing is no timeline. */
const leastSecond: Partial<Record<SectionKind, Likelihood>> = {
  partners: { cued: 0.06, empty: 0.1 },
  evaluation: { cued: 0.1, empty: 0.18 },
  timeline: { cued: 0.3, empty: 0.4 },
};
const leastElsewhere: Likelihood = { cued: 0.15, empty: 0.25 };

/** The same of a sentence with a sum for the budget. */
const leastMoney = 0.25;

/** Longer ones, such as dictation that could not be cut, hold more than what a section lacks. */
const mostWords = 45;

/** A sentence with several sums is for the budget, whatever else it says. */
const namesSums = (text: string): boolean => featuresOf(text).amounts > 1 && countWords(text) <= 2 * mostWords;

/** How likely a sentence with sums is for a section that would be empty, when its sums are left out: "We propose to install a tank (£3,900) …". */
const leastWithoutSums = 0.5;

/** What suits a section so well is as good as its own kind. */
const closeKin = 0.75;

/** Sections for which what is intended says something. */
const tellsAims: ReadonlySet<SectionKind> = new Set(["description", "objectives", "methods", "budget", "summary"]);

/** What is done is told with what it costs. */
const isOfWork: ReadonlySet<SectionKind> = new Set(["description", "methods"]);

const mostSecond = { empty: 1, money: 2 };

/** Of the sentences with two jobs those that a section would be empty without, but for a word or two, and sums beside the budget: they stand in both. */
export function secondPlaces(
  assigned: readonly AssignedUnit[],
  targets: readonly Target[],
  tags: readonly Tag[],
): AssignedUnit[] {
  const words = new Map<string, number>();
  for (const { sectionId, unit } of assigned) words.set(sectionId, (words.get(sectionId) ?? 0) + countWords(unit.text));
  const suits = ({ likelihoods }: Tag, kind: SectionKind) =>
    likelihoods.reduce((sum, likely, at) => {
      const own = unitKinds[at]!;
      return isSectionKind(own) && affinity(own, kind) >= closeKin ? sum + likely : sum;
    }, 0);
  const likelihoodOf = ({ order }: AssignedUnit, kind: SectionKind) => suits(tags[order]!, kind);
  const copied = new Set<number>();
  return targets.flatMap((target) => {
    const isEmpty = (words.get(target.id) ?? 0) < fewestWords;
    const least = leastSecond[target.kind] ?? leastElsewhere;
    const found = assigned.filter((entry) => {
      const { text } = entry.unit;
      // Two places are enough.
      if (copied.has(entry.order)) return false;
      if (entry.sectionId === target.id || leansOnBefore(text) || !isSectionKind(tags[entry.order]!.kind)) return false;
      const likely = likelihoodOf(entry, target.kind);
      if (target.kind === "outcomes" && !hasMeasure(text)) return false;
      // What is intended tells the whole, and nothing of a part.
      if (statesIntent(text) && !tellsAims.has(target.kind)) return false;
      if (isEmpty && target.kind === "budget" && namesSums(text)) return true;
      if (isEmpty && isOfWork.has(target.kind) && tags[entry.order]!.kind === "budget" && statesIntent(text))
        return suits(tagWithoutSums(entry.unit), target.kind) >= leastWithoutSums;
      if (isEmpty && countWords(text) <= mostWords)
        return likely >= least[scoreKinds(text).has(target.kind) ? "cued" : "empty"];
      return target.kind === "budget" && likely >= leastMoney && featuresOf(text).amounts > 0;
    });
    const best = found.toSorted((a, b) => likelihoodOf(b, target.kind) - likelihoodOf(a, target.kind));
    const chosen = best.slice(0, isEmpty ? mostSecond.empty : mostSecond.money);
    for (const { order } of chosen) copied.add(order);
    return chosen.map((entry) => ({ ...entry, sectionId: target.id, score: 0.5, isCopy: true }));
  });
}
