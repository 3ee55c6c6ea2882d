/** What a toast says. */
export interface ToastContent {
  /** What happened, in a few words. */
  title: string;
  /** What follows from it. */
  description?: string;
  /** `danger` is announced at once, the others when the person pauses. Default: `neutral`. */
  tone?: "neutral" | "success" | "danger";
  /** How long it stays, in ms; hovering and focusing it stop the clock. Default: 5000. */
  duration?: number;
  /** What can be done about it at once, such as taking it back. The same must be possible elsewhere too. */
  action?: { label: string; onPress: () => void };
}

/** A toast, shown or just gone. */
export interface Toast extends ToastContent {
  /** What `dismissToast` takes. */
  id: number;
  /** Whether it is shown. */
  isOpen: boolean;
}

/** How long a toast stays, in ms, while nobody hovers or focuses it. */
export const toastDuration = 5000;

/** After how many ms a toast that is gone is forgotten. */
export const toastRemovalDelay = 1_000_000;

/** How far, in px, a toast must be swiped to go. */
export const toastSwipeThreshold = 50;

let latest: Toast | undefined;
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function become(toast: Toast | undefined) {
  latest = toast;
  for (const listener of listeners) listener();
}

/**
 * Tells of something that happened, for five seconds, in the ToastRegion of the page. One at a time: a newer toast takes
 * the place of an older one. Returns its id. What must not be missed belongs into a Banner or a Dialog.
 */
export function showToast(content: ToastContent): number {
  clearTimeout(removal);
  lastId += 1;
  become({ ...content, id: lastId, isOpen: true });
  return lastId;
}

/** Takes the toast away: the one with this id, or whichever is shown. */
export function dismissToast(id?: number) {
  if (!latest?.isOpen || (id !== undefined && id !== latest.id)) return;
  const gone = { ...latest, isOpen: false };
  become(gone);
  removal = setTimeout(() => {
    if (latest === gone) become(undefined);
  }, toastRemovalDelay);
}

/** The newest toast, until it is forgotten. */
export function getToast(): Toast | undefined {
  return latest;
}

/** Tells of every change. Returns how to stop. */
export function subscribeToToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
