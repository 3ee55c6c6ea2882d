import { cloneElement, useId, useRef } from "react";
import type { FocusEvent, PointerEvent, ReactElement, ReactNode } from "react";
import { TooltipTriggerStateContext } from "react-aria-components/Tooltip";
import type { Placement } from "../Popover/Popover.tsx";
import { useTooltipState } from "./useTooltipState.ts";
import { Bubble, Trigger } from "./Tooltip.styles.ts";

export interface TooltipProps {
  /** What explains the control: a few words. They are its accessible description, so do not repeat its name. */
  content: ReactNode;
  /** One control that can be focused: a Button, an IconButton, a link. */
  children: ReactElement<{ "aria-describedby"?: string }>;
  /** Default: `top`. */
  placement?: Placement;
}

/**
 * Explains a control while the pointer rests on it (after 700 ms, at once when one was shown just before) or a keyboard
 * has focused it. Escape puts it away, and the pointer can move onto it. Touch has no tooltips: say what matters in the
 * page.
 */
export function Tooltip({ content, children, placement = "top" }: TooltipProps) {
  const id = useId();
  const state = useTooltipState();
  const trigger = useRef<HTMLSpanElement>(null);
  const control = useRef<Element>(null);

  function onPointerEnter(event: PointerEvent) {
    if (event.pointerType !== "touch") show(false);
  }

  function onFocus(event: FocusEvent) {
    if (event.target.matches(":focus-visible")) show(true);
  }

  function show(isImmediate: boolean) {
    control.current = trigger.current?.firstElementChild ?? null;
    state.open(isImmediate);
  }

  const describedBy = children.props["aria-describedby"];
  return (
    <>
      <Trigger
        ref={trigger}
        onPointerEnter={onPointerEnter}
        onPointerLeave={() => state.close()}
        onPointerDown={() => state.close(true)}
        onFocus={onFocus}
        onBlur={() => state.close(true)}
      >
        {cloneElement(children, {
          "aria-describedby": state.isOpen ? (describedBy ? `${describedBy} ${id}` : id) : describedBy,
        })}
      </Trigger>
      <TooltipTriggerStateContext value={state}>
        <Bubble {...{ id }} triggerRef={control} placement={placement} offset={6}>
          {content}
        </Bubble>
      </TooltipTriggerStateContext>
    </>
  );
}
