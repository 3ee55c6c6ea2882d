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
  const all = rows.filter(({ isTotal, isSubtotal }) => !isTotal && !isSubtotal);
  const plain = all.filter(({ isPart }) => !isPart);
  const kept = plain.filter(({ isOff }) => !isOff);
  const off = plain.filter(({ isOff }) => isOff);
  const totals = rows.filter(({ isTotal, isSubtotal }) => isTotal || isSubtotal);
  const last = rows.findLastIndex(({ isTotal, isSubtotal }) => isTotal || isSubtotal);
  const behind = rows.slice(last + 1);
  const lastTotal = rows[last];
  return [
    ...[all, plain, kept, totals, behind].map(sumOf),
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
  const blocks = blocksOf(sentences);
  const inRows = new Set(blocks.flatMap((rows) => rows.map(({ figure }) => figure)));
  const told = sentences.flatMap(({ figures }) => figures.filter((figure) => !inRows.has(figure)));
  return blocks.flatMap((rows) => {
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
      // "£500 have been taken off": the text beside the table says by how much they differ.
      if (told.some((figure) => areAlike(figure, row.figure) && isSame(figure.value ?? 0, Math.abs(sum - total))))
        return [];
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

/** A total, and behind it line by line who pays it: what is asked for and what comes from others. */
export function checkRemainders(sentences: readonly FigureSentence[]): Contradiction[] {
  return blocksOf(sentences).flatMap((rows): Contradiction[] => {
    const at = rows.findLastIndex(({ isTotal }) => isTotal);
    const total = rows[at];
    const payers = rows.slice(at + 1);
    const asked = payers.filter(({ isAsked }) => isAsked);
    if (!total || payers.length < 2 || asked.length !== 1) return [];
    if (rows.some(({ figure }) => !areAlike(figure, total.figure))) return [];
    const sum = sumOf(payers);
    const whole = valueOf(total);
    // The total may be asked for as a whole, or less a line that is only told.
    const isOther = payers.some((row) => isSame(valueOf(row), whole) || isSame(sum - valueOf(row), whole));
    if (isSame(sum, whole) || isOther || sum < whole * 0.75 || sum > whole * 1.25) return [];
    const working = `${payers.map((each) => show(valueOf(each))).join(" + ")} = ${show(sum)}`;
    return [entry("cofunding", nameOf(asked[0]!), [total, ...payers], working)];
  });
}

/** The figure of a table that is its total, where there is one. */
export function totalsIn(sentences: readonly FigureSentence[]): { figure: Figure; sentence: FigureSentence }[] {
  return blocksOf(sentences).flatMap((rows) => {
    const total = rows.findLast(({ isTotal }) => isTotal);
    return total && rows.length > 2 ? [{ figure: total.figure, sentence: total.sentence }] : [];
  });
}
