import { useEffect, useEffectEvent, useLayoutEffect } from "react";
import type { KeyboardEvent, RefObject } from "react";

/** How a modal can be left. */
export interface ModalOptions {
  /** What is modal: an element outside of which nothing can be reached. */
  ref: RefObject<HTMLElement | null>;
  /** Whether Escape asks to close it. */
  closesOnEscape: boolean;
  onClose: () => void;
}

/** The modals that are open, the uppermost last. */
const open: HTMLElement[] = [];

/** What lies beneath the uppermost modal and is out of reach because of it. */
const covered = new Set<HTMLElement>();

/** Stays within reach beside a modal, as the region of toasts does. */
const isAbove = (element: Element) => element.hasAttribute("data-react-aria-top-layer");

/** Puts everything out of reach that does not belong to the uppermost modal; without one, everything back. */
function coverPage(): void {
  const top = open.at(-1);
  for (const each of covered) each.inert = false;
  covered.clear();
  if (!top) return;
  for (const each of document.body.children) {
    if (!(each instanceof HTMLElement) || each.inert || each.contains(top) || isAbove(each)) continue;
    each.inert = true;
    covered.add(each);
  }
}

/** The page beneath does not scroll, and keeps the room of its scroll bar. */
function holdPage(): () => void {
  const { style, clientWidth } = document.documentElement;
  const before = { overflow: style.overflow, scrollbarGutter: style.scrollbarGutter };
  if (window.innerWidth > clientWidth) style.scrollbarGutter = "stable";
  style.overflow = "hidden";
  return () => {
    style.overflow = before.overflow;
    style.scrollbarGutter = before.scrollbarGutter;
  };
}

/** Puts the focus on the headline of the page, or on its main part. */
function focusPage(): void {
  const main = document.querySelector("main");
  const headline = main?.querySelector("h1");
  if (headline) headline.tabIndex = -1;
  (headline ?? main)?.focus({ preventScroll: true });
}

const canTakeFocus =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), summary, [tabindex]:not([tabindex="-1"])';

const isRadio = (element: Element | null | undefined): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === "radio";

/** Whether two elements are one stop for Tab, as the radio buttons of a group are. */
const isSameStop = (one: Element | null, other: Element | undefined): boolean =>
  one === other || (isRadio(one) && isRadio(other) && one.name !== "" && one.name === other.name);

/** What Tab stops at inside an element, in order: of a group of radio buttons the chosen one, or the first. */
function tabStops(element: HTMLElement): HTMLElement[] {
  const all = [...element.querySelectorAll<HTMLElement>(canTakeFocus)].filter(
    (each) => each.tabIndex >= 0 && each.checkVisibility({ visibilityProperty: true }),
  );
  return all.filter((each) => {
    if (!isRadio(each)) return true;
    const group = all.filter((other) => isSameStop(other, each)) as HTMLInputElement[];
    return each === (group.find(({ checked }) => checked) ?? group[0]);
  });
}

/**
 * Makes an element modal while it is rendered: what is outside can neither be reached nor read nor scrolled (but for toasts), the
 * focus goes in, goes round inside, and at the end back to where it was, or to the page's headline. Follows the dialog pattern of the ARIA practices. A
 * native `dialog` would put toasts out of reach.
 */
export function useModal({ ref, closesOnEscape, onClose }: ModalOptions) {
  const askToClose = useEffectEvent(() => {
    if (closesOnEscape) onClose();
  });

  useLayoutEffect(() => {
    const modal = ref.current;
    if (!modal) return undefined;
    const origin = document.activeElement instanceof HTMLElement ? document.activeElement : undefined;
    open.push(modal);
    coverPage();
    const release = open.length === 1 ? holdPage() : undefined;
    if (!modal.contains(document.activeElement)) modal.focus({ preventScroll: true });
    return () => {
      open.splice(open.indexOf(modal), 1);
      coverPage();
      release?.();
      const at = document.activeElement;
      if (at && at !== document.body && !modal.contains(at)) return;
      // A modal that opened by itself has no place to go back to, nor has one whose opener is gone.
      if (origin?.isConnected && origin !== document.body) origin.focus({ preventScroll: true });
      else focusPage();
    };
  }, [ref]);

  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented || event.isComposing || open.at(-1) !== ref.current) return;
      event.preventDefault();
      askToClose();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [ref]);

  /** Takes Tab from the last stop to the first, and back. */
  const onKeyDown = (event: KeyboardEvent) => {
    const modal = ref.current;
    if (event.key !== "Tab" || event.altKey || event.ctrlKey || event.metaKey || !modal) return;
    const stops = tabStops(modal);
    const at = document.activeElement;
    const isAtEnd = event.shiftKey ? at === modal || isSameStop(at, stops[0]) : isSameStop(at, stops.at(-1));
    if (!isAtEnd && stops.length > 0) return;
    event.preventDefault();
    (event.shiftKey ? stops.at(-1) : stops[0])?.focus();
  };

  return { onKeyDown };
}
