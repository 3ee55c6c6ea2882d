import { foldPhrase } from "./words/phrases.ts";
import type { CallWords } from "./words/callWords.ts";

/*
 * A scale of marks, "5 excellent, 4 very good …", stands beside criteria and is none of them: its numbers follow each other without a
 * gap down to the least, or its words are grades.
 */

const leastMarks = 3;
const leastGrades = 0.6;

/** The numbers of "90–100%" and "4"; undefined where a text begins with none. */
function marksOf(text: string): { low: number; high: number } | undefined {
  const [, first, second] = /^(\d{1,3})(?:\s*(?:-|–|—|to|bis|a|à|tot|do)\s*(\d{1,3}))?(?!\d)/u.exec(text.trim()) ?? [];
  if (first === undefined) return undefined;
  const [one, other] = [Number(first), Number(second ?? first)];
  return { low: Math.min(one, other), high: Math.max(one, other) };
}

/** Whether marks come down without a gap, "90–100, 75–89, …" or "5, 4, 3, 2, 1", or in even shares to none, "100, 75, …, 0". */
function comeDown(marks: readonly { low: number; high: number }[]): boolean {
  const pairs = marks.slice(1).map((mark, index) => ({ above: marks[index]!, mark }));
  const hasRanges = marks.some(({ low, high }) => low !== high);
  const isClosed = pairs.every(({ above, mark }) => above.low - mark.high === 1);
  const isFalling = pairs.every(({ above, mark }) => mark.high < above.low);
  return (
    (isClosed && (hasRanges || marks.at(-1)!.low <= 1)) ||
    (isFalling && marks[0]!.high === 100 && marks.at(-1)!.low === 0)
  );
}

/** Whether texts are the marks of a scale, or the grades that they stand for. */
export function isScale(texts: readonly string[], { columns }: CallWords): boolean {
  const filled = texts.filter((text) => text !== "");
  if (filled.length < leastMarks) return false;
  const marks = filled.flatMap((text) => marksOf(text) ?? []);
  const isCounted = marks.length >= leastMarks && marks.length >= filled.length - 1;
  if (isCounted && comeDown(marks)) return true;
  const grades = filled.filter((text) => {
    const folded = foldPhrase(text);
    const match = columns.grade.exec(folded);
    return match?.index === 0 && /^\s*(?:$|[.:;,(–—-])/u.test(folded.slice(match[0].length));
  });
  return grades.length >= leastMarks && grades.length >= filled.length * leastGrades;
}
