/** A place with words that may not have reached the server yet. */
export interface UnsavedPlace {
  /** Sends them. True where the server has everything. */
  flush: () => Promise<boolean>;
  /** Forgets them, here and on this device. */
  discard: () => void;
}

const places = new Set<UnsavedPlace>();

/** Makes a place known to log-out and team switch. Gives back the function that takes it off again. */
export function registerUnsaved(place: UnsavedPlace): () => void {
  places.add(place);
  return () => places.delete(place);
}

/** Sends everything that is unsaved. True where the server has it all. */
export async function flushUnsaved(): Promise<boolean> {
  const results = await Promise.all([...places].map((place) => place.flush().catch(() => false)));
  return results.every(Boolean);
}

/** Forgets everything that is unsaved. */
export function discardUnsaved(): void {
  for (const place of places) place.discard();
}
