const { now } = Date;

/** Lets the clock go on that `stopClock` stopped. */
export function letClockGo(): void {
  Date.now = now;
}

/**
 * Stops the clock that components read, for `beforeEach` of stories whose picture is compared. Gives back what lets it go on, which
 * happens when the next story begins.
 */
export function stopClock(at: Date | number): () => void {
  // A spy would be told of every call by way of the clock itself.
  Date.now = () => Number(at);
  return letClockGo;
}
