import type { Schemas } from "@grantwright/api-client";

type Person = Schemas["MentionedPerson"];

/** A name that is being written after an @. */
export interface WrittenMention {
  /** Where the @ stands. */
  start: number;
  /** What is written of the name. */
  begins: string;
}

/** How much of a name is looked for, in characters. */
const longest = 60;

/** The name that is written at a place of a text; undefined where there is none. */
export function mentionAt(text: string, caret: number): WrittenMention | undefined {
  const found = /(?<=^|[\s(\p{Ps}\p{Pi}])@([^\s@]*)$/u.exec(text.slice(Math.max(0, caret - longest), caret));
  if (!found) return undefined;
  const begins = found[1] ?? "";
  return { start: caret - begins.length - 1, begins };
}

/** The words that stand right after an @, each once. */
export const mentionWords = (text: string): string[] => [
  ...new Set(
    Array.from(text.matchAll(/@([\p{L}\p{N}][^\s@]{0,58})/gu), ([, word]) => (word ?? "").replace(/\p{P}+$/u, "")),
  ),
];

/** Those of some people whose whole names stand after an @ in a text: for each name all who have it. */
export function namedIn<Named extends Person>(text: string, people: readonly Named[]): Named[][] {
  let rest = folded(text);
  const found = new Map<string, Named[]>();
  // A longer name first: "@Ana Ruiz Soto" is not Ana Ruiz.
  for (const person of people.toSorted((one, other) => other.name.length - one.name.length)) {
    const name = folded(person.name);
    const known = found.get(name);
    if (known) {
      if (known.every(({ id }) => id !== person.id)) known.push(person);
      continue;
    }
    const without = rest.replace(new RegExp(`@${literally(name)}(?![\\p{L}\\p{N}])`, "gu"), "\n");
    if (without !== rest) found.set(name, [person]);
    rest = without;
  }
  return [...found.values()];
}

/** A name as it is compared: people write those of others in small letters. */
export const folded = (name: string): string => name.toLocaleLowerCase();

/** A text as a pattern that stands for itself. */
const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A text in pieces: those that mention somebody, and what stands between. */
export function mentionParts(text: string, people: readonly Person[]): { text: string; isMention: boolean }[] {
  const names = people.map(({ name }) => `@${name}`).toSorted((one, other) => other.length - one.length);
  if (names.length === 0) return [{ text, isMention: false }];
  const pattern = new RegExp(`(${names.map(literally).join("|")})`, "giu");
  return text
    .split(pattern)
    .map((part, at) => ({ text: part, isMention: at % 2 === 1 }))
    .filter((part) => part.text !== "");
}
