/**
 * Facts in one line, those that are there, with a dot between two. The dot belongs to what follows it: where the line is broken it
 * begins the next one, and never ends one.
 */
export const dotted = (...parts: readonly unknown[]): string => parts.filter(Boolean).join(" ·\u00a0");
