import { piecesOf } from "@grantwright/domain";
import { languageOf, readFacts, type Fact, type Worked } from "@grantwright/domain/facts";
import { cutSentences, type Sentence } from "../text/cutSentences.ts";
import { findStated } from "./findStated.ts";
import type { Match, Origin, Receipt, ReceiptFact, SourceKind, SourcePlace } from "./receipt.ts";
import { keyOf } from "./keyOf.ts";
import type { SourceIndex } from "./sourceIndex.ts";
import type { SourceSentence } from "./sourceSentence.ts";
import { areGeneral, stemsOf } from "./stems.ts";
import { workOut, type Known } from "./workOut.ts";

/** From which share of a sentence's content words on it counts as reworded from its sources. */
const rewordedShare = 0.6;

/** Below which share a sentence without a fact counts as nobody's. */
const bareShare = 0.5;

const mostSources = 3;

const mostQuote = 300;

/** A word of that many sentences tells nothing about which one is meant. */
const mostPostings = 400;

const origins: Record<SourceKind, Origin> = {
  description: "person",
  input: "person",
  profile: "person",
  file: "file",
  call: "form",
};

function placeOf({ source, start, end, text }: SourceSentence): SourcePlace {
  const { kind, fieldId, fileId } = source;
  return { kind, ...(fieldId && { fieldId }), ...(fileId && { fileId }), start, end, quote: text.slice(0, mostQuote) };
}

/** The sentences that share most content words with one: those first that bring words which the others have not. */
function nearest(stems: Set<string>, index: SourceIndex): { sentences: SourceSentence[]; share: number } {
  const shared = new Map<SourceSentence, number>();
  for (const stem of stems) {
    const postings = index.byStem.get(stem);
    if (!postings || postings.length > mostPostings) continue;
    const weight = 1 / Math.sqrt(postings.length);
    for (const sentence of postings) shared.set(sentence, (shared.get(sentence) ?? 0) + weight);
  }
  const ranked = [...shared].sort((a, b) => b[1] - a[1] || a[0].order - b[0].order).slice(0, 12);
  const open = new Set(stems);
  const chosen: SourceSentence[] = [];
  while (chosen.length < mostSources && open.size > 0) {
    let best: SourceSentence | undefined;
    let most = 0;
    for (const [sentence] of ranked) {
      const brought = [...open].filter((stem) => sentence.stems.has(stem)).length;
      if (brought > most && !chosen.includes(sentence)) [best, most] = [sentence, brought];
    }
    if (!best) break;
    chosen.push(best);
    for (const stem of best.stems) open.delete(stem);
  }
  return { sentences: chosen, share: stems.size === 0 ? 0 : (stems.size - open.size) / stems.size };
}

interface Found {
  sources: SourceSentence[];
  facts: ReceiptFact[];
}

const mostBefore = 16;

/** How the facts of one sentence follow from the sources, from what was said before, and from each other: "80 of 200 (40 %)". */
function workOutAll(
  own: Fact[],
  stated: (SourceSentence | undefined)[],
  near: SourceSentence[],
  index: SourceIndex,
  text: string,
  known: Known,
): Map<Fact, Worked> {
  const base = [...new Set([...near, ...stated.filter((each) => each !== undefined)])];
  const found = new Map<Fact, Worked>();
  const open = new Set(own.filter((_fact, at) => !stated[at]));
  for (let hasFound = true; hasFound && open.size > 0;) {
    hasFound = false;
    for (const fact of open) {
      const others = own.filter((other) => other !== fact && !open.has(other));
      const before = known.before
        .filter((each) => !others.includes(each))
        .slice(fact.kind === "amount" ? -mostBefore : -5);
      const worked = workOut(fact, [...others, ...before], base, index, text, known);
      if (!worked) continue;
      found.set(fact, worked);
      open.delete(fact);
      hasFound = true;
    }
  }
  known.before = [...known.before, ...own.filter((fact) => !open.has(fact))].slice(-mostBefore);
  return found;
}

