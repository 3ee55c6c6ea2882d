import { getParser } from "bowser";

/** The browser and the system behind a call, as they name themselves. */
export interface Agent {
  /** As "Firefox"; null where it is not known. */
  browser: string | null;
  /** As "Windows". */
  system: string | null;
}

/** The longest header that is read, in characters: no browser sends more. */
const longest = 1_000;

/** The longest name that is kept, in characters. */
const longestName = 40;

const nameOf = (name: string | undefined): string | null => name?.slice(0, longestName) || null;

/** Reads the header `User-Agent`. Versions are left out: nobody tells their own browsers apart by them. */
export function agentOf(header: string | undefined): Agent {
  if (!header || header.length > longest) return { browser: null, system: null };
  const { browser, os } = getParser(header).getResult();
  return { browser: nameOf(browser.name), system: nameOf(os.name) };
}
