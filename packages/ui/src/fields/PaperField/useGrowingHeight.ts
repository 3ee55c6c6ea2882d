import { useLayoutEffect } from "react";
import type { RefObject } from "react";

const isGrowing = () => CSS.supports("field-sizing", "content");

function fit(element: HTMLTextAreaElement) {
  element.style.blockSize = "0";
  const borders = element.offsetHeight - element.clientHeight;
  element.style.blockSize = `${element.scrollHeight + borders}px`;
}

/**
 * Keeps a text area as high as its text where the browser does not do it itself (`field-sizing: content`). Where it
 * does, this measures nothing.
 */
export function useGrowingHeight(area: RefObject<HTMLTextAreaElement | null>, value: string): void {
  useLayoutEffect(() => {
    if (area.current && !isGrowing()) fit(area.current);
  }, [area, value]);

  // Another width has other lines.
  useLayoutEffect(() => {
    const element = area.current;
    if (!element || isGrowing()) return;
    let width = element.clientWidth;
    let frame = 0;
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === width) return;
      width = element.clientWidth;
      // Not within the notification: a new height is a size that the observer would have to tell of again.
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => fit(element));
    });
    observer.observe(element);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [area]);
}
