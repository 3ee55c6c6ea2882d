import { piecesOf } from "@grantwright/domain";
import { passagesOf, readFacts, type Fact, type Worked } from "@grantwright/domain/facts";
import { cutSentences, type Sentence } from "../text/cutSentences.ts";
import { isConnecting } from "./connecting.ts";
import { findStated } from "./findStated.ts";
import type { Match, Origin, Receipt, ReceiptFact, SourceKind, SourcePlace } from "./receipt.ts";
import { countedIn } from "./listCounts.ts";
import { keyOf } from "./keyOf.ts";
import type { SourceIndex } from "./sourceIndex.ts";
import type { SourceSentence } from "./sourceSentence.ts";
import { mostSources, nearest, type Nearest } from "./nearest.ts";
import { isOtherCurrency } from "./otherCurrency.ts";
import { stemsOf } from "./stems.ts";
import { workOut, type Known } from "./workOut.ts";

/** From which share of a sentence's content words on it counts as reworded from its sources. */
const rewordedShare = 0.6;

/** Below which share a sentence without a fact counts as nobody's. */
const bareShare = 0.5;

const mostQuote = 300;

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

interface Found {
  sources: SourceSentence[];
  facts: ReceiptFact[];
}

/** On how many sentences before it a figure may build. */
const mostBefore = 4;

/** How the facts of one sentence follow from the sources, from what was said before, and from each other: "80 of 200 (40 %)". */
function workOutAll(
  own: Fact[],
  stated: (SourceSentence | undefined)[],
  near: Nearest,
  index: SourceIndex,
  text: string,
  sentence: string,
  known: Known,
): Map<Fact, Worked> {
  const standing = stated.filter((each) => each !== undefined);
  const close = [...new Set([...near.sentences, ...standing])];
  const wide = [...new Set([...close, ...near.around])];
  const found = new Map<Fact, Worked>();
  const open = new Set(own.filter((_fact, at) => !stated[at]));
  for (let hasFound = true; hasFound && open.size > 0;) {
    hasFound = false;
    for (const fact of open) {
      if (isOtherCurrency(fact, index.currencies)) continue;
      const others = own.filter((other) => other !== fact && !open.has(other));
      // A date follows from any other and some length: only what the sentence stands on itself is taken.
      const base = fact.kind === "date" ? close : wide;
      const worked =
        workOut(fact, others, base, index, text, sentence, known) ?? countedIn(fact, sentence, close, index);
      if (!worked) continue;
      found.set(fact, worked);
      open.delete(fact);
      hasFound = true;
    }
  }
  known.before = [...known.before, own.filter((fact) => !open.has(fact))].slice(-mostBefore);
  return found;
}

/** Looks up the facts of one sentence. */
function lookUp(
  sentence: Sentence,
  own: Fact[],
  text: string,
  index: SourceIndex,
  stems: Set<string>,
  near: Nearest,
  known: Known,
): Found {
  const sources: SourceSentence[] = [];
  const place = (source: SourceSentence | undefined): { source?: number } => {
    if (source && !sources.includes(source) && sources.length < mostSources) sources.push(source);
    const at = source ? sources.indexOf(source) : -1;
    return at < 0 ? {} : { source: at };
  };
  const stated = own.map((fact) =>
    isOtherCurrency(fact, index.currencies)
      ? undefined
      : findStated(fact, own, stems, near.sentences, index, known, sentence.start),
  );
  const worked = workOutAll(own, stated, near, index, text, sentence.text, known);
  const facts = own.map((fact, each): ReceiptFact => {
    const { start, end, kind } = fact;
    if (stated[each]) return { start, end, kind, found: "stated", ...place(stated[each]) };
    const how = worked.get(fact);
    if (!how) return { start, end, kind, found: "no" };
    const basis =
      how.from.length === 0
        ? near.sentences[0]
        : index.sentences.find((sentenceOfSource) => sentenceOfSource.facts.includes(how.from[0]!));
    return { start, end, kind, found: "worked", working: how.working, ...place(basis) };
  });
  return { sources, facts };
}

const mostSmall = 12;

const isSmallCount = ({ kind, value = 0, count = value }: Fact): boolean =>
  (kind === "number" || kind === "duration") && count <= mostSmall;

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
  const passages = passagesOf(text);
  const known: Known = { isForeign: false, language: "en", tries: 0, before: [] };
  const all = passages.flatMap(({ start, end, language }) =>
    readFacts(text.slice(start, end), language).map((fact) => ({
      ...fact,
      start: fact.start + start,
      end: fact.end + start,
    })),
  );
  let passage = 0;
  const open = openRanges(text);
  const isOpen = (start: number, end: number) => open.some(([from, to]) => start < to && end > from);
  let at = 0;
  return cutSentences(text).map((sentence): Receipt => {
    const { start, end } = sentence;
    while (passages[passage] && passages[passage]!.end <= start) passage += 1;
    known.language = passages[passage]?.language ?? known.language;
    known.isForeign = index.languages.size > 0 && !index.languages.has(known.language);
    while (all[at] && all[at]!.start < start) at += 1;
    const own: Fact[] = [];
    while (all[at] && all[at]!.start < end) own.push(all[at++]!);
    const claimed = own.filter((fact) => !isOpen(fact.start, fact.end));
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
        facts: claimed.map(({ start, end, kind }) => ({ start, end, kind, found: "stated", source: 0 })),
      };
    const stems = stemsOf(sentence.text);
    const isLink = isConnecting(stems, index);
    // "Four activities follow" counts what the text itself has.
    const facts = isLink ? claimed.filter((fact) => !isSmallCount(fact)) : claimed;
    const near = nearest(stems, index);
    const found = lookUp(sentence, facts, text, index, stems, near, known);
    const isReworded = near.share >= rewordedShare;
    const areFound = found.facts.length > 0 && found.facts.every(({ found: how }) => how !== "no");
    const match: Match = isReworded ? "reworded" : areFound ? "facts" : "none";
    const sources = [...found.sources];
    for (const source of near.sentences)
      if (sources.length < mostSources && isReworded && !sources.includes(source)) sources.push(source);
    const [main] = isReworded ? near.sentences : [];
    // What was written in another language than its sources cannot be held against their words, and a heading claims nothing.
    const isClaim = !known.isForeign && /[.!?。！？؟।…]["”’»)]*$/u.test(sentence.text);
    return {
      start,
      end,
      from: main ? origins[main.source.kind] : index.drafted.get(key) === "unknown" ? "unknown" : "writer",
      match,
      isBare: isClaim && match === "none" && facts.length === 0 && near.share < bareShare && !isLink,
      sources: sources.map(placeOf),
      facts: found.facts,
    };
  });
}
