const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const wordCharacter = /[\p{L}\p{N}]/u;

let segmenter: Intl.Segmenter | undefined;

function countSegments(chunk: string): number {
  segmenter ??= new Intl.Segmenter("und", { granularity: "word" });
  let count = 0;
  for (const segment of segmenter.segment(chunk)) if (segment.isWordLike) count += 1;
  return count;
}

/**
 * How many words a text has: what stands between spaces and holds a letter or a digit, so that a lone dash is none.
 * Scripts that are written without spaces are counted as the browser's dictionary divides them.
 */
export function countWords(text: string): number {
  const chunks = text.split(/\s+/);
  const hasUnspaced = unspaced.test(text);
  let count = 0;
  for (const chunk of chunks) {
    if (hasUnspaced && unspaced.test(chunk)) count += countSegments(chunk);
    else if (wordCharacter.test(chunk)) count += 1;
  }
  return count;
}
