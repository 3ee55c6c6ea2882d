import type { Passage } from "../../../kernel/db/values.ts";
import { cutSentences, type Sentence } from "../text/cutSentences.ts";
import { readModel } from "../trained/linearModel.ts";
import { orderSlots } from "./orderSlots.ts";
import ordersModel from "./ordersModel.json" with { type: "json" };

export type { Passage };

/** From which log-odds on a sentence is set aside: by itself, and next to one that is. */
const enough = { alone: 1.2, beside: 0 };

const oddsOf = readModel(ordersModel);

/** How much a sentence of a file sounds as if it addressed a writing service: log-odds, over 0 where that is likelier than not. */
export const orderOdds = (sentence: string): number => oddsOf(orderSlots(sentence));

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

/** Which sentences of a paragraph are set aside: those that are by themselves, and what goes on from them to both sides. */
function setAsideIn(odds: readonly number[]): boolean[] {
  const isOne = odds.map((each) => each >= enough.alone);
  const spread = (order: number[], step: number) => {
    for (const at of order) if (!isOne[at] && odds[at]! >= enough.beside && isOne[at - step]) isOne[at] = true;
  };
  const order = [...odds.keys()];
  spread(order, 1);
  spread(order.toReversed(), -1);
  return isOne;
}

/**
 * The passages of a file that address a writing service: orders, requests to keep something from the person, prompts, and what a chat left
 * behind. They are shown to the person, and neither quoted nor sent. Takes time in proportion to the text.
 */
export function findSetAside(text: string): Passage[] {
  const passages: Passage[] = [];
  for (const paragraph of paragraphsOf(text)) {
    const isOne = setAsideIn(paragraph.map(({ text: words }) => orderOdds(words)));
    for (const [at, { start, end }] of paragraph.entries()) {
      if (!isOne[at]) continue;
      const last = passages.at(-1);
      if (last && isOne[at - 1]) last.end = end;
      else passages.push({ start, end });
    }
  }
  return passages;
}
