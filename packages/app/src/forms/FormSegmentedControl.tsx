import { SegmentedControl, type SegmentedControlProps } from "@grantwright/ui";
import { useFormField } from "./FormContext.ts";

/** Props of FormSegmentedControl: those of a SegmentedControl that its form does not give. */
export interface FormSegmentedControlProps<Value extends string> extends Pick<
  SegmentedControlProps<Value>,
  "label" | "isLabelShown" | "options"
> {
  name: string;
}

/** One of a few short words in a form. */
export function FormSegmentedControl<Value extends string>({ name, ...rest }: FormSegmentedControlProps<Value>) {
  const { value, onChange } = useFormField<Value>(name);
  return <SegmentedControl {...rest} value={value} onChange={onChange} />;
}
