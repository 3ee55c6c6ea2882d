import type { FormState } from "./formState.ts";

/** What of a form is there before its rules and its sending are. */
type Before<Values> = Pick<FormState<Values>, "values" | "change" | "submit" | "isSubmitting" | "element">;

/** A form that takes words and a press before the rest of it has come: it finds nothing wrong, and sends nothing itself. */
export const formBefore = <Values>(before: Before<Values>): FormState<Values> => ({
  ...before,
  problems: {},
  reason: undefined,
  refusal: undefined,
  problemOf: () => undefined,
  edit: (_name, write) => write(),
  leave: () => {},
  check: () => {},
  refuse: () => {},
  reset: () => {},
});
