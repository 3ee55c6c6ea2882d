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

/** How much speaks for each kind of section, over the whole text: what is to be placed is something for one of them. */
export function scoresOf(units: readonly TextUnit[], tags: readonly Tag[]): KindScores[] {
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
