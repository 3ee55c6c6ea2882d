import { valuesOf } from "./compare.ts";
import type { Fact } from "./fact.ts";

/** How a fact follows from others. */
export interface Worked {
  /** As it is shown: "48,750 = 27,300 + 16,200 + 5,250". */
  working: string;
  /** What it was worked out from. */
  from: Fact[];
}

/** What a fact counts in a product or a sum: hours as they were written, not minutes. */
const countOf = (fact: Fact) => fact.count ?? fact.value!;

const numbers = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });

export const said = (value: number) => numbers.format(value);

/** One line of a budget: what it comes to, and from what. */
interface Item {
  value: number;
  from: Fact[];
}

interface Sum {
  sign: string;
  parts: Item[];
}

/** What follows from some facts by adding and taking away, by its value. */
export type Sums = ReadonlyMap<number, Sum>;

const mostLines = 7;

const mostWays = 80;

/** A value as sums are looked up by it. */
const keyOf = (value: number) => Math.round(value * 100) / 100;

/** Whether facts can stand in one sum: of one unit; money may stand in a table without its currency. */
const areAddable = (a: Fact, b: Fact) => a.unit === undefined || b.unit === undefined || a.unit === b.unit;

/** The facts that a sum of a kind can be made of. */
function addends(facts: Fact[], kind: Fact["kind"]): Fact[] {
  const isAddend = (fact: Fact) =>
    fact.kind === kind || (kind === "amount" && fact.kind === "number" && fact.value! >= 20);
  return facts.slice(0, 60).filter((fact) => (fact.value ?? 0) > 0 && isAddend(fact));
}

/** A fact by itself, and times the counts that stand next to it: "16 laptops, $215 each". */
function waysOf(term: Fact, facts: Fact[]): Item[] {
  const ways: Item[] = [{ value: countOf(term), from: [term] }];
  const at = facts.indexOf(term);
  const counts = [at - 2, at - 1, at + 1, at + 2]
    .map((index) => facts[index])
    .filter((each) => each !== undefined)
    .filter((each) => (each.kind === "number" || each.kind === "duration") && countOf(each) > 1);
  for (const [index, count] of counts.entries()) {
    // "15 minutes, three times a day": the length as it was written, in its own unit.
    const each = term.kind === "duration" ? countOf(term) : term.value!;
    ways.push({ value: each * countOf(count), from: [term, count] });
    for (const other of counts.slice(index + 1))
      if (term.kind === "amount")
        ways.push({ value: term.value! * countOf(count) * countOf(other), from: [term, count, other] });
  }
  return ways;
}

/** How far apart in a text what is divided may stand from what it is divided by, in facts. */
const quotientReach = 6;

/** What comes out even: hours from a wage and a rate ("$12,540 at $22"), a price from a sum and a count. */
function quotientsOf(facts: Fact[], kind: Fact["kind"]): { value: number; parts: Item[] }[] {
  const isCount = (fact: Fact) => fact.kind === "number" || fact.kind === "duration";
  const near = facts
    .slice(0, 60)
    .filter(({ value = 0, kind: each }) => value > 1 && ["number", "duration", "amount"].includes(each));
  return near.flatMap((whole, at) =>
    near.slice(Math.max(0, at - quotientReach), at + quotientReach + 1).flatMap((part) => {
      const value = countOf(whole) / countOf(part);
      const isOfKind = kind === "amount" ? isCount(part) : part.kind === "amount";
      const isEven =
        Math.abs(value * 100 - Math.round(value * 100)) < 1e-6 && (kind === "amount" || Number.isInteger(value));
      if (whole.kind !== "amount" || part === whole || !isOfKind || !isEven || value < 2) return [];
      return [
        {
          value,
          parts: [
            { value: countOf(whole), from: [whole] },
            { value: countOf(part), from: [part] },
          ],
        },
      ];
    }),
  );
}

const written = ({ from }: Item) => from.map((term) => said(countOf(term))).join(" × ");

/**
 * All that follows from facts by adding and taking away: products of neighbours, sums and differences of two and three, and runs of a list,
 * each line as it is or times its count. Made once, looked up often.
 *
 * @param facts in the order of the text, at most some sixty.
 */
export function sumsOf(facts: Fact[], kind: Fact["kind"]): Sums {
  const sums = new Map<number, Sum>();
  const terms = addends(facts, kind);
  const add = (value: number, sign: string, parts: Item[]) => {
    const key = keyOf(value);
    if (value > 0 && !sums.has(key)) sums.set(key, { sign, parts });
  };
  const ways = terms.map((term) => waysOf(term, facts));
  for (const { value, parts } of quotientsOf(facts, kind)) add(value, "÷", parts);
  for (const items of ways) for (const item of items) if (item.from.length > 1) add(item.value, "", [item]);
  for (let a = 0; a < terms.length; a += 1)
    for (let b = a + 1; b < terms.length; b += 1) {
      if (!areAddable(terms[a]!, terms[b]!)) continue;
      for (const x of ways[a]!)
        for (const y of ways[b]!) {
          add(x.value + y.value, "+", [x, y]);
          add(x.value - y.value, "−", [x, y]);
          add(y.value - x.value, "−", [y, x]);
        }
    }
  for (let a = 0; a < terms.length; a += 1) addRun(terms, ways, a, add);
  if (terms.length <= 24) addTriples(terms, add);
  return sums;
}

/** The sums of a run of lines that begins at one. */
function addRun(
  terms: Fact[],
  ways: Item[][],
  a: number,
  add: (value: number, sign: string, parts: Item[]) => void,
): void {
  let runs: { value: number; parts: Item[] }[] = [{ value: 0, parts: [] }];
  for (let b = a; b < terms.length && b - a < mostLines; b += 1) {
    if (!areAddable(terms[a]!, terms[b]!)) return;
    const lines = ways[b]!.slice(0, 3);
    const next: typeof runs = [];
    for (const run of runs)
      for (const line of lines)
        if (next.length < mostWays) next.push({ value: run.value + line.value, parts: [...run.parts, line] });
    runs = next;
    if (b - a > 1) for (const { value, parts } of runs) add(value, "+", parts);
  }
}

function addTriples(terms: Fact[], add: (value: number, sign: string, parts: Item[]) => void): void {
  const items = terms.map((term): Item => ({ value: countOf(term), from: [term] }));
  for (let a = 0; a < items.length; a += 1)
    for (let b = a + 1; b < items.length; b += 1)
      for (let c = b + 1; c < items.length; c += 1) {
        if (!areAddable(terms[a]!, terms[b]!) || !areAddable(terms[b]!, terms[c]!) || !areAddable(terms[a]!, terms[c]!))
          continue;
        const [x, y, z] = [items[a]!, items[b]!, items[c]!];
        add(x.value + y.value + z.value, "+", [x, y, z]);
        add(x.value - y.value - z.value, "−", [x, y, z]);
        add(y.value - x.value - z.value, "−", [y, x, z]);
        add(z.value - x.value - y.value, "−", [z, x, y]);
      }
}

/** How a count, a sum of money or a length follows from sums. */
export function bySum(fact: Fact, sums: Sums): Worked | undefined {
  for (const value of fact.kind === "duration" ? [countOf(fact)] : valuesOf(fact)) {
    const sum = sums.get(keyOf(value));
    const from = sum?.parts.flatMap((part) => part.from) ?? [];
    const isOfUnit = from.every((term) => term.kind !== fact.kind || fact.unit === undefined || areAddable(term, fact));
    if (sum && isOfUnit) return { working: `${said(value)} = ${sum.parts.map(written).join(` ${sum.sign} `)}`, from };
  }
  return undefined;
}
