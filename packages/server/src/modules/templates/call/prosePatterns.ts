import { foldPhrase, patternOf, sourcesOf } from "./words/phrases.ts";
import type { CallWords } from "./words/callWords.ts";

/** Where sentences of a letter are cut, by the words of its language. All are for folded texts. */
export interface ProsePatterns {
  asks: RegExp;
  closes: RegExp;
  /** Before another verb that asks, in the middle of a sentence. */
  cut: RegExp;
  /** What stands at the beginning of an object and is none of it. */
  before: RegExp;
  /** The same at its end. */
  behind: RegExp;
  /** What leads to a length; `preposition` has what makes it more than "no more than". */
  lead: RegExp;
  /** What goes on with a length. */
  tail: RegExp;
}

const made = new Map<string, ProsePatterns>();

/** Phrases that stand for themselves: without gaps and anchors. */
const simple = (phrases: readonly string[]) => phrases.filter((phrase) => !/[…^$]/u.test(phrase));

const joined = (...lists: readonly (readonly string[])[]) => {
  // The longest first, for a pattern takes the first that fits.
  const all = lists.flatMap(simple).toSorted((one, other) => other.length - one.length);
  return sourcesOf(all);
};

/** The patterns of a language. */
export function prosePatterns(words: CallWords): ProsePatterns {
  const known = made.get(words.language);
  if (known) return known;
  const { prose, length } = words.lists;
  const patterns: ProsePatterns = {
    asks: patternOf(prose.asks.toSorted((one, other) => other.length - one.length)),
    closes: words.prose.closes,
    cut: new RegExp(`(?:[,;]|\\s(?:${sourcesOf(words.lists.says.and)}))\\s+(?=${sourcesOf(prose.asks)})`, "gu"),
    before: new RegExp(`^[\\s,:]*(?:(?:${joined(prose.order, prose.fillers, prose.particles)})(?:[\\s,:]+|$))+`, "u"),
    behind: new RegExp(`[\\s,:]+(?:${joined(prose.order, prose.particles)})$`, "u"),
    lead: new RegExp(`(?:(?<preposition>${joined(prose.leads)})|${joined(length.most, length.example)})[\\s,]*$`, "u"),
    tail: new RegExp(`^[\\s,]*(?:${joined(prose.tails, length.most, length.example)})`, "u"),
  };
  made.set(words.language, patterns);
  return patterns;
}

/** Where a length begins and ends with all words that belong to it; `isLed`: a preposition leads to it. */
export function spanOfLength(
  text: string,
  length: { start: number; end: number },
  words: CallWords,
): { start: number; end: number; isLed: boolean } {
  const folded = foldPhrase(text);
  const { lead, tail } = prosePatterns(words);
  let { start, end } = length;
  let isLed = false;
  for (let match = lead.exec(folded.slice(0, start)); match; match = lead.exec(folded.slice(0, start))) {
    isLed ||= match.groups?.["preposition"] !== undefined;
    start = match.index;
  }
  for (let match = tail.exec(folded.slice(end)); match; match = tail.exec(folded.slice(end))) end += match[0].length;
  return { start, end, isLed };
}
