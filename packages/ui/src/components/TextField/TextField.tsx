import type { Ref } from "react";
import { Input } from "react-aria-components/Input";
import { TextField as AriaTextField } from "react-aria-components/TextField";
import type { TextFieldProps as AriaTextFieldProps } from "react-aria-components/TextField";
import { styled } from "styled-components";
import type { Availability } from "../Button/availability.ts";
import { fieldAvailability } from "../Field/fieldAvailability.ts";
import { fieldStyles, inputStyles } from "../Field/Field.styles.ts";
import { FieldDescription, FieldLabel, FieldProblem } from "../Field/FieldParts.tsx";
import type { FieldProps } from "../Field/FieldParts.tsx";

/** What the fields of text take, besides their availability. */
export interface TextFieldBaseProps
  extends
    FieldProps,
    Omit<
      AriaTextFieldProps,
      "className" | "style" | "children" | "render" | "isDisabled" | "isInvalid" | "validate" | "maxLength"
    > {
  /** An example of what to enter. It goes when one types: what must be known belongs into the description. */
  placeholder?: string;
  /** The input. */
  ref?: Ref<HTMLInputElement>;
}

export type TextFieldProps = TextFieldBaseProps & Availability;

const Root = styled(AriaTextField)`
  ${fieldStyles}

  input {
    ${inputStyles}
  }
`;

/** One line of text. An unavailable one can be focused and read, and says why. For a password use PasswordField, for several lines TextArea, for a document PaperField. */
export function TextField({
  label,
  isLabelHidden,
  description,
  errorMessage,
  placeholder,
  ref,
  validationBehavior = "aria",
  isReadOnly,
  isUnavailable,
  unavailableReason,
  ...rest
}: TextFieldProps) {
  const state = fieldAvailability({ description, isReadOnly, isUnavailable, unavailableReason });
  return (
    <Root {...rest} {...state.rootProps} validationBehavior={validationBehavior} isInvalid={errorMessage !== undefined}>
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isRequired={rest.isRequired} />
      <FieldDescription>{state.description}</FieldDescription>
      <Input ref={ref} dir="auto" placeholder={placeholder} {...state.inputProps} />
      <FieldProblem>{errorMessage}</FieldProblem>
    </Root>
  );
}
