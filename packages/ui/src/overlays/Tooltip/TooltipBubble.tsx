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

/** The bubble of a tooltip, while that is open: React Aria's, which the pointer can enter. */
export function TooltipBubble({ id, state, triggerRef, placement = "top", children }: TooltipBubbleProps) {
  return (
    <TooltipTriggerStateContext value={state}>
      <Bubble {...{ id }} triggerRef={triggerRef} placement={placement} offset={6}>
        {children}
      </Bubble>
    </TooltipTriggerStateContext>
  );
}
