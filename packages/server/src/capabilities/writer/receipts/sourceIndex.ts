import { languageOf, readFacts, type Fact, type Terms } from "@grantwright/domain/facts";
import { cutSentences } from "../text/cutSentences.ts";
import type { Drafted } from "../writer.ts";
import { columnTotals, type ColumnTotal } from "./columnTotals.ts";
import { keyOf } from "./keyOf.ts";
import type { Source } from "./receipt.ts";
import { sentenceKey } from "./sentenceKey.ts";
import type { SourceSentence } from "./sourceSentence.ts";
import { stemsOf, wordsOf } from "./stems.ts";

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
  /** Who drafted a sentence that is no source, by its letters and digits. */
  drafted: Map<string, Drafted["by"]>;
  languages: Set<string>;
  /** Every sum of money once. */
  amounts: Fact[];
  /** What the columns of tables come to, by the rounded value. */
  totals: ReadonlyMap<number, ColumnTotal>;
  /** What something may be worked out from, by sentence and reach; filled as it is asked for. */
  terms: Map<string, Terms[]>;
}

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

/** What a sentence says, whatever its small words and their order: two with the same are nearly equal. */
const gistOf = (text: string, stems: Set<string>): string =>
  [...stems, ...[...text.matchAll(/\p{N}+/gu)].map(([digits]) => digits)].sort().join(" ");

/** The sentences of what a writer drafted, but for those that a person confirmed. */
function readDrafted(sources: Source[], confirmed: ReadonlySet<string>) {
  const byKey = new Map<string, Drafted["by"]>();
  const byGist = new Map<string, Drafted["by"]>();
  for (const { drafted } of sources) {
    if (!drafted) continue;
    for (const { text } of cutSentences(drafted.text)) {
      const key = keyOf(text);
      if (key === "" || confirmed.has(sentenceKey(text))) continue;
      byKey.set(key, drafted.by);
      byGist.set(gistOf(text, stemsOf(text)), drafted.by);
    }
  }
  return { byKey, byGist };
}

/**
 * Prepares sources. A sentence of one that is, or says nothing but, what a writer drafted is left out, unless its key is among those that
 * a person confirmed. Takes time in proportion to the texts.
 */
export function indexSources(sources: Source[], confirmed: ReadonlySet<string> = new Set()): SourceIndex {
  const drafted = readDrafted(sources, confirmed);
  const index: SourceIndex = {
    sentences: [],
    byKey: new Map(),
    byStem: new Map(),
    byWord: new Map(),
    byFact: new Map(),
    drafted: drafted.byKey,
    languages: new Set(),
    amounts: [],
    totals: new Map(),
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
      const key = keyOf(sentence.text);
      const stems = stemsOf(sentence.text);
      const draftedBy = source.kind === "input" ? drafted.byGist.get(gistOf(sentence.text, stems)) : undefined;
      if (draftedBy !== undefined && !confirmed.has(sentenceKey(sentence.text))) {
        drafted.byKey.set(key, draftedBy);
        continue;
      }
      const entry = { ...sentence, source, order: index.sentences.length, stems, facts: own };
      index.sentences.push(entry);
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
  return { ...index, totals: columnTotals(index.sentences) };
}
