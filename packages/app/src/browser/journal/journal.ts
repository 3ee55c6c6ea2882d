import { removeStored, writeStored } from "../storage.ts";
import { slowForget, slowKey, slowKeys, slowRead, slowWritten } from "./slowStore.ts";

/** Words that had not reached the server when a page was left, as this device kept them. */
interface FoundEntry<T> {
  /** The page that kept it. */
  page: string;
  /** When it was kept, in milliseconds since 1970, by this device's clock. */
  at: number;
  value: T;
}

/** Where the words of one place are kept on this device until the server has them. */
export interface Journal<T> {
  /** What pages left here, the oldest first; this page's own among them. */
  read: () => FoundEntry<T>[];
  /** The same from the store that outlives a browser that was killed. Empty where it cannot be read. */
  readSlow: () => Promise<FoundEntry<T>[]>;
  /** What this page keeps. */
  own: () => T | undefined;
  /** Keeps a value for this page in both stores. `quick`: the first has it. `slow`: whether the second took it. */
  write: (value: T) => { quick: boolean; slow: Promise<boolean> };
  /** Forgets what this page keeps. */
  clear: () => void;
  /** Forgets what another page left, once its words are safe elsewhere. */
  forget: (page: string) => void;
}

const version = 1;
const prefix = "grantwright.unsaved.";
const quarantine = "grantwright.unreadable.";

/** This page, as long as it is open. Two tabs never write over each other's entries. */
const thisPage = Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) =>
  byte.toString(16).padStart(2, "0"),
).join("");

interface Stored {
  version: number;
  at: number;
  value: unknown;
}

const isStored = (entry: unknown): entry is Stored =>
  typeof entry === "object" &&
  entry !== null &&
  (entry as Stored).version === version &&
  typeof (entry as Stored).at === "number";

/** Puts what cannot be read out of the way, where it can still be found by hand. */
function setAside(key: string, text: string): void {
  if (!writeStored(quarantine + key.slice(prefix.length), text)) return;
  removeStored(key);
}

/**
 * Opens the journal of a place for a person: nobody else is ever shown it. Every value is kept twice: in local storage, which is
 * there at once and survives a tab that crashes, and in IndexedDB, which survives a browser that is killed seconds later. Entries
 * that cannot be read, because they are broken or of another version, are set aside and never in the way.
 */
export function openJournal<T>(userId: string, place: string, isValue: (value: unknown) => value is T): Journal<T> {
  const start = `${prefix}${userId}.${place}.`;
  const ownKey = start + thisPage;
  const slow = slowKey(ownKey);

  const found = (key: string, entry: unknown): FoundEntry<T> | undefined =>
    isStored(entry) && isValue(entry.value)
      ? { page: key.slice(start.length), at: entry.at, value: entry.value }
      : undefined;

  const readQuick = (key: string): FoundEntry<T> | undefined => {
    const text = localStorage.getItem(key);
    if (text === null) return undefined;
    try {
      const entry = found(key, JSON.parse(text));
      if (entry) return entry;
    } catch {
      // Broken.
    }
    setAside(key, text);
    return undefined;
  };

  const inOrder = (entries: (FoundEntry<T> | undefined)[]) =>
    entries.filter((entry) => entry !== undefined).sort((a, b) => a.at - b.at);

  return {
    read: () => {
      try {
        return inOrder(
          Object.keys(localStorage)
            .filter((key) => key.startsWith(start))
            .map(readQuick),
        );
      } catch {
        return [];
      }
    },
    readSlow: async () => {
      try {
        const names = await slowKeys(start);
        return inOrder(await Promise.all(names.map(async (key) => found(key, await slowRead(key)))));
      } catch {
        return [];
      }
    },
    own: () => {
      try {
        return readQuick(ownKey)?.value;
      } catch {
        return undefined;
      }
    },
    write: (value) => {
      const entry: Stored = { version, at: Date.now(), value };
      return { quick: writeStored(ownKey, entry), slow: slow(entry) };
    },
    clear: () => {
      removeStored(ownKey);
      void slow(undefined);
    },
    forget: (page) => {
      if (page === thisPage) return;
      removeStored(start + page);
      slowForget(start + page).catch(() => {});
    },
  };
}

/** Forgets, in the slow store, everything that was kept for a person. Local storage is keptText's `forgetPerson`. Never rejects. */
export async function forgetJournals(userId: string): Promise<void> {
  try {
    await slowWritten();
    await Promise.all((await slowKeys(`${prefix}${userId}.`)).map(slowForget));
  } catch {
    // A store that cannot be read keeps nothing.
  }
}
