import { useCallback, useLayoutEffect, useRef } from "react";

/** The same function at every render, that calls the newest one: for handlers of memoised parts. Not to be called while rendering. */
export function useStableCallback<Args extends unknown[]>(
  callback: ((...args: Args) => void) | undefined,
): (...args: Args) => void {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current?.(...args), []);
}
