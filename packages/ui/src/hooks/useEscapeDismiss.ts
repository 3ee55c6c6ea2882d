import { useEffect, useState } from "react";
import type { FocusEvent, PointerEvent, RefObject } from "react";

/**
 * Lets Escape put away what appears on hover or focus, without moving either (WCAG 2.2, SC 1.4.13). It stays away until
 * both the pointer and the focus have left the element. Spread `dismissProps` on the element.
 */
export function useEscapeDismiss(ref: RefObject<HTMLElement | null>) {
  const [isDismissed, setIsDismissed] = useState(false);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape" && ref.current?.matches(":hover, :focus-within")) setIsDismissed(true);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [ref]);

  return {
    isDismissed,
    dismissProps: {
      "data-dismissed": isDismissed || undefined,
      onPointerLeave: (event: PointerEvent<HTMLElement>) => {
        if (!event.currentTarget.matches(":focus-within")) setIsDismissed(false);
      },
      onBlur: (event: FocusEvent<HTMLElement>) => {
        const isInside = event.currentTarget.contains(event.relatedTarget);
        if (!isInside && !event.currentTarget.matches(":hover")) setIsDismissed(false);
      },
    },
  };
}
