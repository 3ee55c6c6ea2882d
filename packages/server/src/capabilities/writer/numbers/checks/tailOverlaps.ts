import { stemsOf } from "../../receipts/stems.ts";
import type { Found } from "../entry.ts";
import type { Added } from "./addedGroups.ts";

/** Where a clause ends. */
const cut = /[,;:()–—]/u;

/** What is said behind the last group of a list, from the next comma to the end of its sentence. */
function tailOf({ figure, sentence }: Found): { text: string; start: number } | undefined {
  const at = figure.end - sentence.start;
  const comma = sentence.text.slice(at).search(cut);
  return comma < 0 ? undefined : { text: sentence.text.slice(at + comma), start: sentence.start + at + comma };
}

/**
 * Whether the end of a list says that those of its last group are in another: "and 50 mentors, chosen from among the pupils", "44 in a choir that we run for those
 * of the 102". It names the other group by its number, or by a word that no third group has.
 *
 * @param wordsAt the stems of the words that stand with a number.
 */
export function isInTail({ total, parts }: Added, wordsAt: (found: Found) => ReadonlySet<string>): boolean {
  const last = parts.at(-1)!;
  const { signs, figures } = last.sentence;
  const tail = tailOf(last);
  if (!tail || signs.has("single", tail.text)) return false;
  const others = parts.slice(0, -1);
  const counted = figures.filter(({ start }) => start >= tail.start);
  const isAgain = counted.some(
    ({ kind, value, start }) =>
      kind === "number" &&
      others.some(({ figure }) => figure.value === value && figure.value !== total.figure.value) &&
      signs.endsWith("of", tail.text.slice(0, start - tail.start)),
  );
  if (isAgain) return true;
  if (counted.length > 0 || !signs.has("overlap", tail.text)) return false;
  const words = stemsOf(tail.text);
  const own = wordsAt(last);
  return others.filter((each) => [...wordsAt(each)].some((stem) => words.has(stem) && !own.has(stem))).length === 1;
}
