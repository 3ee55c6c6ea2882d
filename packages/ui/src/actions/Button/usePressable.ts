import { useId, useRef } from "react";
import { chain } from "react-aria/chain";
import { useObjectRef } from "react-aria/useObjectRef";
import type { TooltipState } from "../../overlays/Tooltip/useTooltipState.ts";
import type { ButtonAvailability } from "./availability.ts";
import type { PressableProps } from "./pressable.ts";

/**
 * The props of a React Aria button that may be pending or unavailable, and those of its UnavailableReason, which is rendered right after
 * it. Neither is disabled: both keep the focus and do nothing. Of type `submit` they become plain ones, so that neither they nor Enter in
 * a field submit through them.
 */
export function usePressable({
  isUnavailable,
  unavailableReason,
  unavailableReasonId,
  isPending,
  onPress,
  ref: givenRef,
  ...props
}: PressableProps & ButtonAvailability) {
  const id = useId();
  const ref = useObjectRef(givenRef);
  const tooltip = useRef<TooltipState>(null);
  const buttonProps = { ...props, ref, onPress: onPress && (() => onPress()) };
  const inertProps = { ...buttonProps, type: "button" as const, onPress: undefined, "aria-disabled": true };
  if (!isUnavailable) {
    // React Aria's own pending state would say the label once more, and leave a nameless image behind where the button goes.
    return { buttonProps: isPending ? { ...inertProps, "data-pending": true } : buttonProps };
  }
  const unavailableProps = {
    ...inertProps,
    "aria-describedby": [props["aria-describedby"], unavailableReasonId ?? id].filter(Boolean).join(" "),
    "data-unavailable": true,
  };
  if (unavailableReasonId !== undefined) return { buttonProps: unavailableProps };
  return {
    buttonProps: {
      ...unavailableProps,
      onPress: () => tooltip.current?.open(true),
      onHoverStart: chain(props.onHoverStart, () => tooltip.current?.open(false)),
      onHoverEnd: chain(props.onHoverEnd, () => tooltip.current?.close(false)),
      onFocus: chain(props.onFocus, ({ target }: { target: Element }) => {
        if (target.matches(":focus-visible")) tooltip.current?.open(true);
      }),
      onBlur: chain(props.onBlur, () => tooltip.current?.close(true)),
    },
    reason: { id, handle: tooltip, triggerRef: ref, children: unavailableReason },
  };
}
