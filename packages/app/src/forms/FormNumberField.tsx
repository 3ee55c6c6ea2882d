import { NumberField, type NumberFieldProps } from "@grantwright/ui";
import { useFormField } from "./FormContext.ts";

/** Props of FormNumberField: those of a NumberField that its form does not give. */
export interface FormNumberFieldProps extends Pick<
  NumberFieldProps,
  "label" | "description" | "minValue" | "maxValue" | "step" | "hasButtons" | "isRequired"
> {
  name: string;
}

/** A number of a form. */
export function FormNumberField({ name, ...rest }: FormNumberFieldProps) {
  return <NumberField {...rest} {...useFormField<number | undefined>(name)} />;
}
