import type { NumberPlace } from "./numberPlace.ts";
import { readFigures } from "./readFigures.ts";
import { shareWordsIn } from "./shareWords.ts";
import { weekdayPlaces } from "./weekdayPlaces.ts";

/** Where something stands in a text, in UTF-16 units. */
export interface TextSpan {
  start: number;
  end: number;
}

/** Whether two parts of one text have a character in common. */
export const areOverlapping = (a: TextSpan, b: TextSpan): boolean => a.start < b.end && b.start < a.end;

/**
 * Where a text tells figures, also in words: numbers, sums, shares, dates, months, lengths of time and days of the week. Takes time in
 * proportion to the text.
 *
 * @param usual the language of short texts, in ISO 639-1.
 */
export const figureSpans = (place: NumberPlace, usual: string): TextSpan[] =>
  readFigures(place, usual).flatMap((sentence) => [
    ...sentence.figures,
    ...shareWordsIn(sentence),
    ...weekdayPlaces(sentence).map(({ figure }) => figure),
  ]);
