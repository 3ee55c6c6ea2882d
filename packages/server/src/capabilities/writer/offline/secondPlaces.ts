import type { SectionKind } from "../../../kernel/text/sectionKind.ts";
import { scoreKinds } from "../cues/classify.ts";
import { featuresOf } from "../cues/features.ts";
import type { Tag } from "../placement/tagUnits.ts";
import { unitKinds, type UnitKind } from "../placement/unitKinds.ts";
import { leansOnBefore } from "../text/leansOnBefore.ts";
import type { AssignedUnit, Target } from "./target.ts";

/** How likely a sentence is for a second section, where its words speak for that too. */
const leastSecond = { empty: 0.1, money: 0.25 };

const mostSecond = 2;

/** Of the sentences with two jobs those that a required section would be empty without, and sums beside the budget: they stand in both. */
export function secondPlaces(
  assigned: readonly AssignedUnit[],
  targets: readonly Target[],
  tags: readonly Tag[],
): AssignedUnit[] {
  const filled = new Set(assigned.map(({ sectionId }) => sectionId));
  const isLikely = ({ order }: AssignedUnit, kind: SectionKind, least: number) =>
    (tags[order]!.likelihoods[unitKinds.indexOf(kind as UnitKind)] ?? 0) >= least;
  return targets.flatMap((target) => {
    const isEmpty = target.required && !filled.has(target.id);
    const found = assigned.filter((entry) => {
      const { text } = entry.unit;
      if (entry.sectionId === target.id || leansOnBefore(text)) return false;
      if (isEmpty) return isLikely(entry, target.kind, leastSecond.empty) && scoreKinds(text).has(target.kind);
      return target.kind === "budget" && isLikely(entry, "budget", leastSecond.money) && featuresOf(text).amounts > 0;
    });
    return found.slice(0, mostSecond).map((entry) => ({ ...entry, sectionId: target.id, score: 0.5, isCopy: true }));
  });
}
