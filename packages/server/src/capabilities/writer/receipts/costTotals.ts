import { chanceOf, countOf, isCount, stepOf, type Fact, type Worked } from "@grantwright/domain/facts";
import { betweenCells } from "../text/cellsOf.ts";
import type { SourceIndex } from "./sourceIndex.ts";
import type { SourceSentence } from "./sourceSentence.ts";

/** What one price of a paragraph comes to: by itself, and times the counts beside it. */
interface Cost {
  value: number;
  from: Fact[];
}

/** Costs that were put together: the last of them, and what those before it come to. */
interface Sum {
  value: number;
  cost: Cost;
  before?: Sum | undefined;
}

/** What the prices of a paragraph come to that follow one another, each times counts beside it. */
export interface CostTotals {
  byValue: ReadonlyMap<number, Sum>;
  /** The values, in order. */
  sorted: number[];
}

/** Of a paragraph with more possible totals, any figure would be one. */
const mostTotals = 10_000;

const mostCosts = 16;

/** Spoken costs have no currency. */
const leastSpoken = 100;

const isPrice = (fact: Fact, hasAmounts: boolean): boolean =>
  fact.kind === "amount" || (!hasAmounts && fact.kind === "number" && (fact.value ?? 0) >= leastSpoken);

const product = (price: Fact, counts: readonly Fact[]): Cost => ({
  value: counts.reduce((value, count) => value * countOf(count), price.value ?? 0),
  from: [price, ...counts],
});

/** "16 laptops at $215", "$55 an hour x 2 hours x 30 weeks": a price alone, times the counts before it, and times those behind it. */
function costsOf(price: Fact, before: readonly Fact[], behind: readonly Fact[]): Cost[] {
  const last = before.slice(-2);
  const sets = [
    [],
    behind.slice(0, 1),
    behind.slice(0, 2),
    behind.slice(0, 3),
    before.slice(0, 1),
    last,
    last.slice(-1),
    [...last.slice(-1), ...behind.slice(0, 1)],
  ];
  const costs = new Map(sets.map((counts) => product(price, counts)).map((cost) => [cost.value, cost]));
  return [...costs.values()];
}

/** The prices of a paragraph in their order, with what each may come to. */
function pricesOf(sentences: readonly SourceSentence[]): Cost[][] {
  const facts = sentences.flatMap((sentence) => sentence.facts);
  const hasAmounts = facts.filter(({ kind }) => kind === "amount").length > 1;
  const places = facts.flatMap((fact, at) => (isPrice(fact, hasAmounts) ? [at] : []));
  return places.slice(0, mostCosts).map((at, order) => {
    const before = facts.slice((places[order - 1] ?? -1) + 1, at).filter(isCount);
    const behind = facts.slice(at + 1, places[order + 1]).filter(isCount);
    return costsOf(facts[at]!, before, behind);
  });
}

/** What the prices from one on come to together, up to each of those behind it; no further than there are too many totals. */
function addTotals(prices: readonly Cost[][], byValue: Map<number, Sum>): void {
  for (let from = 0; from < prices.length; from += 1) {
    let sums: Sum[] = prices[from]!.map((cost) => ({ value: cost.value, cost }));
    for (const options of prices.slice(from + 1)) {
      if (byValue.size + sums.length * options.length > mostTotals) break;
      sums = options.flatMap((cost) => sums.map((before) => ({ value: before.value + cost.value, cost, before })));
      for (const sum of sums) if (!byValue.has(sum.value)) byValue.set(sum.value, sum);
    }
  }
}

const leastPrices = 2;

/** What the paragraphs of the sources that give several prices come to. */
function costTotalsOf({ sentences }: SourceIndex): CostTotals[] {
  const blocks = Map.groupBy(sentences, ({ block }) => block);
  return [...blocks.values()].flatMap((block) => {
    const prices = pricesOf(block);
    const byValue = new Map<number, Sum>();
    // What a table comes to is told by its columns.
    if (prices.length >= leastPrices && !betweenCells.test(block[0]!.text)) addTotals(prices, byValue);
    return byValue.size === 0 ? [] : [{ byValue, sorted: [...byValue.keys()].toSorted((a, b) => a - b) }];
  });
}

function costsIn(sum: Sum): Cost[] {
  const costs: Cost[] = [];
  for (let at: Sum | undefined = sum; at; at = at.before) costs.unshift(at.cost);
  return costs;
}

const numbers = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });

const leastTotal = 1000;

/** Of the sums like one, the share that may follow from the paragraph just as well. */
const mostChance = 0.15;

/** A sum of money that the prices of one paragraph come to: "$26,540 = 8,760 + 215 × 16 + 22 × 15 × 38 + 1,800". */
export function byCosts(fact: Fact, index: SourceIndex): Worked | undefined {
  const { kind, value = 0 } = fact;
  if ((kind !== "amount" && kind !== "number") || value < leastTotal) return undefined;
  index.costs ??= costTotalsOf(index);
  for (const { byValue, sorted } of index.costs) {
    const total = byValue.get(value);
    if (!total || chanceOf(value, sorted, stepOf(value), false) > mostChance) continue;
    const costs = costsIn(total);
    const sum = costs.map(({ from }) => from.map((each) => numbers.format(countOf(each))).join(" × "));
    return { working: `${numbers.format(value)} = ${sum.join(" + ")}`, from: costs.flatMap(({ from }) => from) };
  }
  return undefined;
}
