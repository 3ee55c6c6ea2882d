import type { Contradiction } from "../contradiction.ts";
import type { CountClaim } from "../counts.ts";
import { entry } from "../entry.ts";
import { nounBehind } from "../nouns.ts";
import type { Figure, FigureSentence } from "../readFigures.ts";
import { areSameNoun, kindsOfNoun } from "../synonyms.ts";
import {
  areCompatible,
  areNear,
  besideOf,
  isExplained,
  isNarrowed,
  isOneMore,
  isSame,
  qualitiesOf,
  withNoun,
} from "./sameCount.ts";

/** Whether a number counts the same. */
function mayCount(figure: Figure, sentence: FigureSentence, claim: CountClaim): boolean {
  const noun = nounBehind(figure, sentence);
  return noun !== undefined && areSameNoun(kindsOfNoun(noun.head, sentence.language), claim.kinds);
}

/**
 * How many of something that two sentences name differently. Only where one refers to the other ("all 124 children") and no other sentence bears it out:
 * of most things a draft counts several.
 */
export function checkReferences(all: readonly CountClaim[], sentences: readonly FigureSentence[]): Contradiction[] {
  return all.flatMap((claim): Contradiction[] => {
    if (!claim.isDefinite || claim.value < 3) return [];
    const alike = all.filter((each) => isSame(each, claim));
    const isIntroduced = sentences.some((sentence) =>
      sentence.figures.some(
        (figure) =>
          figure !== claim.figure &&
          figure.kind === "number" &&
          figure.value === claim.value &&
          mayCount(figure, sentence, claim),
      ),
    );
    if (isIntroduced) return [];
    const others = alike.filter(
      (each) =>
        each.value !== claim.value &&
        each.sentence !== claim.sentence &&
        (!each.isElsewhere || isDescribed(each)) &&
        areNear(each.value, claim.value) &&
        areCompatible(each, claim) &&
        (isNarrowedAlike(claim, each) || mayBeDescribed(claim, each)) &&
        qualitiesOf(claim).every((quality) => each.stems.has(quality)),
    );
    const values = new Set(others.map(({ value }) => value));
    const described = others.filter(isDescribed);
    const meant = values.size === 1 ? others : described;
    if (new Set(meant.map(({ value }) => value)).size !== 1) return [];
    // In a whole draft, some two numbers nearly always come to a third.
    const beside = all.filter(({ sentence }) => sentence.place === claim.sentence.place);
    if (isOneMore([...meant, claim]) || isExplained(claim, beside, besideOf(claim, sentences))) return [];
    return [entry("count", claim.noun.text, [...meant, claim].map(withNoun))];
  });
}

/** Whether what narrows a number that refers to another is said of that as well. */
const isNarrowedAlike = (claim: CountClaim, other: CountClaim): boolean =>
  !isNarrowed(claim) || claim.noun.behind.some((stem) => other.stems.has(stem));

/** "The 16 villages in a fortnight": behind what narrows it may stand what does not, where the description has nearly as many. */
const mayBeDescribed = (claim: CountClaim, other: CountClaim): boolean =>
  isDescribed(other) &&
  !claim.isElsewhere &&
  Math.min(claim.value, other.value) >= nearlyAsMany * Math.max(claim.value, other.value);

const nearlyAsMany = 0.75;

const isDescribed = ({ sentence }: CountClaim): boolean => sentence.place.kind === "description";
