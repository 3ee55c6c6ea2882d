import { piecesOf } from "@grantwright/domain";
import {
  isSameFact,
  languageOf,
  readFacts,
  workedFrom,
  type Fact,
  Terms,
  type Worked,
} from "@grantwright/domain/facts";
import { cutSentences, type Sentence } from "../text/cutSentences.ts";
import { factKeys, keyOf, type SourceIndex, type SourceSentence } from "./sourceIndex.ts";
import type { Match, Origin, Receipt, ReceiptFact, SourceKind, SourcePlace } from "./receipt.ts";
import { areGeneral, stemsOf, wordsOf, stemOf } from "./stems.ts";

/** From which share of a sentence's content words on it counts as reworded from its sources. */
const rewordedShare = 0.6;
/** Below which share a sentence without a fact counts as nobody's. */
const boundShare = 0.5;
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
function findStated(
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

/** What is known over a whole text. */
interface Known {
  isForeign: boolean;
  /** How often facts of the text were put together with those of the sources. */
  tries: number;
  /** What was stated or worked out before in the text, and may be built on. */
  before: Fact[];
}

interface Found {
  sources: SourceSentence[];
  facts: ReceiptFact[];
}

const rowsAround = 8;
const mostTries = 200;
const mostBefore = 16;

/** The sentences around one: the rows of its table, or its neighbours. */
function around({ order, text }: SourceSentence, { sentences }: SourceIndex, reach: number): SourceSentence[] {
  const isRow = /\t| \| /.test(text);
  const span = isRow ? rowsAround : reach;
  return sentences.slice(Math.max(0, order - span), order + span + 1);
}

/** The numbers of a table, column by column. */
function columnsOf(row: SourceSentence, rows: SourceSentence[]): Fact[][] {
  if (!row.text.includes("\t")) return [];
  const columns = new Map<number, Fact[]>();
  for (const { text, start, facts } of rows)
    for (const fact of facts) {
      const column = text.slice(0, fact.start - start).split("\t").length;
      columns.set(column, [...(columns.get(column) ?? []), fact]);
    }
  return [...columns.values()].filter(({ length }) => length > 1);
}

/**
 * How a fact follows from what its sentence stands on. Any number follows from enough others: counts are taken from one sentence or one
 * table at a time, times and shares from neighbours. A sum of money may take its parts from anywhere, as totals do.
 */
function workOut(
  fact: Fact,
  own: Fact[],
  base: SourceSentence[],
  index: SourceIndex,
  text: string,
  known: Known,
): Worked | undefined {
  const reach = fact.kind === "number" ? 0 : fact.kind === "amount" ? 3 : 1;
  const sources = base.flatMap((sentence) => termsAround(sentence, reach, index));
  const all = fact.kind === "amount" ? termsOnce("all", index, () => [index.amounts]) : [];
  const tried = workedFrom(fact, new Terms(own), text);
  if (tried) return tried;
  for (const terms of [...sources, ...all]) {
    const worked = workedFrom(fact, terms, text);
    if (worked) return worked;
  }
  // What the text itself says beside it, with what the sources say there: "41 of them (77 %)", "which leaves 14,000". A text of any length
  // has a bounded number of those.
  if (own.length === 0 || known.tries >= mostTries) return undefined;
  known.tries += 1;
  for (const terms of [...sources, ...all]) {
    const worked = workedFrom(fact, new Terms([...own, ...terms.facts.slice(0, 24)]), text);
    if (worked) return worked;
  }
  return undefined;
}

function termsOnce(key: string, index: SourceIndex, make: () => Fact[][]): Terms[] {
  const known = index.terms.get(key);
  if (known) return known;
  const terms = make().map((facts) => new Terms(facts));
  index.terms.set(key, terms);
  return terms;
}

/** What can be worked out from a sentence and what lies around it, as a whole and by the columns of its table. */
function termsAround(sentence: SourceSentence, reach: number, index: SourceIndex): Terms[] {
  return termsOnce(`${sentence.order} ${reach}`, index, () => {
    const sentences = around(sentence, index, reach);
    return [sentences.flatMap(({ facts }) => facts), ...columnsOf(sentence, sentences)];
  });
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
  const { isForeign } = known;
  const stems = stemsOf(sentence.text);
  const sources: SourceSentence[] = [];
  const place = (source: SourceSentence): number | undefined => {
    if (!sources.includes(source) && sources.length < mostSources) sources.push(source);
    const at = sources.indexOf(source);
    return at < 0 ? undefined : at;
  };
  const stated = own.map((fact) => findStated(fact, own, stems, near, index, isForeign));
  const base = [...new Set([...near, ...stated.filter((each) => each !== undefined)])];
  const facts = own.map((fact, each): ReceiptFact => {
    const { start, end, kind } = fact;
    const source = stated[each];
    if (source) {
      const at = place(source);
      known.before.push(fact);
      return { start, end, kind, found: "stated", ...(at !== undefined && { source: at }) };
    }
    if (known.before.length > mostBefore * 2) known.before = known.before.slice(-mostBefore);
    const others = own.filter((other) => other !== fact && stated[own.indexOf(other)]);
    const before = known.before
      .filter((each) => !others.includes(each))
      .slice(fact.kind === "amount" ? -mostBefore : -5);
    const worked = workOut(fact, [...others, ...before], base, index, text, known);
    if (!worked) return { start, end, kind, found: "no" };
    known.before.push(fact);
    const basis = index.sentences.find((each) => each.facts.includes(worked.from[0]!));
    const at = basis && place(basis);
    return {
      start,
      end,
      kind,
      found: "worked",
      working: worked.working,
      ...(at !== undefined && { source: at }),
    };
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
 * proportion to the text; 10,000 sentences against sources of 90,000 characters take less than a second.
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
    const same = index.byKey.get(keyOf(sentence.text));
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
      from: main ? origins[main.source.kind] : "writer",
      match,
      isBare: isClaim && match === "none" && facts.length === 0 && near.share < boundShare && !areGeneral(stems),
      sources: sources.map(placeOf),
      facts: found.facts,
    };
  });
}
