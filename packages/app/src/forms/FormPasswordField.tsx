import { PasswordField, type PasswordFieldProps } from "@grantwright/ui";
import { useFormField, type FieldOf } from "./FormContext.ts";

/** Props of FormPasswordField: those of a PasswordField that its form does not give. */
export type FormPasswordFieldProps = FieldOf<PasswordFieldProps>;

/** A password of a form. */
export function FormPasswordField({ name, ...rest }: FormPasswordFieldProps) {
  return <PasswordField {...rest} {...useFormField<string>(name)} />;
}
