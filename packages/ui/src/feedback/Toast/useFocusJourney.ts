import { useEffect, useRef } from "react";
import type { FocusEvent, RefObject } from "react";

/** Remembers where the focus came from, and brings it back there. F8 leads to the region from anywhere. */
export function useFocusJourney(region: RefObject<HTMLElement | null>) {
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
