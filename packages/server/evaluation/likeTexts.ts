/** A text without number, bracketed length and punctuation, in small letters. */
export const plainWords = (text: string): string[] =>
  text
    .replace(/^\s*(?:[\p{L}]{0,1}\d+(?:\.\d+)*[.):]?|\p{L}[.)])\s+/u, "")
    .replace(/[([][^()[\]]*\d[^()[\]]*[)\]]/g, " ")
    .replace(/[\u064b-\u0652]/g, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** How much of two texts is the same, by their words: 1 where all are. */
export function likeness(one: string, other: string): number {
  const [a, b] = [plainWords(one), plainWords(other)];
  const left = [...b];
  const common = a.filter((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  }).length;
  return a.length + b.length === 0 ? 0 : (2 * common) / (a.length + b.length);
}

/** How much of two titles is the same at least. */
export const leastTitle = 0.8;
/** Pairs what was found with what is there, each once, the likest first. */
export function paired<Found, There>(
  found: readonly Found[],
  there: readonly There[],
  like: (one: Found, other: There) => number,
  least: number,
): { found: Found; there: There }[] {
  const all = found.flatMap((one, a) =>
    there.map((other, b) => ({ a, b, found: one, there: other, like: like(one, other) })),
  );
  const [takenA, takenB] = [new Set<number>(), new Set<number>()];
  return all
    .filter(({ like: share }) => share >= least)
    .toSorted((one, other) => other.like - one.like)
    .filter(({ a, b }) => !takenA.has(a) && !takenB.has(b) && takenA.add(a) && takenB.add(b));
}

/** Pairs what seem titles of sections with the sections of a call. */
export const pairedTitles = <Found extends { title: string }, There extends { title: string }>(
  found: readonly Found[],
  there: readonly There[],
): { found: Found; there: There }[] =>
  paired(found, there, (one, other) => likeness(one.title, other.title), leastTitle);
