import { stemsOf } from "../../receipts/stems.ts";
import type { Contradiction } from "../contradiction.ts";
import { datesIn, type Dated } from "../datesIn.ts";
import { entry } from "../entry.ts";
import { spanOf, yearOf } from "../months.ts";
import { textBefore, textBehind, type Figure, type FigureSentence } from "../readFigures.ts";
import { weekdayOf, weekdayPlaces, type WeekdayPlace } from "../weekdayPlaces.ts";

/** How far a day of the week may stand from its date, and from what happens on it, in characters. */
const reach = { date: 7, behind: 6, event: 48, of: 28 };

/** Years of which a draft can speak as those of its plan. */
const firstYear = 2024;

/** Shorter words are met by chance. */
const leastStem = 5;

const isDay = ({ span }: Dated): boolean => span.by === "day";

/** The years that the dates of all texts name. */
const yearsOf = (texts: readonly (readonly FigureSentence[])[]): number[] => [
  ...new Set(
    texts
      .flat()
      .flatMap(({ figures }) => figures.flatMap((each) => (each.kind === "date" ? (yearOf(each) ?? []) : [])))
      .filter((year) => year >= firstYear),
  ),
];

/** Whether a day of the week is said of a date beside it: "Sunday, 12 June", "12 June 2027 (a Sunday)". */
function areBeside(
  { figure: { start, end } }: WeekdayPlace,
  date: Figure,
  { text, start: from }: FigureSentence,
): boolean {
  if (end <= date.start) {
    const gap = text.slice(end - from, date.start - from);
    return gap.length <= reach.date && /^,?\s+(?:(?:the|den|dem|der|le|el|il|o|dia|día|dnia|de)\s+)?$/iu.test(gap);
  }
  const gap = text.slice(date.end - from, start - from);
  return gap.length <= reach.behind && /^(?:\s*[,(]\s*(?:an?\s)?|\s)$/u.test(gap);
}

/** "Sunday, 12 June 2027", which is a Saturday. Without a year, it is none in any year that the draft names, nor in those beside it. */
function beside(sentence: FigureSentence, days: readonly WeekdayPlace[], years: readonly number[]): Contradiction[] {
  return sentence.figures.flatMap((figure): Contradiction[] => {
    if (figure.kind !== "date") return [];
    const own = yearOf(figure);
    const spans = (own === undefined ? years.flatMap((year) => [year - 1, year, year + 1]) : [own]).flatMap(
      (year) => spanOf(figure, year) ?? [],
    );
    const said = days.filter((each) => !each.isPlural && areBeside(each, figure, sentence));
    const [day] = said;
    if (!day || said.length > 1 || spans.length === 0 || spans.some(({ by }) => by !== "day")) return [];
    if (spans.some(({ first }) => weekdayOf(first) === day.day)) return [];
    return [entry("dates", figure.text, [day, { figure, sentence }])];
  });
}

/** The stems of what a date or a day is said of, near it and up to the next sign. */
function wordsAround(figure: Figure, sentence: FigureSentence): string[] {
  const before = textBefore(sentence, figure)
    .slice(-reach.event)
    .split(/[.;:]\s/u)
    .at(-1)!;
  const behind = textBehind(sentence, figure)
    .slice(0, reach.event)
    .split(/[.;:]\s/u)[0]!;
  return [...stemsOf(`${before} … ${behind}`)];
}

/** "Dedicate" and "dedication". */
const areAkin = (a: string, b: string): boolean =>
  a.length >= leastStem && b.length >= leastStem && a.slice(0, leastStem) === b.slice(0, leastStem);

/** "The Sunday of the dedication": what it is the day of. */
function eventOf({ figure, sentence }: WeekdayPlace): string[] {
  const { signs } = sentence;
  const behind = textBehind(sentence, figure)
    .slice(0, reach.of)
    .split(/[.,;:()]/u)[0]!;
  const [of] = signs.find("of", behind);
  return of && of.start <= 1 ? [...stemsOf(behind.slice(of.end))].slice(0, 2) : [];
}

/** "The Sunday of the dedication", and elsewhere "we dedicate them on 12 June 2027": the one date of what it is the day of. */
function ofEvent(days: readonly WeekdayPlace[], dates: readonly Dated[]): Contradiction[] {
  return days.flatMap((day): Contradiction[] => {
    const names = day.isPlural || dates.some(({ sentence }) => sentence === day.sentence) ? [] : eventOf(day);
    if (names.length === 0) return [];
    const meant = dates.filter((each) => {
      const words = wordsAround(each.figure, each.sentence);
      return names.some((name) => words.some((word) => areAkin(name, word)));
    });
    const [date] = meant;
    const isOne = date && meant.every(({ span }) => span.first === date.span.first);
    if (!isOne || !isDay(date) || !date.hasYear || weekdayOf(date.span.first) === day.day) return [];
    return [entry("dates", date.figure.text, [day, date])];
  });
}

/** The places in a month that words before a day of the week name; -1 is the last. */
const places = [
  ["lastOne", -1],
  ["firstOne", 0],
  ["secondOne", 1],
  ["thirdOne", 2],
] as const;

/** "The last Friday in June", and elsewhere 18 June 2027 alone, a Friday as well. */
function ofMonth(days: readonly WeekdayPlace[], dates: readonly Dated[]): Contradiction[] {
  return days.flatMap((day): Contradiction[] => {
    const { sentence, figure } = day;
    const before = textBefore(sentence, figure).slice(-16);
    const place = places.find(
      ([name]) => sentence.signs.find(name, before).at(-1)?.end === before.trimEnd().length,
    )?.[1];
    const month = sentence.figures.find((each) => each.kind === "date" && each.start >= figure.end);
    const gap = month ? sentence.text.slice(figure.end - sentence.start, month.start - sentence.start) : "";
    if (place === undefined || !month || day.isPlural || gap.length > 8 || /[.,;:]/u.test(gap)) return [];
    const number = /-(\d\d)$/u.exec(month.date ?? "")?.[1];
    if (number === undefined || !/^(?:-|\d{4})-\d\d$/u.test(month.date ?? "")) return [];
    const meant = dates.filter(
      (each) =>
        each.hasYear && isDay(each) && new Date(each.span.first * 86_400_000).getUTCMonth() + 1 === Number(number),
    );
    const [date] = meant;
    if (!date || meant.some(({ span }) => span.first !== date.span.first)) return [];
    if (yearOf(month) !== undefined && yearOf(month) !== yearOf(date.figure)) return [];
    const when = new Date(date.span.first * 86_400_000);
    const length = new Date(Date.UTC(when.getUTCFullYear(), when.getUTCMonth() + 1, 0)).getUTCDate();
    const isPlace = place < 0 ? when.getUTCDate() + 7 > length : Math.floor((when.getUTCDate() - 1) / 7) === place;
    if (weekdayOf(date.span.first) !== day.day || isPlace) return [];
    return [entry("dates", date.figure.text, [day, date])];
  });
}

/** How many of one day of the week may lie between two dates. */
const daysOfWeek = 7;

/** "Twelve Wednesday evenings … the first is on 3 March and the last on 28 April": more than there are. */
function counted(sentences: readonly FigureSentence[], dates: readonly Dated[]): Contradiction[] {
  return sentences.flatMap((sentence) =>
    weekdayPlaces(sentence).flatMap((day): Contradiction[] => {
      const number = sentence.figures.findLast(({ kind, end }) => kind === "number" && end <= day.figure.start);
      const gap = number ? sentence.text.slice(number.end - sentence.start, day.figure.start - sentence.start) : "";
      const { value = 0 } = number ?? {};
      if (!number || value < 3 || gap.length > 1) return [];
      const own = dates.filter(({ sentence: other, figure }) => {
        const isNext =
          other.place === sentence.place && other.order - sentence.order <= 1 && other.order >= sentence.order;
        return isNext && figure.start > number.start;
      });
      const [from, to] = own;
      if (!from || !to || !isDay(from) || !isDay(to)) return [];
      const days = to.span.first - from.span.first;
      if (days <= 0 || value <= Math.floor(days / daysOfWeek) + 1 || value > 3 * (days / daysOfWeek)) return [];
      const most = Math.floor(days / daysOfWeek) + 1;
      const working = `${from.figure.text} – ${to.figure.text}: ${most}`;
      return [entry("duration", number.text, [{ figure: number, sentence }, from, to], working)];
    }),
  );
}

/** Days of the week that do not go with dates: beside them, for what happens on them, by their place in a month, by their number. */
export function checkWeekdays(texts: readonly (readonly FigureSentence[])[]): Contradiction[] {
  const days = texts.flatMap((sentences) => sentences.flatMap(weekdayPlaces));
  if (days.length === 0) return [];
  const bySentence = Map.groupBy(days, ({ sentence }) => sentence);
  const years = yearsOf(texts);
  const dates = texts.map((sentences) => datesIn(sentences, years.length > 0 ? Math.max(...years) : undefined));
  return [
    ...[...bySentence].flatMap(([sentence, own]) => beside(sentence, own, years)),
    ...ofEvent(days, dates.flat()),
    ...ofMonth(days, dates.flat()),
    ...texts.flatMap((sentences, at) => counted(sentences, dates[at]!)),
  ];
}
