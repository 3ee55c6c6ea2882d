import { createContext, useContext, useLayoutEffect, useMemo, useState, useSyncExternalStore } from "react";
import type { ReactNode } from "react";
import { useMediaQuery } from "../hooks/useMediaQuery.ts";
import { createPreferenceStore, defaultStorageKey } from "./themePreference.ts";
import type { ResolvedTheme, ThemePreference } from "./themePreference.ts";

/** The theme as a component sees it. */
export interface ThemeState {
  /** What the person chose. */
  preference: ThemePreference;
  /** What is shown. */
  resolvedTheme: ResolvedTheme;
  /** Chooses, and remembers the choice on this device. */
  setPreference: (preference: ThemePreference) => void;
}

const ThemeContext = createContext<ThemeState>({
  preference: "system",
  resolvedTheme: "light",
  setPreference: () => {},
});

export interface ThemeProviderProps {
  /** The app. */
  children: ReactNode;
  /** The local storage key that keeps the preference. Default: `grantwright.theme`. */
  storageKey?: string;
  /** Shows this theme whatever the preference is. For previews and tests. */
  forcedTheme?: ResolvedTheme;
}

/**
 * Keeps the person's theme (light, dark or as the device has it), writes it to `data-theme` and `color-scheme` on the
 * root element, and follows the device and other tabs. Render it once, beside GlobalStyle.
 */
export function ThemeProvider({ children, storageKey = defaultStorageKey, forcedTheme }: ThemeProviderProps) {
  const [store] = useState(() => createPreferenceStore(storageKey));
  const preference = useSyncExternalStore(store.subscribe, store.read, () => "system" as const);
  const isDeviceDark = useMediaQuery("(prefers-color-scheme: dark)");
  const resolvedTheme = forcedTheme ?? (preference === "system" ? (isDeviceDark ? "dark" : "light") : preference);

  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset.theme = resolvedTheme;
    root.style.colorScheme = resolvedTheme;
  }, [resolvedTheme]);

  const state = useMemo(
    () => ({ preference, resolvedTheme, setPreference: store.write }),
    [preference, resolvedTheme, store],
  );
  return <ThemeContext value={state}>{children}</ThemeContext>;
}

/** The current theme, and how to choose another. */
export function useTheme(): ThemeState {
  return useContext(ThemeContext);
}
