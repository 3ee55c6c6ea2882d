import { TextArea, type TextAreaProps } from "@grantwright/ui";
import { useFormField, type FieldOf } from "./FormContext.ts";

/** Props of FormTextArea: those of a TextArea that its form does not give. */
export type FormTextAreaProps = FieldOf<TextAreaProps>;

/** Several lines of a form. */
export function FormTextArea({ name, ...rest }: FormTextAreaProps) {
  return <TextArea {...rest} {...useFormField<string>(name)} />;
}
