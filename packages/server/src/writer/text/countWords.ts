/** Scripts that are written without spaces between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const wordCharacter = /[\p{L}\p{N}]/u;

let segmenter: Intl.Segmenter | undefined;

/**
 * How many words a text has, as the form counts them: what stands between spaces and holds a letter or a digit, so that a lone
 * dash is none; in scripts without spaces, what a dictionary finds.
 */
export function countWords(text: string): number {
  let words = 0;
  for (const [run] of text.matchAll(/\S+/g)) {
    if (unspaced.test(run)) {
      segmenter ??= new Intl.Segmenter("und", { granularity: "word" });
      for (const segment of segmenter.segment(run)) if (segment.isWordLike) words += 1;
    } else if (wordCharacter.test(run)) words += 1;
  }
  return words;
}
