import { useId, useRef } from "react";
import { chain } from "react-aria/chain";
import { useObjectRef } from "react-aria/useObjectRef";
import type { TooltipState } from "../../overlays/Tooltip/useTooltipState.ts";
import type { ButtonAvailability } from "./availability.ts";
import type { PressableProps } from "./pressable.ts";

/**
 * The props of a React Aria button that may be pending or unavailable, and those of its UnavailableReason, which is rendered right after
 * it. Neither is disabled: both keep the focus and do nothing. An unavailable submit button becomes a plain one, so that Enter in a
 * field does not submit through it.
 */
export function usePressable({
  isUnavailable,
  unavailableReason,
  unavailableReasonId,
  onPress,
  ref: givenRef,
  ...props
}: PressableProps & ButtonAvailability) {
  const id = useId();
  const ref = useObjectRef(givenRef);
  const tooltip = useRef<TooltipState>(null);
  if (!isUnavailable) return { buttonProps: { ...props, ref, onPress: onPress && (() => onPress()) } };
  const buttonProps = {
    ...props,
    ref,
    type: "button" as const,
    isPending: false,
    onPress: () => tooltip.current?.open(true),
    onHoverStart: chain(props.onHoverStart, () => tooltip.current?.open(false)),
    onHoverEnd: chain(props.onHoverEnd, () => tooltip.current?.close(false)),
    onFocus: chain(props.onFocus, ({ target }: { target: Element }) => {
      if (target.matches(":focus-visible")) tooltip.current?.open(true);
    }),
    onBlur: chain(props.onBlur, () => tooltip.current?.close(true)),
    "aria-disabled": true,
    "aria-describedby": [props["aria-describedby"], unavailableReasonId ?? id].filter(Boolean).join(" "),
    "data-unavailable": true,
  };
  if (unavailableReasonId !== undefined) return { buttonProps };
  return { buttonProps, reason: { id, handle: tooltip, triggerRef: ref, children: unavailableReason } };
}
