import { languageOf } from "@grantwright/domain/facts";
import type { Contradiction, FigurePlace } from "../numbers/contradiction.ts";
import { areOverlapping, figureSpans, type TextSpan } from "../numbers/figureSpans.ts";
import type { ContradictionText } from "./contradictionTexts.ts";
import { passagesIn } from "./findPassages.ts";

/** Words that are said to stand in a text. */
interface Quotation {
  /** What the text is called: the `key` of a ContradictionText. */
  section: string;
  quote: string;
}

/** Two passages that cannot both be true, as a model says: nothing of it has been looked at yet. */
export interface NamedPair {
  first: Quotation;
  second: Quotation;
  isCertain: boolean;
}

/** Two passages of the texts that a model says cannot both be true, in the order of the form. */
export interface HeldPair {
  places: [FigurePlace, FigurePlace];
}

/** So many pairs are told at most, and so many looked at. */
const mostPairs = { told: 6, readAtAll: 40 };

/** A passage that is longer is no figure any more, in characters. */
const longestQuote = 300;

const isWithin = (a: FigurePlace, b: FigurePlace): boolean => a.placeId === b.placeId && areOverlapping(a, b);

/** Whether both passages of a pair are among the places of something that is known. */
const isKnownAs = ({ places: [first, second] }: HeldPair, { places }: Pick<Contradiction, "places">): boolean =>
  places.some((a, at) => isWithin(a, first) && places.some((b, other) => other !== at && isWithin(b, second)));

/** A place where a quotation stands. */
interface Passage {
  /** Of its text in the form. */
  order: number;
  place: FigurePlace;
  tellsFigure: boolean;
}

/** Makes a search for quotations in the texts that they name. Each text is read once, where it is needed. */
function readerOf(texts: readonly ContradictionText[]): (quotation: Quotation) => Passage[] {
  const usual = languageOf(texts.map(({ place }) => place.text).join("\n"));
  const readers = texts.map(({ place }, order) => {
    let spans: { find: (quote: string) => TextSpan[]; figures: TextSpan[] } | undefined;
    return (quote: string): Passage[] => {
      spans ??= { find: passagesIn(place.text), figures: figureSpans(place, usual) };
      const { find, figures } = spans;
      return find(quote).map(({ start, end }) => ({
        order,
        place: { kind: place.kind, placeId: place.id, start, end, quote: place.text.slice(start, end) },
        // A digit tells one, also where the reader of figures knows no such unit: "72p".
        tellsFigure: /\p{N}/u.test(quote) || figures.some((figure) => areOverlapping(figure, { start, end })),
      }));
    };
  });
  return ({ section, quote }) => {
    const key = section.split(":")[0]?.trim().toLowerCase();
    const read = readers[texts.findIndex((text) => text.key === key)];
    return quote.length > longestQuote ? [] : (read?.(quote) ?? []);
  };
}

/** Whether two passages can be told as a pair: two different ones, with a figure, and a section in which a note can stand. */
const arePair = (one: Passage, two: Passage): boolean =>
  !isWithin(one.place, two.place) &&
  one.place.quote !== two.place.quote &&
  (one.tellsFigure || two.tellsFigure) &&
  (one.place.kind === "section" || two.place.kind === "section");

const isBefore = (one: Passage, two: Passage): boolean =>
  one.order < two.order || (one.order === two.order && one.place.start < two.place.start);

/**
 * Of what a model says cannot both be true, what may be told: both quotes stand in the text that is named, word for word; they are two passages, of which one at
 * least tells a figure; and one of them stands in a section. Left out is what a rule found already, what is there twice, and all after the sixth.
 *
 * @param known what the rules found in the same texts.
 */
export function holdPairs(
  texts: readonly ContradictionText[],
  pairs: readonly NamedPair[],
  known: readonly Pick<Contradiction, "places">[],
): HeldPair[] {
  const find = readerOf(texts);
  const held: HeldPair[] = [];
  for (const { first, second, isCertain } of pairs.slice(0, mostPairs.readAtAll)) {
    if (!isCertain) continue;
    const others = find(second);
    const [pair] = find(first).flatMap((one) => {
      const two = others.find((other) => arePair(one, other));
      if (!two) return [];
      const places: HeldPair["places"] = isBefore(one, two) ? [one.place, two.place] : [two.place, one.place];
      return [{ places }];
    });
    if (pair && ![...known, ...held].some((other) => isKnownAs(pair, other))) held.push(pair);
    if (held.length === mostPairs.told) break;
  }
  return held;
}
