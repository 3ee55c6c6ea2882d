import { lazy, Suspense, useEffect, useImperativeHandle } from "react";
import type { ComponentType, Ref, RefObject } from "react";
import { useTooltipState } from "../../overlays/Tooltip/useTooltipState.ts";
import type { TooltipState } from "../../overlays/Tooltip/useTooltipState.ts";
import { Unseen } from "./UnavailableReason.styles.ts";

/** Placing a bubble is most of what a tooltip weighs, and hardly any page shows one. Where it cannot be fetched there is none. */
const TooltipBubble = lazy(() =>
  import("../../overlays/Tooltip/TooltipBubble.tsx").then(
    (module) => ({ default: module.TooltipBubble as ComponentType<BubbleProps> }),
    () => ({ default: WithoutBubble }),
  ),
);

interface BubbleProps {
  id: string;
  state: TooltipState;
  triggerRef: RefObject<Element | null>;
  placement: "bottom";
  children: string;
}

/** What stands there without a bubble. */
function WithoutBubble({ id, children }: Pick<BubbleProps, "id" | "children">) {
  return <Unseen id={id}>{children}</Unseen>;
}

export interface UnavailableReasonProps {
  /** The id that the control is described by. */
  id: string;
  /** Opens and closes the bubble. */
  handle: Ref<TooltipState>;
  /** The control. */
  triggerRef: RefObject<Element | null>;
  children: string;
}

/**
 * Says why a control is unavailable: always there for assistive technology, and in a tooltip's bubble while that is open, below
 * the control: what it waits for stands mostly above.
 */
export function UnavailableReason({ id, handle, triggerRef, children }: UnavailableReasonProps) {
  const state = useTooltipState();
  useImperativeHandle(handle, () => state, [state]);
  useEffect(() => {
    if (!state.isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      // It puts away the bubble alone, not the dialog that the control is in.
      event.stopPropagation();
      state.close(true);
    };
    document.addEventListener("keydown", onKeyDown, true);
    return () => document.removeEventListener("keydown", onKeyDown, true);
  }, [state]);
  const unseen = <WithoutBubble id={id}>{children}</WithoutBubble>;
  if (!state.isOpen) return unseen;
  return (
    <Suspense fallback={unseen}>
      <TooltipBubble id={id} state={state} triggerRef={triggerRef} placement="bottom">
        {children}
      </TooltipBubble>
    </Suspense>
  );
}
