import { textBefore, textBehind, type Figure, type FigureSentence } from "../../numbers/readFigures.ts";
import { roleOf, type MoneyRole } from "../../numbers/roles.ts";

/** A sum of money where it stands. */
export interface Sum {
  figure: Figure;
  value: number;
  sentence: FigureSentence;
  /** What it is in the whole, or all that it comes to. */
  role: MoneyRole | "whole" | undefined;
}

const reach = 28;

/** "Wages come to £9,000": of a verb it has to be said what comes to it. */
const verb = /^(?:com(?:es?|ing)|came|mak(?:es?|ing)|amount\w*|add\w*|soit|font|fanno|machen|maken|hacen)/iu;
const ofAll =
  /(?<!\p{L})(?:it|this|that|all|everything|total|together|project|tout|tutto|todo|alles)(?!\p{L})[^.;]*$/iu;

/** Whether a sum is said to be what all comes to: "£64k total", "in all £2,900". */
function isWhole(sentence: FigureSentence, figure: Figure): boolean {
  const { signs } = sentence;
  const before = textBefore(sentence, figure);
  const [behind = ""] = textBehind(sentence, figure).split(/[,;:()–—.]/u);
  const [sign] = signs.find("total", behind.trim());
  if (sign !== undefined && sign.start <= 1) return true;
  if (!signs.endsWith("total", before)) return false;
  const { start, end } = signs.find("total", before).at(-1)!;
  return !verb.test(before.slice(start, end)) || ofAll.test(before.slice(0, start));
}

/** The sums of money in some sentences, by what they are in the whole. */
export function sumsOf(sentences: readonly FigureSentence[]): Sum[] {
  return sentences.flatMap((sentence) =>
    sentence.figures
      .filter(({ kind, value = 0 }) => kind === "amount" && value > 0)
      .map((figure) => {
        const role = roleOf(figure, sentence);
        const isAll = role === "cost" || (role === undefined && isWhole(sentence, figure));
        return { figure, value: figure.value ?? 0, sentence, role: isAll ? ("whole" as const) : role };
      }),
  );
}

const clauseEnd = /[,;:()–—]\s/u;

/** The clause of a sentence in which a figure stands, from and to places in its text. */
function clauseOf({ text, start }: FigureSentence, figure: Figure): { from: number; to: number } {
  const [begin, end] = [figure.start - start, figure.end - start];
  const before = [...text.slice(0, begin).matchAll(new RegExp(clauseEnd, "gu"))].at(-1);
  const behind = text.slice(end).search(clauseEnd);
  return { from: before ? before.index + before[0].length : 0, to: behind < 0 ? text.length : end + behind };
}

/** Whether a sum is the price of one of several: "£85 a session". */
export function isPriced({ figure, sentence }: Sum): boolean {
  const { signs } = sentence;
  const [before, behind] = [textBefore(sentence, figure), textBehind(sentence, figure).slice(0, reach)];
  return (
    signs.has("each", behind) ||
    /^\s*(?:\/|[×x*])|^\s*(?:an?|une?|por|par|a|per)\s/u.test(behind) ||
    /[×x*@]\s*$/u.test(before) ||
    signs.endsWith("at", before.slice(-reach)) ||
    signs.endsWith("each", before.slice(-reach))
  );
}

/** The most that a price can come to in its clause: "£85 a session for 40 sessions". */
export function mostOf(sum: Sum): number {
  const { value, figure, sentence } = sum;
  if (!isPriced(sum)) return value;
  const { figures, start } = sentence;
  const { from, to } = clauseOf(sentence, figure);
  return figures
    .filter((each) => each !== figure && each.start - start >= from && each.end - start <= to)
    .map(({ kind, count, value: plain = 0 }) => (kind === "number" || kind === "duration" ? (count ?? plain) : 1))
    .reduce((product, each) => product * Math.max(1, each), value);
}
