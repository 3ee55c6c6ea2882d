import type { ReactNode, Ref } from "react";
import { keyframes, styled } from "styled-components";
import { media } from "../../theme/media.ts";
import type { Availability } from "./availability.ts";
import { buttonStyles } from "./Button.styles.ts";
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

const run = keyframes`
  to { background-position: 14px 0; }
`;

const StyledButton = styled.button`
  ${buttonStyles}

  &[data-pending]::after {
    content: "";
    position: absolute;
    inset-inline: 8px;
    inset-block-end: 4px;
    block-size: 2px;
    background: linear-gradient(90deg, currentColor 8px, transparent 8px) 0 0 / 14px 2px repeat-x;
    animation: ${run} 700ms linear infinite;
  }
  ${media.still} {
    &[data-pending]::after {
      animation: none;
    }
  }
  ${media.forcedColors} {
    &[data-pending]::after {
      color: ButtonText;
      forced-color-adjust: none;
    }
  }
`;

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
