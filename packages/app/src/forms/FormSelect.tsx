import { Select, type SelectProps } from "@grantwright/ui";
import { useFormField } from "./FormContext.ts";

/** Props of FormSelect: those of a Select that its form does not give. */
export interface FormSelectProps<Value extends string> extends Pick<
  SelectProps<Value>,
  "label" | "description" | "options" | "placeholder" | "isRequired"
> {
  name: string;
}

/** One of many in a form; the empty text stands for none. */
export function FormSelect<Value extends string>({ name, ...rest }: FormSelectProps<Value>) {
  const { value, ...field } = useFormField<Value | "">(name);
  return <Select {...rest} {...field} value={value === "" ? null : value} />;
}
