import { show } from "../entry.ts";
import type { Figure } from "../readFigures.ts";

/** Whether a figure can be a part or a whole: a number or a sum of money above zero. */
export const isCounted = (figure: Figure | undefined): figure is Figure =>
  (figure?.kind === "number" || figure?.kind === "amount") && (figure.value ?? 0) > 0;

/** What some figures come to. */
export const sumOf = (figures: readonly Figure[]): number => figures.reduce((sum, { value = 0 }) => sum + value, 0);

/** "40 + 35 + 24 = 99". */
export const showSum = (figures: readonly Figure[]): string =>
  `${figures.map(({ value = 0 }) => show(value)).join(" + ")} = ${show(sumOf(figures))}`;

const mostOfSubsets = 9;

/** What any two or more of some figures come to. */
export function subsetSums(figures: readonly Figure[]): number[] {
  let sums: { sum: number; count: number }[] = [{ sum: 0, count: 0 }];
  for (const { value = 0 } of figures.slice(0, mostOfSubsets))
    sums = sums.flatMap((each) => [each, { sum: each.sum + value, count: each.count + 1 }]);
  return sums.filter(({ count }) => count > 1).map(({ sum }) => sum);
}
