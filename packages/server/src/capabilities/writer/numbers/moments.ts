import type { Span } from "./months.ts";
import type { Figure, FigureSentence } from "./readFigures.ts";

/** A day on which the project begins or ends, as one sentence says it. */
export interface Moment {
  figure: Figure;
  sentence: FigureSentence;
  span: Span;
}

/** How long the project takes, as one sentence says it. */
export interface Length {
  figure: Figure;
  sentence: FigureSentence;
  months: number;
}
