import { useLayoutEffect, useRef } from "react";
import type { FocusEvent } from "react";
import { onePane } from "./onePane.ts";

/**
 * On small screens one pane takes the place of the other, and the focus with it: into the thread when a message is
 * selected, back to where it was in the list after that.
 */
export function useFocusAcrossPanes(isThreadShown: boolean) {
  const listRef = useRef<HTMLDivElement>(null);
  const threadRef = useRef<HTMLDivElement>(null);
  const lastInList = useRef<Element | null>(null);
  const wasThreadShown = useRef(isThreadShown);

  useLayoutEffect(() => {
    if (wasThreadShown.current === isThreadShown) return;
    wasThreadShown.current = isThreadShown;
    if (!window.matchMedia(onePane).matches) return;
    if (isThreadShown) threadRef.current?.focus();
    else if (lastInList.current instanceof HTMLElement && lastInList.current.isConnected) lastInList.current.focus();
    else listRef.current?.focus();
  }, [isThreadShown]);

  /** Remembers where in the list the focus was: by the time the thread is shown, the list has lost it. */
  function onListFocus(event: FocusEvent) {
    lastInList.current = event.target;
  }

  return { listRef, threadRef, onListFocus };
}
