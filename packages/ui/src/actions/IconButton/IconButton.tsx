import type { ReactNode, Ref } from "react";
import type { Availability } from "../Button/availability.ts";
import type { PressableProps } from "../Button/pressable.ts";
import { usePressable } from "../Button/usePressable.tsx";
import { StyledButton } from "./IconButton.styles.ts";

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
