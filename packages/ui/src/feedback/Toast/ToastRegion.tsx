import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { CSSProperties, FocusEvent, KeyboardEvent, RefObject } from "react";
import { createPortal } from "react-dom";
import { AlertIcon, CheckIcon, CloseIcon, InfoIcon } from "../../icons/icons.tsx";
import { Button } from "../../actions/Button/Button.tsx";
import { IconButton } from "../../actions/IconButton/IconButton.tsx";
import { Region } from "./ToastRegion.styles.ts";
import { dismissToast, getToast, subscribeToToast } from "./toastStore.ts";
import type { Toast } from "./toastStore.ts";
import { useSwipe } from "./useSwipe.ts";
import { useToastTimer } from "./useToastTimer.ts";

export interface ToastRegionProps {
  /** Names the region, and the key that leads to it. Default: `Notifications (F8)`. */
  label?: string;
  /** Names the button that takes a toast away. Default: `Dismiss`. */
  dismissLabel?: string;
}

const icons = { neutral: <InfoIcon />, success: <CheckIcon />, danger: <AlertIcon /> } as const;

function Words({ toast }: { toast: Toast }) {
  return (
    <>
      <b>{toast.title}</b>
      {toast.description !== undefined && <span className="description">{toast.description}</span>}
    </>
  );
}

const noToast = () => undefined;

/** Remembers where the focus came from, and brings it back there. F8 leads to the region from anywhere. */
function useFocusJourney(region: RefObject<HTMLElement | null>) {
  const origin = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== "F8") return;
      event.preventDefault();
      region.current?.focus();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [region]);

  return {
    remember: (event: FocusEvent<HTMLElement>) => {
      const isFromOutside = !event.currentTarget.contains(event.relatedTarget);
      if (isFromOutside && event.relatedTarget instanceof HTMLElement) origin.current = event.relatedTarget;
    },
    comeBack: () => {
      if (region.current?.contains(document.activeElement)) origin.current?.focus();
      origin.current = null;
    },
  };
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
  const { offset, swipeProps } = useSwipe(dismiss);
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
  const tone = shown?.tone ?? "neutral";
  return createPortal(
    <Region
      ref={region}
      aria-label={label}
      tabIndex={-1}
      data-react-aria-top-layer
      data-open={shown ? true : undefined}
      data-tone={tone}
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
      <div className="card" style={{ "--swipe": `${offset}px` } as CSSProperties} {...swipeProps}>
        {shown && icons[tone]}
        <div className="words" role="status">
          {shown && tone !== "danger" && <Words key={shown.id} toast={shown} />}
        </div>
        {shown && tone === "danger" && (
          <div key={shown.id} className="words" role="alert">
            <Words toast={shown} />
          </div>
        )}
        {shown?.action && (
          <div className="action">
            <Button
              variant="line"
              size="small"
              onPress={() => {
                shown.action?.onPress();
                dismiss();
              }}
            >
              {shown.action.label}
            </Button>
          </div>
        )}
        {shown && (
          <div className="close">
            <IconButton label={dismissLabel} icon={<CloseIcon />} onPress={dismiss} />
          </div>
        )}
      </div>
    </Region>,
    document.body,
  );
}

function subscribeToVisibility(onChange: () => void) {
  document.addEventListener("visibilitychange", onChange);
  return () => document.removeEventListener("visibilitychange", onChange);
}
