import { nounBehind } from "../nouns.ts";
import { textBefore, textBehind, type Figure, type FigureSentence } from "../readFigures.ts";
import type { Sum } from "./listTotals.ts";
import { isBothSexes, isSex } from "./sexes.ts";

/** Longest text between a whole and its first part, and between two parts, in characters. */
const reach = { first: 90, next: 60 };

const gapOf = ({ text, start }: FigureSentence, from: Figure, to: Figure): string =>
  text.slice(from.end - start, to.start - start);

const numbersOf = ({ figures }: FigureSentence): Figure[] => figures.filter(({ kind }) => kind === "number");

/** Whether "of the 160 people" opens the clause of a number. */
const isOf = (figure: Figure, sentence: FigureSentence): boolean => {
  const clause =
    textBefore(sentence, figure)
      .split(/[.;:()]\s/u)
      .at(-1) ?? "";
  const [sign] = sentence.signs.find("of", clause);
  return sign !== undefined && sign.start === 0 && clause.length < 24;
};

/** "Of the 160 people, 95 are women and 75 are men", "160 people, 95 of them women and 75 men". */
export function sexesIn(sentence: FigureSentence): Sum[] {
  const { signs } = sentence;
  const numbers = numbersOf(sentence);
  return numbers.flatMap((total, at): Sum[] => {
    const [first, second, third] = numbers.slice(at + 1);
    if (!first || !second || !isBothSexes([first, second], sentence)) return [];
    const [lead, gap] = [gapOf(sentence, total, first), gapOf(sentence, first, second)];
    if (lead.length > reach.first || gap.length > reach.next || /[.;:()]/.test(lead) || /[.;:()]/.test(gap)) return [];
    const isSaid = isOf(total, sentence) || signs.has("includes", gap) || signs.has("includes", lead);
    const isThird = third !== undefined && gapOf(sentence, second, third).length < reach.next;
    const parts = isThird && isSex(third, sentence) ? [first, second, third] : [first, second];
    const isMore = parts.reduce((sum, { value = 0 }) => sum + value, 0) > (total.value ?? 0);
    // Who is named third may be neither.
    if (!isSaid || !isLargest(total, parts) || (isThird && !isMore)) return [];
    return [{ parts, total: { figure: total, sentence } }];
  });
}

const isLargest = ({ value: whole = 0 }: Figure, parts: readonly Figure[]): boolean =>
  parts.every(({ value = 0 }) => value < whole);

/** The word directly behind a number that names nothing: "90 in Kirby". */
function prepositionOf(figure: Figure, sentence: FigureSentence): string | undefined {
  const behind = textBehind(sentence, figure);
  const [sign] = sentence.signs.find("preposition", behind.slice(0, 24));
  return sign?.start === 1 ? behind.slice(sign.start, sign.end).toLowerCase() : undefined;
}

/** "We work with 300 families, 120 in Ashby, 90 in Kirby and 110 in Selby": parts that are told by one preposition, behind their whole or in the sentence after it. */
export function parallelIn(sentence: FigureSentence, before: FigureSentence | undefined): Sum[] {
  const numbers = numbersOf(sentence);
  const tail = numbers.findLastIndex((figure) => prepositionOf(figure, sentence) === undefined);
  const words = new Set(numbers.slice(tail + 1).map((figure) => prepositionOf(figure, sentence)));
  const [word] = words;
  if (words.size !== 1 || word === undefined) return [];
  // "120 live in Ashby, 90 in Kirby": the first may have a verb.
  const isFirst = (figure: Figure | undefined): figure is Figure =>
    figure !== undefined && verbAndPreposition(figure, sentence, word);
  const opener = isFirst(numbers[tail]) ? tail : tail + 1;
  const parts = numbers.slice(opener);
  if (parts.length < 2 || !areJoined(parts, sentence)) return [];
  const own = numbers[opener - 1];
  const last = before?.place === sentence.place ? numbersOf(before) : [];
  const total = own ?? (last.length === 1 ? last[0] : undefined);
  const place = own ? sentence : before;
  if (!total || !place || !isLargest(total, parts) || !nounBehind(total, place)) return [];
  const isApart = own
    ? isApposed(own, parts[0]!, sentence) && (parts.length > 2 || isOf(own, sentence))
    : parts.length > 2 && textBefore(sentence, parts[0]!).length < 24;
  return isApart ? [{ parts, total: { figure: total, sentence: place } }] : [];
}

/** Whether a verb and the preposition of the others follow a number, up to the next sign. */
function verbAndPreposition(figure: Figure, sentence: FigureSentence, word: string): boolean {
  const clause = textBehind(sentence, figure).split(/[,.;:()]/u)[0] ?? "";
  const words = clause.trim().toLowerCase().split(/\s+/);
  const at = words.indexOf(word);
  return at > 0 && at < 4 && clause.length < reach.next;
}

/** Whether a comma stands directly behind what the whole counts, or it opens with "of". */
function isApposed(total: Figure, first: Figure, sentence: FigureSentence): boolean {
  const gap = gapOf(sentence, total, first);
  const noun = nounBehind(total, sentence)?.text ?? "";
  const isDirect = /^\s*[,:–—(]\s*$/u.test(gap.trimStart().slice(noun.length));
  return gap.length < reach.first && !/[.;]/.test(gap) && (isDirect || (isOf(total, sentence) && gap.includes(",")));
}

/** Whether nothing but commas and "and" joins the parts. */
const areJoined = (parts: readonly Figure[], sentence: FigureSentence): boolean =>
  parts.every((part, at) => {
    const gap = at === 0 ? "" : gapOf(sentence, parts[at - 1]!, part);
    return gap.length < reach.next && !/[.;:()–—]/u.test(gap);
  });
