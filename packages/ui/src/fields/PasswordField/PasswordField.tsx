import { useState } from "react";
import { styled } from "styled-components";
import type { Availability } from "../../actions/Button/availability.ts";
import { HideIcon, ReviewIcon } from "../../icons/icons.tsx";
import { fieldStyles, inputStyles } from "../Field/Field.styles.ts";
import { FieldDescription, FieldLabel, FieldProblem } from "../Field/FieldParts.tsx";
import { useField } from "../Field/useField.ts";
import { IconButton } from "../../actions/IconButton/IconButton.tsx";
import type { TextLineProps } from "../TextField/TextField.tsx";

interface PasswordFieldBaseProps extends Omit<TextLineProps, "autoComplete" | "autoCapitalize" | "spellCheck"> {
  /** What a password manager does with it: fills the current one, or offers a new one. */
  autoComplete: "current-password" | "new-password";
  /** Names the button that shows it. Default: `Show password`. */
  showLabel?: string;
  /** Names the button that hides it again. Default: `Hide password`. */
  hideLabel?: string;
}

export type PasswordFieldProps = PasswordFieldBaseProps & Availability;

const Root = styled.div`
  ${fieldStyles}

  input {
    ${inputStyles}
    padding-inline-end: 52px;
  }
  [data-part="box"] {
    position: relative;
  }
  [data-part="box"] button {
    position: absolute;
    inset-block-start: 50%;
    inset-inline-end: 6px;
    translate: 0 -50%;
  }
  @media (max-width: 640px) {
    [data-part="box"] button {
      inset-inline-end: 0;
    }
  }
`;

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
