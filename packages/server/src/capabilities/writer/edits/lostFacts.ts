import { readFacts, type Fact } from "@grantwright/domain/facts";
import { flat } from "../text/flat.ts";

/** What makes a fact the same however it is written. */
export const factKey = ({ kind, unit, value, date, text }: Fact): string =>
  [kind, unit ?? "", value ?? date ?? flat(text)].join(" ");

/** The facts of a text that do not stand in another one any more, each once, where they stand in the first. */
export function lostFacts(before: string, after: string): Fact[] {
  const kept = new Set(readFacts(after).map(factKey));
  const words = ` ${flat(after)} `;
  const lost = new Map<string, Fact>();
  for (const fact of readFacts(before)) {
    const key = factKey(fact);
    if (!kept.has(key) && !words.includes(` ${flat(fact.text)} `) && !lost.has(key)) lost.set(key, fact);
  }
  return [...lost.values()];
}
