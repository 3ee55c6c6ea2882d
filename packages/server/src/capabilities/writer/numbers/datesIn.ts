import { spanOf, yearOf, type Span } from "./months.ts";
import type { Figure, FigureSentence } from "./readFigures.ts";

/** A day, a month or a season that a sentence names, in its year. */
export interface Dated {
  figure: Figure;
  sentence: FigureSentence;
  span: Span;
  /** Whether the year stands beside it, and was not taken from the date before. */
  hasYear: boolean;
}

/**
 * The dates of one text in its order, but for bare years. One without a year is of that of the date before it in the same text, or of the next one where it
 * would come earlier: "on 1 February 2027 … on 31 August". Takes time in proportion to the text.
 *
 * @param usual the year of those before which the text names none.
 */
export function datesIn(sentences: readonly FigureSentence[], usual?: number): Dated[] {
  let last: Dated | undefined;
  let lastYear = usual;
  return sentences.flatMap((sentence) =>
    sentence.figures.flatMap((figure): Dated[] => {
      if (figure.kind !== "date") return [];
      const own = yearOf(figure);
      const year = own ?? lastYear;
      const span = year === undefined ? undefined : spanOf(figure, year);
      if (own !== undefined) lastYear = own;
      if (!span || year === undefined || span.by === "year") return [];
      const isEarlier = own === undefined && last !== undefined && span.last < last.span.first;
      const moved = isEarlier ? spanOf(figure, year + 1) : undefined;
      if (moved) lastYear = year + 1;
      last = { figure, sentence, span: moved ?? span, hasYear: own !== undefined };
      return [last];
    }),
  );
}
