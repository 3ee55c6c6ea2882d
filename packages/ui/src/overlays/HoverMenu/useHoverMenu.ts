import { useEffect, useRef, useState } from "react";
import type { KeyboardEvent, PointerEvent, RefObject } from "react";
import { useOutsidePress } from "../../hooks/useOutsidePress.ts";

/** How long, in ms, the panel stays after the pointer has left. */
const hoverMenuCloseDelay = 150;

/** The first control in the panel that can take the focus. */
const control = "a[href], button:not([disabled]), input:not([disabled]), [tabindex='0']";

/** Calls back for Escape wherever the focus is, before anything else hears of it. */
function useEscape(isActive: boolean, onEscape: () => void) {
  useEffect(() => {
    if (!isActive) return;
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      onEscape();
    };
    document.addEventListener("keydown", onKeyDown, { capture: true });
    return () => document.removeEventListener("keydown", onKeyDown, { capture: true });
  }, [isActive, onEscape]);
}

/** What opens and closes a panel besides the presses that React Aria knows: hovering, leaving, Escape, the arrow down. */
export function useHoverMenu(
  frame: RefObject<HTMLElement | null>,
  trigger: RefObject<HTMLElement | null>,
  onOpenChange: ((isOpen: boolean) => void) | undefined,
) {
  const [isOpen, setIsOpen] = useState(false);
  const isPinned = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);
  useOutsidePress(frame, isOpen, () => change(false));
  useEscape(isOpen, closeAndReturn);

  function change(next: boolean) {
    clearTimeout(timer.current);
    if (!next) isPinned.current = false;
    if (next === isOpen) return;
    setIsOpen(next);
    onOpenChange?.(next);
  }

  function closeAndReturn() {
    if (frame.current?.contains(document.activeElement)) trigger.current?.focus();
    change(false);
  }

  function pin() {
    change(true);
    isPinned.current = true;
  }

  return {
    isOpen,
    close: () => change(false),
    closeAndReturn,
    /** A press keeps open what the pointer has opened, until the next one. */
    press: () => (isOpen && isPinned.current ? change(false) : pin()),
    frameProps: {
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType !== "touch") change(true);
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType === "touch" || isPinned.current) return;
        clearTimeout(timer.current);
        timer.current = setTimeout(() => change(false), hoverMenuCloseDelay);
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== "ArrowDown" || event.target !== trigger.current) return;
        event.preventDefault();
        pin();
        requestAnimationFrame(() =>
          frame.current?.querySelector<HTMLElement>(`[role="group"] :is(${control})`)?.focus(),
        );
      },
    },
  };
}
