import { newIdempotencyKey } from "@grantwright/api-client";

/** A document that the first save makes. */
export interface UnmadeDocument {
  /** Stands for it where an id is asked for, and for no other. */
  readonly name: string;
  /** Where its words are kept on this device before it is made. */
  readonly place: string;
  /** The Idempotency-Key that it is made under: kept with its words, so that they make one document however often that is tried. */
  readonly making: string;
  /** Takes the key that a page which is gone kept with the words. Without effect once it is being made. */
  makeUnder: (key: string) => void;
  /** Its id; undefined before it is made. */
  readonly id: string | undefined;
  /** Makes it, once however often it is asked for. Throws where it was not made; it can be tried again. */
  make: () => Promise<string>;
  /** Calls the listener with the id once it is made. Gives back the function that ends that. */
  onMade: (listener: (id: string) => void) => () => void;
  /** Names what saves its words. */
  savedBy: (flush: () => Promise<boolean>) => void;
  /** Saves what was written, and answers its id; undefined where nothing was. Throws where the server does not have all of it. */
  settle: () => Promise<string | undefined>;
}

let count = 0;

const unmade = new Map<string, UnmadeDocument>();

/**
 * The document of a place that is not made yet: the same one for whoever asks before it is, so that an editor that is left and
 * opened again does not make a second. `create` makes it under the Idempotency-Key that it is given, and answers its id.
 */
export function unmadeDocument(name: string, place: string, create: (key: string) => Promise<string>): UnmadeDocument {
  const known = unmade.get(name);
  if (known) return known;
  const listeners = new Set<(id: string) => void>();
  let id: string | undefined;
  let making: Promise<string> | undefined;
  let key: string | undefined;
  let flush = async () => true;
  const makeOnce = async () => {
    try {
      key ??= newIdempotencyKey();
      id = await create(key);
      unmade.delete(name);
      for (const listener of listeners) listener(id);
      return id;
    } finally {
      making = undefined;
    }
  };
  const made: UnmadeDocument = {
    name: `${place}.${++count}`,
    place,
    get making() {
      return (key ??= newIdempotencyKey());
    },
    makeUnder: (kept) => {
      if (!making && id === undefined) key = kept;
    },
    get id() {
      return id;
    },
    make: async () => id ?? (making ??= makeOnce()),
    onMade: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    savedBy: (saver) => {
      flush = saver;
    },
    settle: async () => {
      if (!(await flush())) throw new Error("What was written could not be saved.");
      return id;
    },
  };
  unmade.set(name, made);
  return made;
}
