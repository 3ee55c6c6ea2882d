import { says } from "../draft/readDraft.ts";
import { isWithin } from "../lines/bound.ts";
import type { Requirement } from "../lines/readRequirement.ts";
import { finding, unitsOf, type Finding, type Held } from "./finding.ts";
import { weighWords } from "./weighWords.ts";

/** From which weight of shared words, in nats, a sentence speaks of what a line counts: one word that few sentences have. */
const enough = 2.5;

/** What has so much of the best sentence's weight is shown beside it. */
const beside = 0.6;

/**
 * Holds a least number against the sentence that shares most with the line and has numbers: "at least two open days" is met by "three days on which the workshop
 * is open". It never breaks a line, since a draft numbers parts too, and no greatest number is shown by it.
 */
export function checkBeside(requirement: Requirement, held: Held): Finding | undefined {
  const [bound] = requirement.bounds;
  if (bound?.kind !== "number" || bound.least === undefined) return undefined;
  const weighed = weighWords(requirement, held);
  const least = (weighed[0]?.weight ?? 0) * beside;
  const told = weighed.flatMap(({ unit, weight }) => {
    const numbers = unit.facts.filter(({ kind, value }) => kind === "number" && value !== undefined);
    if (weight < least || numbers.length === 0 || says(unit, ["gone"])) return [];
    return [{ unit, weight, kept: numbers.find(({ value }) => isWithin(bound, value!)) }];
  });
  const [first] = told;
  if (!first?.kept || first.weight < enough) return undefined;
  return finding(true, unitsOf(told.filter(({ kept }) => kept)), first.kept.text);
}
