import type { Fact } from "@grantwright/domain/facts";
import type { SourceIndex } from "./sourceIndex.ts";
import type { SourceSentence } from "./sourceSentence.ts";
import { wordsOf } from "./stems.ts";

const byNumber = /^\[[\d\s,–-]+\]$/;

const mostNumbers = 40;

/** The numbers of "[3, 5–7]"; none where it is no such list. */
export function numbersOf(citation: string): number[] {
  if (!byNumber.test(citation)) return [];
  return citation
    .slice(1, -1)
    .split(",")
    .flatMap((part) => {
      const [from = NaN, to = from] = part.split(/[–-]/).map(Number);
      return Array.from({ length: Math.min(mostNumbers, Math.max(0, to - from + 1)) }, (_, at) => from + at);
    });
}

const numberBefore = /^\s*\[?(\d{1,3})[\].)]\s/;
const year = /\b(?:1[89]|20)\d\d\b/g;
const pages = /\d\s?[-–:(;,]\s?\d/;

/** A line of a list of works is no longer. */
const longestWork = 600;

/** Whether a line is one of a list of works: a name, a year behind it, and pages or a volume behind that. */
const isWork = (line: string): boolean =>
  line.length <= longestWork &&
  [...line.matchAll(year)].some(
    ({ index }) => /\p{Lu}/u.test(line.slice(0, index)) && pages.test(line.slice(index + 4)),
  );

/** The numbers by which the works of a source's list can be cited: those before them, else their place in the list. */
export function worksOf(text: string): number[] {
  return text
    .split("\n")
    .filter(isWork)
    .map((line, at) => Number(numberBefore.exec(line)?.[1] ?? at + 1));
}

/** The sentence in which a link or citation stands: the link letter for letter, a citation by its names and year or its numbers. */
export function findReference(fact: Fact, index: SourceIndex): SourceSentence | undefined {
  if (fact.kind === "link") {
    const [doi] = /10\.\d{4,9}\/\S+/.exec(fact.text.toLowerCase()) ?? [];
    // "https://doi.org/10.5281/…" and "doi 10.5281/…" are one.
    const link = doi ?? fact.text.toLowerCase().replace(/^https?:\/\/(?:www\.)?|\/$/g, "");
    return index.sentences.find(({ text }) => text.toLowerCase().includes(link));
  }
  const numbers = numbersOf(fact.text);
  if (numbers.length > 0) {
    const sentences = numbers.map((number) => index.byCitation.get(number));
    return sentences.every((sentence) => sentence !== undefined) ? sentences[0] : undefined;
  }
  // A list of references gives names, title and year in sentences of their own.
  const names = wordsOf(fact.text).filter((word) => word.length > 2 && !/^(?:and|et|al|see|und)$/.test(word));
  const [first = [], ...rest] = names.map((word) => index.byWord.get(word) ?? []).sort((a, b) => a.length - b.length);
  return first.find((sentence) =>
    rest.every((others) => others.some(({ order }) => Math.abs(order - sentence.order) <= 3)),
  );
}
