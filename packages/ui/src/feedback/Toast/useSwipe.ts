import { useRef, useState } from "react";
import type { PointerEvent } from "react";
import { toastSwipeThreshold } from "./toastStore.ts";

/**
 * Lets a finger push something away sideways. `offset` is how far it is pushed, in px; past the threshold, letting go
 * calls back. A mouse selects text instead.
 */
export function useSwipe(onSwiped: () => void) {
  const startX = useRef<number | null>(null);
  const [offset, setOffset] = useState(0);

  function end(isCancelled: boolean) {
    if (startX.current === null) return;
    startX.current = null;
    setOffset(0);
    if (!isCancelled && Math.abs(offset) >= toastSwipeThreshold) onSwiped();
  }

  return {
    offset,
    swipeProps: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const isButton = event.target instanceof Element && event.target.closest("button") !== null;
        if (event.pointerType !== "mouse" && !isButton) startX.current = event.clientX;
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (startX.current !== null) setOffset(event.clientX - startX.current);
      },
      onPointerUp: () => end(false),
      onPointerCancel: () => end(true),
    },
  };
}
