import type { SectionKind } from "../../../kernel/text/sectionKind.ts";
import type { KindScores } from "../cues/classify.ts";
import { inferSectionKind } from "../inferSectionKind.ts";
import type { Tag } from "../placement/tagUnits.ts";
import { isSectionKind, unitKinds, type UnitKind } from "../placement/unitKinds.ts";
import type { TextUnit } from "../text/splitText.ts";
import { statesIntent } from "../text/statesIntent.ts";
import { affinity } from "./affinity.ts";
import type { Target } from "./target.ts";

const headingWeight = 5;
function withHeading(unit: TextUnit, scores: KindScores): KindScores {
  const kind = unit.heading === undefined ? "other" : inferSectionKind(unit.heading);
  if (kind === "other") return scores;
  return new Map(scores).set(kind, (scores.get(kind) ?? 0) + headingWeight);
}

/** What it says for a description that a sentence tells what somebody wants to do. */
const ofIntent = 2;

/** What a certain unit of a kind scores, beside what a heading and the words of a section add. */
const certain = 6;

/** Where what is nothing for a section belongs, where it says too much to be left out: a signature says who, a title what. */
const placesOfOthers: Partial<Record<UnitKind, SectionKind>> = {
  closing: "team",
  greeting: "organization",
  subject: "description",
};

/** How much speaks for each kind of section by what a unit is itself: what is to be placed is something for one of them. */
function ownScores(units: readonly TextUnit[], tags: readonly Tag[]): KindScores[] {
  return units.map((unit, at) => {
    const scores = new Map<SectionKind, number>();
    const place = placesOfOthers[tags[at]!.kind];
    if (place) return withHeading(unit, scores.set(place, certain));
    let all = 0;
    for (const [index, likely] of tags[at]!.likelihoods.entries()) {
      const kind = unitKinds[index]!;
      if (!isSectionKind(kind)) continue;
      scores.set(kind, likely);
      all += likely;
    }
    for (const [kind, likely] of scores) scores.set(kind, (certain * likely) / all);
    if (statesIntent(unit.text)) scores.set("description", (scores.get("description") ?? 0) + ofIntent);
    return withHeading(unit, scores);
  });
}

/** What is not known even so well by itself is read by what stands beside it, which counts for so much of what is not known. */
const hardlyKnown = 0.5;
const ofNeighbours = 0.8;
const ofDistance = [0.5, 0.25];

/**
 * How much speaks for each kind of section, over the whole text. A sentence of which little is known is taken for what the sentences beside it in
 * its paragraph are: a reader misses the paragraph more than the heading.
 */
export function scoresOf(units: readonly TextUnit[], tags: readonly Tag[]): KindScores[] {
  const own = ownScores(units, tags);
  return own.map((scores, at) => {
    const { certainty } = tags[at]!;
    if (certainty >= hardlyKnown || units[at]!.isListItem) return scores;
    const mixed = new Map(scores);
    for (const [distance, share] of ofDistance.entries())
      for (const other of [at - distance - 1, at + distance + 1]) {
        if (units[other]?.paragraph !== units[at]!.paragraph || units[other]!.isListItem) continue;
        const weight = ofNeighbours * share * (1 - certainty);
        for (const [kind, score] of own[other]!) mixed.set(kind, (mixed.get(kind) ?? 0) + score * weight);
      }
    return mixed;
  });
}

/** What is nearly for a section counts less than what is for it: a form without a section for the market has one for the methods. */
const nearly = { below: 0.75, weight: 0.8 };

/** How well what speaks for each kind suits a section; of kinds that suit it at least so well. */
export function fit(scores: KindScores, target: Target, leastAffinity = 0): number {
  let sum = 0;
  for (const [kind, score] of scores) {
    const share = affinity(kind, target.kind);
    if (share >= leastAffinity) sum += score * share * (share < nearly.below ? nearly.weight : 1);
  }
  return sum;
}
