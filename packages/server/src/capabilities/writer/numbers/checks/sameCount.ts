import type { CountClaim } from "../counts.ts";
import type { Found } from "../entry.ts";
import { textBehind, type Figure, type FigureSentence } from "../readFigures.ts";
import { areSameNoun } from "../synonyms.ts";

/** Numbers that are farther from each other are seldom meant to be the same. */
const near = 0.5;

/** Whether two numbers may be meant to be the same. */
export const areNear = (a: number, b: number): boolean => Math.min(a, b) >= Math.max(a, b) * near;

/** Whether two claims may count the same thing. */
export const isSame = (a: CountClaim, b: CountClaim): boolean => areSameNoun(a.kinds, b.kinds);

/** The words between number and noun that say which ones are meant. */
export const qualitiesOf = ({ noun, sentence: { signs } }: CountClaim): string[] =>
  noun.qualities.filter((_, at) => !signs.has("generic", noun.text.split(/\s+/)[at] ?? ""));

const overlap = (a: readonly string[], b: readonly string[]): number => a.filter((each) => b.includes(each)).length;

/** Whether the words around both nouns allow that they name the same. */
export function areCompatible(a: CountClaim, b: CountClaim): boolean {
  const [one, other] = [qualitiesOf(a), qualitiesOf(b)];
  return one.length === 0 || other.length === 0 || overlap(one, other) > 0;
}

/** "The premiere and nine performances": a number that is one less, where a single event stands beside it. */
export function isOneMore(claims: readonly CountClaim[]): boolean {
  const values = claims.map(({ value }) => value);
  const least = Math.min(...values);
  return (
    Math.max(...values) === least + 1 &&
    claims.some(({ value, sentence: { signs, text } }) => value === least && signs.has("premiere", text))
  );
}

/** Whether a number follows from others of the same kind, or from a product or a sum in the sentences beside it. */
export function isExplained(claim: CountClaim, all: readonly CountClaim[], beside: readonly Figure[]): boolean {
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
export function besideOf({ sentence }: CountClaim, sentences: readonly FigureSentence[]): Figure[] {
  return sentences
    .filter(({ place, order }) => place === sentence.place && Math.abs(order - sentence.order) <= reach)
    .flatMap(({ figures }) => figures);
}

/** "142 pupils": the number with what it counts, where that stands behind it. */
export function withNoun({ figure, sentence, noun }: CountClaim): Found {
  const { text } = sentence.place;
  const start = text.indexOf(noun.text, figure.end);
  const isBehind = start >= 0 && start - figure.end <= 2;
  const end = isBehind ? start + noun.text.length : figure.end;
  return { figure: { ...figure, end, text: text.slice(figure.start, end) }, sentence };
}

/** Whether the words behind a noun say which of them are meant: "the 53 kids for whom we have cards", "the 12 volunteers in the kitchen". */
export function isNarrowed({ noun, figure, sentence }: CountClaim): boolean {
  const behind = textBehind(sentence, figure).trimStart().slice(noun.text.length);
  const { signs } = sentence;
  if (signs.has("generic", behind.slice(0, 30)) || signs.find("total", behind)[0]?.start === 1) return false;
  const isAt = (name: "relative" | "preposition") => signs.find(name, behind.slice(0, 24))[0]?.start === 1;
  return isAt("relative") || isAt("preposition");
}
