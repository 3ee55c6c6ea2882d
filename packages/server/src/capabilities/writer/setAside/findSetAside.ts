import { cutSentences, type Sentence } from "../text/cutSentences.ts";
import { cues, enough, enoughBeside, type Cue } from "./cues.ts";
import { revealText } from "./revealText.ts";

/** A passage of a text, in UTF-16 offsets. */
export interface Passage {
  start: number;
  end: number;
}

const longestSentence = 4_000;
const hiddenWeight = 1;
const inQuotes = /["“„«‘»][^"”“«»’]{3,200}["”“»«’]/gu;
const allCues: Cue[] = Object.values(cues);

/** What a sentence says without what it tells of somebody's having said. */
function withoutQuotes(text: string): string {
  const rest = text.replace(inQuotes, " ");
  // What is a quotation and little else is not told of.
  return (rest.match(/\p{L}/gu)?.length ?? 0) >= 20 ? rest : text;
}

/** How much in a sentence speaks for its being addressed to a writing service. */
export function weigh(sentence: string): number {
  const { text, isHidden } = revealText(sentence.slice(0, longestSentence));
  const spoken = withoutQuotes(text);
  const weight = allCues.reduce(
    (sum, cue) => sum + (cue.pattern.test(cue.isSpoken ? spoken : text) ? cue.weight : 0),
    0,
  );
  return weight > 0 && isHidden ? weight + hiddenWeight : weight;
}

/** The sentences of a text by paragraphs. */
function paragraphsOf(text: string): Sentence[][] {
  const paragraphs: Sentence[][] = [];
  let end = 0;
  for (const sentence of cutSentences(text)) {
    const isNew = paragraphs.length === 0 || /\n[ \t]*\n/.test(text.slice(end, sentence.start));
    if (isNew) paragraphs.push([]);
    paragraphs.at(-1)!.push(sentence);
    end = sentence.end;
  }
  return paragraphs;
}

/**
 * The passages of a file that address a writing service: orders, requests to keep something from the person, prompts, and what a chat left
 * behind. They are shown to the person, and neither quoted nor sent. Takes time in proportion to the text.
 */
export function findSetAside(text: string): Passage[] {
  const passages: Passage[] = [];
  for (const paragraph of paragraphsOf(text)) {
    const weights = paragraph.map((sentence) => weigh(sentence.text));
    const isOne = weights.map((weight) => weight >= enough);
    if (!isOne.includes(true)) continue;
    for (const order of [paragraph.keys(), [...paragraph.keys()].reverse()])
      for (const at of order)
        if (!isOne[at] && weights[at]! >= enoughBeside && (isOne[at - 1] || isOne[at + 1])) isOne[at] = true;
    for (const [at, { start, end }] of paragraph.entries()) {
      if (!isOne[at]) continue;
      const last = passages.at(-1);
      if (last && isOne[at - 1]) last.end = end;
      else passages.push({ start, end });
    }
  }
  return passages;
}
