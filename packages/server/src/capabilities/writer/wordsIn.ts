/** Characters of a word with the space behind it, and words of a printed page, as English texts have them. */
const perWord = 6.2;
const perPage = 450;

/** How many words fit into the narrowest of some limits; infinitely many without one. */
export const wordsIn = ({ words, characters, pages }: Record<"words" | "characters" | "pages", number | undefined>) =>
  Math.min(words ?? Infinity, (characters ?? Infinity) / perWord, (pages ?? Infinity) * perPage);
