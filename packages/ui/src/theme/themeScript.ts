import { defaultStorageKey } from "./themePreference.ts";

/**
 * A small script for the head of the page: it picks the theme before the first paint, so that nobody who chose dark sees
 * a light flash. Give it the nonce of the page's content security policy, and the storage key of the ThemeProvider.
 */
export function createThemeScript(storageKey: string = defaultStorageKey): string {
  return `(function(d){try{var t=localStorage.getItem(${JSON.stringify(storageKey)})}catch(e){}if(t!=="light"&&t!=="dark")t=matchMedia("(prefers-color-scheme:dark)").matches?"dark":"light";d.dataset.theme=t;d.style.colorScheme=t})(document.documentElement)`;
}

/** The theme script for the default storage key. */
export const themeScript: string = createThemeScript();
