import { wordsOf, type Word } from "./words.ts";

/** What the scout knows of an account. */
export interface ProfileWords {
  organization: string;
  project: string;
  location: string;
}

/** Something to look for in a grant: a word, or two that stand beside each other. */
export interface Term {
  /** As the person, or the model, writes it. */
  text: string;
  stems: string[];
  /** How much it matters to the person, from 0 to about 2. */
  weight: number;
  /** The person's own words, not the model's. */
  isOwn: boolean;
}

const leadingWords = 30;
const mostSearches = 6;
const mostTerms = 120;

function collect(text: string, base: number, terms: Map<string, Term & { count: number }>): void {
  const words = wordsOf(text);
  const note = (parts: Word[], at: number, more: number) => {
    const stems = parts.map(({ stem }) => stem);
    const key = stems.join(" ");
    const isLeading = at < leadingWords;
    const known = terms.get(key);
    if (known) {
      known.count += 1;
      known.weight += base * more * 0.35;
      return;
    }
    const written = parts.map((part) => part.text).join(" ");
    const weight = base * more * (isLeading ? 1 : 0.6);
    terms.set(key, {
      text: isSentenceCase(written) ? written.toLowerCase() : written,
      stems,
      weight,
      isOwn: true,
      count: 1,
    });
  };
  words.forEach((word, at) => {
    if (word.isEmpty) return;
    note([word], at, word.isCommon ? 0.15 : 1);
    const before = words[at - 1];
    if (!before || before.isEmpty || !word.isNext) return;
    if (before.isCommon && word.isCommon) return;
    note([before, word], at, 1.6);
  });
}

/** Whether only the first letter is a capital, as at the beginning of a sentence. */
const isSentenceCase = (text: string) => /^\p{Lu}[^\p{Lu}]*$/u.test(text);

/** What to look for, from the person's own words and those that a model adds; what matters most first. */
export function termsOf({ organization, project }: ProfileWords, suggested: string[] = []): Term[] {
  const terms = new Map<string, Term & { count: number }>();
  collect(project, 1, terms);
  collect(organization, 0.5, terms);
  for (const text of suggested) {
    const words = wordsOf(text).filter(({ isEmpty }) => !isEmpty);
    const note = (written: string, stems: string[], weight: number) => {
      const key = stems.join(" ");
      if (stems.length > 0 && !terms.has(key)) terms.set(key, { text: written, stems, weight, isOwn: false, count: 1 });
    };
    note(
      text,
      words.map(({ stem }) => stem),
      1.4,
    );
    for (const word of words) if (!word.isCommon) note(word.text, [word.stem], 0.7);
  }
  const all = [...terms.values()];
  for (const pair of all.filter(({ stems }) => stems.length > 1))
    for (const stem of pair.stems) pair.weight += 0.25 * ((terms.get(stem)?.count ?? 1) - 1);
  return all
    .map(({ text, stems, weight, isOwn }) => ({ text, stems, weight: Math.min(weight, 2.6), isOwn }))
    .toSorted((one, two) => two.weight - one.weight)
    .slice(0, mostTerms);
}

/**
 * What to ask a source for, a few words each: the model's where there are some, otherwise the person's pairs of words that
 * matter most, and single words that are in none of them.
 */
export function searchesOf(terms: Term[]): string[] {
  const suggested = terms.filter(({ isOwn, weight }) => !isOwn && weight > 1).map(({ text }) => text);
  const pairs = terms.filter(({ isOwn, stems }) => isOwn && stems.length > 1);
  const singles = terms.filter(({ isOwn, stems, weight }) => isOwn && stems.length === 1 && weight >= 0.45);
  const chosen: Term[] = [];
  const isNew = ({ stems }: Term) => !chosen.some((other) => stems.some((stem) => other.stems.includes(stem)));
  for (const pair of pairs) if (chosen.length < 3 && isNew(pair)) chosen.push(pair);
  const [first] = singles;
  if (first) chosen.push(first);
  for (const single of singles) if (chosen.length < mostSearches && isNew(single)) chosen.push(single);
  const own = chosen.map(({ text }) => text);
  return [...new Set([...suggested, ...own])].slice(0, mostSearches);
}
