import { slowWritten } from "./journal/slowStore.ts";

/** A place with words that may not have reached the server yet. */
export interface UnsavedPlace {
  /** Sends them. True where nothing is left to send. */
  flush: () => Promise<boolean>;
  /** Forgets them, here and on this device. */
  discard: () => void;
  /** Whether they would be lost with the page: neither the server nor this device has them. */
  isAtRisk: () => boolean;
}

/** How long an answer is waited for, in milliseconds. */
const patience = 5_000;

const places = new Set<UnsavedPlace>();

/** Makes a place known to log-out and team switch. Gives back the function that takes it off again. */
export function registerUnsaved(place: UnsavedPlace): () => void {
  places.add(place);
  return () => places.delete(place);
}

/** Sends everything that is unsaved. Gives back the places that the server does not have, after 5 s at the latest. */
export async function flushUnsaved(): Promise<UnsavedPlace[]> {
  const left = new Set(places);
  const flushes = [...places].map(async (place) => {
    if (await place.flush().catch(() => false)) left.delete(place);
  });
  await Promise.race([Promise.all(flushes), new Promise((resolve) => setTimeout(resolve, patience))]);
  return [...left];
}

/** Forgets what is unsaved in some places, or in all of them; both stores of this device are done with it. Never rejects. */
export async function discardUnsaved(left: Iterable<UnsavedPlace> = places): Promise<void> {
  for (const place of left) place.discard();
  await slowWritten();
}
