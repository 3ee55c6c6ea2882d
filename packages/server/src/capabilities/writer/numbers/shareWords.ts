import type { Figure, FigureSentence } from "./readFigures.ts";

/** Shares that are told in words, and what part they are. */
const shares = [
  ["threeQuarters", 75],
  ["twoThirds", 66.7],
  ["half", 50],
  ["third", 33.3],
  ["quarter", 25],
  ["fifth", 20],
] as const;

/** The shares that a sentence tells in one word, also where "this" stands before them: "this quarter of the holding". Percentages. */
export function shareWordsIn({ text, start, signs }: FigureSentence): Figure[] {
  const taken: Figure[] = [];
  for (const [name, value] of shares)
    for (const found of signs.find(name, text)) {
      const figure: Figure = {
        kind: "percent",
        start: start + found.start,
        end: start + found.end,
        text: text.slice(found.start, found.end),
        value,
      };
      if (taken.every((each) => each.end <= figure.start || figure.end <= each.start)) taken.push(figure);
    }
  return taken.toSorted((a, b) => a.start - b.start);
}
