import type { RefObject } from "react";
import type { Problems } from "./problemsOf.ts";
import type { FormSchema } from "./useSchema.ts";

/** Why what was sent was not taken. */
export interface Refusal {
  /** The name of the field that it is about; of anything else, or nothing, it is about the whole form. */
  id?: string | undefined;
  message: string;
}

/** Where the values of a form stand, where it does not hold them itself. */
export interface FormSource<Values> {
  values: Values;
  write: (values: Values) => void;
}

/** What a form is made of. */
export interface FormOptions<Values> {
  /** Its rules; a function fetches them once the form is shown. The same one at every rendering. */
  schema: FormSchema<Values>;
  /** What stands in it at first. */
  initialValues: Values;
  /** Where its values stand; by default in the form. */
  source?: FormSource<Values> | undefined;
  /** Sends what is typed, as it is typed. What it throws is a refusal: the values stay. */
  onSubmit: (values: Values) => unknown;
  /** Called where a submit finds something wrong, for what is said of it besides. */
  onInvalid?: ((problems: Problems) => void) | undefined;
  /** Says what was thrown in words; nothing where it has been said elsewhere. By default a toast says it. */
  refusalOf?: (error: unknown) => Refusal | undefined;
}

/** A form: its values, what is said of them, and what a person does to them. */
export interface FormState<Values> {
  values: Values;
  /** All that is wrong, shown or not. */
  problems: Problems;
  /** The first that is wrong, for a button that cannot send it yet. */
  reason: string | undefined;
  /** Why the whole form was refused. */
  refusal: Refusal | undefined;
  isSubmitting: boolean;
  /** What is said of a field. */
  problemOf: (name: string) => string | undefined;
  /** Writes into a field. */
  change: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => void;
  /** The same for a field that is a part of a value: `write` writes it. */
  edit: (name: string, write: () => void) => void;
  /** The focus leaves a field. */
  leave: (name: string) => void;
  /** Says what is wrong with a field that is being put right, before it is left. */
  check: () => void;
  /** Sends the form, or says all that is wrong with it. */
  submit: (event?: { preventDefault: () => void }) => void;
  /** Says why something else that the form does was refused; undefined takes back what was said of the whole form. */
  refuse: (refusal: Refusal | undefined) => void;
  /** Puts the first values back, and says nothing of them. */
  reset: () => void;
  /** The form on the page. */
  element: RefObject<HTMLFormElement | null>;
}
