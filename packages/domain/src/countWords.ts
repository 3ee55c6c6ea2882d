/** A letter of a script that is written without spaces between words. */
const unspacedLetter =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** A run of such a script, with the marks that it shares with others, as the Japanese mark of a long vowel. */
const unspacedRun =
  /([\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]+)/u;
const wordCharacter = /[\p{L}\p{N}]/u;

// One locale for all, wherever it runs. The dictionary itself differs by engine: a count of such scripts is a good guess.
let segmenter: Intl.Segmenter | undefined;

function countInUnspaced(run: string): number {
  segmenter ??= new Intl.Segmenter("en", { granularity: "word" });
  let words = 0;
  for (const segment of segmenter.segment(run)) if (segment.isWordLike) words += 1;
  return words;
}

function countInPiece(piece: string): number {
  if (!unspacedLetter.test(piece)) return wordCharacter.test(piece) ? 1 : 0;
  return piece
    .split(unspacedRun)
    .reduce(
      (words, part) => words + (unspacedLetter.test(part) ? countInUnspaced(part) : Number(wordCharacter.test(part))),
      0,
    );
}

/**
 * How many words a text has: what stands between white space and holds a letter or a digit, so that a lone dash is none. Runs in
 * scripts without spaces are divided as a dictionary finds words in them.
 */
export function countWords(text: string): number {
  let words = 0;
  for (const [piece] of text.matchAll(/\S+/g)) words += countInPiece(piece);
  return words;
}
