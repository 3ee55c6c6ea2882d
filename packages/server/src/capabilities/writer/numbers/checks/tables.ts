import type { Contradiction } from "../contradiction.ts";
import { entry, isSame, show } from "../entry.ts";
import type { Figure, FigureSentence } from "../readFigures.ts";
import { areAlike } from "./money.ts";
import { blocksOf, type Row } from "./rows.ts";

const valueOf = ({ figure }: Row): number => figure.value ?? 0;

const sumOf = (rows: readonly Row[]): number => rows.reduce((sum, row) => sum + valueOf(row), 0);

/** Other sums that may be what a line is worth: those of its brackets. */
const othersOf = ({ sentence, figure }: Row): number[] =>
  sentence.figures.filter((each) => each !== figure && areAlike(each, figure)).map(({ value = 0 }) => value);

/** What a total may mean: all rows, those behind the last total, those without what others pay or without one that is counted elsewhere. */
function meanings(rows: readonly Row[]): number[] {
  const plain = rows.filter(({ isTotal, isSubtotal }) => !isTotal && !isSubtotal);
  const kept = plain.filter(({ isOff }) => !isOff);
  const off = plain.filter(({ isOff }) => isOff);
  const totals = rows.filter(({ isTotal, isSubtotal }) => isTotal || isSubtotal);
  const last = rows.findLastIndex(({ isTotal, isSubtotal }) => isTotal || isSubtotal);
  const behind = rows.slice(last + 1);
  const lastTotal = rows[last];
  return [
    ...[plain, kept, totals, behind].map(sumOf),
    sumOf(kept) - sumOf(off),
    sumOf(totals) + sumOf(behind),
    ...(lastTotal ? [valueOf(lastTotal) + sumOf(behind), valueOf(lastTotal) - sumOf(behind)] : []),
    ...rows.map((_, at) => sumOf(plain) - sumOf(rows.slice(0, at).filter((row) => plain.includes(row)))),
    ...plain.flatMap((row) => othersOf(row).map((other) => sumOf(plain) - valueOf(row) + other)),
  ];
}

/** How far a miscounted total lies from the right one. */
const isNear = (sum: number, total: number): boolean => sum > total * 0.6 && sum < total * 1.6;

/** Lines of costs or counts whose total is not what they come to. */
export function checkTables(sentences: readonly FigureSentence[]): Contradiction[] {
  return blocksOf(sentences).flatMap((rows) => {
    if (rows.some(({ figure }) => !areAlike(figure, rows[0]!.figure))) return [];
    return rows.flatMap((row, at): Contradiction[] => {
      if (!row.isTotal && !row.isSubtotal) return [];
      // A total that stands above its parts.
      const isHead = at === 0;
      const next = rows.findIndex((each, index) => index > at && each.isTotal);
      const parts = isHead ? rows.slice(1, next < 0 ? undefined : next) : rows.slice(0, at);
      const summed = row.isSubtotal ? sinceTotal(parts) : parts;
      if (summed.length < 2) return [];
      const total = valueOf(row);
      const plain = summed.filter(({ isTotal, isSubtotal }) => !isTotal && !isSubtotal);
      const sum = sumOf(plain);
      if (meanings(parts).some((value) => isSame(value, total)) || !isNear(sum, total)) return [];
      // A second total is seldom of the same rows.
      if (parts.some(({ isTotal }) => isTotal)) return [];
      const working = `${plain.map((each) => show(valueOf(each))).join(" + ")} = ${show(sum)}`;
      return [entry("parts", nameOf(row), [row, ...plain], working)];
    });
  });
}

const sinceTotal = (rows: readonly Row[]): Row[] =>
  rows.slice(rows.findLastIndex(({ isTotal, isSubtotal }) => isTotal || isSubtotal) + 1);

const nameOf = ({ label, figure }: Row): string => label.replace(/[\s–—:=|-]+$/u, "").trim() || figure.text;

/** A total with what is taken off it line by line, and what is then asked for. */
export function checkRemainders(sentences: readonly FigureSentence[]): Contradiction[] {
  return blocksOf(sentences).flatMap((rows): Contradiction[] => {
    const at = rows.findLastIndex(({ isTotal }) => isTotal);
    const total = rows[at];
    const asked = rows.at(-1);
    const off = rows.slice(at + 1, -1);
    if (!total || !asked?.isAsked || off.length === 0 || rows.some(({ figure }) => !areAlike(figure, total.figure)))
      return [];
    const left = valueOf(total) - sumOf(off);
    if (off.some(({ isAsked }) => isAsked) || isSame(left, valueOf(asked)) || isSame(valueOf(total), valueOf(asked)))
      return [];
    if (!isNear(left, valueOf(asked))) return [];
    const working = `${show(valueOf(total))} − ${off.map((each) => show(valueOf(each))).join(" − ")} = ${show(left)}`;
    return [entry("cofunding", nameOf(asked), [total, ...off, asked], working)];
  });
}

/** The figure of a table that is its total, where there is one. */
export function totalsIn(sentences: readonly FigureSentence[]): { figure: Figure; sentence: FigureSentence }[] {
  return blocksOf(sentences).flatMap((rows) => {
    const total = rows.findLast(({ isTotal }) => isTotal);
    return total && rows.length > 2 ? [{ figure: total.figure, sentence: total.sentence }] : [];
  });
}
