/** Between two facts of a line. The font sets a dot close to the space beside it, so that there are two on either side. */
export const dot = " \u00a0·\u00a0\u00a0";

/**
 * Facts in one line, those that are there, with a dot between two. The dot belongs to what follows it: where the line is broken it
 * begins the next one, and never ends one.
 */
export const dotted = (...parts: readonly unknown[]): string => parts.filter(Boolean).join(dot);
