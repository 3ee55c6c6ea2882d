import type { Contradiction } from "../contradiction.ts";
import { entry, isSame, show } from "../entry.ts";
import { textBehind, type Figure, type FigureSentence } from "../readFigures.ts";

/** Between the factors of a product: a sign, or a word for "at". */
const times = /^[\p{L}\p{M}\s.,'’()-]{0,40}?\s?[×x*✕·]\s*(?:[\p{Sc}\p{L}]{1,4}\s?)?$/u;

/** A number, or the count of a length of time: 24 for "24 months". */
const factorOf = (figure: Figure): number => figure.count ?? figure.value ?? 0;

/** All products of two or more of some numbers. */
function productsOf(values: readonly number[]): number[] {
  let products: { value: number; factors: number }[] = [{ value: 1, factors: 0 }];
  for (const value of values.slice(-7))
    products = products.flatMap((each) => [each, { value: each.value * value, factors: each.factors + 1 }]);
  return products.filter(({ factors }) => factors > 1).map(({ value }) => value);
}

const isRoundedTo = (product: number, total: number): boolean =>
  isSame(product, total) || (Number.isInteger(total) && Math.abs(product - total) < 1);

/** Between a line's working and what it comes to. */
const comesTo = /^[^\p{L}\p{N}]*(?:[–—=:|\t]|\.{3})\s*[^\p{L}\p{N}]*$/u;

/**
 * Units times price that are not what the line says: "132 evenings × 46 € – 6,720 €". The factors stand before a sign of multiplication or
 * "at", what they come to behind a dash, "=" or in a cell of its own. Silent where any product of figures in the line is the total.
 */
export function checkProducts(sentence: FigureSentence): Contradiction[] {
  const { figures, text, start, signs } = sentence;
  const entries: Contradiction[] = [];
  const between = (a: Figure, b: Figure) => text.slice(a.end - start, b.start - start);
  for (let at = 0; at + 1 < figures.length; at += 1) {
    const run = [figures[at]!];
    let isAt = false;
    while (at + run.length < figures.length) {
      const next: Figure = figures[at + run.length]!;
      const gap = between(run.at(-1)!, next);
      const isTimes = times.test(gap) && !/[;:–—=]/u.test(gap);
      const isPrice: boolean = !isTimes && next.kind === "amount" && !isAt && signs.isAt(gap);
      if (!isTimes && !isPrice) break;
      isAt ||= isPrice;
      run.push(next);
    }
    const total = figures[at + run.length];
    if (run.length < 2 || !total) continue;
    const last = run.at(-1)!;
    at += run.length - 1;
    const isMoney = run.some(({ kind }) => kind === "amount");
    if (run.some(({ kind }) => kind === "percent" || kind === "date")) continue;
    if (isMoney ? total.kind !== "amount" && !/[\t|]/.test(text) : total.kind === "amount") continue;
    if (total.kind === "percent" || total.kind === "date") continue;
    const gap = between(last, total).replace(/^\s*(?:\p{L}+\.?\s*){0,3}?(?=[–—=:|\t])/u, "");
    if (!comesTo.test(gap) && !(signs.has("total", gap) && gap.length < 25 && !/[.;]/.test(gap))) continue;
    const before = figures.filter((figure) => figure.start < total.start);
    const goal = factorOf(total);
    const products = productsOf(before.map(factorOf));
    const product = run.map(factorOf).reduce((all, value) => all * value, 1);
    if (products.some((each) => isRoundedTo(each, goal)) || !isNear(product, goal)) continue;
    if (signs.has("about", gap) || /^\s*(?:\/|per )/.test(textBehind(sentence, total))) continue;
    const working = `${run.map((figure) => show(factorOf(figure))).join(" × ")} = ${show(product)}`;
    const found = [total, ...run].map((figure) => ({ figure, sentence }));
    entries.push(entry("product", total.text, found, working));
  }
  return entries;
}

/** What is further away was meant otherwise. */
const isNear = (a: number, b: number): boolean => a > b * 0.4 && a < b * 2.5;
