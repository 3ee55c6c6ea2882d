import type { Contradiction } from "../contradiction.ts";
import { entry } from "../entry.ts";
import { spanOf, yearOf, type Span } from "../months.ts";
import { textBefore, textBehind, type Figure, type FigureSentence } from "../readFigures.ts";
import type { Length, Moment } from "../moments.ts";
import type { Timeline } from "../timeline.ts";

/** Days by which something may come before the start or after the end without anybody minding. */
const slack = 14;

/** Days beyond which something belongs to another time. */
const far = 460;

/** The clause around a date. */
function clauseOf(figure: Figure, sentence: FigureSentence): string {
  const before =
    textBefore(sentence, figure)
      .split(/[;:()]\s?/u)
      .at(-1) ?? "";
  const behind = textBehind(sentence, figure).split(/[;:()]\s?/u)[0] ?? "";
  return `${before}${figure.text}${behind}`;
}

/** What is said to happen as a part of the project before it begins or after it has ended. */
export function checkOrder(sentences: readonly FigureSentence[], { starts, ends, lengths }: Timeline): Contradiction[] {
  const [start] = starts;
  const [end = endAfter(start, lengths)] = ends;
  const known = new Set([...starts, ...ends].map(({ figure }) => figure));
  const entries: Contradiction[] = monthsBeyond(sentences, lengths);
  for (const sentence of sentences)
    for (const figure of sentence.figures) {
      if (figure.kind !== "date" || known.has(figure) || yearOf(figure) === undefined) continue;
      const span = spanOf(figure);
      if (!span || span.by === "year") continue;
      const clause = clauseOf(figure, sentence);
      const { signs } = sentence;
      const isBefore =
        start !== undefined && span.last < start.span.first - slack && span.first > start.span.first - far;
      const isAfter = end !== undefined && span.first > end.span.last + slack && span.last < end.span.last + far;
      const isExcused =
        (isBefore && (signs.has("beforehand", clause) || signs.has("past", clause))) ||
        (isAfter && signs.has("afterwards", clause));
      const isPart = signs.has("activity", clause) || (isAfter && isSoonAfter(span, end, figure, sentence));
      if ((!isBefore && !isAfter) || isExcused || !isPart) continue;
      const other: Moment = isBefore ? start : end!;
      entries.push(entry("order", figure.text, [other, { figure, sentence }]));
    }
  return entries;
}

/** Days after the end within which what a section tells, and does not say to come afterwards, is taken to be a part of the project. */
const soon = 200;

/** Whether a date is shortly after the end, in a section that does not speak of what comes then: no "from May on", no "until May". */
function isSoonAfter(span: Span, end: Moment, figure: Figure, sentence: FigureSentence): boolean {
  const { signs, place } = sentence;
  const before = textBefore(sentence, figure);
  const isOpen = signs.endsWith("from", before) || signs.endsWith("until", before);
  const isNear = span.first - end.span.last < soon && span.by !== "season";
  return isNear && !isOpen && place.kind === "section" && signs.isKnown && !signs.has("afterwards", place.title ?? "");
}

const daysOfMonth = 365.25 / 12;

/** The end, where only a start and a length are named. */
function endAfter(start: Moment | undefined, [length]: readonly Length[]): Moment | undefined {
  if (!start || !length) return undefined;
  const days = Math.round(length.months * daysOfMonth);
  const { first, last } = start.span;
  return { ...length, span: { first: first + days, last: last + days, by: start.span.by } };
}

/** "Month 30" of a project of 24 months. */
function monthsBeyond(sentences: readonly FigureSentence[], [length]: readonly Length[]): Contradiction[] {
  if (!length) return [];
  return sentences.flatMap((sentence) =>
    sentence.signs.find("month", sentence.text).flatMap(({ end }): Contradiction[] => {
      const digits = /^ (?:\d{1,2} ?(?:[–-]|to|bis|a|à|al|tot|do) ?)?(\d{1,2})(?![\d.,%])/.exec(
        sentence.text.slice(end),
      );
      const month = Number(digits?.[1]);
      const { signs, text } = sentence;
      if (!digits || month <= length.months || month > length.months * 2 || signs.has("afterwards", text)) return [];
      const [start, stop] = [sentence.start + end + 1, sentence.start + end + digits[0].length];
      const figure: Figure = { kind: "number", start, end: stop, text: digits[0].trim(), value: month };
      return [entry("order", figure.text, [length, { figure, sentence }])];
    }),
  );
}
