import { removeStored } from "../../browser/storage.ts";
import { keptPrefix as prefix } from "./keptHere.ts";
import { openPages, thisPage } from "./openPages.ts";
import { slowKeys, slowLimit, slowRead, slowWrite, slowWritten } from "./slowStore.ts";

/** Words that had not reached the server when a page was left, as this device kept them. */
export interface FoundEntry<T> {
  /** The entry it stands in: a page's id and a number. */
  name: string;
  /** When it was kept, in milliseconds since 1970, by this device's clock. */
  at: number;
  value: T;
}

/** Where the words of one place are kept on this device until the server has them. */
export interface Journal<T> {
  /** What pages left here that are open no more, and what this page kept before; the oldest first. Empty where nothing can be read. */
  found: () => Promise<FoundEntry<T>[]>;
  /** Keeps a value in both stores. `quick`: the first has it. `slow`: whether the second took it. */
  write: (value: T) => { quick: boolean; slow: Promise<boolean> };
  /** Forgets what was written. */
  clear: () => void;
  /** Forgets what was found, once its words are safe elsewhere. */
  forget: (name: string) => void;
}

/**
 * How soon after a change a place is kept, in milliseconds: keys that come at once are kept together, and the slower store has
 * them within the 100 ms that are promised also where the browser is busy.
 */
export const keepDelay = 30;

const version = 1;
const quarantine = "grantwright.unreadable.";

/** How often journals were opened by this page: each writes an entry of its own. */
let opened = 0;

/** The time of the last entry of this page: a later one has a later time, whatever the clock does. */
let lastAt = 0;

const tooLong = (limit: number) =>
  new Promise<never>((_, refuse) => setTimeout(() => refuse(new Error("It took too long.")), limit));

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

function writeQuick(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

function readQuick(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

const forgetSlow = (key: string) => slowWrite(key, undefined);

function forgetKey(key: string): void {
  removeStored(key);
  void forgetSlow(key);
}

function quickKeys(start: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(start));
  } catch {
    return [];
  }
}

/**
 * Opens the journal of a place for a person: nobody else is ever shown it. Every value is kept twice: in local storage, which is
 * there at once and survives a tab that crashes, and in IndexedDB, which survives a browser that is killed seconds later. Entries
 * that cannot be read, because they are broken or of another version, are set aside and never in the way.
 */
export function openJournal<T>(
  userId: string,
  place: string,
  isValue: (value: unknown) => value is T,
  ownPage = thisPage,
): Journal<T> {
  const start = `${prefix}${userId}.${place}.`;
  const ownName = `${ownPage}-${++opened}`;
  const ownKey = start + ownName;
  /** Not of another place whose name goes on after a dot: pages' names have none. */
  const isHere = (key: string) => !key.includes(".", start.length);

  const parsed = (key: string, text: string | null | undefined, forget: (key: string) => unknown) => {
    // Forgotten since it was listed.
    if (text === null || text === undefined) return undefined;
    try {
      const entry: unknown = JSON.parse(text);
      if (isStored(entry) && isValue(entry.value))
        return { name: key.slice(start.length), at: entry.at, value: entry.value };
    } catch {
      // Broken.
    }
    // Out of the way, where it can still be found by hand. What the other store has of it may be whole.
    if (writeQuick(quarantine + key.slice(prefix.length), text)) forget(key);
    return undefined;
  };

  let isSlowRead = false;
  const readAll = async (): Promise<(FoundEntry<T> | undefined)[]> => {
    const quick = quickKeys(start)
      .filter(isHere)
      .map((key) => parsed(key, readQuick(key), removeStored));
    const readSlow = async () => {
      const names = (await slowKeys(start)).filter(isHere);
      return Promise.all(names.map(async (key) => parsed(key, await slowRead(key), forgetSlow)));
    };
    try {
      const slow = await Promise.race([readSlow(), tooLong(slowLimit)]);
      isSlowRead = true;
      return [...quick, ...slow];
    } catch {
      return quick;
    }
  };

  return {
    found: async () => {
      const [open, all] = await Promise.all([openPages(), readAll()]);
      const newest = new Map<string, FoundEntry<T>>();
      open.delete(ownPage);
      for (const entry of all) {
        if (!entry || entry.name === ownName || open.has(entry.name.split("-")[0]!)) continue;
        if (entry.at >= (newest.get(entry.name)?.at ?? 0)) newest.set(entry.name, entry);
      }
      return [...newest.values()].sort((a, b) => a.at - b.at);
    },
    write: (value) => {
      lastAt = Math.max(Date.now(), lastAt + 1);
      const text = JSON.stringify({ version, at: lastAt, value } satisfies Stored);
      return { quick: writeQuick(ownKey, text), slow: slowWrite(ownKey, text) };
    },
    clear: () => forgetKey(ownKey),
    forget: (name) => {
      removeStored(start + name);
      // What could not be read may be newer than what was found.
      if (isSlowRead) void forgetSlow(start + name);
    },
  };
}

/** The keys of everything that is kept for a person, in both stores. */
async function keysOf(userId: string): Promise<string[]> {
  const start = `${prefix}${userId}.`;
  try {
    await slowWritten();
    return [...new Set([...quickKeys(start), ...(await slowKeys(start))])];
  } catch {
    return quickKeys(start);
  }
}

/** Whether anything is kept for a person that has not reached the server. Never rejects. */
export const hasJournals = async (userId: string): Promise<boolean> => (await keysOf(userId)).length > 0;

/** Forgets everything that was kept for a person. Never rejects. */
export async function forgetJournals(userId: string): Promise<void> {
  const unreadable = quickKeys(`${quarantine}${userId}.`);
  for (const key of [...unreadable, ...(await keysOf(userId))]) forgetKey(key);
  await slowWritten();
}

/** Gives what was kept for one person, open pages' words among it, to another: whoever opens the place first finds it. Never rejects. */
export async function claimJournals(from: string, to: string): Promise<void> {
  for (const key of await keysOf(from)) {
    const place = key.slice(prefix.length + from.length + 1);
    const own = `${prefix}${to}.${place.replace(/[^.]*$/, "claimed-$&")}`;
    const slow = await slowRead(key).catch(() => undefined);
    const quick = readQuick(key);
    const isQuick = quick !== null && writeQuick(own, quick);
    const isSlow = slow !== undefined && (await slowWrite(own, slow));
    if (isQuick || isSlow) forgetKey(key);
  }
}
