import { piecesOf } from "@grantwright/domain";
import { passagesOf, readFacts, type Fact, type Passage } from "@grantwright/domain/facts";
import { cutSentences } from "../text/cutSentences.ts";
import type { Known } from "./asked.ts";
import { saysClaim } from "./claims/saysClaim.ts";
import { isConnecting } from "./connecting.ts";
import type { Match, Origin, Receipt, SourceKind, SourcePlace } from "./receipt.ts";
import { lookUp } from "./lookUp.ts";
import { keyOf } from "./keyOf.ts";
import type { SourceIndex } from "./sourceIndex.ts";
import type { SourceSentence } from "./sourceSentence.ts";
import { mostSources, nearest } from "./nearest.ts";
import { stemsOf } from "./stems.ts";

/** From which share of a sentence's content words on it counts as reworded from its sources. */
const rewordedShare = 0.6;

/** Up to which share a sentence without a fact counts as nobody's. */
const bareShare = 0.5;

const mostQuote = 300;

const origins: Record<SourceKind, Origin> = {
  description: "person",
  input: "person",
  profile: "person",
  file: "file",
  call: "form",
};

function placeOf({ source, start, end }: SourceSentence): SourcePlace {
  const { kind, fieldId, fileId, text } = source;
  return {
    kind,
    ...(fieldId && { fieldId }),
    ...(fileId && { fileId }),
    start,
    end,
    quote: text.slice(start, end).slice(0, mostQuote),
  };
}

const mostSmall = 12;

const isSmallCount = ({ kind, value = 0, count = value }: Fact): boolean =>
  (kind === "number" || kind === "duration") && count <= mostSmall;

/** The facts of a text, each passage read in its own language. */
const factsOf = (text: string, passages: readonly Passage[]): Fact[] =>
  passages.flatMap(({ start, end, language }) =>
    readFacts(text.slice(start, end), language).map((fact) => ({
      ...fact,
      start: fact.start + start,
      end: fact.end + start,
    })),
  );

/** The name of a file, as the offline writer puts it behind what it quotes. */
const behindQuote = /\s*\([^()\n]*\.\p{L}{2,5}\)\s*$/u;

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
  const known: Known = { isForeign: false, language: "en", tries: 0, before: [], base: [] };
  const all = factsOf(text, passages);
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
    const same = index.byKey.get(key) ?? index.byKey.get(keyOf(sentence.text.replace(behindQuote, "")));
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
    const found = lookUp({ text, sentence, facts, stems, near }, index, known);
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
      isBare:
        isClaim &&
        match === "none" &&
        facts.length === 0 &&
        near.share <= bareShare &&
        !isLink &&
        saysClaim(sentence.text),
      sources: sources.map(placeOf),
      facts: found.facts,
    };
  });
}
