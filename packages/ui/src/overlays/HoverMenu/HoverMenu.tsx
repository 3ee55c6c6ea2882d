import { useEffect, useId, useRef, useState } from "react";
import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent, ReactNode } from "react";
import { useOutsidePress } from "../../hooks/useOutsidePress.ts";
import { VisuallyHidden } from "../../text/VisuallyHidden/VisuallyHidden.tsx";
import { HoverMenuContext } from "./hoverMenuContext.ts";
import { Frame, Panel } from "./HoverMenu.styles.ts";

export interface HoverMenuProps {
  /** What the trigger opens: `Account: Ines Okafor, Common Ground`. */
  label: string;
  /** What the trigger looks like: an Avatar, an icon. */
  trigger: ReactNode;
  /** A MenuPanel, or other ordinary controls. */
  children: ReactNode;
  /** Above or below the trigger, and with which of its edges in line. Default: `bottom end`. */
  placement?: "bottom start" | "bottom end" | "top start" | "top end";
  /** Called when it opens and closes: the time to load what is in it. */
  onOpenChange?: (isOpen: boolean) => void;
}

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

/**
 * A panel of ordinary controls that opens on hover, press, touch and keyboard (Enter, Space, or the arrow down, which also
 * moves into it). It closes 150 ms after the pointer leaves, when the focus goes elsewhere, when a link in it is followed,
 * and with Escape, which brings the focus back (WCAG 2.2, SC 1.4.13). A press keeps it open until the next one.
 */
export function HoverMenu({ label, trigger, children, placement = "bottom end", onOpenChange }: HoverMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isPinned = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const frame = useRef<HTMLDivElement>(null);
  const triggerButton = useRef<HTMLButtonElement>(null);
  const panelId = useId();

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
    if (frame.current?.contains(document.activeElement)) triggerButton.current?.focus();
    change(false);
  }

  function onPointerEnter(event: PointerEvent) {
    if (event.pointerType !== "touch") change(true);
  }

  function onPointerLeave(event: PointerEvent) {
    if (event.pointerType === "touch" || isPinned.current) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => change(false), hoverMenuCloseDelay);
  }

  function onPress() {
    if (isOpen && isPinned.current) return change(false);
    change(true);
    isPinned.current = true;
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "ArrowDown" && event.target === triggerButton.current) {
      event.preventDefault();
      change(true);
      isPinned.current = true;
      requestAnimationFrame(() => document.getElementById(panelId)?.querySelector<HTMLElement>(control)?.focus());
    }
  }

  function onBlur(event: FocusEvent) {
    if (event.relatedTarget && !frame.current?.contains(event.relatedTarget)) change(false);
  }

  function onPanelClick(event: MouseEvent) {
    if (event.target instanceof Element && event.target.closest("a[href]")) change(false);
  }

  return (
    <Frame
      ref={frame}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <button
        ref={triggerButton}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={onPress}
      >
        {trigger}
        <VisuallyHidden>{label}</VisuallyHidden>
      </button>
      {isOpen && (
        <HoverMenuContext value={closeAndReturn}>
          <Panel id={panelId} role="group" aria-label={label} data-placement={placement} onClick={onPanelClick}>
            {children}
          </Panel>
        </HoverMenuContext>
      )}
    </Frame>
  );
}
