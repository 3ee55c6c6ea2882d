import type { Contradiction, FigurePlace } from "../../numbers/contradiction.ts";

/** Where a figure stands, in the words of whoever reads the note: the title of its section. */
export type PlaceName = (place: FigurePlace) => string;

const quoted = ({ quote }: FigurePlace): string => `“${quote.replace(/\s+/gu, " ").trim()}”`;

/** What a working comes to: "9,800" of "4,200 + 3,000 + 2,600 = 9,800". */
const resultOf = (working: string): string => working.split("=").at(-1)?.trim() ?? "";

/** A place with the name of its section, where that is not the one in which the note stands. */
const named = (place: FigurePlace, here: FigurePlace, nameOf: PlaceName): string =>
  place.placeId === here.placeId ? quoted(place) : `${quoted(place)} (in ${nameOf(place)})`;

/** One figure that another place gives differently. */
function saySame(places: readonly FigurePlace[], here: FigurePlace, nameOf: PlaceName): string {
  const isOther = (place: FigurePlace) => place.quote !== here.quote;
  const there = places.find((place) => isOther(place) && place.placeId !== here.placeId) ?? places.find(isOther);
  if (!there) return `Here it is ${quoted(here)}, elsewhere it differs. Give one number.`;
  if (there.placeId === here.placeId)
    return `Here it is ${quoted(there)} in one place and ${quoted(here)} in another. Give one number, or say why they differ.`;
  return `Here it is ${quoted(here)}, in ${nameOf(there)} ${quoted(there)}. Give one number, or say why they differ.`;
}

/**
 * What is wrong with some figures, and what to do about it, quoting both places.
 *
 * @param here the place of them where the note stands.
 */
export function sayContradiction(
  { kind, places, working }: Contradiction,
  here: FigurePlace,
  nameOf: PlaceName,
): string {
  const [first, second = here] = places;
  if (!first) return "";
  const whole = named(first, here, nameOf);
  const other = named(second, here, nameOf);
  if (kind === "order")
    return `${named(places.at(-1)!, here, nameOf)} lies outside the time of the project, which ${whole} bounds. Change one of the dates.`;
  if (kind === "groups" && working === undefined)
    return `${whole} counts people twice: ${named(places.at(-1)!, here, nameOf)}. Count everybody once.`;
  // A day of the week, and the date that is another.
  if (kind === "dates" && places.length === 2 && !/\p{N}/u.test(first.quote))
    return `${other} is not the ${quoted(first)} that is meant. Change one of them.`;
  if (kind === "ages" && /(?:19|20)\d\d/u.test(places.at(-1)!.quote) && !/(?:19|20)\d\d/u.test(first.quote))
    return `${whole} does not go with ${named(places.at(-1)!, here, nameOf)} as a year of birth. Check both.`;
  if (working === undefined) return saySame(places, here, nameOf);
  if (kind === "count") return `${whole} is more than there is room for: ${working}. Change one of the numbers.`;
  if (kind === "percentages")
    return `The shares from ${whole} to ${named(places.at(-1)!, here, nameOf)} come to ${resultOf(working)} %, not 100. Check them.`;
  if (kind === "duration")
    return `${whole} does not lie between ${other} and ${named(places.at(-1)!, here, nameOf)}. Change the length or one of the dates.`;
  if (kind === "cofunding") return `${whole} does not go with ${other}: ${working}. Check who pays what.`;
  if (kind === "product" || kind === "share")
    return `${whole} should be ${resultOf(working)}: ${working}, with ${other}. Check the figures.`;
  return `The parts come to ${resultOf(working)}, the total says ${whole}. Check the sum.`;
}

/**
 * That two passages cannot both be true, and what to do about it, where nothing more is known of them than that.
 *
 * @param here where the note stands.
 */
export const sayPair = (
  [one, two]: readonly [FigurePlace, FigurePlace],
  here: FigurePlace,
  nameOf: PlaceName,
): string =>
  `${named(one, here, nameOf)} does not go with ${named(two, here, nameOf)}. Change one, or say why both are right.`;
