/** How the width is shared, in percent of it. */
export const split = {
  /** What the list takes at first. */
  initial: 30,
  min: 20,
  max: 50,
  /** How far a press of a button, or of an arrow key, moves the edge. */
  step: 5,
} as const;

/** A width of the list that the pane can have: within the limits, or the initial one where it is no number. */
export function clampSplit(size: number): number {
  return Number.isFinite(size) ? Math.min(split.max, Math.max(split.min, size)) : split.initial;
}

/** What the device remembers under a group id: the list's width in percent. Null where there is nothing of use. */
export function readSplit(groupId: string): number | null {
  try {
    const saved = Number.parseFloat(localStorage.getItem(groupId) ?? "");
    return Number.isNaN(saved) ? null : clampSplit(saved);
  } catch {
    // A browser that keeps nothing for this site.
    return null;
  }
}

/** Remembers the list's width on the device. */
export function rememberSplit(groupId: string, size: number): void {
  try {
    localStorage.setItem(groupId, String(Math.round(size * 100) / 100));
  } catch {
    // It then lasts as long as the page.
  }
}
