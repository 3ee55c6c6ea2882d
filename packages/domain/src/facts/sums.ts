import type { Fact } from "./fact.ts";
import { countOf, isCount, productsOf, shareOf } from "./products.ts";
import { addExchanged, addQuotients, areAddable } from "./quotients.ts";
import { Ways, type Part } from "./ways.ts";

/** What can stand in a sum: a fact, the sentence it is of, and what it comes to alone, and times the counts beside it. */
interface Term {
  fact: Fact;
  group: number;
  plain: Part;
  once: Part[];
  twice: Part[];
}

const mostTerms = 40;

const none: Part = { value: 0, from: [] };

const mostLines = 10;

const mostRuns = 80;

/** Up to how many terms any three of them may follow each other in a sum, and differences be multiplied. */
const fewTerms = 8;

/** Whether a fact can be a part of a sum of a kind. */
const isAddend = (fact: Fact, kind: Fact["kind"]) =>
  (fact.value ?? 0) > 0 && (fact.kind === kind || (kind === "amount" && fact.kind === "number" && fact.value! >= 20));

function termsOf(groups: readonly Fact[][], kind: Fact["kind"]): Term[] {
  const terms: Term[] = [];
  for (const [group, facts] of groups.entries())
    for (const [at, fact] of facts.entries()) {
      if (!isAddend(fact, kind)) continue;
      if (terms.length === mostTerms) return terms;
      terms.push({ fact, group, plain: { value: fact.value!, from: [fact] }, ...productsOf(at, facts) });
    }
  return terms;
}

/** Products, with counts of the same sentence, of those beside it, and of the sentence in question. */
function addProducts(ways: Ways, terms: Term[], groups: readonly Fact[][], own: readonly Fact[]): void {
  const counts = own.filter(isCount);
  const shares = groups.flat().filter(({ kind, value }) => kind === "percent" && value !== undefined);
  for (const { fact, group, once, twice } of terms) {
    for (const part of once) ways.add(1, part.value, "", [part]);
    for (const part of twice) ways.add(2, part.value, "", [part]);
    for (const other of [...(groups[group - 1] ?? []), ...(groups[group + 1] ?? [])]) {
      const part =
        other.kind === "percent" ? shareOf(fact, other) : { value: fact.value! * countOf(other), from: [fact, other] };
      if (other.kind === "percent" || isCount(other)) ways.add(3, part.value, "", [part]);
    }
    // "Half of them", where the text itself says how many they are.
    if (own.includes(fact) && fact.kind === "number")
      for (const share of shares) ways.add(2, (fact.value! * share.value!) / 100, "", [shareOf(fact, share)]);
    for (const count of counts) {
      if (count === fact) continue;
      const part = { value: fact.value! * countOf(count), from: [fact, count] };
      ways.add(2, part.value, "", [part]);
      for (const each of once)
        if (!each.from.includes(count))
          ways.add(3, each.value * countOf(count), "", [{ value: each.value, from: [...each.from, count] }]);
    }
  }
}

/** Sums and differences of two. */
function addPairs(ways: Ways, terms: Term[], kind: Fact["kind"]): void {
  // A sum of money is often one of products, a count hardly ever.
  const several = kind === "amount" ? 2 : 3;
  for (const [at, a] of terms.entries())
    for (const b of terms.slice(at + 1)) {
      if (!areAddable(a.fact, b.fact)) continue;
      const isNear = a.group === b.group;
      const pair = (level: 1 | 2 | 3, x: Part, y: Part) => {
        ways.add(level, x.value + y.value, "+", [x, y]);
        if (x.value > y.value) ways.add(level, x.value - y.value, "−", [x, y]);
        else ways.add(level, y.value - x.value, "−", [y, x]);
      };
      pair(isNear ? 1 : 2, a.plain, b.plain);
      for (const x of [...a.once, ...a.twice]) if (!x.from.includes(b.fact)) pair(isNear ? several : 3, x, b.plain);
      for (const y of [...b.once, ...b.twice]) if (!y.from.includes(a.fact)) pair(isNear ? several : 3, a.plain, y);
      for (const x of a.once) for (const y of b.once) pair(3, x, y);
    }
}

/** The sums of lines that follow one another, each as it is, and without what the lines behind them take away: a total, less one's own money. */
function addRuns(ways: Ways, terms: Term[], own: readonly Term[]): void {
  for (let from = 0; from < terms.length; from += 1) {
    let sum = 0;
    const parts: Part[] = [];
    for (let to = from; to < terms.length && to - from < mostLines; to += 1) {
      const { fact, group, plain } = terms[to]!;
      if (!areAddable(terms[from]!.fact, fact)) break;
      sum += plain.value;
      parts.push(plain);
      if (to - from < 1) continue;
      const isWhole = terms[from - 1]?.group !== terms[from]!.group && terms[to + 1]?.group !== group;
      if (to - from > 1) ways.add(isWhole && terms[from]!.group === group ? 1 : 2, sum, "+", [...parts]);
      addToRuns(ways, { value: sum, parts: [...parts] }, fact, own);
      let left = sum;
      const taken: Part[] = [];
      for (const { fact: other, plain: off } of terms.slice(to + 1, to + 1 + mostLines - parts.length)) {
        if (!areAddable(fact, other)) break;
        left -= off.value;
        taken.push(off);
        ways.add(taken.length > 2 ? 3 : 2, left, "−", [...parts, ...taken]);
      }
    }
  }
}

