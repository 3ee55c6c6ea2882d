import type { Fact } from "@grantwright/domain/facts";
import { signsOf } from "../../numbers/signs/signs.ts";
import { budgetOf, type BudgetItem } from "./budget.ts";
import { says, type DraftUnit, type ReadDraft } from "./readDraft.ts";
import { windowOf, type Sum } from "./windowOf.ts";

/** What a draft says of its money. What it says twice and differently is left out. */
export interface Money {
  /** All that it spends money on, once for each time that it is said. */
  spendings: BudgetItem[];
  /** The one list of those that holds most of them. */
  items: BudgetItem[];
  /** What all of it costs. */
  total?: Sum;
  /** What the funder is asked for. */
  asked?: Sum;
  /** Whether the lines of the budget come to what is asked for or to all that it costs. */
  isComplete: boolean;
}

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= Math.max(1, 0.002 * Math.max(a, b));

/** All amounts of a draft. */
const sumsOf = (units: readonly DraftUnit[]): Sum[] =>
  units.flatMap((unit) =>
    unit.facts
      .filter((fact) => fact.kind === "amount" && fact.value !== undefined)
      .map((fact) => ({ unit, fact, value: fact.value! })),
  );

/** How surely the words around a sum say that it is asked for: 0 where they do not. */
function askedBy(sum: Sum, language: string): number {
  const { from, at, end, to } = windowOf(sum);
  const { unit } = sum;
  const signs = signsOf(language);
  const lead = unit.text.slice(from, at);
  const tail = unit.text.slice(end, to);
  const close = Math.min(to, end + 24);
  const isOwn = signs.has("own", lead) || says(unit, ["ownPays"], from, at);
  const isFollowed = says(unit, ["asked"], end, close) || signs.has("asked", unit.text.slice(end, close));
  if (signs.has("asked", lead) && !says(unit, ["gone"])) return 3;
  if (isFollowed && !says(unit, ["ownPays"], end, close)) return 3;
  if (says(unit, ["asked"], from, at)) return isOwn ? 1 : 2;
  return says(unit, ["asked"], end, to) || signs.has("asked", tail) ? 1 : 0;
}

function isTotal(sum: Sum, language: string): boolean {
  const { from, at, end, to } = windowOf(sum);
  const signs = signsOf(language);
  const lead = sum.unit.text.slice(from, at);
  const tail = sum.unit.text.slice(end, to);
  const isLead = signs.has("cost", lead) || signs.has("total", lead) || says(sum.unit, ["sum"], from, at);
  return isLead || signs.has("total", tail) || says(sum.unit, ["sum"], end, to);
}

/** The one value that most of some sums give; none where two are given as often. */
function common(sums: readonly Sum[]): Sum | undefined {
  const counts = new Map<number, number>();
  for (const { value } of sums) counts.set(value, (counts.get(value) ?? 0) + 1);
  const ranked = [...counts].toSorted((a, b) => b[1] - a[1]);
  if (!ranked[0] || ranked[0][1] === ranked[1]?.[1]) return undefined;
  return sums.find(({ value }) => value === ranked[0]![0]);
}

const sumOf = (items: readonly BudgetItem[]): number => items.reduce((sum, { amount }) => sum + amount, 0);

/** Of all spendings those that come to a sum of the draft, else the lines, else all. */
function mainOf(spendings: readonly BudgetItem[], sums: readonly Sum[]): { items: BudgetItem[]; whole?: Sum } {
  const lines = spendings.filter(({ isLine }) => isLine);
  const places = [...new Set(spendings.map(({ unit }) => unit.placeId))];
  const lists = [
    lines,
    [...spendings],
    ...places.map((place) => spendings.filter(({ unit }) => unit.placeId === place)),
  ];
  for (const items of lists.filter(({ length }) => length > 1)) {
    const listed = sumOf(items);
    const whole = sums.find(
      ({ unit, value }) => isNear(value, listed) && !items.some((each) => each.unit === unit && each.amount === value),
    );
    if (whole) return { items, whole };
  }
  return { items: lines.length > 1 ? lines : [...spendings] };
}

/** Below this part of all that it costs nobody asks for a grant; such a sum is another one. */
const leastAsked = 0.1;

/** Reads what a draft says of its money. */
export function readMoney(draft: ReadDraft): Money {
  const { units, language } = draft;
  const sums = sumsOf(units);
  const roles = sums.map((sum) => ({ sum, rank: askedBy(sum, language), isTotal: isTotal(sum, language) }));
  const known = new Map<Fact, boolean>(roles.map(({ sum, rank, isTotal: is }) => [sum.fact, rank > 1 || is]));
  const spendings = budgetOf(draft, (_unit, fact) => known.get(fact) ?? false);
  const costs = new Set(spendings.filter(({ isLine }) => isLine).map(({ unit }) => unit));
  const others = roles.filter(({ sum }) => !costs.has(sum.unit));
  const { items, whole } = mainOf(
    spendings,
    others.map(({ sum }) => sum),
  );
  const totals = others.filter((each) => each.isTotal).map(({ sum }) => sum);
  let total = whole ?? totals.toSorted((a, b) => b.value - a.value)[0];
  const least = (total?.value ?? 0) * leastAsked;
  const asking = others.filter(({ rank, sum }) => rank > 0 && sum.value >= least);
  const best = Math.max(0, ...asking.map(({ rank }) => rank));
  let asked = common(asking.filter(({ rank }) => rank === best).map(({ sum }) => sum));
  if (asked && total && total.value < asked.value) total = undefined;
  const parts = new Set(sums.map(({ value }) => value));
  const both = asked && totals.find(({ value }) => value > asked!.value && parts.has(value - asked!.value));
  if (both) total = both;
  const isOwnNamed = units.some(
    (unit) => says(unit, ["own", "ownPays"]) && unit.facts.some(({ kind }) => kind === "amount"),
  );
  if (!asked && best === 0 && total && !isOwnNamed) asked = total;
  const listed = sumOf(items);
  const isComplete =
    items.length > 1 && (whole !== undefined || [asked, total].some((sum) => sum && isNear(sum.value, listed)));
  return { spendings, items, ...(total && { total }), ...(asked && { asked }), isComplete };
}
