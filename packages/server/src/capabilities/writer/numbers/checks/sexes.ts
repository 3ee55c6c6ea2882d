import { textBehind, type Figure, type FigureSentence } from "../readFigures.ts";

/** The words shortly behind a number, up to a sign or the next one. */
const wordsBehind = (figure: Figure, sentence: FigureSentence): string =>
  textBehind(sentence, figure)
    .slice(0, 24)
    .split(/[,;.]|\p{N}/u)[0] ?? "";

/** Whether a number is that of women, men, children and the like, of which a whole is often said to consist. */
export const isSex = (figure: Figure, sentence: FigureSentence): boolean =>
  sentence.signs.has("sexes", wordsBehind(figure, sentence));

/** Whether two parts are women and men, or girls and boys: more there are not. */
export function isBothSexes([one, other]: readonly Figure[], sentence: FigureSentence): boolean {
  const is = (sign: "female" | "male", figure: Figure | undefined) =>
    figure !== undefined && sentence.signs.has(sign, wordsBehind(figure, sentence));
  return (is("female", one) && is("male", other)) || (is("male", one) && is("female", other));
}

/** Whether parts are women and men, or three or more of women, men, children and the like. */
export const areSexes = (parts: readonly Figure[], sentence: FigureSentence): boolean =>
  parts.length === 2 ? isBothSexes(parts, sentence) : parts.every((part) => isSex(part, sentence));
