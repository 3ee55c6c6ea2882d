import { useLayoutEffect } from "react";
import type { RefObject } from "react";

/**
 * Keeps a text area as high as its text where the browser does not do it itself (`field-sizing: content`). Where it
 * does, this measures nothing.
 */
export function useGrowingHeight(area: RefObject<HTMLTextAreaElement | null>, value: string): void {
  useLayoutEffect(() => {
    const element = area.current;
    if (!element || CSS.supports("field-sizing", "content")) return;
    element.style.blockSize = "0";
    element.style.blockSize = `${element.scrollHeight}px`;
  }, [area, value]);
}
