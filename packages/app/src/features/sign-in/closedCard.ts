const key = "grantwright.welcomeClosed";

// A session storage may be switched off: then the card is open on the next page again.

/** Whether the floating welcome card was put away in this session of the browser. */
export function wasCardClosed(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Remembers for this session of the browser whether the floating welcome card is put away. */
export function rememberCardClosed(isClosed: boolean): void {
  try {
    if (isClosed) sessionStorage.setItem(key, "1");
    else sessionStorage.removeItem(key);
  } catch {
    // It holds for this page alone.
  }
}
