/** Frames after which a screen reader has been told what a page has become. */
const framesUntilTold = 4;

/**
 * Puts the focus on something a moment after the page has changed around what had it. A screen reader that is told in one breath that this is gone
 * and where the focus is now goes there without a word (Orca in Firefox): the focus has to wait meanwhile, on what stays or on what comes.
 * @param isStillDue asked before: whether nobody has put the focus elsewhere meanwhile.
 * @returns ends the wait.
 */
export function focusOnceTold(find: () => HTMLElement | null | undefined, isStillDue: () => boolean): () => void {
  let frame = 0;
  const wait = (frames: number) => {
    frame = requestAnimationFrame(() => {
      if (frames > 1) wait(frames - 1);
      else if (isStillDue()) find()?.focus({ preventScroll: true });
    });
  };
  wait(framesUntilTold);
  return () => cancelAnimationFrame(frame);
}
