import { useId } from "react";
import type { CSSProperties, MouseEvent, ReactNode, Ref } from "react";
import type { Availability } from "./availability.ts";
import type { PressableProps } from "./pressable.ts";
import { anchorName, UnavailableReason } from "./UnavailableReason.tsx";

/**
 * The attributes of a native button that may be pending or unavailable, and the reason, to be rendered right after it. Neither is
 * disabled: both keep the focus and do nothing. An unavailable submit button becomes a plain one, so that Enter in a field
 * does not submit through it.
 */
export function usePressable(
  { onPress, type = "button", ...rest }: PressableProps & { ref?: Ref<HTMLButtonElement> },
  isPending: boolean | undefined,
  { isUnavailable, unavailableReason }: Availability,
) {
  const id = useId();
  const reasonId = `${id}-reason`;
  const isInert = Boolean(isUnavailable || isPending);
  // What a trigger's wrapper adds at run time, such as a menu's, comes before our own.
  const { onClick } = rest as { onClick?: (event: MouseEvent<HTMLButtonElement>) => void };
  const buttonProps = {
    ...rest,
    type: isUnavailable ? ("button" as const) : type,
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      if (isInert) {
        event.preventDefault();
        return;
      }
      onClick?.(event);
      onPress?.();
    },
    "aria-disabled": isInert || undefined,
    "data-pending": isPending || undefined,
  };
  if (!isUnavailable) return { buttonProps, reason: null as ReactNode };
  const anchor = anchorName(id);
  return {
    buttonProps: {
      ...buttonProps,
      "aria-describedby": rest["aria-describedby"] ? `${rest["aria-describedby"]} ${reasonId}` : reasonId,
      "data-unavailable": true,
      style: { anchorName: anchor } as CSSProperties,
    },
    reason: (
      <UnavailableReason id={reasonId} anchor={anchor}>
        {unavailableReason}
      </UnavailableReason>
    ) as ReactNode,
  };
}
