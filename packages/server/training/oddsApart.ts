import { readModel } from "../src/capabilities/writer/trained/linearModel.ts";
import { trainModel, type Example } from "./trainModel.ts";

const folds = 5;

/**
 * For each of some items, what a model says of it that was trained on four fifths of the others.
 *
 * @param examplesOf what is learnt from items.
 * @param oddsOf what a model says of one.
 * @param together how many items that follow each other are held back together, as they were written alike.
 */
export function oddsApart<Item>(
  items: readonly Item[],
  examplesOf: (items: readonly Item[]) => Example[],
  oddsOf: (item: Item, odds: ReturnType<typeof readModel>) => number,
  together = 1,
): { item: Item; odds: number }[] {
  const foldOf = (at: number) => Math.floor(at / together) % folds;
  return Array.from({ length: folds }, (_, fold) => {
    const odds = readModel(trainModel(examplesOf(items.filter((_item, at) => foldOf(at) !== fold))));
    return items.filter((_item, at) => foldOf(at) === fold).map((item) => ({ item, odds: oddsOf(item, odds) }));
  }).flat();
}

interface Labelled {
  language: string;
  label: string;
}

/** How many percent of the items of a label, of one language or all, are at or above some odds. */
export function shareAbove(
  scored: readonly { item: Labelled; odds: number }[],
  label: string,
  language: string | undefined,
  least: number,
): string {
  const own = scored.filter(
    ({ item }) => item.label === label && (language === undefined || item.language === language),
  );
  return `${((100 * own.filter(({ odds }) => odds >= least).length) / Math.max(1, own.length)).toFixed(1)} %`;
}
