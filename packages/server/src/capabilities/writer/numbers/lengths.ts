import { monthsOf } from "./checks/durations.ts";
import type { Length, Moment } from "./moments.ts";
import { spanOf } from "./months.ts";
import { isOfProject } from "./projectClauses.ts";
import { textBefore, textBehind, type Figure, type FigureSentence } from "./readFigures.ts";

/** Shorter ones are those of a part. */
export const leastMonths = 4;

const longestSpan = 40;

const longestFrom = 24;

/** Nothing more is said in the clause: "Over 24 months, …", and not "For three months we …". */
const isEnd = (behind: string): boolean => !/^\s*\p{L}/u.test(behind);

/** "The project runs for 18 months", "an 18-month project", "Duration: 18 months". */
export function isOfLength(figure: Figure, sentence: FigureSentence): boolean {
  const { signs } = sentence;
  const before = textBefore(sentence, figure);
  const clause = before.split(/[.;:]\s|[()]/u).at(-1) ?? "";
  const behind = textBehind(sentence, figure);
  const lasts = signs.find("lasting", clause).at(-1);
  const isSaid =
    lasts !== undefined &&
    clause.length - lasts.end < 22 &&
    isOfProject(clause.slice(Math.max(0, lasts.start - 60)), sentence);
  const isNamed = /^[-\s]/.test(behind) && signs.find("project", behind.slice(0, 22)).some(({ start }) => start < 3);
  const isThis = sentence.place.kind === "description" || signs.endsWith("definite", before);
  const isOfIt = /^\s*\p{L}{1,5}(?:\s\p{L}{1,5})?\s\p{L}+/u.exec(behind)?.[0];
  const isPossessed =
    isOfIt !== undefined &&
    signs.has("of", isOfIt) &&
    signs.has("project", isOfIt) &&
    !signs.has("end", behind.slice(0, 30));
  // "The 20 months that the project lasts", "les 20 mois que dure le projet".
  const [relation] = signs.find("relative", behind.replace(/^,/u, " "));
  const relative = behind.split(/[.;:()]/u)[0]!.slice(0, 40);
  const isRelated =
    (relation?.start ?? 9) <= 2 &&
    isThis &&
    signs.has("lasting", relative) &&
    isOfProject(relative, sentence) &&
    !signs.has("past", relative);
  if (isRelated) return true;
  const label = /^[^.;()]{3,40}:\s*$/u.test(before) && sentence.text.length < 60;
  const isLabel =
    /^[-\s]*$/.test(clause.replace(/\p{L}+/u, "")) &&
    signs.has("lasting", clause) &&
    clause.length < 22 &&
    isEnd(behind);
  const isRate =
    signs.has("each", behind.slice(0, 14)) || signs.has("phase", clause) || /^\s*(?:of|into|after)/.test(behind);
  if (label && signs.has("lasting", before) && !signs.has("phase", before)) return true;
  return isPossessed || (!isRate && (isSaid || (isNamed && isThis) || isLabel));
}

/** "36 months from 1 January 2027", in a description: the length and the first day in one. */
export function fromBehind(
  figure: Figure,
  date: Figure | undefined,
  sentence: FigureSentence,
): { start: Moment; length: Length } | undefined {
  const { signs, text, start, place } = sentence;
  if (date?.kind !== "date" || figure.kind !== "duration" || place.kind !== "description") return undefined;
  const [span, months] = [spanOf(date), monthsOf(figure)];
  const gap = text.slice(figure.end - start, date.start - start);
  const isFrom = gap.length <= longestFrom && signs.endsWith("from", gap) && !/[.;:()]/.test(gap);
  const clause =
    textBefore(sentence, figure)
      .split(/[.;:()]\s/u)
      .at(-1) ?? "";
  const isOther =
    signs.has("phase", text) ||
    signs.has("each", gap) ||
    (["past", "otherTime", "about", "atLeast"] as const).some((name) => signs.has(name, clause));
  if (!span || span.by === "year" || months === undefined || months < leastMonths || !isFrom || isOther)
    return undefined;
  return { start: { figure: date, sentence, span }, length: { figure, sentence, months } };
}

/** "From 1 January 2027 we run for 30 months": the first day and the length in one, in a description. */
export function fromBefore(
  date: Figure | undefined,
  figure: Figure,
  sentence: FigureSentence,
): { start: Moment; length: Length } | undefined {
  const { signs, text, start, place } = sentence;
  if (date?.kind !== "date" || figure.kind !== "duration" || place.kind !== "description") return undefined;
  const [span, months] = [spanOf(date), monthsOf(figure)];
  const gap = text.slice(date.end - start, figure.start - start);
  const isFrom =
    signs.endsWith("from", textBefore(sentence, date)) && gap.length <= longestSpan && !/[.;:()]/.test(gap);
  const isFor = signs.endsWith("lasting", gap) || signs.endsWith("preposition", gap);
  const isOther =
    signs.has("phase", text) || signs.has("past", text) || signs.has("each", textBehind(sentence, figure).slice(0, 14));
  if (!span || span.by === "year" || months === undefined || months < leastMonths || !isFrom || !isFor || isOther)
    return undefined;
  return { start: { figure: date, sentence, span }, length: { figure, sentence, months } };
}
