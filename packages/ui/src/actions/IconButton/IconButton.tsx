import type { ReactNode, Ref } from "react";
import { styled } from "styled-components";
import { media } from "../../theme/media.ts";
import type { Availability } from "../Button/availability.ts";
import type { PressableProps } from "../Button/pressable.ts";
import { usePressable } from "../Button/usePressable.tsx";

interface IconButtonBaseProps extends Omit<PressableProps, "aria-label" | "aria-labelledby" | "aria-pressed"> {
  /** What it does, in words: its accessible name. */
  label: string;
  /** One of the icons. */
  icon: ReactNode;
  /** Makes it a toggle, and says whether it is on. Leave it out for a button that only does something. */
  isSelected?: boolean;
  /** Default: `medium`, 32 px. `small` is 28 px. On small screens both are 44 px. */
  size?: "medium" | "small";
  /** Its work is under way: it keeps the focus and cannot be pressed. */
  isPending?: boolean;
  /** The button. */
  ref?: Ref<HTMLButtonElement>;
}

export type IconButtonProps = IconButtonBaseProps & Availability;

const StyledButton = styled.button`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: 32px;
  block-size: 32px;
  border: 1px solid transparent;
  border-radius: var(--radius-flat);
  color: var(--color-ink-soft);
  cursor: pointer;
  transition: background var(--fast) var(--ease);

  &[data-size="small"] {
    inline-size: 28px;
    block-size: 28px;
  }
  @media (hover: hover) {
    &:hover:not([aria-disabled="true"]) {
      background: var(--color-hover);
      color: var(--color-ink);
    }
  }
  &:active:not([aria-disabled="true"]) {
    background: var(--color-sunken);
  }
  &[aria-pressed="true"] {
    color: var(--color-brand);
  }
  &[aria-pressed="true"] svg {
    fill: currentColor;
  }
  &[data-unavailable] {
    border: 1px dashed var(--color-edge);
    color: var(--color-ink-faint);
    cursor: not-allowed;
  }
  &[data-pending] {
    cursor: progress;
    opacity: 0.6;
  }
  ${media.small} {
    &[data-size] {
      inline-size: var(--target-touch);
      block-size: var(--target-touch);
    }
  }
  ${media.forcedColors} {
    &[aria-pressed="true"] {
      color: Highlight;
    }
    &[data-unavailable] {
      color: GrayText;
    }
  }
`;

/** A button that shows an icon alone. Where there is room for words, use Button. */
export function IconButton({
  label,
  icon,
  isSelected,
  size = "medium",
  isPending,
  isUnavailable,
  unavailableReason,
  ...rest
}: IconButtonProps) {
  const { buttonProps, reason } = usePressable(rest, isPending, { isUnavailable, unavailableReason } as Availability);
  return (
    <>
      <StyledButton {...buttonProps} aria-label={label} aria-pressed={isSelected} data-size={size}>
        {icon}
      </StyledButton>
      {reason}
    </>
  );
}
