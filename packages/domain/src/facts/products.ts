import type { Fact } from "./fact.ts";
import type { Part } from "./ways.ts";

/** What a fact counts by: hours as they were written, not minutes. */
export const countOf = (fact: Fact): number => fact.count ?? fact.value ?? 0;

/** Whether a fact says how many: people, times, weeks. */
export const isCount = (fact: Fact): boolean =>
  (fact.kind === "number" || fact.kind === "duration") && countOf(fact) > 1;

/** How far from what is multiplied its counts stand, in facts of one sentence. */
const reach = 3;

const mostCounts = 4;

/** The counts that stand around a fact, the nearest first, those before it before those behind it. */
function countsAround(at: number, group: readonly Fact[]): Fact[] {
  const counts: Fact[] = [];
  for (let apart = 1; apart <= reach; apart += 1)
    for (const each of [group[at - apart], group[at + apart]])
      if (each && isCount(each) && counts.length < mostCounts) counts.push(each);
  return counts;
}

/** A share of a fact: "half of 186,000". */
export const shareOf = (term: Fact, share: Fact): Part => ({
  value: ((term.value ?? 0) * (share.value ?? 0)) / 100,
  from: [term, share],
});

/** A fact times one count beside it, or a share of it, and times two: "16 laptops, $215 each", "15 hours a week at $22, 38 weeks". */
export function productsOf(at: number, group: readonly Fact[]): { once: Part[]; twice: Part[] } {
  const term = group[at]!;
  const counts = countsAround(at, group);
  const value = term.value ?? 0;
  const shares = group.filter(({ kind }) => kind === "percent").slice(0, 2);
  return {
    once: [
      ...counts.map((count) => ({ value: value * countOf(count), from: [term, count] })),
      ...shares.map((share) => shareOf(term, share)),
    ],
    twice: counts.flatMap((count, index) =>
      counts
        .slice(index + 1)
        .map((other) => ({ value: value * countOf(count) * countOf(other), from: [term, count, other] })),
    ),
  };
}
