import { useState } from "react";
import { Input } from "react-aria-components/TextField";
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
  name,
  value,
  defaultValue,
  onChange,
  autoFocus,
  ...rest
}: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const field = useField({ id, description, errorMessage, isRequired, isReadOnly, isUnavailable, unavailableReason });
  return (
    <Root
      {...field.fieldProps}
      {...{ name, value, defaultValue, onChange, autoFocus }}
      type={isShown ? "text" : "password"}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isRequired={isRequired} />
      <FieldDescription {...field.descriptionProps} />
      <div data-part="box">
        <Input
          {...rest}
          aria-disabled={isUnavailable || undefined}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
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