/** Looks up the facts of one sentence. */
function lookUp(
  sentence: Sentence,
  own: Fact[],
  text: string,
  index: SourceIndex,
  near: SourceSentence[],
  known: Known,
): Found {
  const stems = stemsOf(sentence.text);
  const sources: SourceSentence[] = [];
  const place = (source: SourceSentence | undefined): { source?: number } => {
    if (source && !sources.includes(source) && sources.length < mostSources) sources.push(source);
    const at = source ? sources.indexOf(source) : -1;
    return at < 0 ? {} : { source: at };
  };
  const stated = own.map((fact) => findStated(fact, own, stems, near, index, known.isForeign));
  const worked = workOutAll(own, stated, near, index, text, known);
  const facts = own.map((fact, each): ReceiptFact => {
    const { start, end, kind } = fact;
    if (stated[each]) return { start, end, kind, found: "stated", ...place(stated[each]) };
    const how = worked.get(fact);
    if (!how) return { start, end, kind, found: "no" };
    const basis = index.sentences.find((sentenceOfSource) => sentenceOfSource.facts.includes(how.from[0]!));
    return { start, end, kind, found: "worked", working: how.working, ...place(basis) };
  });
  return { sources, facts };
}

/** The ranges of open places, which are nobody's statements. */
function openRanges(text: string): [number, number][] {
  let at = 0;
  return piecesOf(text).flatMap(({ text: piece, isOpen }): [number, number][] => {
    const start = at;
    at += piece.length;
    return isOpen ? [[start, at]] : [];
  });
}

/**
 * The receipts of a text: for every sentence whose words it is and where each of its facts stands, from the texts alone. Takes time in
 * proportion to the text.
 */
export function makeReceipts(text: string, index: SourceIndex): Receipt[] {
  const language = languageOf(text);
  const isForeign = index.languages.size > 0 && !index.languages.has(language);
  const known: Known = { isForeign, tries: 0, before: [] };
  const all = readFacts(text, language);
  const open = openRanges(text);
  const isOpen = (start: number, end: number) => open.some(([from, to]) => start < to && end > from);
  let at = 0;
  return cutSentences(text).map((sentence): Receipt => {
    const { start, end } = sentence;
    while (all[at] && all[at]!.start < start) at += 1;
    const own: Fact[] = [];
    while (all[at] && all[at]!.start < end) own.push(all[at++]!);
    const facts = own.filter((fact) => !isOpen(fact.start, fact.end));
    const isAllOpen = open.some(([from, to]) => from <= start && to >= end);
    if (isAllOpen) return { start, end, from: "prompt", match: "none", isBare: false, sources: [], facts: [] };
    const key = keyOf(sentence.text);
    const same = index.byKey.get(key);
    if (same)
      return {
        start,
        end,
        from: origins[same.source.kind],
        match: "same",
        isBare: false,
        sources: [placeOf(same)],
        facts: facts.map((fact) => ({ start: fact.start, end: fact.end, kind: fact.kind, found: "stated", source: 0 })),
      };
    const stems = stemsOf(sentence.text);
    const near = nearest(stems, index);
    const found = lookUp(sentence, facts, text, index, near.sentences, known);
    const isReworded = near.share >= rewordedShare;
    const areFound = found.facts.length > 0 && found.facts.every(({ found: how }) => how !== "no");
    const match: Match = isReworded ? "reworded" : areFound ? "facts" : "none";
    const sources = [...found.sources];
    for (const source of near.sentences)
      if (sources.length < mostSources && isReworded && !sources.includes(source)) sources.push(source);
    const [main] = isReworded ? near.sentences : [];
    // What was written in another language than its sources cannot be held against their words, and a heading claims nothing.
    const isClaim = !isForeign && /[.!?。！？؟।…]["”’»)]*$/u.test(sentence.text);
    return {
      start,
      end,
      from: main ? origins[main.source.kind] : index.drafted.get(key) === "unknown" ? "unknown" : "writer",
      match,
      isBare: isClaim && match === "none" && facts.length === 0 && near.share < bareShare && !areGeneral(stems),
      sources: sources.map(placeOf),
      facts: found.facts,
    };
  });
}
