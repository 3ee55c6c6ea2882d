import type { ComponentProps, ElementType } from "react";
import { FormContext } from "./FormContext.ts";
import type { FormState } from "./formState.ts";

/** Props of Form: those of a form, and its state. */
export interface FormProps<Values> extends Omit<ComponentProps<"form">, "onSubmit" | "noValidate" | "ref" | "form"> {
  form: FormState<Values>;
  /** What it looks like: a styled form. Default: a plain one. */
  as?: ElementType;
}

/** A form around its fields. What is wrong is said by its fields, never by the browser. */
export function Form<Values>({ form, as: Root = "form", ...rest }: FormProps<Values>) {
  return (
    <FormContext value={form as unknown as FormState<Record<string, unknown>>}>
      <Root {...rest} ref={form.element} noValidate onSubmit={form.submit} />
    </FormContext>
  );
}
