import { countWrittenWords, openPlacesOf } from "@grantwright/domain";

/** How many places of all texts still ask for something only the person knows. */
export const openPlacesOfAll = (texts: Readonly<Record<string, string>>): number =>
  Object.values(texts).reduce((count, text) => count + openPlacesOf(text).length, 0);

/** Counts the written words of many texts again and again: only those that have changed are counted anew. */
export function createWordCounts(): (id: string, text: string) => number {
  const known = new Map<string, { text: string; words: number }>();
  return (id, text) => {
    const last = known.get(id);
    if (last?.text === text) return last.words;
    const words = countWrittenWords(text);
    known.set(id, { text, words });
    return words;
  };
}
