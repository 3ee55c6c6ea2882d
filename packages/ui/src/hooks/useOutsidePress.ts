import { useEffect } from "react";
import type { RefObject } from "react";

/** Calls back when something outside the element is pressed, while active. */
export function useOutsidePress(ref: RefObject<HTMLElement | null>, isActive: boolean, onOutsidePress: () => void) {
  useEffect(() => {
    if (!isActive) return;
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !ref.current?.contains(event.target)) onOutsidePress();
    };
    document.addEventListener("pointerdown", onPointerDown);
    return () => document.removeEventListener("pointerdown", onPointerDown);
  }, [ref, isActive, onOutsidePress]);
}
