import { textBefore, type Figure, type FigureSentence } from "../readFigures.ts";
import { areAlike } from "./money.ts";
import { isMeasure, nounBehind } from "../nouns.ts";
import { isCounted } from "./sums.ts";

const isMeasured = (figure: Figure, sentence: FigureSentence): boolean => {
  const noun = nounBehind(figure, sentence);
  return noun !== undefined && isMeasure(noun);
};

/** Longest text between two parts of one list. */
export const listReach = 110;

/** What stands in brackets says something about a part, and is none. */
const withoutBrackets = (text: string): string => text.replace(/[(（][^()（）]*[)）]/gu, " ");

const joins = /[,;،、，+]|(?<!\p{L})(?:and|und|y|e|et|i|oraz|en|och|og|ou|及|と|ve|и)(?!\p{L})|(?:^|\s)و/u;

/** How many more parts commas and "and" join on in some words. */
export const joinsIn = (text: string): number => [...text.matchAll(new RegExp(joins.source, "giu"))].length;

const isBracketed = (figure: Figure, sentence: FigureSentence): boolean => {
  const before = textBefore(sentence, figure);
  return (before.match(/[(（]/g)?.length ?? 0) > (before.match(/[)）]/g)?.length ?? 0);
};

/** Longer ones are no sentences, but told without signs between. */
const longestSentence = 600;

/** Sums of money, what is counted, and what is measured: "12 farms above 900 metres, nine below" names farms. */
function groupsIn(sentence: FigureSentence): Figure[][] {
  const amounts = sentence.figures.filter((each) => each.kind === "amount" && isCounted(each));
  const numbers = sentence.figures.filter((each) => each.kind === "number" && isCounted(each));
  if (numbers.length < 2) return [amounts];
  const measured = new Set(numbers.filter((each) => isMeasured(each, sentence)));
  return [amounts, numbers.filter((each) => !measured.has(each)), [...measured]];
}

/** Lists of two or more like figures of a sentence that follow each other with commas or "and" between. */
export function listsIn(sentence: FigureSentence): Figure[][] {
  const lists: Figure[][] = [];
  if (sentence.text.length > longestSentence) return lists;
  for (const figures of groupsIn(sentence)) {
    let open: Figure[] = [];
    const close = () => {
      if (open.length > 1) lists.push(open);
      open = [];
    };
    for (const figure of figures) {
      const last = open.at(-1);
      const gap = last && sentence.text.slice(last.end - sentence.start, figure.start - sentence.start);
      const outer = gap === undefined ? "" : withoutBrackets(gap);
      const isNext =
        last !== undefined &&
        areAlike(last, figure) &&
        outer.length <= listReach &&
        joins.test(outer) &&
        !/[.:()（）–—=×]|\s[x*]\s/u.test(outer) &&
        !sentence.signs.has("includes", outer) &&
        !sentence.signs.has("split", outer) &&
        isBracketed(last, sentence) === isBracketed(figure, sentence);
      if (!isNext) close();
      open.push(figure);
    }
    close();
  }
  return lists;
}
