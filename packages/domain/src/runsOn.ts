/** So many words, and more than so many for each sign between them, were spoken, or typed as one speaks. */
const run = { words: 40, wordsASign: 25 };

/** Scripts that put no space between words. */
export const noSpaceScript =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;

/** Commas, dashes, brackets and stops: what parts the clauses of a sentence. */
const signs = /[,;:](?!\d)|[–—()!?]|\.(?=\s)/gu;

/** What ends a stretch of words, with what closes behind it. */
const stop = /[.!?…;:؛؟।॥][)\]"'”’»]*(?=\s|$)|\n/u;

/** Whether words run on without the signs that would part their clauses, in languages that put spaces between words. */
export function runsOn(words: string): boolean {
  const count = words.split(/\s+/u).filter((word) => word !== "").length;
  return count >= run.words && !noSpaceScript.test(words) && (words.match(signs) ?? []).length * run.wordsASign < count;
}

/** Whether some stretch of a text runs on from one stop to the next, so that nobody can tell where its thoughts end. */
export const hasRunOn = (text: string): boolean => text.split(stop).some(runsOn);
