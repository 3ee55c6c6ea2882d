import * as mocks from "@grantwright/api-client/mocks";
import { dismissToast } from "@grantwright/ui";
import { clear, createStore, set } from "idb-keyval";
import { discardUnsaved } from "../../autosave/unsaved.ts";

/** Handlers of an account in which everything works, for stories that change one of them: put the changed one before them. */
export const workingAccount = () => mocks.usualHandlers(mocks);

const slowStore = () => createStore("grantwright-journal", "entries");

/** Leaves words on this device as a page does that ended with them: in local storage, or in IndexedDB alone as after a kill. */
export async function leaveOnDevice(
  userId: string,
  place: string,
  value: unknown,
  { page = "closed", isKilled = false } = {},
): Promise<void> {
  const key = `grantwright.unsaved.${userId}.${place}.${page}`;
  const entry = JSON.stringify({ version: 1, at: Date.now(), value });
  if (isKilled) await set(key, entry, slowStore());
  else localStorage.setItem(key, entry);
}

/** The same for a place whose words a button sends. */
export const leaveText = (
  userId: string,
  place: string,
  typed: unknown,
  options?: { page?: string; isKilled?: boolean },
): Promise<void> => leaveOnDevice(userId, place, { typed, others: [] }, options);

/** What this device keeps of a place for a person, whichever page kept it: JSON; undefined for nothing. */
export function keptOnDevice(userId: string, place: string): string | undefined {
  const start = `grantwright.unsaved.${userId}.${place}.`;
  const key = Object.keys(localStorage).find((name) => name.startsWith(start));
  return key === undefined ? undefined : (localStorage.getItem(key) ?? undefined);
}

/** Makes this device keep nothing, as a private window may. Gives back the function that ends it. */
export function refuseStorage(): () => void {
  const { setItem } = Storage.prototype;
  const { transaction } = IDBDatabase.prototype;
  Storage.prototype.setItem = () => {
    throw new DOMException("refused", "QuotaExceededError");
  };
  IDBDatabase.prototype.transaction = () => {
    throw new DOMException("refused", "InvalidStateError");
  };
  return () => {
    Storage.prototype.setItem = setItem;
    IDBDatabase.prototype.transaction = transaction;
  };
}

/** Forgets what earlier stories kept on this device, and takes their toast away. */
export function forgetDevice(): void {
  dismissToast();
  void discardUnsaved();
  localStorage.clear();
  sessionStorage.clear();
  clear(slowStore()).catch(() => {});
}
