import { foldWord, languageOf, readFacts, type Fact, type Terms } from "@grantwright/domain/facts";
import { cutSentences, type Sentence } from "../text/cutSentences.ts";
import type { Source } from "./receipt.ts";
import { stemsOf, wordsOf } from "./stems.ts";

/** A sentence of a source, with what can be looked up in it. */
export interface SourceSentence extends Sentence {
  source: Source;
  /** Place in the order of all sentences of all sources. */
  order: number;
  stems: Set<string>;
  facts: Fact[];
}

/** The sources of a text, prepared for looking up any number of sentences. */
export interface SourceIndex {
  sentences: SourceSentence[];
  /** By their letters and digits alone. */
  byKey: Map<string, SourceSentence>;
  /** Sentences by their content words. */
  byStem: Map<string, SourceSentence[]>;
  /** Sentences by each word of theirs, folded. */
  byWord: Map<string, SourceSentence[]>;
  /** Sentences by what their facts say; names are found by their words. */
  byFact: Map<string, { fact: Fact; sentence: SourceSentence }[]>;
  languages: Set<string>;
  /** Every sum of money once. */
  amounts: Fact[];
  /** What something may be worked out from, by sentence and reach; filled as it is asked for. */
  terms: Map<string, Terms[]>;
}

/** The letters and digits of a sentence, in small letters: what is the same however it was set. */
export const keyOf = (text: string): string =>
  [...text.matchAll(/[\p{L}\p{M}]+|\p{N}+/gu)].map(([word]) => foldWord(word)).join(" ");

/** Under which key a fact with a value is looked up: its kind's family and the value to three significant digits. */
export function factKeys(fact: Fact): string[] {
  if (fact.kind === "date") return [fact.date, fact.other].filter((date) => typeof date === "string").flatMap(dateKeys);
  const family = fact.kind === "percent" ? "percent" : "count";
  return [fact.value, fact.other, fact.count]
    .filter((value) => typeof value === "number")
    .map((value) => `${family} ${value.toPrecision(3)}`);
}

/** A date is looked up by its year and by its month. */
const dateKeys = (date: string): string[] => {
  const [year = "", part = ""] = [
    date.slice(0, 4),
    date.startsWith("--") ? date.slice(2, 4) : date.slice(5).split("-")[0],
  ];
  return [/^\d{4}$/.test(year) ? `year ${year}` : "", part ? `month ${part}` : ""].filter(Boolean);
};

function add<T>(map: Map<string, T[]>, key: string, value: T): void {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}

/** Prepares sources. Takes time in proportion to their texts. */
export function indexSources(sources: Source[]): SourceIndex {
  const index: SourceIndex = {
    sentences: [],
    byKey: new Map(),
    byStem: new Map(),
    byWord: new Map(),
    byFact: new Map(),
    languages: new Set(),
    amounts: [],
    terms: new Map(),
  };
  for (const source of sources) {
    const language = languageOf(source.text);
    index.languages.add(language);
    const facts = readFacts(source.text, language);
    let at = 0;
    for (const sentence of cutSentences(source.text)) {
      while (facts[at] && facts[at]!.start < sentence.start) at += 1;
      const own: Fact[] = [];
      while (facts[at] && facts[at]!.start < sentence.end) own.push(facts[at++]!);
      const entry = { ...sentence, source, order: index.sentences.length, stems: stemsOf(sentence.text), facts: own };
      index.sentences.push(entry);
      const key = keyOf(sentence.text);
      if (!index.byKey.has(key)) index.byKey.set(key, entry);
      for (const stem of entry.stems) add(index.byStem, stem, entry);
      for (const word of new Set(wordsOf(sentence.text))) add(index.byWord, word, entry);
      for (const fact of own)
        if (
          fact.kind === "amount" &&
          !index.amounts.some(({ value, unit }) => value === fact.value && unit === fact.unit)
        )
          index.amounts.push(fact);
      for (const fact of own)
        for (const factKey of factKeys(fact)) add(index.byFact, factKey, { fact, sentence: entry });
    }
  }
  return index;
}
