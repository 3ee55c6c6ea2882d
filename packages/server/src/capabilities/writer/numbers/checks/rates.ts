import type { Contradiction } from "../contradiction.ts";
import { stemsOf } from "../../receipts/stems.ts";
import { entry, isSame, show } from "../entry.ts";
import { textBefore, textBehind, type Figure, type FigureSentence } from "../readFigures.ts";

/** Longest text between two factors, and between the last of them and what they make, in characters. */
const reach = { factors: 60, total: 60, lead: 24 };

/** Fewer are looked at elsewhere, more of them are no one product. */
const factors = { least: 3, most: 4 };

/** Farther from the product something else is meant. */
const near = { least: 0.5, most: 2 };

const isFactor = ({ kind, value = 0 }: Figure): boolean =>
  (kind === "number" || kind === "amount" || kind === "duration") && value > 1;

/** What a figure counts as a factor of a total: minutes of minutes, else the number that stands there. */
const valueOf = (figure: Figure, total: Figure): number =>
  figure.kind === "duration" && !(total.kind === "duration" && total.unit === figure.unit)
    ? (figure.count ?? figure.value ?? 0)
    : (figure.value ?? 0);

/** Whether a figure is said to be for each of several: "£11 a week", "each of the 12". */
function isEach(figure: Figure, sentence: FigureSentence): boolean {
  const { signs } = sentence;
  const behind = textBehind(sentence, figure)
    .slice(0, 24)
    .split(/[.,;:()]|\p{N}/u)[0]!;
  const before = textBefore(sentence, figure)
    .slice(-18)
    .split(/[.,;:()]|\p{N}/u)
    .at(-1)!;
  return signs.has("each", behind) || signs.has("each", before);
}

/** The factors that stand before an offset, in one run. */
function runBefore(sentence: FigureSentence, end: number): Figure[] {
  const run: Figure[] = [];
  const before = sentence.figures.filter((figure) => figure.end <= end);
  for (const figure of before.toReversed()) {
    const next = run[0];
    const gap = next ? sentence.text.slice(figure.end - sentence.start, next.start - sentence.start) : "";
    if (!isFactor(figure) || gap.length > reach.factors || /[.;:()=]/.test(gap)) break;
    run.unshift(figure);
  }
  return run;
}

/** All products of two or more of some values, and all sums of two. */
function madeOf(values: readonly number[]): number[] {
  let products: { value: number; count: number }[] = [{ value: 1, count: 0 }];
  for (const value of values)
    products = products.flatMap((each) => [each, { value: each.value * value, count: each.count + 1 }]);
  const sums = values.flatMap((a, at) => values.slice(at + 1).map((b) => a + b));
  return [...products.filter(({ count }) => count > 1).map(({ value }) => value), ...sums];
}

/** Whether the units of the factors can make the total: one sum of money makes money, hours make hours, numbers a number. */
function areOfTotal(run: readonly Figure[], total: Figure): boolean {
  const amounts = run.filter(({ kind }) => kind === "amount").length;
  if (total.kind === "amount") return amounts === 1;
  if (total.kind === "duration")
    return amounts === 0 && run.filter(({ kind, unit }) => kind === "duration" && unit === total.unit).length === 1;
  return amounts === 0 && run.some(({ kind }) => kind === "number");
}

const isSmallFactor = (ratio: number): boolean =>
  ratio > 1 && ratio <= 12 && Math.abs(ratio - Math.round(ratio)) < 0.001;

/** More words between a factor and what it makes name something else: "for six nights, and the fee for students comes to £90". */
const mostWords = 2;

function isOfOther(gap: string, last: Figure | undefined, sentence: FigureSentence): boolean {
  const { signs } = sentence;
  const [sign] = (["makes", "total"] as const)
    .flatMap((name) => signs.find(name, gap))
    .toSorted((a, b) => a.start - b.start);
  const lead = gap.slice(0, sign?.start);
  const cut = Math.max(...[...",;:–—"].map((each) => lead.lastIndexOf(each)));
  const clause = stemsOf(lead.slice(cut + 1)).size;
  return last && cut < 0 ? clause > mostWords : clause > 1;
}

/** "70 customers, who pay £11 a week through thirty weeks; that brings in £32,100": what rates and numbers make, in the sentence or at the head of the next. */
export function checkRates(sentence: FigureSentence, before: FigureSentence | undefined): Contradiction[] {
  const { signs, text, start } = sentence;
  return sentence.figures.flatMap((total, at): Contradiction[] => {
    if (!isFactor(total)) return [];
    const last = sentence.figures[at - 1];
    const gap = last ? text.slice(last.end - start, total.start - start) : textBefore(sentence, total);
    const isHead = last === undefined && before?.place === sentence.place && gap.length <= reach.lead;
    const source = last ? sentence : isHead ? before : undefined;
    const isSaid = signs.has("makes", gap) || signs.has("total", gap);
    const isBound = (["about", "atLeast", "atMost", "other", "rest"] as const).some((name) => signs.has(name, gap));
    if (
      !source ||
      !isSaid ||
      isOfOther(gap, last, sentence) ||
      isBound ||
      gap.length > reach.total ||
      /\.\s|[()]/.test(gap)
    )
      return [];
    const run = runBefore(source, last ? total.start : source.end);
    if (run.length < factors.least || run.length > factors.most || !areOfTotal(run, total)) return [];
    if (!run.some((each) => isEach(each, source))) return [];
    // "£32,100 a year" is what all makes in its season; any other rate is one more factor.
    const tail = textBehind(sentence, total)
      .slice(0, 16)
      .split(/[.,;:()]/u)[0]!;
    if (signs.has("each", tail) && !signs.has("years", tail)) return [];
    const goal = valueOf(total, total);
    const values = run.map((each) => valueOf(each, total));
    const product = values.reduce((all, value) => all * value, 1);
    if (product < goal * near.least || product > goal * near.most) return [];
    const around = [...(before?.place === sentence.place ? before.figures : []), ...sentence.figures].filter(
      (each) => each !== total && isFactor(each),
    );
    const known = [...new Set(around.map((each) => valueOf(each, total)))].slice(-8);
    const isMade = [...madeOf(values), ...madeOf(known)].some(
      (each) => isSame(each, goal) || Math.abs(each - goal) < 1,
    );
    // "Twice a week", "in three years": a small factor may be said otherwise.
    const isUnsaid = [...values, ...madeOf(values)].some(
      (each) => isSmallFactor(goal / each) || isSmallFactor(each / goal),
    );
    if (isMade || isUnsaid) return [];
    const found = [{ figure: total, sentence }, ...run.map((figure) => ({ figure, sentence: source }))];
    return [entry("product", total.text, found, `${values.map(show).join(" × ")} = ${show(product)}`)];
  });
}
