import { TextField, type TextFieldProps } from "@grantwright/ui";
import { useFormField, type FieldOf } from "./FormContext.ts";

/** Props of FormTextField: those of a TextField that its form does not give. */
export type FormTextFieldProps = FieldOf<TextFieldProps>;

/** One line of a form. */
export function FormTextField({ name, ...rest }: FormTextFieldProps) {
  return <TextField {...rest} {...useFormField<string>(name)} />;
}
