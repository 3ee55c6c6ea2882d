import type { Way } from "../way.ts";

/** A text that the server may have: it was sent, and not answered, or a page left it here. */
export interface SentText {
  /** Its fingerprint. */
  print: string;
  /** How it came to be since what was sent before it; undefined where nothing was noted. */
  way?: Way | undefined;
}

/**
 * How a text came to be since what the server has of it, which is known by its fingerprint: as was noted last. Undefined where it was
 * typed.
 */
export function wayAfter(onServer: string, sent: readonly SentText[], now: Way | undefined): Way | undefined {
  const later = sent.slice(sent.findLastIndex(({ print }) => print === onServer) + 1);
  const way = now ?? later.findLast((each) => each.way !== undefined)?.way;
  return way === "typed" ? undefined : way;
}
