import { currenciesIn, readFacts, type Fact } from "@grantwright/domain/facts";
import { betweenCells } from "../text/cellsOf.ts";
import { cutSentences, type Sentence } from "../text/cutSentences.ts";
import { tabbedRows } from "../text/tabbedRows.ts";
import type { Drafted } from "../writer.ts";
import { columnTotals } from "./columnTotals.ts";
import { sizeOf } from "./counted.ts";
import { numbersOf, worksOf } from "./findReference.ts";
import { keyOf } from "./keyOf.ts";
import { languagesOf } from "./languages.ts";
import { noneShared } from "./nearest.ts";
import { currenciesOf } from "./otherCurrency.ts";
import type { Source } from "./receipt.ts";
import { noScopes } from "./scopes.ts";
import { sentenceKey } from "./sentenceKey.ts";
import { isHeard, soundOf } from "./names/sounds.ts";
import { factKeys, sizeKey, type SourceIndex } from "./sourceIndex.ts";
import type { SourceSentence } from "./sourceSentence.ts";
import { stemsOf, wordsOf } from "./stems.ts";

function add<T>(map: Map<string, T[]>, key: string, value: T): void {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}

const movedBy = (fact: Fact, by: number): Fact => ({ ...fact, start: fact.start + by, end: fact.end + by });

/** Whether a sentence stands in the same paragraph, list or table as the one before it. */
const continues = (before: Sentence, sentence: Sentence, text: string): boolean =>
  betweenCells.test(before.text) === betweenCells.test(sentence.text) &&
  !/\n\s*\n/.test(text.slice(before.end, sentence.start));

const leastSound = 3;

function addWord(index: SourceIndex, word: string, sentence: SourceSentence): void {
  if (!index.byWord.has(word)) add(index.byPrefix, word.slice(0, 3), word);
  add(index.byWord, word, sentence);
  if (!isHeard(word)) return;
  const sound = soundOf(word);
  add(index.bySound, sound, sentence);
  for (let length = leastSound; length < sound.length; length += 1)
    add(index.bySoundPrefix, sound.slice(0, length), sentence);
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
    ordersByStem: new Map(),
    byWord: new Map(),
    byPrefix: new Map(),
    bySound: new Map(),
    bySoundPrefix: new Map(),
    byCitation: new Map(),
    byFact: new Map(),
    sentenceOf: new Map(),
    drafted: drafted.byKey,
    languages: new Set(),
    currencies: currenciesOf([]),
    totals: new Map(),
    shared: noneShared(0),
    scopes: noScopes(),
  };
  const named = new Set<string>();
  for (const source of sources) {
    const text = tabbedRows(source.text);
    const passages = languagesOf(text);
    const facts = passages.flatMap(({ start, end, language }) =>
      readFacts(text.slice(start, end), language).map((fact) => movedBy(fact, start)),
    );
    for (const { start, end, language } of passages) {
      index.languages.add(language);
      for (const code of currenciesIn(text.slice(start, end), language)) named.add(code);
    }
    let passage = 0;
    let at = 0;
    let before: SourceSentence | undefined;
    for (const sentence of cutSentences(text)) {
      while ((passages[passage]?.end ?? Infinity) <= sentence.start) passage += 1;
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
      const block = before && continues(before, sentence, text) ? before.block : index.sentences.length;
      const { language } = passages[passage]!;
      const order = index.sentences.length;
      const entry: SourceSentence = { ...sentence, source, order, block, stems, language, facts: own };
      before = entry;
      index.sentences.push(entry);
      if (!index.byKey.has(key)) index.byKey.set(key, entry);
      for (const stem of entry.stems) {
        add(index.byStem, stem, entry);
        add(index.ordersByStem, stem, entry.order);
      }
      for (const word of new Set(wordsOf(sentence.text))) addWord(index, word, entry);
      for (const fact of own) index.sentenceOf.set(fact, entry);
      for (const fact of own) {
        const size = sizeOf(fact, entry);
        for (const key of [...factKeys(fact), ...(size ? [sizeKey(size)] : [])])
          add(index.byFact, key, { fact, sentence: entry });
      }
      for (const fact of own)
        for (const number of fact.kind === "citation" ? numbersOf(fact.text) : []) index.byCitation.set(number, entry);
    }
    const works = worksOf(source.text);
    const listed = index.sentences.at(-1);
    for (const number of listed && works.length > 1 ? works : [])
      if (!index.byCitation.has(number)) index.byCitation.set(number, listed!);
  }
  const facts = index.sentences.flatMap((sentence) => sentence.facts);
  return {
    ...index,
    currencies: currenciesOf(facts, named),
    totals: columnTotals(index.sentences),
    shared: noneShared(index.sentences.length),
  };
}
