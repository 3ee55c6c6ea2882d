import { useLayoutEffect, type RefObject } from "react";

/** How far an element moves what stands below it, in pixels. */
function moves(element: Element): number {
  const { marginBlockStart, marginBlockEnd } = getComputedStyle(element);
  return element.getBoundingClientRect().height + parseFloat(marginBlockStart) + parseFloat(marginBlockEnd);
}

/** Where what has the focus stands to an element, as far as it is in sight; undefined where nothing has. */
function focusBeside(element: Element): "before" | "below" | undefined {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body || activeElement.contains(element)) return undefined;
  const { top, bottom } = activeElement.getBoundingClientRect();
  if (bottom <= 0 || top >= window.innerHeight) return undefined;
  const isBelow = element.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_FOLLOWING;
  return isBelow ? "below" : "before";
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
    const focus = focusBeside(element);
    const isInUpperHalf = window.scrollY > 0 && bottom <= window.innerHeight / 2;
    const isLookedPast = focus === "below" || (focus === undefined && isInUpperHalf);
    if (isPast ? !isHeld() : isLookedPast) window.scrollBy({ top: moves(element), behavior: "instant" });
  }, [place]);
}