/** What whole sentences of the text in question come to, put together with one other figure: "With 2,500 and 1,000, 14,000 remain". */
function addOwnRuns(ways: Ways, terms: Term[], own: readonly Fact[]): void {
  const runs: { value: number; parts: Part[]; unit: Fact }[] = [];
  const isOwn = new Set(own);
  for (let from = 0; from < terms.length; from += 1) {
    if (!isOwn.has(terms[from]!.fact) || terms[from - 1]?.group === terms[from]!.group) continue;
    let value = 0;
    const parts: Part[] = [];
    for (let to = from; to < terms.length && parts.length < mostLines && isOwn.has(terms[to]!.fact); to += 1) {
      if (!areAddable(terms[from]!.fact, terms[to]!.fact)) break;
      value += terms[to]!.plain.value;
      parts.push(terms[to]!.plain);
      if (to > from && terms[to + 1]?.group !== terms[to]!.group)
        runs.push({ value, parts: [...parts], unit: terms[to]!.fact });
    }
  }
  for (const run of runs)
    for (const { fact, plain, once } of terms) {
      if (run.parts.includes(plain) || !areAddable(run.unit, fact)) continue;
      ways.add(2, plain.value - run.value, "−", [plain, ...run.parts]);
      ways.add(2, plain.value + run.value, "+", [...run.parts, plain]);
      for (const part of once) ways.add(3, part.value + run.value, "+", [...run.parts, part]);
    }
}

/** A run of lines, put together with one figure of the text in question: "With the rest the total is 15,010". */
function addToRuns(ways: Ways, run: { value: number; parts: Part[] }, unit: Fact, own: readonly Term[]): void {
  for (const { fact, plain } of own) {
    if (run.parts.includes(plain) || !areAddable(fact, unit)) continue;
    ways.add(3, plain.value + run.value, "+", [plain, ...run.parts]);
    if (plain.value > run.value) ways.add(3, plain.value - run.value, "−", [plain, ...run.parts]);
  }
}

/** The sums of lines that follow one another, each as it is or times its counts. */
function addRunsOfProducts(ways: Ways, terms: Term[]): void {
  for (let from = 0; from < terms.length; from += 1) {
    let runs: { value: number; parts: Part[] }[] = [{ value: 0, parts: [] }];
    for (let to = from; to < terms.length && to - from < mostLines; to += 1) {
      const { fact, plain, once, twice } = terms[to]!;
      if (!areAddable(terms[from]!.fact, fact)) break;
      const isMoney = terms[from]!.fact.kind === "amount";
      // Among sums of money a plain number may be a count.
      const lines = [
        ...once.slice(0, 3),
        plain,
        ...twice.slice(0, 1),
        ...(isMoney && fact.kind === "number" ? [none] : []),
      ];
      const next: typeof runs = [];
      for (const line of lines)
        for (const run of runs)
          if (next.length < mostRuns)
            next.push({ value: run.value + line.value, parts: line === none ? run.parts : [...run.parts, line] });
      runs = next;
      if (to - from < 1) continue;
      for (const { value, parts } of runs) {
        ways.add(3, value, "+", parts);
        const after = terms[to + 1];
        if (after && areAddable(fact, after.fact)) ways.add(3, value - after.plain.value, "−", [...parts, after.plain]);
      }
    }
  }
}

/** Three of few, and differences times a count: "R$ 1.80 instead of R$ 4.50, for 32,000 of them". */
function addOfFew(ways: Ways, terms: Term[], own: readonly Fact[]): void {
  const isFew = terms.length <= fewTerms;
  for (const [at, a] of terms.entries())
    for (const [index, b] of terms.entries()) {
      if (index === at || !areAddable(a.fact, b.fact)) continue;
      for (const c of isFew ? terms.slice(index + 1) : []) {
        if (c === a || !areAddable(a.fact, c.fact) || !areAddable(b.fact, c.fact)) continue;
        const parts = [a.plain, b.plain, c.plain];
        const level = a.group === b.group && b.group === c.group ? 2 : 3;
        ways.add(level, a.plain.value - b.plain.value - c.plain.value, "−", parts);
        ways.add(level, a.plain.value + b.plain.value + c.plain.value, "+", parts);
      }
      if (a.group !== b.group || a.plain.value <= b.plain.value) continue;
      for (const count of own)
        if (isCount(count) && count !== a.fact && count !== b.fact)
          ways.add(3, (a.plain.value - b.plain.value) * countOf(count), "−", [
            { value: a.plain.value * countOf(count), from: [a.fact, count] },
            { value: b.plain.value * countOf(count), from: [b.fact, count] },
          ]);
    }
}

/**
 * All that follows from facts of a kind by adding, taking away and multiplying, in at most a few steps over neighbours.
 *
 * @param groups the facts, sentence by sentence.
 * @param own those of the sentence in question and of what stands before it, whose counts multiply any of the others.
 */
export function sumsOf(groups: readonly Fact[][], kind: Fact["kind"], own: readonly Fact[]): Ways {
  const ways = new Ways();
  const terms = termsOf(groups, kind);
  const isOwn = new Set(own);
  addProducts(ways, terms, groups, own);
  addQuotients(ways, groups, kind, own);
  if (kind === "amount") addExchanged(ways, groups);
  addPairs(ways, terms, kind);
  addOwnRuns(ways, terms, own);
  addRuns(
    ways,
    terms,
    terms.filter(({ fact }) => isOwn.has(fact)),
  );
  addRunsOfProducts(ways, terms);
  addOfFew(ways, terms, own);
  return ways;
}
