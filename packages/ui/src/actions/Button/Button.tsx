import type { ReactNode, Ref } from "react";
import type { Availability } from "./availability.ts";
import { StyledButton } from "./Button.styles.ts";
import type { PressableProps } from "./pressable.ts";
import { usePressable } from "./usePressable.tsx";

interface ButtonBaseProps extends PressableProps {
  /** One `filled` button a view; the others are a `line`, or only words (`quiet`). Default: `filled`. */
  variant?: "filled" | "line" | "quiet";
  /** Default: `medium`, 40 px high. `small` is 32 px. On small screens both are 44 px. */
  size?: "medium" | "small";
  /** `danger` for what takes something away, `brand` for a quiet button that adds. */
  tone?: "brand" | "danger";
  /** Its work is under way: it keeps the focus, cannot be pressed, and the label should say so ("Sending..."). */
  isPending?: boolean;
  /** The words, and an icon before or after them. */
  children: ReactNode;
  /** The button. */
  ref?: Ref<HTMLButtonElement>;
}

export type ButtonProps = ButtonBaseProps & Availability;

/**
 * Does something. For going somewhere use ButtonLink; for an icon without words use IconButton.
 *
 * An unavailable submit button is of type `button`, so that Enter in a field does not submit through it; a form still has
 * to check its values on submit.
 */
export function Button({
  variant = "filled",
  size = "medium",
  tone,
  isPending,
  isUnavailable,
  unavailableReason,
  children,
  ...rest
}: ButtonProps) {
  const { buttonProps, reason } = usePressable(rest, isPending, { isUnavailable, unavailableReason } as Availability);
  return (
    <>
      <StyledButton {...buttonProps} data-variant={variant} data-size={size} data-tone={tone}>
        {children}
      </StyledButton>
      {reason}
    </>
  );
}
