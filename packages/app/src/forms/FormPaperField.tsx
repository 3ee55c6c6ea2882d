import { PaperField, type PaperFieldProps } from "@grantwright/ui";
import { useFormField, type FieldOf } from "./FormContext.ts";

/** Props of FormPaperField: those of a PaperField that its form does not give. */
export type FormPaperFieldProps = FieldOf<PaperFieldProps>;

/** Several lines of a form, on the paper. */
export function FormPaperField({ name, ...rest }: FormPaperFieldProps) {
  return <PaperField {...rest} {...useFormField<string>(name)} />;
}
