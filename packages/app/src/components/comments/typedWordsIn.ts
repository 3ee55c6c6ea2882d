const letters = "[\\p{L}\\p{M}\\p{N}]";
const between = "[^\\p{L}\\p{M}\\p{N}]+";

/**
 * Where in a text, in UTF-16 units, words stand that somebody typed from it, whatever signs and lines are between them; the last up to its
 * end. Undefined where they do not stand there.
 */
export function typedWordsIn(text: string, typed: string): { start: number; end: number } | undefined {
  const words = typed.match(new RegExp(`${letters}+`, "gu"));
  if (!words) return undefined;
  const pattern = `${words.join(between)}${letters}*`;
  // Where nothing parts words, as in Chinese, they stand in the middle of others.
  const found =
    new RegExp(`(?<!${letters})${pattern}`, "iu").exec(text) ?? new RegExp(words.join(between), "iu").exec(text);
  return found ? { start: found.index, end: found.index + found[0].length } : undefined;
}
