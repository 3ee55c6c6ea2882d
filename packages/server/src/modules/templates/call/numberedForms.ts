import { countOf } from "./levels.ts";
import { lengthsIn } from "./lengths.ts";
import { readLimits } from "./limits.ts";
import { countWords, isHeadingLike, markOf } from "./marks.ts";
import type { Passage } from "./passages.ts";
import { foldPhrase } from "./words/phrases.ts";
import type { CallWords } from "./words/callWords.ts";

/*
 * A form may stand under no heading that says so, or have sections that are called as parts of a call are, "Schedule", "After the
 * project". That its lines count on and most of them have a length tells what they are.
 */

const leastLimited = 3;
const leastShare = 0.5;
/** How many paragraphs below its title a length may stand. */
const reach = 2;

/** Lines that count on: "1. … 2. …", or "2.1 … 2.2 …". */
interface Run {
  style: string;
  /** What stands before the number that counts: "2." */
  prefix: string;
  last: number | undefined;
  at: number[];
}

/** Whether a marked line reads as a title or a question. */
const isTitle = (body: string, words: CallWords) =>
  isHeadingLike(body, words) || (body.length <= 300 && (/[?؟]/u.test(body) || countWords(body) <= 30));

function runsOf(passages: readonly Passage[], words: CallWords): Run[] {
  const runs: Run[] = [];
  for (const [index, { text, cells }] of passages.entries()) {
    if (cells) continue;
    const { style, length } = markOf(text);
    if (length === 0 || style === "bullet" || style === "letterDot" || !isTitle(text.slice(length).trim(), words))
      continue;
    const [, prefix = "", last] = /^(\d+(?:\.\d+)*\.)(\d+)/u.exec(text) ?? [];
    const count = last === undefined ? countOf(text, style) : Number(last);
    const known = runs.findLast(
      (run) => run.style === style && run.prefix === prefix && (count === undefined || run.last === count - 1),
    );
    if (known && count !== 1) {
      known.at.push(index);
      known.last = count;
    } else runs.push({ style, prefix, last: count, at: [index] });
  }
  return runs;
}

/** Whether a line, or what stands right below it, names a length. */
function isLimited(passages: readonly Passage[], at: number, words: CallWords): boolean {
  const has = (text: string) => Object.keys(readLimits(text, words).limits).length > 0;
  if (has(passages[at]!.text)) return true;
  for (const { text, cells } of passages.slice(at + 1, at + 1 + reach)) {
    if (cells || markOf(text).length > 0) return false;
    if (has(text)) return true;
  }
  return false;
}

const leastQuestions = 3;

/** Whether counted lines are all questions, right below a line that says that they are to be answered: "Please answer these:". */
function areAsked(passages: readonly Passage[], at: readonly number[], words: CallWords): boolean {
  const above = passages[at[0]! - 1];
  if (at.length < leastQuestions || !above || above.cells) return false;
  const folded = foldPhrase(above.text);
  const isTold = /[:：]$/u.test(above.text) && (words.prose.asks.test(folded) || words.prose.writes.test(folded));
  // "Please keep each answer to 250 words."
  const isLimit = words.length.answers.test(folded) && lengthsIn(folded, words).length > 0;
  return (
    (isTold || isLimit) &&
    at.every((index) => /[?؟][^\p{L}]*(?:[([][^()[\]]*[)\]])?[^\p{L}]*$/u.test(passages[index]!.text))
  );
}

/** The places of the lines that count the questions of a form, of which most have a length, or that are to be answered. */
export function numberedQuestions(passages: readonly Passage[], words: CallWords): Set<number> {
  const forms = new Map<string, { limited: number; at: number[] }>();
  for (const { style, prefix, at } of runsOf(passages, words)) {
    if (areAsked(passages, at, words)) forms.set(String(at[0]), { limited: leastLimited, at });
    const limited = at.filter((index) => isLimited(passages, index, words)).length;
    if (limited === 0 || limited < at.length * leastShare) continue;
    // "1.1" and "2.1" are of one form, a list that begins anew is another.
    const key = prefix === "" ? String(at[0]) : style;
    const form = forms.get(key) ?? { limited: 0, at: [] };
    forms.set(key, { limited: form.limited + limited, at: [...form.at, ...at] });
  }
  return new Set([...forms.values()].filter(({ limited }) => limited >= leastLimited).flatMap(({ at }) => at));
}
