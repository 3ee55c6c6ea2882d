import type { Contradiction } from "../contradiction.ts";
import type { CountClaim } from "../counts.ts";
import { entry } from "../entry.ts";
import type { FigureSentence } from "../readFigures.ts";
import { besideOf, isExplained, isNarrowed, isOneMore, qualitiesOf, withNoun } from "./sameCount.ts";

/** Two plain statements are nearer to each other than two numbers of different things mostly are. */
const close = 0.7;

const leastPlain = 4;

/** Claims on what may be the same, each with all others: by its noun, and by all that it may be called. */
function groupsOf(all: readonly CountClaim[]): CountClaim[][] {
  const lines = [...new Set(all.flatMap(({ kinds }) => [...kinds]))];
  return lines.map((line) => all.filter(({ kinds }) => kinds.has(line)));
}

/** Two sections that say how many there are of something, in the same words, where the draft names no third number of it. */
export function checkStatements(all: readonly CountClaim[], sentences: readonly FigureSentence[]): Contradiction[] {
  return groupsOf(all).flatMap((group): Contradiction[] => {
    const plain = group.filter(({ isElsewhere }) => !isElsewhere);
    // "Last year 70 pupils came" says nothing of the 140 that the description and a section name in one word.
    const isOfOne = plain.some(isDescribed) && new Set(plain.map(({ noun }) => noun.head)).size === 1;
    const claims = isOfOne ? plain : group;
    const values = [...new Set(claims.map(({ value }) => value))];
    const [one, other] = values;
    if (
      one === undefined ||
      other === undefined ||
      values.length !== 2 ||
      claims.some(({ isElsewhere }) => isElsewhere)
    )
      return [];
    if (Math.min(one, other) < Math.max(one, other) * close || Math.max(one, other) < leastPlain) return [];
    // "Seven coaches" and "eight mentors" are two things where the description speaks of neither.
    const isOneWord = new Set(claims.map(({ noun }) => noun.head)).size === 1;
    if (!isOneWord && !claims.some(isDescribed)) return [];
    const places = new Set(claims.map(({ sentence }) => sentence.place));
    const isAlike = claims.every((a) => claims.every((b) => qualitiesOf(a).join() === qualitiesOf(b).join()));
    if (
      places.size < 2 ||
      !isAlike ||
      !claims.every(isPlain) ||
      claims.some((claim) => isNarrowed(claim) && !isDescribed(claim))
    )
      return [];
    if (isOneMore(claims) || claims.some((claim) => isExplained(claim, all, besideOf(claim, sentences)))) return [];
    return [entry("count", claims[0]!.noun.text, claims.map(withNoun))];
  });
}

/** Numbers in words of a script that joins them are not always read as one. */
const isPlain = ({ figure, sentence }: CountClaim): boolean =>
  sentence.language !== "ar" || /\p{Nd}/u.test(figure.text);

const isDescribed = ({ sentence }: CountClaim): boolean => sentence.place.kind === "description";
