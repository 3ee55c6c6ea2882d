import { isSameFact, type Fact } from "@grantwright/domain/facts";
import { factKeys, type SourceIndex } from "./sourceIndex.ts";
import type { SourceSentence } from "./sourceSentence.ts";
import { stemOf, wordsOf } from "./stems.ts";

const titles = /^(?:dr|prof|mr|mrs|ms|the|of|and|de|la|for|in|at|et|und|y)$/;

/** A sentence in which all words of a name stand, or the words whose first letters it is. */
function findName(fact: Fact, index: SourceIndex): SourceSentence | undefined {
  // An initial stands for a name that its family name finds.
  const all = wordsOf(fact.text.replace(/['’]s\b/g, "")).filter((word) => !titles.test(word));
  const words = all.filter((word) => word.length > 1 || /\P{Script=Latin}/u.test(word));
  if (words.length === 0) return index.sentences[0];
  const postings = words.map((word) => findWord(word, index));
  const [first = [], ...rest] = postings.sort((a, b) => a.length - b.length);
  const whole = first.find((sentence) => rest.every((others) => others.includes(sentence)));
  if (whole) return whole;
  const initials = (fact.text.match(/\p{Lu}/gu) ?? []).join("").toLowerCase();
  const short = initials.length > 1 ? index.byWord.get(initials)?.[0] : undefined;
  if (short) return short;
  if (words.length === 1 && /^\p{Lu}{2,6}$/u.test(fact.text)) return findInitials(fact.text, index);
  return undefined;
}

/** Sentences with a word, also with another ending: names are inflected in many languages. */
function findWord(word: string, index: SourceIndex): SourceSentence[] {
  const exact = index.byWord.get(word);
  if (exact) return exact;
  if (word.length < 5) return [];
  return index.byStem.get(stemOf(word)) ?? [];
}

function findInitials(letters: string, index: SourceIndex): SourceSentence | undefined {
  const pattern = new RegExp(
    [...letters].map((letter) => `\\b${letter}[\\p{L}’'-]*`).join("(?: (?:of|the|and|for|de|la))* "),
    "u",
  );
  return index.sentences.find(({ text }) => pattern.test(text));
}

/** The sentence in which a link or citation stands: the link letter for letter, a citation by its names and year. */
function findReference(fact: Fact, index: SourceIndex): SourceSentence | undefined {
  if (fact.kind === "link") {
    const [doi] = /10\.\d{4,9}\/\S+/.exec(fact.text.toLowerCase()) ?? [];
    // "https://doi.org/10.5281/…" and "doi 10.5281/…" are one.
    if (doi) return index.sentences.find(({ text }) => text.toLowerCase().includes(doi));
    const link = fact.text.toLowerCase().replace(/^https?:\/\/(?:www\.)?|\/$/g, "");
    return index.sentences.find(({ text }) => text.toLowerCase().includes(link));
  }
  // A list of references gives names, title and year in sentences of their own.
  const names = wordsOf(fact.text).filter((word) => word.length > 2 && !/^(?:and|et|al|see|und)$/.test(word));
  const [first = [], ...rest] = names.map((word) => index.byWord.get(word) ?? []).sort((a, b) => a.length - b.length);
  return first.find((sentence) =>
    rest.every((others) => others.some(({ order }) => Math.abs(order - sentence.order) <= 3)),
  );
}

/** Where a source states a fact: in the sentences that are nearest to its own first. A bare number has to be about the same. */
export function findStated(
  fact: Fact,
  own: Fact[],
  stems: Set<string>,
  near: SourceSentence[],
  index: SourceIndex,
  isForeign: boolean,
) {
  if (fact.kind === "name") return findName(fact, index);
  if (fact.kind === "link" || fact.kind === "citation") return findReference(fact, index);
  const matches = matchesOf(fact, index);
  if (matches.length === 0) return findInParts(fact, near);
  const shares = (sentence: SourceSentence) => [...sentence.stems].filter((stem) => stems.has(stem)).length;
  const best = matches.reduce((one, other) => (shares(other) > shares(one) ? other : one));
  const isLoose = isForeign || fact.kind === "amount" || near.includes(best);
  if (isLoose || isTelling(fact)) return best;
  const isAround = (sentence: SourceSentence) => near.some(({ order }) => Math.abs(order - sentence.order) <= 2);
  if (fact.kind === "date") {
    const hasRival = near.some(({ facts }) => facts.some(({ kind }) => kind === "date"));
    return matches.find(isAround) ?? (shares(best) > 0 || !hasRival ? best : undefined);
  }
  // Two facts of one sentence that stand together in the source as well are about the same, whatever the words.
  const together = matches.find((sentence) =>
    own.some(
      (other) =>
        other !== fact &&
        other.value !== fact.value &&
        matchesOf(other, index).some((each) => Math.abs(each.order - sentence.order) <= 1),
    ),
  );
  if (together) return together;
  // Another number stands where the words are: this one is about something else.
  const rivals = near.filter(({ facts }) => facts.some(({ kind }) => kind === fact.kind));
  const rival = Math.max(0, ...rivals.map(shares));
  return shares(best) > 0 && shares(best) >= rival / 2 ? best : undefined;
}

const matchesOf = (fact: Fact, index: SourceIndex): SourceSentence[] =>
  factKeys(fact)
    .flatMap((key) => index.byFact.get(key) ?? [])
    .filter((candidate) => isSameFact(fact, candidate.fact))
    .map(({ sentence }) => sentence);

/** Whether a number has so many digits that it is hardly met by chance. */
const isTelling = ({ value = 0 }: Fact): boolean => String(value).replace(/\D|0+$/g, "").length >= 3;

/** A month and a year that a sentence gives apart: "in 2026, from March". */
function findInParts(fact: Fact, near: SourceSentence[]): SourceSentence | undefined {
  const [, year, month] = /^(\d{4})-(\d\d)$/.exec(fact.date ?? "") ?? [];
  if (year === undefined) return undefined;
  return near.find(
    ({ facts }) =>
      facts.some(({ date }) => date?.startsWith(year)) && facts.some(({ date }) => date?.includes(`-${month}`)),
  );
}
