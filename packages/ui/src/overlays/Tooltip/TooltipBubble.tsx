import { useLayoutEffect, useMemo, useRef } from "react";
import type { ReactNode, RefObject } from "react";
import { TooltipTriggerStateContext } from "react-aria-components/Tooltip";
import type { Placement } from "../Popover/Popover.tsx";
import { Bubble } from "./Tooltip.styles.ts";
import type { TooltipState } from "./useTooltipState.ts";

export interface TooltipBubbleProps {
  /** The id that the control is described by while it is open. */
  id: string;
  state: TooltipState;
  /** The control that it stands beside. */
  triggerRef: RefObject<Element | null>;
  /** Default: `top`. */
  placement?: Placement;
  children: ReactNode;
}

const placeOf = (control: Element | null) => control?.getBoundingClientRect().top;

/** The bubble of a tooltip, while that is open: React Aria's, which the pointer can enter. */
export function TooltipBubble({ id, state, triggerRef, placement = "top", children }: TooltipBubbleProps) {
  const { isOpen } = state;
  const shownAt = useRef<number>(undefined);
  useLayoutEffect(() => {
    shownAt.current = isOpen ? placeOf(triggerRef.current) : undefined;
  }, [isOpen, triggerRef]);
  // React Aria closes it on any scroll, at once. Where the focus itself scrolled the page to the control, the event comes after the tooltip,
  // and nothing has moved since: it stays.
  const overlay = useMemo(
    () => ({
      ...state,
      close: (isImmediate?: boolean) => {
        const isScroll = isImmediate === true;
        if (!isScroll || placeOf(triggerRef.current) !== shownAt.current) state.close(isImmediate);
      },
    }),
    [state, triggerRef],
  );
  return (
    <TooltipTriggerStateContext value={overlay}>
      <Bubble {...{ id }} triggerRef={triggerRef} placement={placement} offset={6}>
        {children}
      </Bubble>
    </TooltipTriggerStateContext>
  );
}
