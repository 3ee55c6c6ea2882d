import { readStored, removeStored, writeStored } from "./storage.ts";

/** Where something is typed: `reply.{messageId}`, `help`, `call` (of a funder), `message.{teamId}`, `scout.{teamId}`, `section.{sectionId}`. */
export type TypingPlace =
  "help" | "call" | `reply.${string}` | `message.${string}` | `scout.${string}` | `section.${string}`;

const keyOf = (userId: string, place: TypingPlace) => `grantwright.kept.${userId}.${place}`;

/** What this person has typed there on this device and not sent; undefined for nothing. Nobody else is shown it. */
export function readKept<T>(userId: string, place: TypingPlace): T | undefined {
  return readStored<T>(keyOf(userId, place));
}

/** Keeps what was typed, on this device and for this person; forgets it for undefined. */
export function keep(userId: string, place: TypingPlace, typed: unknown): void {
  if (typed === undefined) removeStored(keyOf(userId, place));
  else writeStored(keyOf(userId, place), typed);
}

/** Forgets everything that this device keeps for a person, whose account is no more. */
export function forgetPerson(userId: string): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.includes(userId)) localStorage.removeItem(key);
  } catch {
    // A storage that cannot be read keeps nothing.
  }
}
