import type { Schemas } from "@grantwright/api-client";
import { documentName } from "./documents.copy.ts";

type Item = Pick<Schemas["DocumentListItem"], "id" | "name" | "title" | "funderName" | "excerpt" | "templateName">;

/** How much of what two texts have in common is still shown before the first word that differs, in characters. */
const leadIn = 24;

const nameOf = (item: Item): string => documentName(item).trim().toLowerCase();
const wordsOf = ({ excerpt }: Item): string => excerpt.trim().replace(/^…/, "");

/** As many characters of the beginning of a text are looked for in another. */
const probe = 16;

/** How long two texts are the same, from their beginning. */
function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** How much of the beginning of some words stands in others. Of long texts these are ends, which begin in different places. */
function sharedWith(words: string, other: string): number {
  const at = other.indexOf(words.slice(0, probe));
  if (at >= 0) return sharedLength(words, other.slice(at));
  const from = words.indexOf(other.slice(0, probe));
  return from >= 0 ? from + sharedLength(words.slice(from), other) : 0;
}

/** Words from a little before they differ from those of the others, so that the difference is among the first that are read. */
function fromDifference(words: string, others: readonly string[]): string {
  const shared = Math.max(...others.map((other) => sharedWith(words, other)));
  if (shared <= leadIn * 2) return words;
  const start = words.indexOf(" ", shared - leadIn) + 1;
  return start > 0 && start <= shared ? `…${words.slice(start)}` : words;
}

/** What tells one from its namesakes; nothing where their funders do, who are named anyway, or where nothing does. */
function differenceOf(item: Item, namesakes: readonly Item[]): string | undefined {
  const alike = namesakes.filter(({ funderName }) => funderName === item.funderName);
  if (alike.length === 0) return undefined;
  const words = wordsOf(item);
  const others = alike.map(wordsOf);
  if (words !== "" && !others.includes(words)) return fromDifference(words, others);
  const isOwnForm = alike.every(({ templateName }) => templateName !== item.templateName);
  return isOwnForm ? item.templateName : undefined;
}

/** What tells documents of a list apart that have one name, by their ids: words of their own, or the form that they follow. */
export function tellApart(items: readonly Item[]): ReadonlyMap<string, string> {
  const byName = new Map<string, Item[]>();
  for (const item of items) byName.set(nameOf(item), [...(byName.get(nameOf(item)) ?? []), item]);
  const told = new Map<string, string>();
  for (const namesakes of byName.values()) {
    if (namesakes.length === 1) continue;
    const differences = namesakes.map((item) =>
      differenceOf(
        item,
        namesakes.filter((other) => other !== item),
      ),
    );
    for (const [index, item] of namesakes.entries()) {
      const difference = differences[index];
      const isOwn = differences.indexOf(difference) === differences.lastIndexOf(difference);
      // What is the same of two tells nothing: then all the words do.
      if (difference) told.set(item.id, isOwn ? difference : wordsOf(item) || difference);
    }
  }
  return told;
}
