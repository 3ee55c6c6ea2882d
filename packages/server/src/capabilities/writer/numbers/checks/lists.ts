import type { Contradiction } from "../contradiction.ts";
import { entry, isSame, type Found } from "../entry.ts";
import { textBehind, type Figure, type FigureSentence } from "../readFigures.ts";
import { checkAll, checkRests, checkSexes } from "./breakdowns.ts";
import { joinsIn, listsIn } from "./listsIn.ts";
import { totalsOf, type Sum } from "./listTotals.ts";
import { areAlike } from "./money.ts";
import { parallelIn, sexesIn } from "./partsOfWhole.ts";
import { isRough, nameOf } from "./rough.ts";
import { isCounted, showSum, subsetSums, sumOf } from "./sums.ts";

const mostDistance = 0.35;

/** Whether a total follows in another way from figures before it: those of a shorter or longer list, a product, or the same said before. */
function isExplained(total: Found, parts: readonly Figure[], earlier: readonly Figure[]): boolean {
  const goal = total.figure.value ?? 0;
  const alike = earlier.filter((each) => each !== total.figure && isCounted(each)).slice(-14);
  for (let from = 0; from < alike.length; from += 1) {
    let sum = 0;
    for (let to = from; to < alike.length; to += 1) {
      sum += alike[to]!.value ?? 0;
      if (to > from && isSame(sum, goal)) return true;
    }
  }
  // "after £1,800 have been taken off".
  const off = Math.abs(sumOf(parts) - goal);
  if (alike.some((each) => !parts.includes(each) && isSame(each.value ?? 0, off))) return true;
  // Those who are in two of the groups are taken off once.
  const all = sumOf(parts);
  if (parts.some(({ value = 0 }) => isSame(all - 2 * value, goal))) return true;
  const inSentence = total.sentence.figures.filter(
    (each) => each !== total.figure && isCounted(each) && areAlike(each, total.figure),
  );
  if (inSentence.length > parts.length && subsetSums(inSentence).some((sum) => isSame(sum, goal))) return true;
  const values = alike.map((each) => each.count ?? each.value ?? 0);
  return values.some((a, at) =>
    values.some((b, other) => at !== other && (isSame(a * b, goal) || isSame(a + b, goal) || isSame(a - b, goal))),
  );
}

/** A list whose parts do not come to its total, and where nothing else explains that. */
function checkSum(
  { parts, total }: Sum,
  sentence: FigureSentence,
  around: readonly (FigureSentence | undefined)[],
): Contradiction[] {
  const sum = sumOf(parts);
  const goal = total.figure.value ?? 0;
  const { signs, language } = sentence;
  // Numbers in Arabic words are not always read as one.
  if (language === "ar" && !/\p{Nd}/u.test(total.figure.text)) return [];
  if (isSame(sum, goal) || Math.abs(sum - goal) > goal * mostDistance) return [];
  // "14 floors, two fountains and a chapel".
  const ones = signs.find("one", textBehind(sentence, parts[0]!)).length;
  // "Four builders, two farmers, the caretaker and somebody from the mill".
  const tail = textBehind(sentence, parts.at(-1)!).split(/[.;:]/u)[0]!;
  if (goal > sum && goal - sum <= Math.max(ones, joinsIn(tail))) return [];
  if (signs.has("rest", textBehind(sentence, parts[1]!))) return [];
  const found = [total, ...parts.map((figure): Found => ({ figure, sentence }))];
  const figures = around.flatMap((each) => each?.figures ?? []);
  const known = figures.filter(({ kind }) => kind !== "date" && kind !== "percent");
  if (found.some(isRough) || isExplained(total, parts, known)) return [];
  const kind = total.figure.kind === "number" ? "groups" : "parts";
  return [entry(kind, nameOf(total), found, showSum(parts))];
}

/** Parts in a sentence that do not come to the total that it, or the next one, says they are. */
export function checkLists(sentences: readonly FigureSentence[]): Contradiction[] {
  return sentences.flatMap((sentence, at) => {
    const [before, next] = [sentences[at - 1], sentences[at + 1]];
    const told = listsIn(sentence).flatMap((parts) => totalsOf(parts, sentence, next));
    const sums = [...told, ...sexesIn(sentence), ...parallelIn(sentence, before)];
    return [
      ...checkRests(sentence),
      ...checkSexes(sentence, before),
      ...checkAll(sentence, before),
      ...sums.flatMap((sum) => checkSum(sum, sentence, [before, sentence, next])),
    ];
  });
}
