import { useLayoutEffect, type RefObject } from "react";

/** How far an element moves what stands below it, in pixels. */
function moves(element: Element): number {
  const { marginBlockStart, marginBlockEnd } = getComputedStyle(element);
  return element.getBoundingClientRect().height + parseFloat(marginBlockStart) + parseFloat(marginBlockEnd);
}

/** Whether somebody is at something below an element, and sees it. */
function isBelowFocus(element: Element): boolean {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) return false;
  const isAfter = element.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_FOLLOWING;
  const { top, bottom } = activeElement.getBoundingClientRect();
  return Boolean(isAfter) && bottom > 0 && top < window.innerHeight;
}

/** Whether the browser itself holds what is in sight where it is when something comes above the window. */
const isHeld = (): boolean => CSS.supports("overflow-anchor", "auto");

/** Keeps what stands below an element where it is as that comes into a page: what somebody writes in, or what they look at who went further down. */
export function useStillBelow(place: RefObject<Element | null>): void {
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const { bottom } = element.getBoundingClientRect();
    const isPast = bottom <= 0;
    const isInUpperHalf = window.scrollY > 0 && bottom <= window.innerHeight / 2;
    if (isPast ? !isHeld() : isInUpperHalf || isBelowFocus(element))
      window.scrollBy({ top: moves(element), behavior: "instant" });
  }, [place]);
}
