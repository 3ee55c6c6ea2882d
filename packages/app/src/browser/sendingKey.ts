import { newIdempotencyKey } from "@grantwright/api-client";
import type { TypingPlace } from "./keptText.ts";
import { readStored, removeStored, writeStored } from "./storage.ts";

interface Sending {
  /** What is sent, as JSON. */
  words: string;
  key: string;
}

const placeOf = (userId: string, place: TypingPlace) => `grantwright.sending.${userId}.${place}`;

/** For devices that store nothing: what is being sent while the page is open. */
const onThisPage = new Map<string, Sending>();

/**
 * The Idempotency-Key for what a person sends from there: the same one as long as it is the same, however often it is tried,
 * also after a reload, for the answer to a try may be all that was lost. Changed words get another key.
 */
export function sendingKey(userId: string, place: TypingPlace, sent: unknown): string {
  const at = placeOf(userId, place);
  const words = JSON.stringify(sent);
  const tried = readStored<Sending>(at) ?? onThisPage.get(at);
  if (tried?.words === words) return tried.key;
  const sending = { words, key: newIdempotencyKey() };
  if (!writeStored(at, sending)) onThisPage.set(at, sending);
  return sending.key;
}

/** Forgets the key of what has arrived: the same words once more are meant once more. */
export function forgetSendingKey(userId: string, place: TypingPlace): void {
  const at = placeOf(userId, place);
  onThisPage.delete(at);
  removeStored(at);
}
