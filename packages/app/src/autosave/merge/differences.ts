import { diffIndices } from "node-diff3";
import { tokensOf } from "./tokens.ts";

/** Words of a text, and whether another has others there. */
export interface Difference {
  text: string;
  isOther: boolean;
}

/** Longer texts are not compared: so many words nobody chooses between. */
const mostTokens = 20_000;

/** Two texts, each in what the other has and what it has not. Together the parts are the text. */
export function differencesOf(one: string, other: string): [one: Difference[], other: Difference[]] {
  const [tokens, others] = [tokensOf(one), tokensOf(other)];
  if (Math.max(tokens.length, others.length) > mostTokens)
    return [[{ text: one, isOther: true }], [{ text: other, isOther: true }]];
  const hunks = diffIndices(tokens, others);
  const partsOf = (all: readonly string[], ranges: readonly (readonly [start: number, length: number])[]) => {
    const parts: Difference[] = [];
    let at = 0;
    const push = (to: number, isOther: boolean) => {
      const text = all.slice(at, to).join("");
      const last = parts.at(-1);
      if (last?.isOther === isOther) last.text += text;
      else if (text !== "") parts.push({ text, isOther });
      at = to;
    };
    for (const [start, length] of ranges) {
      push(start, false);
      push(start + length, true);
    }
    push(all.length, false);
    return parts;
  };
  return [
    partsOf(
      tokens,
      hunks.map(({ buffer1 }) => buffer1),
    ),
    partsOf(
      others,
      hunks.map(({ buffer2 }) => buffer2),
    ),
  ];
}
