import type { Contradiction } from "../contradiction.ts";
import { entry, isSame, type Found } from "../entry.ts";
import { textBefore, textBehind, type Figure, type FigureSentence } from "../readFigures.ts";
import { byValue, isAmount, isPartial, mainUnit } from "./readMoney.ts";

/** How far before or behind a sum it may be said to be one's own, in characters. */
const reach = { before: 40, behind: 26 };

/** Sums that are farther apart are of two things. */
const near = 0.5;

const isApart = (words: string): boolean => /[.;:()]|\p{N}/u.test(words);

/** Whether the words around a sum say that the applicant itself brings it, as far as the next figure or sign: "our own funds – £4,900", "£900 of our own". */
function isOwn(figure: Figure, sentence: FigureSentence): boolean {
  const { signs } = sentence;
  const before = textBefore(sentence, figure);
  const last = signs.find("ourselves", before).at(-1);
  const lead = last && before.slice(last.end).replace(/:\s*$/u, "");
  if (lead !== undefined && lead.length <= reach.before && !isApart(lead)) return true;
  const behind = textBehind(sentence, figure).slice(0, reach.behind);
  const [first] = signs.find("ourselves", behind);
  // "£900 on top of our own £500": it is said of the next one.
  const isOfNext = first !== undefined && /^[\s\p{Sc}–—:-]*\p{N}/u.test(textBehind(sentence, figure).slice(first.end));
  return first !== undefined && !isOfNext && !/[,.;:()–—]|\p{N}/u.test(behind.slice(0, first.start));
}

/** Whether the clause of a sum speaks of work, of another year or of a part of the project: not "on top of our own £900". */
function isOfOther(figure: Figure, sentence: FigureSentence): boolean {
  const { signs } = sentence;
  const before =
    textBefore(sentence, figure)
      .split(/[.;:]\s/u)
      .at(-1) ?? "";
  const clause = before + (textBehind(sentence, figure).split(/[.;:]/u)[0] ?? "");
  const own = signs.find("ourselves", clause);
  const isAside = signs
    .find("aside", clause)
    .some(({ end }) => !own.some(({ start }) => start >= end && start - end < 5));
  return isAside || signs.has("otherTime", clause) || signs.has("phase", clause);
}

/** What the applicant brings itself, where two places name two sums, and no third one explains by what they differ. */
export function checkOwnMoney(texts: readonly (readonly FigureSentence[])[]): Contradiction[] {
  const sentences = texts.flat();
  const amounts = sentences.flatMap(({ figures }) => figures.filter(isAmount));
  const unit = mainUnit(amounts);
  const own = sentences.flatMap((sentence) =>
    sentence.figures.flatMap((figure): Found[] => {
      const isMain = isAmount(figure) && (figure.unit === undefined || figure.unit === unit);
      const found = { figure, sentence };
      return isMain && !isPartial(found) && !isOfOther(figure, sentence) && isOwn(figure, sentence) ? [found] : [];
    }),
  );
  const [one, other, ...more] = byValue(own);
  if (!one || !other || more.length > 0) return [];
  const [a, b] = [one, other].map(([first]) => first!.figure.value ?? 0) as [number, number];
  const isTold = amounts.some(({ value = 0 }) => isSame(value, Math.abs(a - b)) || isSame(value, a + b));
  const places = new Set([...one, ...other].map(({ sentence }) => sentence.place));
  if (isTold || places.size < 2 || Math.min(a, b) < near * Math.max(a, b)) return [];
  return [entry("cofunding", one[0]!.figure.text, [...one, ...other])];
}
