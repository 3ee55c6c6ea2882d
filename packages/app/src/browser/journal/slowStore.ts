import { createStore, del, get, keys, set, type UseStore } from "idb-keyval";

let opened: UseStore | undefined;

/** Opened once: opening it for every key would cost more than all else that a key does. */
const store = (): UseStore => (opened ??= createStore("grantwright-journal", "entries"));

/** The keys in the store that begin alike. */
export const slowKeys = async (prefix: string): Promise<string[]> =>
  (await keys<string>(store())).filter((key) => key.startsWith(prefix));

/** What is stored under a key. */
export const slowRead = async (key: string): Promise<unknown> => get(key, store());

/** Forgets what is stored under a key. */
export const slowForget = async (key: string): Promise<void> => del(key, store());

const writing = new Set<Promise<unknown>>();

/** Waits for what is being written now. */
export const slowWritten = (): Promise<unknown> => Promise.allSettled(writing);

/** Brings one key of IndexedDB to the value that was asked for last; what was asked for in between is skipped. */
export function slowKey(key: string): (value: unknown) => Promise<boolean> {
  let wanted: unknown;
  let running: Promise<boolean> | undefined;
  const write = async () => {
    for (;;) {
      const value = wanted;
      await (value === undefined ? slowForget(key) : set(key, value, store()));
      if (value === wanted) return true;
    }
  };
  return (value) => {
    wanted = value;
    if (running) return running;
    const started = write()
      .catch(() => false)
      .finally(() => {
        running = undefined;
        writing.delete(started);
      });
    running = started;
    writing.add(started);
    return started;
  };
}
