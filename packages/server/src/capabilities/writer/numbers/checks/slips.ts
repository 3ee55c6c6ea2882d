import type { Contradiction } from "../contradiction.ts";
import { entry, isSame, show, type Found } from "../entry.ts";
import { nounBehind } from "../nouns.ts";
import { textBehind, type Figure, type FigureSentence } from "../readFigures.ts";
import { areSameNoun, kindsOfNoun } from "../synonyms.ts";
import { quantitiesIn, type Quantity } from "../units.ts";

/** How far behind a number its rate may stand, in characters. */
const reach = 48;

/** Smaller numbers are met by chance. */
const least = { digits: 2, rate: 5 };

/** More quantities make a table, in which any two may look alike. */
const mostQuantities = 60;

/** The digits of a number without zeros and point: "12" of 1,200 and of 1.2. */
const digitsOf = (value: number): string =>
  String(value)
    .replace(".", "")
    .replace(/^0+|0+$/gu, "");

/** Whether one is the other times ten, a hundred or a thousand. */
function isPowerOfTen(ratio: number): boolean {
  const power = Math.log10(ratio);
  return Math.abs(power - Math.round(power)) < 1e-6 && Math.round(power) !== 0 && Math.abs(power) < 3.5;
}

/** The same digits in two units, of which one is ten times the other: "1,200 square metres", "1.2 hectares". */
function areSlip(a: Quantity, b: Quantity): boolean {
  // Of lengths and masses a draft names too many different ones.
  if (a.dimension !== "area" || b.dimension !== "area" || !a.isMetric || !b.isMetric) return false;
  const digits = digitsOf(a.figure.value ?? 0);
  if (digits.length < least.digits || digits !== digitsOf(b.figure.value ?? 0)) return false;
  const areOneUnit = isSame(a.base * (b.figure.value ?? 0), b.base * (a.figure.value ?? 0));
  return !areOneUnit && isPowerOfTen(a.base / b.base);
}

/** "Eight kilometres" one way and "sixteen miles there and back". */
function areTwoSystems(a: Quantity, b: Quantity): boolean {
  if (a.dimension !== "length" || a.isMetric === b.isMetric || a.base < 1000 || b.base < 1000) return false;
  const [one, other] = [a.figure.value ?? 0, b.figure.value ?? 0];
  const isReturn = (each: Quantity) =>
    each.sentence.signs.has("thereAndBack", textBehind(each.sentence, each.figure).slice(0, reach));
  return isReturn(b) && !isReturn(a) && isSame(other, one * 2) && one > 2;
}

function ofUnits(sentences: readonly FigureSentence[]): Contradiction[] {
  const all = sentences.flatMap(quantitiesIn);
  if (all.length > mostQuantities) return [];
  const isBorneOut = (each: Quantity, other: Quantity) =>
    all.some(
      (third) =>
        third !== each &&
        third !== other &&
        third.dimension === each.dimension &&
        isSame(third.base, other.base) &&
        third.figure.value !== other.figure.value,
    );
  return all.flatMap((a, at) =>
    all.slice(at + 1).flatMap((b): Contradiction[] => {
      const isFound = (areSlip(a, b) && !isBorneOut(a, b)) || areTwoSystems(a, b) || areTwoSystems(b, a);
      return isFound
        ? [entry("count", `${show(a.figure.value ?? 0)} – ${show(b.figure.value ?? 0)}`, [withUnit(a), withUnit(b)])]
        : [];
    }),
  );
}

/** A number with its unit, as a person should see it. */
function withUnit({ figure, sentence }: Found): Found {
  const unit =
    /^[\s-]?\p{L}+[²³]?(?: (?:cuadrados|quadrados|carrés|quadrati|metres|meters))?/u.exec(
      textBehind(sentence, figure),
    )?.[0] ?? "";
  const end = figure.end + unit.length;
  return { figure: { ...figure, end, text: figure.text + unit }, sentence };
}

const periods = ["perDay", "perWeek", "perMonth", "perYear"] as const;

/** How often a number of something is said to be: directly behind it, and not of each of several. */
function periodOf(figure: Figure, sentence: FigureSentence): (typeof periods)[number] | undefined {
  const next = sentence.figures.find(({ start }) => start >= figure.end);
  const behind = textBehind(sentence, figure)
    .slice(0, Math.min(reach, next ? next.start - figure.end : reach))
    .split(/[.,;:()]/u)[0]!;
  const found = periods.filter((name) => sentence.signs.has(name, behind));
  return found.length === 1 ? found[0] : undefined;
}

/** "38 kilos every week", and elsewhere "the 38 kilos of a month". */
function ofPeriods(sentences: readonly FigureSentence[]): Contradiction[] {
  const all = sentences.flatMap((sentence) =>
    sentence.figures.flatMap((figure) => {
      const noun = nounBehind(figure, sentence);
      const period =
        figure.kind === "number" && (figure.value ?? 0) >= least.rate && noun ? periodOf(figure, sentence) : undefined;
      return period && noun ? [{ figure, sentence, period, kinds: kindsOfNoun(noun.head, sentence.language) }] : [];
    }),
  );
  return all.flatMap((a, at): Contradiction[] => {
    const b = all
      .slice(at + 1)
      .find(
        (each) =>
          each.figure.value === a.figure.value && each.sentence !== a.sentence && areSameNoun(each.kinds, a.kinds),
      );
    return b && b.period !== a.period ? [entry("count", a.figure.text, [withUnit(a), withUnit(b)])] : [];
  });
}

/** The same number in two units or of two periods, of which one alone can be right. */
export const checkSlips = (sentences: readonly FigureSentence[]): Contradiction[] => [
  ...ofUnits(sentences),
  ...ofPeriods(sentences),
];
