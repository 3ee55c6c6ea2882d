/**
 * Local storage that never throws: it may be full, switched off or hold what another version wrote.
 * Values are stored as JSON.
 */

/** What is stored under a key; undefined where there is nothing, or nothing readable. */
export function readStored<T>(key: string): T | undefined {
  try {
    const text = localStorage.getItem(key);
    return text === null ? undefined : (JSON.parse(text) as T);
  } catch {
    return undefined;
  }
}

/** Stores a value. False where the device refused it. */
export function writeStored(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Forgets what is stored under a key. */
export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // A storage that cannot be written holds nothing to forget.
  }
}
