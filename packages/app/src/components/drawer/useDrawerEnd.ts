import { useCallback, useEffect, useRef } from "react";
import type { Ending } from "./SideDrawer.tsx";
import type { SideDrawerState } from "./useSideDrawer.ts";

/** Closes a drawer, and gives the focus back to what opened it. */
export function useDrawerEnd({ asked, close }: SideDrawerState): (ending: Ending) => void {
  const back = useRef<Element | null>(null);

  // Once what the drawer stood over is there again.
  useEffect(() => {
    if (asked) return;
    // A window that got narrower meanwhile has other elements in its place.
    const target = back.current?.isConnected === false ? document.querySelector("main") : back.current;
    if (target instanceof HTMLElement) target.focus({ preventScroll: target !== back.current });
    back.current = null;
  }, [asked]);

  return useCallback(
    (ending: Ending) => {
      back.current = ending === "closed" ? (asked?.opener ?? null) : null;
      close();
    },
    [asked, close],
  );
}
