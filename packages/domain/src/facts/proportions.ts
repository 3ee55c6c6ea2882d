import type { Fact } from "./fact.ts";
import { areAddable } from "./quotients.ts";
import { Ways } from "./ways.ts";

const isQuantity = (fact: Fact) => (fact.kind === "number" || fact.kind === "amount") && (fact.value ?? 0) > 0;

const mostFacts = 40;

const mostTimes = 6;

/**
 * The percentages that facts make: of each other, as a growth or a loss, as the rest of others, as the points between two. Facts of one sentence
 * come before those of several; where the text in question names a part or the whole itself ("118 people"), what that makes comes first.
 */
export function proportionsOf(groups: readonly Fact[][], own: readonly Fact[]): Ways {
  const ways = new Ways();
  const part = (fact: Fact) => ({ value: fact.value!, from: [fact] });
  const facts = groups.flatMap((group, at) => group.map((fact) => ({ fact, at }))).slice(0, mostFacts);
  for (const { fact: a, at } of facts)
    for (const { fact: b, at: other } of facts) {
      if (a === b) continue;
      const isOwn = own.includes(a) || own.includes(b);
      const level = own.length === 0 ? (at === other ? 1 : 2) : isOwn ? 1 : 3;
      if (a.kind === "percent" && b.kind === "percent" && a.value! > b.value!)
        ways.add(level, a.value! - b.value!, "−", [part(a), part(b)]);
      const isPair = isQuantity(a) && isQuantity(b) && areAddable(a, b) && a.value! < b.value!;
      if (!isPair || (a.kind !== b.kind && (a.value! < 20 || b.value! < 20))) continue;
      ways.add(level, (100 * a.value!) / b.value!, "÷", [part(a), part(b)]);
      // What grows or falls is still of the same size.
      if (a.value! * mostTimes < b.value!) continue;
      ways.add(level, (100 * (b.value! - a.value!)) / b.value!, "loss", [part(b), part(a)]);
      ways.add(level, (100 * (b.value! - a.value!)) / a.value!, "growth", [part(b), part(a)]);
    }
  for (const { fact } of facts)
    if (fact.kind === "percent" && fact.value! < 100) ways.add(1, 100 - fact.value!, "rest", [part(fact)]);
  return ways;
}
