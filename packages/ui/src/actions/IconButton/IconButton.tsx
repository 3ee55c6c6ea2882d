import type { ReactNode } from "react";
import type { ButtonAvailability } from "../Button/availability.ts";
import type { PressableProps } from "../Button/pressable.ts";
import { UnavailableReason } from "../Button/UnavailableReason.tsx";
import { usePressable } from "../Button/usePressable.ts";
import { StyledButton } from "./IconButton.styles.ts";

interface IconButtonBaseProps extends Omit<PressableProps, "aria-label" | "aria-labelledby" | "aria-pressed"> {
  /** What it does, in words: its accessible name. */
  label: string;
  /** One of the icons. */
  icon: ReactNode;
  /** Makes it a toggle, and says whether it is on. Leave it out for a button that only does something. */
  isSelected?: boolean;
  /** Default: `medium`, 32 px. `small` is 28 px. On small screens and for fingers both are 44 px. */
  size?: "medium" | "small";
}

export type IconButtonProps = IconButtonBaseProps & ButtonAvailability;

/** A button that shows an icon alone. Where there is room for words, use Button. */
export function IconButton({ label, icon, isSelected, size = "medium", ...rest }: IconButtonProps) {
  const { buttonProps, reason } = usePressable(rest);
  return (
    <>
      <StyledButton {...buttonProps} aria-label={label} aria-pressed={isSelected} data-size={size}>
        {icon}
      </StyledButton>
      {reason && <UnavailableReason {...reason} />}
    </>
  );
}
