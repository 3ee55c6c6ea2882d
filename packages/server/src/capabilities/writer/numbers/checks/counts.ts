import type { Contradiction } from "../contradiction.ts";
import type { CountClaim } from "../counts.ts";
import { entry } from "../entry.ts";
import type { Figure, FigureSentence } from "../readFigures.ts";
import { areSameNoun } from "../synonyms.ts";

/** Numbers that are farther from each other are seldom meant to be the same. */
const near = 0.5;

const areNear = (a: number, b: number): boolean => Math.min(a, b) >= Math.max(a, b) * near;

const isSame = (a: CountClaim, b: CountClaim): boolean => areSameNoun(a.kinds, b.kinds);

/** The words between number and noun that say which ones are meant. */
const qualitiesOf = ({ noun, sentence: { signs } }: CountClaim): string[] =>
  noun.qualities.filter((_, at) => !signs.has("generic", noun.text.split(/\s+/)[at] ?? ""));

const overlap = (a: readonly string[], b: readonly string[]): number => a.filter((each) => b.includes(each)).length;

/** Whether the words around both nouns allow that they name the same. */
function areCompatible(a: CountClaim, b: CountClaim): boolean {
  const [one, other] = [qualitiesOf(a), qualitiesOf(b)];
  return one.length === 0 || other.length === 0 || overlap(one, other) > 0;
}

/** Whether a number follows from others of the same kind, or from a product or a sum in the sentences beside it. */
function isExplained(claim: CountClaim, all: readonly CountClaim[], beside: readonly Figure[]): boolean {
  const goal = claim.value;
  const alike = [
    ...new Set(all.filter((each) => each.value !== goal && isSame(each, claim)).map(({ value }) => value)),
  ];
  const isPair = alike.some((a, at) =>
    alike.some((b, other) => other > at && (a + b === goal || Math.abs(a - b) === goal)),
  );
  if (isPair) return true;
  const values = beside
    .filter((figure) => figure !== claim.figure && (figure.kind === "number" || figure.kind === "duration"))
    .map((figure) => figure.count ?? figure.value ?? 0)
    .filter((value) => value > 1);
  const shares = beside.filter(({ kind }) => kind === "percent").map(({ value = 0 }) => value / 100);
  const isShare = shares.some((share) =>
    alike.some(
      (each) => isAbout(each * share, goal) || isAbout(each * (1 - share), goal) || isAbout(goal * (1 - share), each),
    ),
  );
  if (isShare) return true;
  for (let from = 0; from < values.length; from += 1) {
    let sum = 0;
    for (let to = from; to < values.length; to += 1) {
      sum += values[to]!;
      if (sum === goal && to > from) return true;
      const [first, last] = [values[from]!, values[to]!];
      if (to > from && (goal === first * last || goal === Math.abs(first - last))) return true;
    }
  }
  return false;
}

const isAbout = (a: number, b: number): boolean => Math.abs(a - b) <= Math.max(1, b * 0.02);

const reach = 2;

/** The figures of a sentence and of those beside it. */
function besideOf({ sentence }: CountClaim, sentences: readonly FigureSentence[]): Figure[] {
  return sentences
    .filter(({ place, order }) => place === sentence.place && Math.abs(order - sentence.order) <= reach)
    .flatMap(({ figures }) => figures);
}

/** "All 124 children": a number that refers to one named before, of which no other sentence says so. */
function definiteClaims(all: readonly CountClaim[], sentences: readonly FigureSentence[]): Contradiction[] {
  return all.flatMap((claim): Contradiction[] => {
    if (!claim.isDefinite || claim.value < 3) return [];
    const alike = all.filter((each) => isSame(each, claim));
    const isIntroduced = sentences.some((sentence) =>
      sentence.figures.some(
        (figure) => figure !== claim.figure && figure.kind === "number" && figure.value === claim.value,
      ),
    );
    if (isIntroduced) return [];
    const others = alike.filter(
      (each) =>
        each.value !== claim.value &&
        each.sentence !== claim.sentence &&
        !each.isElsewhere &&
        areNear(each.value, claim.value) &&
        areCompatible(each, claim),
    );
    const values = new Set(others.map(({ value }) => value));
    const described = others.filter(({ sentence }) => sentence.place.kind === "description");
    const meant = values.size === 1 ? others : described;
    if (new Set(meant.map(({ value }) => value)).size !== 1) return [];
    if (isExplained(claim, all, besideOf(claim, sentences))) return [];
    return [entry("count", claim.noun.text, [...meant, claim])];
  });
}

const leastLikeness = 0.5;

/** Two sentences that count the same in the same words, with other numbers. */
function plainClaims(all: readonly CountClaim[], sentences: readonly FigureSentence[]): Contradiction[] {
  const entries: Contradiction[] = [];
  const plain = all.filter(({ isElsewhere }) => !isElsewhere);
  for (const [at, a] of plain.entries())
    for (const b of plain.slice(at + 1)) {
      if (a.value === b.value || a.sentence === b.sentence || !areNear(a.value, b.value)) continue;
      if (!isSame(a, b) || !areCompatible(a, b)) continue;
      const isAcross = a.sentence.place !== b.sentence.place || a.sentence.isLine !== b.sentence.isLine;
      const likeness = likenessOf(a, b);
      const values = new Set(
        plain.filter((each) => isSame(each, a) && areCompatible(each, a)).map(({ value }) => value),
      );
      if (!isAcross || values.size !== 2 || likeness < leastLikeness) continue;
      if (isExplained(a, all, besideOf(a, sentences)) || isExplained(b, all, besideOf(b, sentences))) continue;
      entries.push(entry("count", a.noun.text, [a, b]));
    }
  return entries;
}

/** How much speaks for it that two sentences count the same. */
function likenessOf(a: CountClaim, b: CountClaim): number {
  const [one, other] = [qualitiesOf(a), qualitiesOf(b)];
  const isSameHead = a.noun.head === b.noun.head;
  const shared = [...a.stems].filter((stem) => b.stems.has(stem) && !a.kinds.has(stem)).length;
  return (isSameHead ? 0.5 : 0) + overlap(one, other) + 0.5 * overlap(a.noun.behind, b.noun.behind) + 0.25 * shared;
}

/** How many of something that two sentences name differently. */
export function checkCounts(all: readonly CountClaim[], sentences: readonly FigureSentence[]): Contradiction[] {
  return [...definiteClaims(all, sentences), ...plainClaims(all, sentences)];
}
