import type { Shared, SourceIndex } from "./sourceIndex.ts";
import type { SourceSentence } from "./sourceSentence.ts";

/** A word of that many sentences tells nothing about which one is meant. */
const mostPostings = 400;

const mostRanked = 12;

/** From how many sentences beside those a figure may be worked out. */
const mostAround = 5;

export const mostSources = 3;

/** Of as many of the words of one sentence it is kept which sentence has them: the bits of a number. */
const mostWords = 30;

/** The sentences of the sources that are nearest to one. */
export interface Nearest {
  /** Those that bring most of the words. */
  sentences: SourceSentence[];
  /** Those, and others that share many. */
  around: SourceSentence[];
  /** Of the words, how many the sentences bring. */
  share: number;
}

export const noneShared = (sentences: number): Shared => ({
  weights: new Float64Array(sentences),
  words: new Int32Array(sentences),
});

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** The sentences that share most with one, by the weights, the first of them first. */
function rank(touched: readonly number[], { weights }: Shared): number[] {
  const ranked: number[] = [];
  const isBefore = (a: number, b: number) => weights[b]! < weights[a]! || (!(weights[a]! < weights[b]!) && a < b);
  for (const order of touched) {
    if (ranked.length === mostRanked && !isBefore(order, ranked.at(-1)!)) continue;
    let at = Math.min(ranked.length, mostRanked - 1);
    while (at > 0 && isBefore(order, ranked[at - 1]!)) {
      ranked[at] = ranked[at - 1]!;
      at -= 1;
    }
    ranked[at] = order;
  }
  return ranked;
}

/** The sentences that share most content words with one: those first that bring words which the others have not. */
export function nearest(stems: ReadonlySet<string>, { ordersByStem, sentences, shared }: SourceIndex): Nearest {
  const touched: number[] = [];
  let word = 0;
  for (const stem of stems) {
    const bit = word < mostWords ? 1 << word : 0;
    word += 1;
    const postings = ordersByStem.get(stem);
    if (!postings || postings.length > mostPostings) continue;
    const weight = 1 / Math.sqrt(postings.length);
    for (const order of postings) {
      if (shared.weights[order] === 0) touched.push(order);
      shared.weights[order]! += weight;
      shared.words[order]! |= bit;
    }
  }
  const ranked = rank(touched, shared);
  const chosen: number[] = [];
  let open = ~0;
  while (chosen.length < mostSources) {
    let best = -1;
    let most = 0;
    for (const order of ranked) {
      const brought = countBits(shared.words[order]! & open);
      if (brought > most) [best, most] = [order, brought];
    }
    if (best < 0) break;
    chosen.push(best);
    open &= ~shared.words[best]!;
  }
  for (const order of touched) shared.weights[order] = shared.words[order] = 0;
  const toSentences = (orders: number[]) => orders.map((order) => sentences[order]!);
  return {
    sentences: toSentences(chosen),
    around: toSentences([...new Set([...chosen, ...ranked.slice(0, mostAround)])]),
    share: stems.size === 0 ? 0 : countBits(~open) / Math.min(stems.size, mostWords),
  };
}
