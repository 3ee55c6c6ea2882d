import type { Contradiction } from "../contradiction.ts";
import { entry, show } from "../entry.ts";
import type { Figure, FigureSentence } from "../readFigures.ts";
import { areAlike } from "./money.ts";

/** How far from its share a sum may be: a unit, rounding of the share, or of a sum that ends in zeros. */
function slackOf(whole: number, value: number): number {
  const step = value % 100 === 0 ? 50 : value % 10 === 0 ? 5 : 0;
  return Math.max(1.01, whole * 0.0006, step);
}

const reach = 30;

const mostBefore = 12;

/** All that sums in front of a surcharge come to, in runs; of few also without any of them. */
function sumsOf(values: readonly number[]): number[] {
  const before = values.slice(-mostBefore);
  let subsets = [0];
  for (const value of before) subsets = subsets.flatMap((sum) => [sum, sum + value]);
  return subsets;
}

/** Overheads, reserves and taxes that are no such share of anything: "Overheads 10 % – £31,618". */
export function checkSurcharges(sentences: readonly FigureSentence[], all: readonly Figure[]): Contradiction[] {
  const before: number[] = [];
  return sentences.flatMap((sentence) =>
    sentence.figures.flatMap((figure, at): Contradiction[] => {
      if (figure.kind !== "amount" && !(sentence.isLine && figure.kind === "number")) return [];
      const percent = sentence.figures[at - 1];
      const known = [...before];
      before.push(figure.value ?? 0);
      if (percent?.kind !== "percent" || !/\p{Nd}/u.test(percent.text)) return [];
      const { text, start, signs } = sentence;
      const gap = text.slice(percent.end - start, figure.start - start);
      const lead = text.slice(Math.max(0, percent.start - start - reach), percent.start - start);
      if (!/^\s*[(–—=:|\t,]\s*\p{Sc}?\s*$/u.test(gap) || !signs.has("surcharge", lead) || signs.has("about", lead))
        return [];
      const value = figure.value ?? 0;
      const share = (percent.value ?? 0) / 100;
      const wholes = [...sumsOf(known), ...all.filter((each) => areAlike(each, figure)).map((each) => each.value ?? 0)];
      const isShare = (whole: number) =>
        Math.abs(whole * share - value) <= slackOf(whole, value) ||
        Math.abs((whole * share) / (1 + share) - value) <= slackOf(whole, value);
      if (known.length < 2 || wholes.some(isShare)) return [];
      const sum = known.slice(-mostBefore).reduce((total, each) => total + each, 0);
      const working = `${show(percent.value ?? 0)} % × ${show(sum)} = ${show(Math.round(sum * share))}`;
      return [
        entry(
          "share",
          figure.text,
          [figure, percent].map((each) => ({ figure: each, sentence })),
          working,
        ),
      ];
    }),
  );
}
