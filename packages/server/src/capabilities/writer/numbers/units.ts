import { textBehind, type Figure, type FigureSentence } from "./readFigures.ts";

/** A quantity in a unit of length or area. */
export interface Quantity {
  figure: Figure;
  sentence: FigureSentence;
  dimension: "length" | "area";
  /** Whether the unit is one of the metric system. */
  isMetric: boolean;
  /** In metres or square metres. */
  base: number;
}

/** Words of units in the languages that drafts are read in, what they measure, and how much they are in its base. */
const units: readonly [words: RegExp, dimension: Quantity["dimension"], size: number, isMetric: boolean][] = [
  [/^(?:square met(?:re|er)s?|sq ?m|m²|m2|quadratmetern?|vierkante meter|kvadratmeter)(?!\p{L})/iu, "area", 1, true],
  [
    /^(?:metros (?:cuadrad|quadrad)os|mètres carrés|metri quadr(?:at)?i|metr\w+ kwadratow\w+)(?!\p{L})/iu,
    "area",
    1,
    true,
  ],
  [/^(?:hectares?|ha|hektar\w*|hectáreas?|ettar[oi])(?!\p{L})/iu, "area", 10_000, true],
  [/^(?:square kilomet(?:re|er)s?|km²|km2|quadratkilometern?|kvadratkilometer)(?!\p{L})/iu, "area", 1_000_000, true],
  [/^(?:acres?)(?!\p{L})/iu, "area", 4047, false],
  [
    /^(?:kilomet(?:re|er)s?|km|kilómetros?|quilômetros?|quilómetros?|kilomètres?|chilometri|kilometern?|kilometr\w+)(?![\p{L}²2])/iu,
    "length",
    1000,
    true,
  ],
  [/^(?:miles?|mi)(?!\p{L})/iu, "length", 1609, false],
  [/^(?:met(?:re|er)s?|m|metros?|mètres?|metri|metern?|metrów)(?![\p{L}²2]| (?:cua|qua|car|kwa))/iu, "length", 1, true],
  [/^(?:feet|ft|foot)(?!\p{L})/iu, "length", 0.305, false],
  [/^(?:centimet(?:re|er)s?|cm|centímetros?|centimètres?|centimetri|zentimetern?)(?!\p{L})/iu, "length", 0.01, true],
];

/** The quantity that a number is, where a unit stands behind it. */
function quantityOf(figure: Figure, sentence: FigureSentence): Quantity | undefined {
  const { kind, value = 0 } = figure;
  if (kind !== "number" || value <= 0) return undefined;
  const behind = textBehind(sentence, figure)
    .replace(/^[\s-]/u, "")
    .slice(0, 24);
  const found = units.find(([words]) => words.test(behind));
  return found && { figure, sentence, dimension: found[1], isMetric: found[3], base: value * found[2] };
}

/** The quantities of a sentence. */
export const quantitiesIn = (sentence: FigureSentence): Quantity[] =>
  sentence.figures.flatMap((figure) => quantityOf(figure, sentence) ?? []);
