import { weekdaysIn } from "../receipts/weekdays.ts";
import type { Figure, FigureSentence } from "./readFigures.ts";

/** A day of the week that a sentence names: from Sunday, which is 0. */
export interface WeekdayPlace {
  day: number;
  /** The word, as a figure of its own. */
  figure: Figure;
  sentence: FigureSentence;
  /** "Saturdays": one of many. */
  isPlural: boolean;
}

/** The days of the week that a sentence names. */
export function weekdayPlaces(sentence: FigureSentence): WeekdayPlace[] {
  const { text, start, language } = sentence;
  return weekdaysIn(text, language).map(({ day, at }) => {
    const word = /^\p{L}+/u.exec(text.slice(at))![0];
    const figure: Figure = { kind: "date", start: start + at, end: start + at + word.length, text: word };
    return { day, figure, sentence, isPlural: weekdaysIn(word.slice(0, -1), language).length > 0 };
  });
}

/** The day of the week of a day, counted in days from 1970. */
export const weekdayOf = (days: number): number => new Date(days * 86_400_000).getUTCDay();
