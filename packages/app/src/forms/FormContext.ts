import { createContext, use } from "react";
import type { FormState } from "./formState.ts";

/** The form around a field. */
export const FormContext = createContext<FormState<Record<string, unknown>> | undefined>(undefined);

/** The form around a field; without one it is a mistake of ours. */
export function useFormState(): FormState<Record<string, unknown>> {
  const form = use(FormContext);
  if (!form) throw new Error("A field of a form has no form around it.");
  return form;
}

/** What each field is given by its form: leave it out of the field's own props. */
type Bound = "name" | "value" | "defaultValue" | "isSelected" | "defaultSelected" | "onBlur" | "errorMessage";

/** The props of a field that its form does not give it, and its name in the form. */
export type FieldOf<Props> = (Props extends unknown ? Omit<Props, Bound | "onChange"> : never) & { name: string };

/** What a form gives to the field of a name. */
export function useFormField<Value>(name: string) {
  const form = useFormState();
  if (!(name in form.values)) throw new Error(`The form has no field ${name}.`);
  return {
    name,
    value: form.values[name] as Value,
    onChange: (value: Value) => form.change(name, value),
    onBlur: () => form.leave(name),
    errorMessage: form.problemOf(name),
  };
}
