import type { TextSpan } from "../numbers/figureSpans.ts";

const quotationMark = /["'`´“”„‟‘’‚‛«»‹›「」『』＂＇]/u;

const word = /[\p{L}\p{N}]/u;

/** Scripts that write words together: a passage may begin and end anywhere in them. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** A text without quotation marks and with one space for each gap; `at` has the place of each of its characters in the text. */
interface Folded {
  text: string;
  at: number[];
}

function fold(text: string): Folded {
  const at: number[] = [];
  let folded = "";
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index]!;
    if (quotationMark.test(sign)) continue;
    const isGap = /\s/u.test(sign);
    if (isGap && (folded === "" || folded.endsWith(" "))) continue;
    folded += isGap ? " " : sign;
    at.push(index);
  }
  return { text: folded, at };
}

/** Whether a cut between two pieces of text goes through a word or a number: "4,|200". */
function isCut(before: string, behind: string): boolean {
  const [last = "", first = ""] = [before.at(-1), behind[0]];
  if (unspaced.test(last) || unspaced.test(first)) return false;
  if (word.test(last) && word.test(first)) return true;
  return /\p{N}[.,]$/u.test(before) ? /^\p{N}/u.test(behind) : /\p{N}$/u.test(before) && /^[.,]\p{N}/u.test(behind);
}

/** So often a quote is looked at in a text: "e" stands in each of its words. */
const mostTried = 2_000;

/**
 * Makes a search of one text for passages that are quoted from it. A quote is found where it stands word for word, quotation marks and the width of gaps apart, and cuts no word
 * or number; each answer has at most so many places, in order. Takes time in proportion to the text.
 */
export function passagesIn(text: string, most = 20): (quote: string) => TextSpan[] {
  const folded = fold(text);
  return (quote) => {
    const wanted = fold(quote).text.trim();
    const found: TextSpan[] = [];
    if (!word.test(wanted)) return found;
    let tried = 0;
    for (let at = folded.text.indexOf(wanted); at >= 0; at = folded.text.indexOf(wanted, at + 1)) {
      if ((tried += 1) > mostTried) break;
      const end = at + wanted.length;
      const before = folded.text.slice(Math.max(0, at - 2), at);
      const behind = folded.text.slice(end, end + 2);
      if (isCut(before, wanted.slice(0, 2)) || isCut(wanted.slice(-2), behind)) continue;
      found.push({ start: folded.at[at]!, end: folded.at[end - 1]! + 1 });
      if (found.length === most) break;
    }
    return found;
  };
}
