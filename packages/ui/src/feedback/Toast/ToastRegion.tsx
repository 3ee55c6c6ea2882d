import { useRef, useState, useSyncExternalStore } from "react";
import type { KeyboardEvent } from "react";
import { createPortal } from "react-dom";
import { ToastCard } from "./ToastCard.tsx";
import { Region } from "./ToastRegion.styles.ts";
import { dismissToast, getToast, subscribeToToast } from "./toastStore.ts";
import { useFocusJourney } from "./useFocusJourney.ts";
import { useToastTimer } from "./useToastTimer.ts";

export interface ToastRegionProps {
  /** Names the region, and the key that leads to it. Default: `Notifications (F8)`. */
  label?: string;
  /** Names the button that takes a toast away. Default: `Dismiss`. */
  dismissLabel?: string;
}

const noToast = () => undefined;

function subscribeToVisibility(onChange: () => void) {
  document.addEventListener("visibilitychange", onChange);
  return () => document.removeEventListener("visibilitychange", onChange);
}

/**
 * Where toasts appear: at the bottom end of the page, at the top of small screens. Render it once; it may be loaded late,
 * and is there for a toast shown before. Hovering, focusing and leaving the tab stop a toast's clock, a swipe or Escape
 * takes it away, and F8 leads to it.
 */
export function ToastRegion({ label = "Notifications (F8)", dismissLabel = "Dismiss" }: ToastRegionProps) {
  const isClient = useSyncExternalStore(
    subscribeToToast,
    () => true,
    () => false,
  );
  const toast = useSyncExternalStore(subscribeToToast, getToast, noToast);
  const region = useRef<HTMLElement>(null);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isHidden = useSyncExternalStore(
    subscribeToVisibility,
    () => document.visibilityState === "hidden",
    () => false,
  );
  const journey = useFocusJourney(region);
  useToastTimer(toast, isHovered || isFocused || isHidden);

  function dismiss() {
    journey.comeBack();
    setIsHovered(false);
    dismissToast();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    dismiss();
  }

  if (!isClient) return null;
  const shown = toast?.isOpen ? toast : undefined;
  return createPortal(
    <Region
      ref={region}
      aria-label={label}
      tabIndex={-1}
      data-react-aria-top-layer
      data-open={shown ? true : undefined}
      data-tone={shown?.tone ?? "neutral"}
      onKeyDown={onKeyDown}
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={(event) => {
        journey.remember(event);
        setIsFocused(true);
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setIsFocused(false);
      }}
    >
      <ToastCard toast={shown} dismissLabel={dismissLabel} onDismiss={dismiss} />
    </Region>,
    document.body,
  );
}
