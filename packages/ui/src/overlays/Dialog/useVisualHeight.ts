import { useSyncExternalStore } from "react";
import type { CSSProperties } from "react";

function subscribe(onChange: () => void): () => void {
  window.visualViewport?.addEventListener("resize", onChange);
  return () => window.visualViewport?.removeEventListener("resize", onChange);
}

/** How much of the screen can be seen, without the keyboard of a touch device, as `--visual-viewport-height`. */
export function useVisualHeight(): CSSProperties {
  const height = useSyncExternalStore(
    subscribe,
    () => window.visualViewport?.height ?? window.innerHeight,
    () => 0,
  );
  return { "--visual-viewport-height": `${height}px` } as CSSProperties;
}
