/** The words and figures that say what a sentence is about, short enough that "gardens" meets "gardening". */
const contentOf = (sentence: string): Set<string> =>
  new Set((sentence.toLowerCase().match(/\d[\d.,]*\d|\d|[\p{L}\p{M}]{4,}/gu) ?? []).map((word) => word.slice(0, 6)));

const figuresOf = (content: ReadonlySet<string>): string =>
  [...content]
    .filter((word) => /^\d/.test(word))
    .sort()
    .join(" ");

/** Two sections may hold one fact in two wordings: nearly the same words, and the same figures. */
export function saysTheSame(one: string, other: string): boolean {
  if (one === other) return true;
  const [a, b] = [contentOf(one), contentOf(other)];
  const [fewer, more] = a.size < b.size ? [a, b] : [b, a];
  if (fewer.size < 4 || figuresOf(a) !== figuresOf(b)) return false;
  const shared = [...fewer].filter((word) => more.has(word)).length;
  return shared >= 0.75 * fewer.size && shared >= 0.5 * more.size;
}
