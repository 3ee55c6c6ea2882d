import type { ReactNode } from "react";
import type { ButtonAvailability } from "./availability.ts";
import { StyledButton } from "./Button.styles.ts";
import type { PressableProps } from "./pressable.ts";
import { UnavailableReason } from "./UnavailableReason.tsx";
import { usePressable } from "./usePressable.ts";

interface ButtonBaseProps extends PressableProps {
  /** One `filled` button a view; the others are a `line`, or only words (`quiet`). Default: `filled`. */
  variant?: "filled" | "line" | "quiet";
  /** Default: `medium`, 40 px high. `small` is 32 px. On small screens and for fingers both are 44 px. */
  size?: "medium" | "small";
  /** `danger` for what takes something away, `brand` for a quiet button that adds. */
  tone?: "brand" | "danger";
  /** The words, and an icon before or after them. */
  children: ReactNode;
}

export type ButtonProps = ButtonBaseProps & ButtonAvailability;

/**
 * Does something. For going somewhere use ButtonLink; for an icon without words use IconButton.
 *
 * An unavailable submit button is of type `button`, so that Enter in a field does not submit through it; a form still has
 * to check its values on submit.
 */
export function Button({ variant = "filled", size = "medium", tone, children, ...rest }: ButtonProps) {
  const { buttonProps, reason } = usePressable(rest);
  return (
    <>
      <StyledButton {...buttonProps} data-variant={variant} data-size={size} data-tone={tone}>
        {children}
      </StyledButton>
      {reason && <UnavailableReason {...reason} />}
    </>
  );
}
