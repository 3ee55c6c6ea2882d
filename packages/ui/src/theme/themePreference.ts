/** What a person chose. `system` follows the device. */
export type ThemePreference = "light" | "dark" | "system";

/** The theme that is shown. */
export type ResolvedTheme = "light" | "dark";

/** The local storage key that holds the preference. */
export const defaultStorageKey = "grantwright.theme";

/** Which preference a stored text stands for; `system` for none or for anything unknown. */
export function parsePreference(stored: string | null): ThemePreference {
  return stored === "light" || stored === "dark" ? stored : "system";
}

/** A preference that outlives the page where the browser lets it, and lasts as long as the page where it does not. */
export interface PreferenceStore {
  read: () => ThemePreference;
  write: (preference: ThemePreference) => void;
  /** Tells of a change made here or in another tab. Returns how to stop. */
  subscribe: (onChange: () => void) => () => void;
}

/** A preference store over local storage. Safe to make on a server: the browser is touched by its methods alone. */
export function createPreferenceStore(storageKey: string): PreferenceStore {
  const listeners = new Set<() => void>();
  let kept: ThemePreference | undefined;

  return {
    read() {
      if (kept) return kept;
      try {
        return parsePreference(localStorage.getItem(storageKey));
      } catch {
        return "system";
      }
    },
    write(preference) {
      try {
        localStorage.setItem(storageKey, preference);
        kept = undefined;
      } catch {
        kept = preference;
      }
      for (const listener of listeners) listener();
    },
    subscribe(onChange) {
      const onStorage = (event: StorageEvent) => {
        if (event.key === storageKey || event.key === null) onChange();
      };
      listeners.add(onChange);
      window.addEventListener("storage", onStorage);
      return () => {
        listeners.delete(onChange);
        window.removeEventListener("storage", onStorage);
      };
    },
  };
}
