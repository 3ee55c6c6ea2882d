import { isEnglish, type Features } from "../cues/features.ts";
import { splitSentences } from "../text/splitSentences.ts";
import { asksForMoney, countSigns, countSums } from "./asks/saidIn.ts";
import { shippedAsks } from "./asks/shippedAsks.ts";
import { saysWholeSum } from "./wholeSum.ts";

/** Whether a text has three sums: also such whose currency stands somewhere else, or that are written as the person's country writes them. */
export const hasPricedLines = (text: string): boolean =>
  countSums(text) > 2 ||
  (text.match(/(?<!\d)\d{1,3}(?:[.,\s]\d{2,3})+(?!\d)|(?<!\d)(?!(?:19|20)\d\d(?!\d))\d{3,}(?!\d)/gu)?.length ?? 0) > 2;
/** One amount is what it costs; of several one has to be asked for, or to be the whole where nobody else pays. */
export function saysSum(text: string, features: Features): boolean {
  if (features.amounts === 1 && countSums(text) === 1) return true;
  const sentences = splitSentences(text).map((sentence) => ({ sentence, sums: countSums(sentence) }));
  const priced = sentences.filter(({ sums }) => sums > 0).map(({ sentence }) => sentence);
  if (Object.keys(shippedAsks).some((language) => priced.some((sentence) => asksForMoney(sentence, language))))
    return true;
  if (!isEnglish(text)) return features.amounts > 0;
  return priced.some(saysWholeSum) && !priced.some((sentence) => (countSigns(sentence, "own", "en") ?? 0) > 0);
}
