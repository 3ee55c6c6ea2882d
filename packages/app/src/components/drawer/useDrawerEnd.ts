import { useCallback, useEffect, useRef } from "react";
import type { Ending } from "./SideDrawer.tsx";
import type { SideDrawerState } from "./useSideDrawer.ts";

/**
 * Where the focus goes back to: what opened it, or the bar of the sheet that this is folded away in. Where a window that got narrower has
 * other elements in its place, the page.
 */
function wayBack(opener: Element | null): Element | null {
  if (opener?.isConnected === false) return document.querySelector("main");
  return opener?.closest("[role=region]")?.querySelector(":scope > [aria-expanded=false]") ?? opener;
}

/** Closes a drawer, and gives the focus back to what opened it. */
export function useDrawerEnd({ asked, close }: SideDrawerState): (ending: Ending) => void {
  const back = useRef<Element | null>(null);

  // Once what the drawer stood over is there again.
  useEffect(() => {
    if (asked) return;
    const target = wayBack(back.current);
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
