import { RadioGroup, type RadioGroupProps } from "@grantwright/ui";
import { useFormField } from "./FormContext.ts";

/** Props of FormRadioGroup: those of a RadioGroup that its form does not give. */
export interface FormRadioGroupProps<Value extends string> extends Pick<
  RadioGroupProps<Value>,
  "label" | "isLabelHidden" | "description" | "options"
> {
  name: string;
}

/** One of a few in a form, all of them in sight. */
export function FormRadioGroup<Value extends string>({ name, ...rest }: FormRadioGroupProps<Value>) {
  return <RadioGroup {...rest} {...useFormField<Value>(name)} />;
}
