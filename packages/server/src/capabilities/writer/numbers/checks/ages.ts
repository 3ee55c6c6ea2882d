import type { Contradiction } from "../contradiction.ts";
import { entry } from "../entry.ts";
import type { FigureSentence } from "../readFigures.ts";
import { areSameNoun } from "../synonyms.ts";
import { checkBeyond } from "./agesBeyond.ts";
import { agesIn, isElsewhere, personsOf, type Ages } from "./agesIn.ts";

const keyOf = ({ low, high }: Ages): string => `${low}-${high}`;

/** Two age groups where a draft speaks of one: each sentence names one alone, they lap over, and neither is of another time, a part or others. */
export function checkAges(sentences: readonly FigureSentence[]): Contradiction[] {
  const bySentence = sentences.map(agesIn);
  const listed = new Set(bySentence.filter(({ length }) => length > 1).flatMap((ages) => ages.map(keyOf)));
  const plain = bySentence
    .filter(({ length }) => length === 1)
    .flat()
    .filter((ages) => !listed.has(keyOf(ages)) && !isElsewhere(ages));
  const groups = Map.groupBy(plain, keyOf);
  if (listed.size === 0 && groups.size === 1) return checkBeyond(sentences, bySentence.flat());
  const [a, b] = [...groups.values()];
  const [one, other] = [a?.[0], b?.[0]];
  if (!a || !b || !one || !other || groups.size !== 2) return [];
  if (one.high <= other.low || other.high <= one.low || (one.high === Infinity) !== (other.high === Infinity))
    return [];
  const [those, these] = [personsOf(one), personsOf(other)];
  if (those.size > 0 && these.size > 0 && !areSameNoun(those, these)) return [];
  const what = one.high === Infinity ? `${one.low}+` : `${one.low}–${one.high}`;
  return [
    entry(
      "ages",
      what,
      [...a, ...b].flatMap(({ figures }) => figures),
    ),
  ];
}
