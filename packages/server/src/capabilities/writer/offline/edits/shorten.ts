import { countWrittenWords, openPlacesOf, withoutSentence } from "@grantwright/domain";
import { readFacts } from "@grantwright/domain/facts";
import { leansOnBefore } from "../../text/leansOnBefore.ts";
import { stemsOf } from "../../receipts/stems.ts";
import { cutSentences, type Sentence } from "../../text/cutSentences.ts";
import { factKey, lostFacts } from "../../edits/lostFacts.ts";
import { inPlainWords, withoutFiller } from "../../edits/plain/plainer.ts";

/** A clause between brackets, dashes or commas that could go: not more than so many characters. */
const asides = [
  /\s*\((?!\d)[^()\n]{3,200}\)/gu,
  /\s+[–—]\s+[^–—.\n]{3,160}\s+[–—](?=\s)/gu,
  /,\s+(?:which|who|where|whose|lo que|la cual|ce qui|was|wobei|o que|il che)\s[^,.;:\n]{3,160}(?=[,.])/giu,
];

/** Whether nothing is lost with a text that something was taken out of: no fact, and no open place. */
const loses = (before: string, after: string): boolean =>
  lostFacts(before, after).length > 0 || openPlacesOf(after).length < openPlacesOf(before).length;

/** A text without those asides in which no fact stands, as far as it has to be shorter. */
function withoutAsides(text: string, words: number): string {
  let shorter = text;
  for (const aside of asides)
    for (const [found] of text.matchAll(aside)) {
      if (countWrittenWords(shorter) <= words) return shorter;
      const without = shorter.replace(found, "").replace(/,(?=[.,;])/g, "");
      if (!loses(shorter, without)) shorter = without;
    }
  return shorter;
}

/** A sentence with what it says: content words and facts. */
interface Weighed extends Sentence {
  stems: string[];
  facts: string[];
  isFixed: boolean;
}

const weighed = (text: string): Weighed[] => {
  const sentences = cutSentences(text);
  return sentences.map((sentence, at) => {
    const next = sentences[at + 1]?.text;
    // What the next one leans on stays, and so does what leads into a list, and the first.
    const isLead = at === 0 || sentence.text.endsWith(":") || (next !== undefined && leansOnBefore(next));
    return {
      ...sentence,
      stems: [...new Set(stemsOf(sentence.text))],
      facts: readFacts(sentence.text).map(factKey),
      isFixed: isLead || openPlacesOf(sentence.text).length > 0,
    };
  });
};

/** Counts in how many sentences something is said. */
class Tally {
  #counts = new Map<string, number>();
  change(keys: readonly string[], by: 1 | -1): void {
    for (const key of keys) this.#counts.set(key, (this.#counts.get(key) ?? 0) + by);
  }
  isSaidElsewhere = (key: string): boolean => (this.#counts.get(key) ?? 0) > 1;
}

/** A text without the sentences that can go with no fact lost, as far as it has to be shorter: those first of which the rest says most. */
function withoutSentences(text: string, words: number): string {
  const sentences = weighed(text);
  const said = { stems: new Tally(), facts: new Tally() };
  for (const { stems, facts } of sentences) {
    said.stems.change(stems, 1);
    said.facts.change([...new Set(facts)], 1);
  }
  const repeated = ({ stems }: Weighed) =>
    stems.length === 0 ? 1 : stems.filter(said.stems.isSaidElsewhere).length / stems.length;
  const gone: Weighed[] = [];
  let over = countWrittenWords(text) - words;
  while (over > 0) {
    const free = sentences.filter(
      (each) => !each.isFixed && !gone.includes(each) && each.facts.every(said.facts.isSaidElsewhere),
    );
    const [first] = free.toSorted((a, b) => repeated(b) - repeated(a) || b.start - a.start);
    if (!first) break;
    gone.push(first);
    said.stems.change(first.stems, -1);
    said.facts.change([...new Set(first.facts)], -1);
    over -= countWrittenWords(first.text);
  }
  return gone
    .toSorted((a, b) => b.start - a.start)
    .reduce((shorter, { start, end }) => withoutSentence(shorter, start, end), text);
}

/**
 * A text in at most so many words, as near as that can be had with every fact and open place kept: plainer phrases first, then fillers and
 * asides, then whole sentences of which the rest says most.
 */
export function shorten(text: string, words: number): string {
  const steps = [inPlainWords, withoutFiller, (now: string) => withoutAsides(now, words)];
  let shorter = text;
  for (const step of steps) if (countWrittenWords(shorter) > words) shorter = step(shorter);
  return withoutSentences(shorter, words);
}
