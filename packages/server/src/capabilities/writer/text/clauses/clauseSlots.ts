import { foldWord } from "@grantwright/domain/facts";
import { slotsOf } from "../../trained/slotsOf.ts";

/** The words of a text that runs on, with what stands between them. */
export interface RunningWord {
  /** As it stands in the text, with the signs behind it. */
  text: string;
  key: string;
}

/** Divides a text at its white space. */
export const runningWords = (text: string): RunningWord[] =>
  text
    .split(/\s+/u)
    .filter(Boolean)
    .map((word) => ({ text: word, key: keyOf(word) }));

const keyOf = (word: string): string => {
  const letters = word.toLowerCase().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
  return /^\p{N}/u.test(letters) ? "0" : foldWord(letters);
};

const lengths = [1, 2, 3, 4, 6, 9, 13, 18, 25];

/** Short words as they are, which join others in most languages; of longer ones only the ending. */
const shapeOf = (key: string): string => (key.length <= 4 ? key : `~${key.slice(-2)}`);

/** By which slots it is judged whether a clause begins with a word, so many words after the one before it began. */
export function clauseSlots(words: readonly RunningWord[], at: number, length: number): number[] {
  const key = (index: number) => words[index]?.key ?? "";
  const [second, before, own, next, after] = [key(at - 2), key(at - 1), key(at), key(at + 1), key(at + 2)];
  const sign = /[^\p{L}\p{N}]+$/u.exec(words[at - 1]?.text ?? "")?.[0].at(-1) ?? "";
  const [s2, s1, s0, n1, n2] = [shapeOf(second), shapeOf(before), shapeOf(own), shapeOf(next), shapeOf(after)];
  return slotsOf([
    `shapes ${s1} ${s0}`,
    `shapes next ${s0} ${n1}`,
    `shapes three ${s1} ${s0} ${n1}`,
    `shapes behind ${s0} ${n1} ${n2}`,
    `shapes before ${s2} ${s1} ${s0}`,
    `shape around ${s1} ${n1}`,
    `own ${own}`,
    `before ${before}`,
    `next ${next}`,
    `pair ${own} ${next}`,
    `pair before ${before} ${own}`,
    `around ${before} ${next}`,
    `second ${second} ${before}`,
    `three ${own} ${next} ${after}`,
    `sign ${sign}`,
    `sign own ${sign} ${own}`,
    `ending ${before.slice(-3)}`,
    `beginning ${own.slice(0, 4)}`,
    `length ${lengths.findIndex((most) => length <= most)}`,
    `length sign ${lengths.findIndex((most) => length <= most)} ${sign}`,
  ]);
}
