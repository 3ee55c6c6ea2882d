import { useState } from "react";
import type { Availability } from "../../actions/Button/availability.ts";
import { HideIcon, ReviewIcon } from "../../icons/icons.tsx";
import { FieldDescription, FieldLabel, FieldProblem } from "../Field/FieldParts.tsx";
import { useField } from "../Field/useField.ts";
import { IconButton } from "../../actions/IconButton/IconButton.tsx";
import type { TextLineProps } from "../TextField/TextField.tsx";
import { Root } from "./PasswordField.styles.ts";

interface PasswordFieldBaseProps extends Omit<TextLineProps, "autoComplete" | "autoCapitalize" | "spellCheck"> {
  /** What a password manager does with it: fills the current one, or offers a new one. */
  autoComplete: "current-password" | "new-password";
  /** Names the button that shows it. Default: `Show password`. */
  showLabel?: string;
  /** Names the button that hides it again. Default: `Hide password`. */
  hideLabel?: string;
}

export type PasswordFieldProps = PasswordFieldBaseProps & Availability;

/** A password, hidden until the person asks to see it. */
export function PasswordField({
  id,
  label,
  isLabelHidden,
  description,
  errorMessage,
  showLabel = "Show password",
  hideLabel = "Hide password",
  isRequired,
  isReadOnly,
  isUnavailable,
  unavailableReason,
  onChange,
  ...rest
}: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const field = useField({ id, description, errorMessage, isRequired, isReadOnly, isUnavailable, unavailableReason });
  return (
    <Root>
      <FieldLabel {...field.labelProps} label={label} isLabelHidden={isLabelHidden} />
      <FieldDescription {...field.descriptionProps} />
      <div data-part="box">
        <input
          {...rest}
          {...field.controlProps}
          type={isShown ? "text" : "password"}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          readOnly={field.isFixed}
          onChange={(event) => onChange?.(event.target.value)}
        />
        <IconButton
          label={isShown ? hideLabel : showLabel}
          icon={isShown ? <HideIcon /> : <ReviewIcon />}
          onPress={() => setIsShown(!isShown)}
        />
      </div>
      <FieldProblem {...field.problemProps} />
    </Root>
  );
}
