import { folded } from "./mentionsIn.ts";

/** Somebody who is mentioned at a place of a text: of two with one name, that one. */
export interface PlacedMention {
  id: string;
  name: string;
  /** Where the @ stands, in UTF-16 units. */
  start: number;
  /** What tells them apart from others of that name; undefined where nobody else has it. */
  apart?: string | undefined;
}

const writtenLength = ({ name }: Pick<PlacedMention, "name">): number => name.length + 1;

/** Those that still stand in a text as they were placed. */
export const standingIn = (text: string, mentions: readonly PlacedMention[]): PlacedMention[] =>
  mentions.filter(({ name, start }) => {
    const end = start + writtenLength({ name });
    return folded(text.slice(start, end)) === folded(`@${name}`) && !/^[\p{L}\p{N}]/u.test(text.slice(end));
  });

/** A text without the names that are placed in it. */
export const withoutPlaced = (text: string, mentions: readonly PlacedMention[]): string =>
  mentions
    .toSorted((one, other) => other.start - one.start)
    .reduce((rest, each) => `${rest.slice(0, each.start)}\n${rest.slice(each.start + writtenLength(each))}`, text);

/** Where the people stand whom a text mentions in their order: those of one name one after the other. */
export function placeMentions(
  text: string,
  people: readonly Pick<PlacedMention, "id" | "name">[],
): readonly PlacedMention[] {
  const placed: PlacedMention[] = [];
  const written = folded(text);
  // A longer name first: "@Ana Ruiz Soto" is not Ana Ruiz. The sort keeps the order of those of one name.
  for (const { id, name } of people.toSorted((one, other) => other.name.length - one.name.length)) {
    const isTaken = (at: number) => placed.some((each) => at >= each.start && at < each.start + writtenLength(each));
    let start = written.indexOf(folded(`@${name}`));
    while (start !== -1 && isTaken(start)) start = written.indexOf(folded(`@${name}`), start + 1);
    if (start !== -1) placed.push({ id, name, start });
  }
  return placed.toSorted((one, other) => one.start - other.start);
}

/**
 * Where they stand once a text is another one. `caret` is where the typing ended in it: it says which of two equal words was taken out. What
 * was written into a name has made it another.
 */
export function movedMentions(
  mentions: readonly PlacedMention[],
  before: string,
  after: string,
  caret: number,
): PlacedMention[] {
  const grown = after.length - before.length;
  const most = Math.min(before.length, after.length);
  const mostAlike = Math.min(most, Math.max(0, caret - Math.max(0, grown)));
  let alike = 0;
  while (alike < mostAlike && before[alike] === after[alike]) alike += 1;
  let tail = 0;
  while (tail < most - alike && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const changedTo = before.length - tail;
  return mentions.flatMap((mention) => {
    if (mention.start + writtenLength(mention) <= alike) return mention;
    return mention.start >= changedTo ? { ...mention, start: mention.start + grown } : [];
  });
}
