import type { Contradiction, FigurePlace } from "./contradiction.ts";
import type { Figure, FigureSentence } from "./readFigures.ts";

/** A figure and the sentence where it stands. */
export interface Found {
  figure: Figure;
  sentence: FigureSentence;
}

/** A figure with more of its sentence around it, as a person should see it. */
const placeOf = ({ figure: { start, end }, sentence }: Found): FigurePlace => ({
  kind: sentence.place.kind,
  placeId: sentence.place.id,
  start,
  end,
  quote: sentence.place.text.slice(start, end),
});

/** An entry of the list; figures that stand together are named once. */
export function entry(
  kind: Contradiction["kind"],
  what: string,
  found: readonly Found[],
  working?: string,
): Contradiction {
  const seen = new Set<Figure>();
  const places = found.filter(({ figure }) => !seen.has(figure) && seen.add(figure)).map(placeOf);
  return { kind, what, places, ...(working === undefined ? {} : { working }) };
}

const shown = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });

/** A number as a working shows it. */
export const show = (value: number): string => shown.format(value);

/** Whether two numbers are the same but for rounding of cents. */
export const isSame = (a: number, b: number): boolean => Math.abs(a - b) <= Math.max(0.011, Math.abs(b) * 1e-6);
