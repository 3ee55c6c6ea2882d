/** The letters and digits of a text, in small letters: what was set otherwise is the same. */
export function flat(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
