import { useId } from "react";
import type { ReactNode } from "react";
import type { ButtonProps as AriaButtonProps } from "react-aria-components/Button";
import type { Availability } from "./availability.ts";
import { anchorName, UnavailableReason } from "./UnavailableReason.tsx";

type PressProps = Pick<
  AriaButtonProps,
  "type" | "onPress" | "onPressStart" | "onPressEnd" | "onPressUp" | "onPressChange" | "aria-describedby"
>;

/**
 * The props that make a React Aria button unavailable rather than disabled, and its reason, to be rendered right after
 * it. An unavailable submit button becomes a plain one, so that Enter in a field does not submit through it.
 */
export function useAvailability(
  { type, onPress, onPressStart, onPressEnd, onPressUp, onPressChange, ...rest }: PressProps,
  { isUnavailable, unavailableReason }: Availability,
) {
  const id = useId();
  const reasonId = `${id}-reason`;
  if (!isUnavailable) {
    const reason: ReactNode = null;
    return { pressProps: { type, onPress, onPressStart, onPressEnd, onPressUp, onPressChange, ...rest }, reason };
  }
  const anchor = anchorName(id);
  const reason: ReactNode = (
    <UnavailableReason id={reasonId} anchor={anchor}>
      {unavailableReason}
    </UnavailableReason>
  );
  return {
    pressProps: {
      type: "button" as const,
      "aria-disabled": true,
      "aria-describedby": rest["aria-describedby"] ? `${rest["aria-describedby"]} ${reasonId}` : reasonId,
      style: { anchorName: anchor },
      onPress: undefined,
      onPressStart: undefined,
      onPressEnd: undefined,
      onPressUp: undefined,
      onPressChange: undefined,
      "data-unavailable": true,
    },
    reason,
  };
}
