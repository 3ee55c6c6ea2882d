import { unitKinds } from "./unitKinds.ts";

/** A unit as far as its place tells something, beside how likely each kind is by its own words. */
export interface UnitInPlace {
  /** How likely each of `unitKinds` is by the unit's own words, in their order. */
  alone: readonly number[];
  /** Which paragraph or list it stands in. */
  paragraph: number;
  hasHeading: boolean;
  /** In characters. */
  length: number;
}

/** So many units before and after a unit are looked at one by one. */
const reach = 3;

/** A likelihood below this tells nothing of a neighbour. */
const least = 0.002;

/** From here on there are simply many of a kind, many units, a long one. */
const most = { ofKind: 3, units: 40, inParagraph: 10, length: 400 };

const offsets = Array.from({ length: 2 * reach + 1 }, (_, at) => at - reach).filter((offset) => offset !== 0);

const places = 9;

/** How many numbers {@link contextInputs} gives for each unit. */
export const contextInputCount = unitKinds.length * (offsets.length + 4) + 2 * offsets.length + places;

const none: readonly number[] = unitKinds.map(() => 0);

const plus = (sum: readonly number[], more: readonly number[]): number[] => sum.map((value, at) => value + more[at]!);

const share = (value: number, limit: number): number => Math.min(value, limit) / limit;

/**
 * What is known of each unit of a text from its own words and from what stands around it: how likely each kind is for itself, for those before
 * and after it one by one, for its paragraph, and how much of each kind came before and comes later; and its place. Numbers from about -3 to 3.
 */
export function contextInputs(units: readonly UnitInPlace[]): number[][] {
  const likely = units.map(({ alone }) => alone.map((value) => (value < least ? 0 : value)));
  const paragraphs = Map.groupBy(units.keys(), (at) => units[at]!.paragraph);
  const sums = new Map(
    [...paragraphs].map(([paragraph, own]) => [paragraph, own.reduce((sum, at) => plus(sum, likely[at]!), none)]),
  );
  const before: (readonly number[])[] = [none];
  for (const own of likely) before.push(plus(before.at(-1)!, own));
  const all = before.at(-1)!;
  return units.map(({ alone, paragraph, hasHeading, length }, at) => {
    const inParagraph = paragraphs.get(paragraph)!.length;
    const place = at / Math.max(1, units.length - 1);
    return [
      ...alone.map((value) => Math.log(Math.max(value, 1e-4)) / 3),
      ...offsets.flatMap((offset) => {
        const other = units[at + offset];
        return [...(likely[at + offset] ?? none), Number(other !== undefined), Number(other?.paragraph === paragraph)];
      }),
      ...sums.get(paragraph)!.map((sum) => sum / inParagraph),
      ...before[at]!.map((sum) => share(sum, most.ofKind)),
      ...all.map((sum, kind) => share(Math.max(0, sum - before[at + 1]![kind]!), most.ofKind)),
      place,
      place * place,
      1 / units.length,
      share(units.length, most.units),
      share(inParagraph, most.inParagraph),
      Number(hasHeading),
      share(length, most.length),
      Number(at === 0),
      Number(at === units.length - 1),
    ];
  });
}
