import { useLayoutEffect, useState, type RefObject } from "react";
import { liesOver } from "./cardPlace.ts";

/** Where the welcome card stands: above the page, or at its end. */
export type CardPlace = "float" | "flow";

const controlSelector = "a[href], button, input, textarea, select, summary, [role='button'], [tabindex='0']";

/**
 * Where the card stands. It floats until it would lie over a control of the page; then it goes to the page's end and stays there,
 * so that nothing jumps, until another page is shown or the window has another width, or the card another size. `isLast`: it stands at
 * the end of this page anyway; `isSmall`: it is one line.
 */
export function useCardPlace(
  card: RefObject<HTMLElement | null>,
  page: string,
  isLast: boolean,
  isSmall: boolean,
): CardPlace {
  const [width, setWidth] = useState(0);
  const [covering, setCovering] = useState<string>();
  const view = `${page} ${width} ${isSmall}`;
  const place = isLast || covering === view ? "flow" : "float";

  useLayoutEffect(() => {
    const measure = () => setWidth(window.innerWidth);
    window.addEventListener("resize", measure);
    return () => window.removeEventListener("resize", measure);
  }, []);

  useLayoutEffect(() => {
    const element = card.current;
    const around = element?.closest("main")?.parentElement;
    if (!element || !around || place === "flow") return;
    let frame = 0;
    const look = () => {
      if (isInTheWay(element, around)) setCovering(view);
    };
    const lookSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    look();
    const sizes = new ResizeObserver(lookSoon);
    sizes.observe(around);
    const changes = new MutationObserver(lookSoon);
    changes.observe(around, { childList: true, subtree: true });
    window.addEventListener("resize", lookSoon);
    return () => {
      window.removeEventListener("resize", lookSoon);
      cancelAnimationFrame(frame);
      sizes.disconnect();
      changes.disconnect();
    };
  }, [card, place, view]);

  return place;
}

/** What takes the presses of a control: the card or row around a link that lies over all of it, else the control itself. */
function pressedBox(control: Element): DOMRect {
  const isCover = control instanceof HTMLAnchorElement && getComputedStyle(control, "::after").position === "absolute";
  return ((isCover && control.offsetParent) || control).getBoundingClientRect();
}

/** Whether the floating card lies over a control of what is around it. */
function isInTheWay(card: HTMLElement, around: Element): boolean {
  const staysInWindow = getComputedStyle(card).position === "fixed";
  const own = card.getBoundingClientRect();
  // As the page stands at its start: a card that stays in the window is there already.
  const atStart = ({ left, right, top, bottom }: DOMRect, offset: number) => ({
    left,
    right,
    top: top + offset,
    bottom: bottom + offset,
  });
  const cardBox = atStart(own, staysInWindow ? 0 : window.scrollY);
  return [...around.querySelectorAll(controlSelector)].some((control) => {
    if (card.contains(control)) return false;
    const box = pressedBox(control);
    return box.width > 0 && box.height > 0 && liesOver(cardBox, atStart(box, window.scrollY), staysInWindow);
  });
}
