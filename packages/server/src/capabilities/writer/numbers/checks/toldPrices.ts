import { stemsOf } from "../../receipts/stems.ts";
import type { Contradiction } from "../contradiction.ts";
import { entry, isSame, show, type Found } from "../entry.ts";
import { nounBehind, type Noun } from "../nouns.ts";
import { textBefore, textBehind, type FigureSentence } from "../readFigures.ts";
import { isAmount } from "./readMoney.ts";
import { blocksOf, type Row } from "./rows.ts";

/** "Fourteen tap stands at €385 apiece": how many there are of something, and what one of them costs. */
interface Priced {
  count: Found;
  price: Found;
  noun: Noun;
}

/** How far behind a number the price of one may stand, in characters. */
const longestGap = 60;

/** A line that is farther off is of something else as well. */
const far = { least: 0.55, most: 1.8 };

/** For so many years, sites or rounds all may be bought again. */
const mostTimes = 5;

/** What a sentence says to cost so much each. */
function pricedIn(sentence: FigureSentence): Priced[] {
  const { figures, text, start, signs } = sentence;
  return figures.flatMap((figure, at): Priced[] => {
    const price = figures[at + 1];
    const noun = figure.kind === "number" ? nounBehind(figure, sentence) : undefined;
    if (!noun || !price || !isAmount(price) || (figure.value ?? 0) < 2) return [];
    const gap = text.slice(figure.end - start, price.start - start);
    const behind = textBehind(sentence, price).slice(0, 12);
    const isOne = signs.find("each", behind)[0]?.start === 1 || signs.endsWith("each", gap);
    const lead = textBefore(sentence, figure).slice(-24);
    const isBound = (["about", "atLeast", "atMost"] as const).some((name) => signs.endsWith(name, lead));
    if (!isOne || gap.length > longestGap || /[.;:()=×]/.test(gap) || isBound) return [];
    return [{ count: { figure, sentence }, price: { figure: price, sentence }, noun }];
  });
}

/** Whether a line of costs is for what was priced, and for that alone: its words are those of the noun, and it has no working of its own. */
function isFor({ label, sentence }: Row, { noun }: Priced): boolean {
  const words = stemsOf(label);
  const own = new Set([noun.head, ...noun.qualities]);
  return sentence.figures.length === 1 && words.has(noun.head) && [...words].every((word) => own.has(word));
}

/** A line of the budget that is not what a section says to be so many at so much each. */
export function checkToldPrices(texts: readonly (readonly FigureSentence[])[]): Contradiction[] {
  const sentences = texts.flat();
  const rows = texts.flatMap(blocksOf).flat();
  const values = sentences.flatMap(({ figures }) => figures.map(({ value = 0, count }) => count ?? value));
  return sentences.flatMap(pricedIn).flatMap((priced): Contradiction[] => {
    const mine = rows.filter((row) => isAmount(row.figure) && !row.isTotal && isFor(row, priced));
    const [row] = mine;
    if (!row || mine.length > 1) return [];
    const [count, price] = [priced.count, priced.price].map(({ figure }) => figure.value ?? 0) as [number, number];
    const [product, goal] = [count * price, row.figure.value ?? 0];
    const isTimes = Array.from({ length: mostTimes }).some((_, at) => isSame(product * (at + 1), goal));
    const isOtherCount = values.some(
      (value) => isSame(value * price, goal) || (value !== price && isSame(value, Math.abs(goal - product))),
    );
    if (isTimes || isOtherCount || goal < product * far.least || goal > product * far.most) return [];
    const found = [{ figure: row.figure, sentence: row.sentence }, priced.count, priced.price];
    return [entry("product", row.figure.text, found, `${show(count)} × ${show(price)} = ${show(product)}`)];
  });
}
