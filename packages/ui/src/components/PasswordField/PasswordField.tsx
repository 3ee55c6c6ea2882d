import { useState } from "react";
import type { Ref } from "react";
import { Input } from "react-aria-components/Input";
import { TextField as AriaTextField } from "react-aria-components/TextField";
import { styled } from "styled-components";
import type { Availability } from "../Button/availability.ts";
import { HideIcon, ReviewIcon } from "../../icons/icons.tsx";
import { fieldAvailability } from "../Field/fieldAvailability.ts";
import { fieldStyles, inputStyles } from "../Field/Field.styles.ts";
import { FieldDescription, FieldLabel, FieldProblem } from "../Field/FieldParts.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import type { TextFieldBaseProps } from "../TextField/TextField.tsx";

interface PasswordFieldBaseProps extends Omit<TextFieldBaseProps, "type" | "inputMode" | "autoComplete" | "ref"> {
  /** What a password manager does with it: fills the current one, or offers a new one. */
  autoComplete: "current-password" | "new-password";
  /** Names the button that shows it. Default: `Show password`. */
  showLabel?: string;
  /** Names the button that hides it again. Default: `Hide password`. */
  hideLabel?: string;
  /** The input. */
  ref?: Ref<HTMLInputElement>;
}

export type PasswordFieldProps = PasswordFieldBaseProps & Availability;

const Root = styled(AriaTextField)`
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
  label,
  isLabelHidden,
  description,
  errorMessage,
  placeholder,
  ref,
  showLabel = "Show password",
  hideLabel = "Hide password",
  validationBehavior = "aria",
  isReadOnly,
  isUnavailable,
  unavailableReason,
  ...rest
}: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const state = fieldAvailability({ description, isReadOnly, isUnavailable, unavailableReason });
  return (
    <Root
      {...rest}
      {...state.rootProps}
      type={isShown ? "text" : "password"}
      autoCorrect="off"
      spellCheck="false"
      validationBehavior={validationBehavior}
      isInvalid={errorMessage !== undefined}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isRequired={rest.isRequired} />
      <FieldDescription>{state.description}</FieldDescription>
      <div data-part="box">
        <Input ref={ref} placeholder={placeholder} autoCapitalize="none" {...state.inputProps} />
        <IconButton
          label={isShown ? hideLabel : showLabel}
          icon={isShown ? <HideIcon /> : <ReviewIcon />}
          onPress={() => setIsShown(!isShown)}
        />
      </div>
      <FieldProblem>{errorMessage}</FieldProblem>
    </Root>
  );
}
