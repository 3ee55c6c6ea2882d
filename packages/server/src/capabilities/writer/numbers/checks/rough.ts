import type { Found } from "../entry.ts";
import { nounBehind } from "../nouns.ts";
import { textBefore, textBehind } from "../readFigures.ts";

/** Whether the words around a figure say that it is rough, a bound, or for each of several. */
export function isRough({ figure, sentence }: Found): boolean {
  const { signs } = sentence;
  const lead = textBefore(sentence, figure).slice(-24);
  const behind = textBehind(sentence, figure).slice(0, 22);
  const isBound = signs.endsWith("about", lead) || signs.endsWith("atLeast", lead) || signs.endsWith("atMost", lead);
  return isBound || signs.has("each", behind.split(/[,;:()]\s|[;.)]/u)[0] ?? "");
}

/** What a figure is of, for whoever reads the list: what it counts, or itself. */
export const nameOf = ({ figure, sentence }: Found): string => nounBehind(figure, sentence)?.text ?? figure.text;
