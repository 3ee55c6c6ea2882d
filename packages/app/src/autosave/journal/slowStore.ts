import { createStore, del, get, keys, set, type UseStore } from "idb-keyval";

let opened: UseStore | undefined;

/** Opened once: opening it for every key would cost more than all else that a key does. */
const store = (): UseStore => (opened ??= createStore("grantwright-journal", "entries"));

/** The keys in the store that begin alike. */
export const slowKeys = async (prefix: string): Promise<string[]> =>
  (await keys<string>(store())).filter((key) => key.startsWith(prefix));

/** The text that is stored under a key; undefined for none. */
export const slowRead = async (key: string): Promise<string | undefined> => get<string>(key, store());

const writing = new Set<Promise<unknown>>();

/** How long the store is waited for, in milliseconds: one that is blocked never answers. */
export const slowLimit = 1_500;

/** Waits for what is being written now, but not for a store that does not answer. Never rejects. */
export const slowWritten = (): Promise<unknown> =>
  Promise.race([Promise.allSettled(writing), new Promise((resolve) => setTimeout(resolve, slowLimit))]);

interface Queue {
  wanted: string | undefined;
  running?: Promise<boolean> | undefined;
}

const queues = new Map<string, Queue>();

async function catchUp(key: string, queue: Queue): Promise<boolean> {
  try {
    for (;;) {
      const text = queue.wanted;
      await (text === undefined ? del(key, store()) : set(key, text, store()));
      if (text !== queue.wanted) continue;
      queues.delete(key);
      return true;
    }
  } catch {
    queues.delete(key);
    return false;
  }
}

/**
 * Brings a key of IndexedDB to the text that was asked for last, or to none; what was asked for in between is skipped. False
 * where the store refused. Never rejects.
 */
export function slowWrite(key: string, text: string | undefined): Promise<boolean> {
  const queue = queues.get(key) ?? { wanted: text };
  queue.wanted = text;
  if (queue.running) return queue.running;
  queues.set(key, queue);
  const running = catchUp(key, queue).finally(() => writing.delete(running));
  queue.running = running;
  writing.add(running);
  return running;
}
