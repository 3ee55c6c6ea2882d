import type { Contradiction } from "../contradiction.ts";
import { entry, isSame, show, type Found } from "../entry.ts";
import { headOf, nounBehind } from "../nouns.ts";
import { isRow, textBefore, textBehind, type Figure, type FigureSentence } from "../readFigures.ts";
import { areSameNoun, kindsOfNoun } from "../synonyms.ts";

/** How far before what factors make its word may stand, in characters, and how many sentences before it they may. */
const reach = { word: 34, behind: 26, sentences: 2 };

/** Farther from the product something else is meant. */
const near = { least: 0.75, most: 1.34 };

/** More figures make nearly any number. */
const mostFigures = 9;

const valueOf = (figure: Figure): number => figure.count ?? figure.value ?? 0;

const isTime = ({ kind, unit }: Figure): boolean => kind === "duration" && unit === "minutes";

const isNumber = ({ kind, value = 0 }: Figure): boolean => kind === "number" && value > 1 && Number.isInteger(value);

/** Whether words around a figure say that it is for each of several. */
function isEach({ figure, sentence }: Found): boolean {
  const { signs } = sentence;
  const behind = textBehind(sentence, figure)
    .slice(0, reach.behind)
    .split(/[.,;:()]|\p{N}/u)[0]!;
  const before = textBefore(sentence, figure)
    .slice(-reach.word)
    .split(/[.;:()]|\p{N}/u)
    .at(-1)!;
  return (["each", "toEach"] as const).some((name) => signs.has(name, behind) || signs.has(name, before));
}

/** Whether a figure is said to be what others make: "so that is 450 hours", "are 46 meters". */
function isMade(total: Figure, sentence: FigureSentence, isNext: boolean): boolean {
  const { signs } = sentence;
  const before = textBefore(sentence, total);
  const last = sentence.figures.findLast(({ end }) => end <= total.start);
  const clause = before.slice(last ? last.end - sentence.start : 0).slice(-reach.word);
  if ((["about", "atLeast", "atMost", "otherTime"] as const).some((name) => signs.has(name, clause.slice(-20))))
    return false;
  if (signs.has("past", clause) || signs.has("other", clause) || /[.;]\s/u.test(clause)) return false;
  const isSaid = (["makes", "total", "within", "entire"] as const).some((name) => signs.has(name, clause));
  const isPlain = (["being", "are"] as const).some((name) => signs.endsWith(name, clause));
  // At the head of a sentence of its own, "that is" has to say so.
  return isNext ? isSaid && before.length <= reach.word : isSaid || isPlain;
}

/** All that some figures make, by products of two and three and by adding up two of those and of them. */
function canMake(values: readonly number[], goal: number): boolean {
  const products = values.flatMap((a, at) =>
    values.slice(at + 1).flatMap((b, next) => [a * b, ...values.slice(at + next + 2).map((c) => a * b * c)]),
  );
  const all = [...values, ...products];
  return all.some(
    (one, at) =>
      isSame(one, goal) ||
      isSame(one * 2, goal) ||
      values.some((other) => isSame(one - other, goal)) ||
      all.some((other, second) => second !== at && isSame(one + other, goal)),
  );
}

/** Whether two figures are of one kind: hours, or numbers of the same. */
function areOfTotal(found: Found, total: Found): boolean {
  if (isTime(total.figure)) return isTime(found.figure);
  const nouns = [found, total].map(({ figure, sentence }) => kindsOfNoun(headOf(figure, sentence), sentence.language));
  return nounBehind(total.figure, total.sentence) !== undefined && areSameNoun(nouns[0]!, nouns[1]!);
}

