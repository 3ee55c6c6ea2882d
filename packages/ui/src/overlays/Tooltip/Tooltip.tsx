import { cloneElement, useRef } from "react";
import type { ReactElement, ReactNode, Ref } from "react";
import { mergeProps } from "react-aria/mergeProps";
import { mergeRefs } from "react-aria/mergeRefs";
import { useTooltipTrigger } from "react-aria/useTooltipTrigger";
import type { Placement } from "../Popover/Popover.tsx";
import { TooltipBubble } from "./TooltipBubble.tsx";
import { useTooltipState } from "./useTooltipState.ts";

/** What a control with a tooltip has to take. */
interface Described {
  "aria-describedby"?: string;
  ref?: Ref<Element>;
}

export interface TooltipProps {
  /** What explains the control: a few words. They are its accessible description, so do not repeat its name. */
  content: ReactNode;
  /** One control that can be focused: a Button, an IconButton, a link. */
  children: ReactElement<Described>;
  /** Default: `top`. */
  placement?: Placement;
}

/**
 * Explains a control while the pointer rests on it (after 700 ms, at once when one was shown just before) or a keyboard
 * has focused it. Escape puts it away, and the pointer can move onto it. Touch has no tooltips: say what matters in the
 * page.
 */
export function Tooltip({ content, children, placement }: TooltipProps) {
  const state = useTooltipState();
  const control = useRef<Element>(null);
  const { triggerProps, tooltipProps } = useTooltipTrigger({}, state, control as never);
  const { props } = children;
  const describedBy = [props["aria-describedby"], triggerProps["aria-describedby"]].filter(Boolean).join(" ");
  return (
    <>
      {cloneElement(children, {
        ...mergeProps(props, triggerProps),
        ref: mergeRefs(props.ref, control),
        "aria-describedby": describedBy || undefined,
      })}
      <TooltipBubble id={tooltipProps.id!} state={state} triggerRef={control} placement={placement}>
        {content}
      </TooltipBubble>
    </>
  );
}
