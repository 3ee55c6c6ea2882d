import type { Contradiction } from "../contradiction.ts";
import type { CountClaim } from "../counts.ts";
import { entry, type Found } from "../entry.ts";
import { textBehind, type Figure, type FigureSentence } from "../readFigures.ts";
import { nounBehind } from "../nouns.ts";
import { areSameNoun, kindsOfNoun } from "../synonyms.ts";

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
  return values.some((first, from) => {
    let sum = first;
    return values.slice(from + 1).some((next, at) => {
      sum += next;
      return sum === goal || (at === 0 && first * next === goal);
    });
  });
}

const isAbout = (a: number, b: number): boolean => Math.abs(a - b) <= Math.max(1, b * 0.02);

const reach = 1;

/** The figures of a sentence and of those beside it. */
function besideOf({ sentence }: CountClaim, sentences: readonly FigureSentence[]): Figure[] {
  return sentences
    .filter(({ place, order }) => place === sentence.place && Math.abs(order - sentence.order) <= reach)
    .flatMap(({ figures }) => figures);
}

/** Whether a number counts the same, or tells not what. */
function mayCount(figure: Figure, sentence: FigureSentence, claim: CountClaim): boolean {
  const noun = nounBehind(figure, sentence);
  return noun === undefined || areSameNoun(kindsOfNoun(noun.head, sentence.language), claim.kinds);
}

/** "All 124 children": a number that refers to one named before, of which no other sentence says so. */
function definiteClaims(all: readonly CountClaim[], sentences: readonly FigureSentence[]): Contradiction[] {
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
        !each.isElsewhere &&
        areNear(each.value, claim.value) &&
        areCompatible(each, claim) &&
        isNarrowedAlike(claim, each),
    );
    const values = new Set(others.map(({ value }) => value));
    const described = others.filter(({ sentence }) => sentence.place.kind === "description");
    const meant = values.size === 1 ? others : described;
    if (new Set(meant.map(({ value }) => value)).size !== 1) return [];
    if (isExplained(claim, all, besideOf(claim, sentences))) return [];
    return [entry("count", claim.noun.text, [...meant, claim].map(withNoun))];
  });
}

/** Of less there are often several. */
const leastPlain = 5;

const leastLikeness = { row: 0.5, described: 0.75, plain: 1 };

/** "142 pupils": the number with what it counts, where that stands behind it. */
function withNoun({ figure, sentence, noun }: CountClaim): Found {
  const { text } = sentence.place;
  const start = text.indexOf(noun.text, figure.end);
  const isBehind = start >= 0 && start - figure.end <= 2;
  const end = isBehind ? start + noun.text.length : figure.end;
  return { figure: { ...figure, end, text: text.slice(figure.start, end) }, sentence };
}

/** Whether the words behind a noun say which of them are meant: "the 53 kids for whom we have cards", "the 12 volunteers in the kitchen". */
function isNarrowed({ noun, figure, sentence }: CountClaim): boolean {
  const behind = textBehind(sentence, figure).trimStart().slice(noun.text.length);
  const { signs } = sentence;
  if (signs.has("generic", behind.slice(0, 30)) || signs.find("total", behind)[0]?.start === 1) return false;
  const isAt = (name: "relative" | "preposition") => signs.find(name, behind.slice(0, 24))[0]?.start === 1;
  return isAt("relative") || isAt("preposition");
}

/** Whether what narrows one claim is said of the other as well. A description speaks of all. */
const isWide = (claim: CountClaim, other: CountClaim): boolean =>
  !isNarrowed(claim) ||
  claim.sentence.place.kind === "description" ||
  claim.noun.behind.some((stem) => other.stems.has(stem));

/** Whether what narrows a number that refers to another is said of that as well. */
const isNarrowedAlike = (claim: CountClaim, other: CountClaim): boolean =>
  !isNarrowed(claim) || claim.noun.behind.some((stem) => other.stems.has(stem));

/** Places and people that one sentence names, and the other does not. */
const areOfOnePlace = (a: CountClaim, b: CountClaim): boolean => {
  const [one, other] = [a, b].map(({ sentence }) => sentence.names.map(({ text }) => text));
  return (
    one!.every((name) => b.sentence.place.text.includes(name)) &&
    other!.every((name) => a.sentence.place.text.includes(name))
  );
};

/** Two sentences that count the same in the same words, with other numbers. */
function plainClaims(all: readonly CountClaim[], sentences: readonly FigureSentence[]): Contradiction[] {
  const entries: Contradiction[] = [];
  const plain = all.filter(({ isElsewhere }) => !isElsewhere);
  for (const [at, a] of plain.entries())
    for (const b of plain.slice(at + 1)) {
      if (a.value === b.value || a.sentence === b.sentence || !areNear(a.value, b.value)) continue;
      if (!isSame(a, b) || !areCompatible(a, b) || !isWide(a, b) || !isWide(b, a)) continue;
      if (!areOfOnePlace(a, b)) continue;
      const isRow = a.sentence.isLine !== b.sentence.isLine;
      const isAcross = a.sentence.place !== b.sentence.place || isRow;
      if (Math.max(a.value, b.value) < leastPlain) continue;
      const likeness = likenessOf(a, b);
      if (isRow && a.noun.qualities.length + b.noun.qualities.length > 0) continue;
      const isDescribed = [a, b].some(({ sentence }) => sentence.place.kind === "description");
      const values = new Set(
        plain.filter((each) => isSame(each, a) && areCompatible(each, a)).map(({ value }) => value),
      );
      if (
        !isAcross ||
        values.size !== 2 ||
        likeness < leastLikeness[isRow ? "row" : isDescribed ? "described" : "plain"]
      )
        continue;
      if (isExplained(a, all, besideOf(a, sentences)) || isExplained(b, all, besideOf(b, sentences))) continue;
      entries.push(entry("count", a.noun.text, [a, b].map(withNoun)));
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
