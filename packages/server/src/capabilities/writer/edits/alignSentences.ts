import { diffArrays } from "diff";
import { wordsOf } from "../receipts/stems.ts";

/** From which share of words on two sentences are the same one, changed. */
const likeFrom = 0.5;

/** More pairs of a stretch are not compared: it is taken as replaced. */
const mostPairs = 40_000;

/** What became of a sentence: it was `kept`, or changed, as number `before` and `after`; taken out where there is no `after`; put in where there is no `before`. */
export interface Step {
  before?: number;
  after?: number;
  isSame: boolean;
}

/** How much two sets of words have in common, from 0 to 1. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared / Math.max(a.size, b.size, 1);
}

const wordSets = (sentences: readonly string[]) => sentences.map((sentence) => new Set(wordsOf(sentence)));

/** The pairs of like sentences of two lists, in the order of both, that have most in common together. */
function likePairs(before: readonly string[], after: readonly string[]): [number, number][] {
  const [rows, columns] = [before.length, after.length];
  if (rows * columns > mostPairs) return [];
  const [left, right] = [wordSets(before), wordSets(after)];
  const best = Array.from({ length: rows + 1 }, () => new Float64Array(columns + 1));
  const like = left.map((a) => right.map((b) => likeness(a, b)));
  for (let row = rows - 1; row >= 0; row -= 1)
    for (let column = columns - 1; column >= 0; column -= 1) {
      const here = like[row]![column]!;
      const paired = here >= likeFrom ? here + best[row + 1]![column + 1]! : 0;
      best[row]![column] = Math.max(paired, best[row + 1]![column]!, best[row]![column + 1]!);
    }
  const pairs: [number, number][] = [];
  for (let row = 0, column = 0; row < rows && column < columns;) {
    const now = best[row]![column]!;
    if (now === best[row + 1]![column]) row += 1;
    else if (now === best[row]![column + 1]) column += 1;
    else pairs.push([row++, column++]);
  }
  return pairs;
}

/** What became of the sentences of a text, in the order of both texts. Of what changed between two that were kept, those taken out come first. */
export function alignSentences(before: readonly string[], after: readonly string[]): Step[] {
  const steps: Step[] = [];
  let [row, column] = [0, 0];
  /** A stretch that ends before these two. */
  const settle = (toRow: number, toColumn: number) => {
    const ends: [number, number] = [toRow - row, toColumn - column];
    const pairs = [...likePairs(before.slice(row, toRow), after.slice(column, toColumn)), ends];
    const [fromRow, fromColumn] = [row, column];
    for (const pair of pairs) {
      while (row < fromRow + pair[0]) steps.push({ before: row++, isSame: false });
      while (column < fromColumn + pair[1]) steps.push({ after: column++, isSame: false });
      if (pair !== ends) steps.push({ before: row++, after: column++, isSame: false });
    }
  };
  let [nextRow, nextColumn] = [0, 0];
  for (const { added, removed, count } of diffArrays([...before], [...after])) {
    if (added) nextColumn += count;
    else if (removed) nextRow += count;
    else {
      settle(nextRow, nextColumn);
      for (let each = 0; each < count; each += 1) steps.push({ before: row++, after: column++, isSame: true });
      [nextRow, nextColumn] = [row, column];
    }
  }
  settle(before.length, after.length);
  return steps;
}
