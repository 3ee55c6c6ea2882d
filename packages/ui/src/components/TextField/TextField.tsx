import type { Ref } from "react";
import { Input } from "react-aria-components/Input";
import { TextField as AriaTextField } from "react-aria-components/TextField";
import type { TextFieldProps as AriaTextFieldProps } from "react-aria-components/TextField";
import styled from "styled-components";
import { fieldStyles, inputStyles } from "../Field/Field.styles.ts";
import { FieldDescription, FieldLabel, FieldProblem } from "../Field/FieldParts.tsx";
import type { FieldProps } from "../Field/FieldParts.tsx";

export interface TextFieldProps
  extends
    FieldProps,
    Omit<AriaTextFieldProps, "className" | "style" | "children" | "render" | "isInvalid" | "validate" | "maxLength"> {
  placeholder?: string;
  /** The input. */
  ref?: Ref<HTMLInputElement>;
}

const Root = styled(AriaTextField)`
  ${fieldStyles}

  input {
    ${inputStyles}
  }
`;

/** One line of text. For a password use PasswordField, for several lines TextArea, for a document PaperField. */
export function TextField({
  label,
  isLabelHidden,
  description,
  errorMessage,
  placeholder,
  ref,
  validationBehavior = "aria",
  ...rest
}: TextFieldProps) {
  return (
    <Root {...rest} validationBehavior={validationBehavior} isInvalid={errorMessage !== undefined}>
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isRequired={rest.isRequired} />
      <FieldDescription>{description}</FieldDescription>
      <Input ref={ref} dir="auto" placeholder={placeholder} />
      <FieldProblem>{errorMessage}</FieldProblem>
    </Root>
  );
}
