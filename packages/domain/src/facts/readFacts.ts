import { canBegin } from "./canBegin.ts";
import { readDate } from "./dates.ts";
import type { Fact } from "./fact.ts";
import { readNames } from "./names.ts";
import { readMeasure } from "./measures.ts";
import { toReading } from "./reader.ts";
import { readReferences } from "./references.ts";
import { foldDigits, type Token } from "./tokens.ts";
import { languageOf } from "./words/languageOf.ts";
import { lexiconOf } from "./words/lexicon.ts";

/**
 * The facts of a text, in their order and apart: what can be held against a source by its value or letter for letter. Reads digits
 * of every script; words of numbers, months and units in thirteen languages. Takes time in proportion to the text.
 *
 * @param language of the text, in ISO 639-1; by default the one that its small words tell.
 */
export function readFacts(text: string, language: string = languageOf(text)): Fact[] {
  const folded = foldDigits(text);
  const words = { ...lexiconOf(language), language };
  const reading = toReading(folded, words);
  const { tokens } = reading;
  const fact = (start: number, end: number, more: Omit<Fact, "start" | "end" | "text">): Fact => ({
    ...more,
    start,
    end,
    text: text.slice(start, end),
  });
  const references = readReferences(text);
  const facts = references.map(({ start, end, kind }) => fact(start, end, { kind }));
  const taken = new Set<Token>();
  let reference = 0;
  let at = 0;
  while (at < tokens.length) {
    const token = tokens[at]!;
    while (references[reference] && references[reference]!.end <= token.start) reference += 1;
    const isWithin = (references[reference]?.start ?? Infinity) <= token.start;
    const read = isWithin || !canBegin(token, words) ? undefined : (readDate(reading, at) ?? readMeasure(reading, at));
    if (isWithin) taken.add(token);
    if (read) {
      for (let next = at; next < read.next; next += 1) taken.add(tokens[next]!);
      if (read.fact) facts.push(fact(token.start, tokens[read.next - 1]!.end, read.fact));
    }
    at = Math.max(at + 1, read?.next ?? 0);
  }
  const names = readNames(reading, (token) => taken.has(token)).map(({ from, next }) =>
    fact(tokens[from]!.start, tokens[next - 1]!.end, { kind: "name" }),
  );
  return [...facts, ...names].sort((a, b) => a.start - b.start);
}
