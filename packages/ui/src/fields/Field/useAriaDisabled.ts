import { useLayoutEffect } from "react";
import type { RefObject } from "react";

/** Says `aria-disabled` of a control that takes no such attribute through React Aria. It keeps the focus. */
export function useAriaDisabled(control: RefObject<HTMLElement | null>, isUnavailable: boolean | undefined): void {
  useLayoutEffect(() => {
    if (!isUnavailable) return;
    const element = control.current;
    element?.setAttribute("aria-disabled", "true");
    return () => element?.removeAttribute("aria-disabled");
  }, [control, isUnavailable]);
}