/** The factors that are meant: one that is of what they make, with one or two numbers, as near to it as any. */
function factorsOf(total: Found, known: readonly Found[]): Found[] | undefined {
  const goal = valueOf(total.figure);
  const units = known.filter((each) => areOfTotal(each, total));
  const numbers = known.filter(({ figure }) => isNumber(figure));
  const sets = units.flatMap((unit) => {
    const others = numbers.filter(({ figure }) => figure !== unit.figure && figure.value !== valueOf(unit.figure));
    const pairs = others.map((one) => [unit, one]);
    const triples = others.flatMap((one, at) => others.slice(at + 1).map((two) => [unit, one, two]));
    return isTime(unit.figure) ? [...pairs, ...triples] : pairs;
  });
  return sets
    .filter((set) => set.some(isEach))
    .map((set) => ({ set, ratio: set.reduce((all, { figure }) => all * valueOf(figure), 1) / goal }))
    .filter(({ ratio }) => ratio > near.least && ratio < near.most)
    .toSorted((a, b) => Math.abs(Math.log(a.ratio)) - Math.abs(Math.log(b.ratio)))[0]?.set;
}

/** "Twelve of us stay five hours on each of nine Saturdays. So that is 450 hours": what figures of one or two sentences make, told in words. */
export function checkToldProducts(sentences: readonly FigureSentence[]): Contradiction[] {
  return sentences.flatMap((sentence, at) =>
    sentence.figures.flatMap((figure, index): Contradiction[] => {
      if (!(isTime(figure) && valueOf(figure) >= 10) && !(isNumber(figure) && (figure.value ?? 0) >= 12)) return [];
      const total = { figure, sentence };
      const own = sentence.figures.slice(0, index);
      if (own.some(({ kind }) => kind === "amount") || isEach(total)) return [];
      const isNext = own.length === 0;
      if (!isMade(figure, sentence, isNext)) return [];
      const from = isNext ? Math.max(0, at - reach.sentences) : at;
      const known = sentences
        .slice(from, at + 1)
        .flatMap((each) => each.figures.map((one) => ({ figure: one, sentence: each })))
        .filter((each) => each.figure.end <= figure.start && (isNumber(each.figure) || isTime(each.figure)));
      if (known.length < 2 || known.length > mostFigures) return [];
      const source = isNext ? known.filter((each) => each.sentence === known.at(-1)!.sentence) : known;
      const set = factorsOf(total, source);
      const goal = valueOf(figure);
      const behind = sentence.figures.slice(index + 1).map(valueOf);
      if (!set || canMake([...new Set(known.map((each) => valueOf(each.figure)))], goal) || behind.includes(goal))
        return [];
      const values = set.map((each) => valueOf(each.figure));
      const product = values.reduce((all, value) => all * value, 1);
      return [entry("product", figure.text, [total, ...set], `${values.map(show).join(" × ")} = ${show(product)}`)];
    }),
  );
}

/** "Cabins: 8 at $145 a night, 6 nights | $6,690": a row of which all figures but the last are factors. */
export function checkRowProducts(sentence: FigureSentence): Contradiction[] {
  const { figures, signs, text, start } = sentence;
  const total = figures.at(-1);
  const factors = figures.slice(0, -1);
  const last = factors.at(-1);
  if (total?.kind !== "amount" || !last || factors.length !== 3 || !isRow(sentence)) return [];
  const prices = factors.filter(({ kind }) => kind === "amount");
  const price = prices[0];
  const isApart = /[\t|]/u.test(text.slice(last.end - start, total.start - start));
  const areFactors = factors.every((each) => each === price || isNumber(each) || each.kind === "duration");
  if (!price || prices.length > 1 || !isApart || !areFactors || /[\t|]/u.test(text.slice(0, last.end - start)))
    return [];
  const behind = textBehind(sentence, price)
    .slice(0, reach.behind)
    .split(/[.,;:()]|\p{N}/u)[0]!;
  if (!signs.has("each", behind)) return [];
  const values = factors.map(valueOf);
  const product = values.reduce((all, value) => all * value, 1);
  const ratio = product / valueOf(total);
  if (ratio < near.least || ratio > near.most || canMake(values, valueOf(total))) return [];
  const found = [total, ...factors].map((figure) => ({ figure, sentence }));
  return [entry("product", total.text, found, `${values.map(show).join(" × ")} = ${show(product)}`)];
}
