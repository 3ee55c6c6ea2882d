import { textBefore, textBehind, type Figure, type FigureSentence } from "../readFigures.ts";
import { headOf } from "../nouns.ts";
import { areAlike } from "./money.ts";
import { isCounted } from "./sums.ts";

/** A share, the part that it is, and the whole, where the text names it beside them. */
export interface Shared {
  part: Figure;
  whole?: Figure;
  percent: Figure;
  /** "60 of them": of what was just spoken of. */
  isOfThem: boolean;
  /** "38 % of the members": the stem of what it is of, which was counted before. */
  of?: string;
}

/** A bracket, a comma or a dash between figures that belong together, with a word or two such as "that is". */
const apposed = /^(?:\s+[\p{L}'’-]+){0,6}\s*[(（[,،–—:=]\s*(?:(?:\p{L}{1,8}\.?\s?){1,3}\s)?[<>≈~=]?\s*$/u;

const opensBracket = /[(（[]\s*(?:\p{L}+\.?\s?){0,2}\s?[<>≈~=]?\s*$/u;

const longest = 60;

/** ", that is", "– a rate of": directly before a share of what stands before the comma. */
function saysSo(gap: string, { signs }: FigureSentence): boolean {
  if (gap.length > longest || /[.;()（）]/.test(gap)) return false;
  return (["makes", "rate"] as const).some((name) =>
    signs
      .find(name, gap)
      .some(
        ({ start, end }) =>
          /[,–—:]\s*$/u.test(gap.slice(0, start)) && /^[\s,:]*(?:\p{L}{1,3}\s+)?$/u.test(gap.slice(end)),
      ),
  );
}

/** "Before the age of 25", "300 are over 65 years old": no part of anything. */
const isAge = (figure: Figure, sentence: FigureSentence): boolean =>
  sentence.signs.endsWith("aged", textBefore(sentence, figure).slice(-24)) ||
  (figure.kind === "duration" && sentence.signs.has("years", figure.text));

/** "(30)" behind what a share is of: elsewhere it may be a mark of a source. */
function inBrackets(whole: Figure, sentence: FigureSentence): Figure | undefined {
  const behind = textBehind(sentence, whole);
  const match = /^(?:\s+[\p{L}'’-]+){1,4}\s*[(（](\d{1,2})[)）]/u.exec(behind);
  if (!match || Number(match[1]) >= (whole.value ?? 0)) return undefined;
  const end = whole.end + match[0].length - 1;
  const text = match[1]!;
  return { kind: "number", start: end - text.length, end, text, value: Number(text) };
}

/** "31 of 50 (54 %)", "a third (45 of 90)", "40 % of the 150 pupils (75)", "420 children, 35 % of the 1,400", "117 households (54 %)". */
export function sharesIn(sentence: FigureSentence): Shared[] {
  const { figures, start, text, signs } = sentence;
  const between = (a: Figure, b: Figure) => text.slice(a.end - start, b.start - start);
  const isOf = (a: Figure, b: Figure) => {
    const gap = between(a, b).replace(/^\s*[)）]/, "");
    return gap.length < 40 && !/[.,;:()]/.test(gap) && signs.endsWith("of", gap);
  };
  const isPair = (a: Figure | undefined, b: Figure | undefined): boolean =>
    isCounted(a) && isCounted(b) && areAlike(a, b) && (a.value ?? 0) <= (b.value ?? 0) && isOf(a, b);
  const isBeside = (a: Figure, b: Figure) => between(a, b).length < longest && apposed.test(between(a, b));
  const closes = (figure: Figure) =>
    /^(?:\s\p{L}+){0,2}\s*[)）\],،.;–—]/u.test(textBehind(sentence, figure)) ||
    signs.find("total", textBehind(sentence, figure))[0]?.start === 1;
  return figures.flatMap((percent, at): Shared[] => {
    if (percent.kind !== "percent") return [];
    const isBehindAge = at > 1 && isAge(figures[at - 1]!, sentence);
    const [before, last] = isBehindAge ? [figures[at - 3], figures[at - 2]] : [figures[at - 2], figures[at - 1]];
    const [next, second] = [figures[at + 1], figures[at + 2]];
    if (next && isBeside(percent, next) && isPair(next, second))
      return [{ percent, part: next, whole: second!, isOfThem: false }];
    if (
      isCounted(next) &&
      isCounted(second) &&
      areAlike(next, second) &&
      isOf(percent, next) &&
      isBeside(next, second)
    ) {
      const isIt = closes(second) && (second.value ?? 0) < (next.value ?? 0);
      if (isIt) return [{ percent, part: second, whole: next, isOfThem: false }];
    }
    const bracketed = isCounted(next) && isOf(percent, next) ? inBrackets(next, sentence) : undefined;
    if (bracketed) return [{ percent, part: bracketed, whole: next!, isOfThem: false }];
    if (!isCounted(last)) return [];
    const gap = between(last, percent);
    const isSaid = saysSo(gap, sentence);
    const isClose =
      isSaid || isBeside(last, percent) || (gap.length < 40 && opensBracket.test(gap) && !/[).;:]/.test(gap));
    if (!isClose) return [];
    if (isCounted(next) && areAlike(last, next) && isOf(percent, next) && (last.value ?? 0) < (next.value ?? 0))
      return [{ percent, part: last, whole: next, isOfThem: false }];
    if (signs.find("of", textBehind(sentence, percent).slice(0, 14)).length > 0) {
      // "(54 % of those asked)" is of something else, "38 % of the members" of those that were counted.
      const of = headOf(percent, sentence);
      return of === "" ? [] : [{ percent, part: last, isOfThem: false, of }];
    }
    if (isPair(before, last)) return [{ percent, part: before!, whole: last, isOfThem: false }];
    const isBracketed = opensBracket.test(gap) && /^\s*[)）,;\]]/.test(textBehind(sentence, percent));
    if (!isBracketed && !(isSaid && /^\s*(?:[)）,;.\]]|$)/.test(textBehind(sentence, percent)))) return [];
    const lead = text.slice(Math.max(0, last.start - start - 14), last.start - start).replace(/,\s*$/, " ");
    const isOfThem = signs.has("includes", gap) || signs.endsWith("includes", lead);
    return [{ percent, part: last, isOfThem }];
  });
}
