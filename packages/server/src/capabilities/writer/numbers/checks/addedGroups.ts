import { isSame, type Found } from "../entry.ts";
import { textBefore, textBehind, type FigureSentence } from "../readFigures.ts";

/** Smaller sums are met by chance. */
const least = { total: 10, described: 50 };

const mostParts = 4;

/** A smaller share of the sum is met by chance. */
const leastPart = { own: 0.05, described: 0.15 };

/** Groups, and the number that is their sum. */
export interface Added {
  total: Found;
  parts: Found[];
}

/** Two to four numbers that follow each other and come to a sum. */
function partsOf(
  goal: number,
  numbers: readonly Found[],
  leastShare: number,
  isMeant: (parts: readonly Found[]) => boolean,
): Found[] | undefined {
  for (let from = 0; from < numbers.length; from += 1)
    for (let count = 2; count <= mostParts && from + count <= numbers.length; count += 1) {
      const parts = numbers.slice(from, from + count);
      const sum = parts.reduce((all, { figure }) => all + (figure.value ?? 0), 0);
      const isLarge = parts.every(({ figure }) => (figure.value ?? 0) >= goal * leastShare);
      if (isLarge && isSame(sum, goal) && isMeant(parts)) return parts;
    }
  return undefined;
}

/**
 * Totals that are the sum of numbers that follow each other, in the sentence or those before it.
 *
 * @param window the sentence and those before it.
 * @param described numbers of the description: the last of their parts stands in the sentence.
 */
export function sumsIn(
  sentence: FigureSentence,
  window: readonly FigureSentence[],
  described: readonly Found[],
): Added[] {
  const numbers = window.flatMap((each) =>
    each.figures
      .filter(({ kind, value = 0 }) => kind === "number" && value > 1)
      .map((figure): Found => ({ figure, sentence: each })),
  );
  const own = numbers.flatMap((total): Added[] => {
    const goal = total.figure.value ?? 0;
    if (total.sentence !== sentence || goal < least.total) return [];
    const parts = partsOf(
      goal,
      numbers,
      leastPart.own,
      (each) => !each.includes(total) && (isWhole(total, each[0]!) || isBefore(total, each[0]!)),
    );
    return parts ? [{ total, parts }] : [];
  });
  const told = described.flatMap((total): Added[] => {
    const goal = total.figure.value ?? 0;
    const isOther = total.sentence.place !== sentence.place && goal >= least.described;
    const parts = isOther
      ? partsOf(goal, numbers, leastPart.described, (each) => each.at(-1)!.sentence === sentence)
      : undefined;
    return parts ? [{ total, parts }] : [];
  });
  return [...own, ...told];
}

/** Whether a number is said to be all: before a colon, or with a word for it. */
function isWhole({ figure, sentence }: Found, first: Found): boolean {
  const { signs } = sentence;
  const behind = textBehind(sentence, figure).split(/[.;]/u)[0] ?? "";
  const before = textBefore(sentence, figure).slice(-40);
  const isOpening = first.figure.start > figure.start && /^[^,]{0,70}:/.test(behind);
  return isOpening || signs.has("total", before) || signs.has("total", behind.slice(0, 30));
}

const longestGap = 40;

/** "300 different people, 180 in the choir and 120 …". */
function isBefore({ figure, sentence }: Found, first: Found): boolean {
  const gap = sentence.place.text.slice(figure.end, first.figure.start);
  return first.sentence === sentence && gap.length < longestGap && /^[^.;]+[,–—(]\s*$/u.test(gap);
}
