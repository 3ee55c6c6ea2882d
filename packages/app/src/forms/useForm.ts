import { getIn, useFormik, type FormikValues } from "formik";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { showRequestError } from "../components/requestErrors.ts";
import { focusFirstInvalid, isAt } from "./focusFirstInvalid.ts";
import type { FormOptions, FormState, Refusal } from "./formState.ts";
import { problemsOf, type Problems } from "./problemsOf.ts";
import { useProblems, useSchema } from "./useSchema.ts";

/** A refusal of which nothing else is known. */
const sayInToast = (error: unknown): undefined => showRequestError(error) as undefined;

/**
 * A form, and the one place that says when it speaks. What is wrong with a field is said on leaving it, at once where the field was
 * right before or holds too much, and not while it is being put right; a field that is left empty waits for the submit. A submit
 * that finds something wrong says all of it, and the first such field takes the focus. One that is refused keeps every word.
 */
export function useForm<Values extends FormikValues>(options: FormOptions<Values>): FormState<Values> {
  const { initialValues, source, onSubmit, onInvalid, refusalOf = sayInToast } = options;
  const [mended, setMended] = useState<string>();
  const element = useRef<HTMLFormElement>(null);
  const formik = useFormik<Values>({
    initialValues,
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: async () => {
      try {
        await onSubmit(values);
        void formik.setTouched({}, false);
      } catch (error) {
        const refusal = refusalOf(error);
        if (refusal) flushSync(() => refuse(refusal));
        if (isAt(element.current)) focusFirstInvalid(element.current);
      }
    },
  });
  const values = source?.values ?? formik.values;
  const isBegun = Object.keys(values).some((name) => values[name] !== initialValues[name]);
  const [schema, whenReady] = useSchema(options.schema, isBegun);
  const problems = useProblems(schema, values);
  const isTouched = (name: string) => getIn(formik.touched, name) === true;
  const refusedAt = (name: string) => getIn(formik.errors, name) as string | undefined;

  const touch = (name: string) => {
    if (!isTouched(name)) void formik.setFieldTouched(name, true, false);
  };
  const refuse = (refusal: Refusal | undefined) => {
    const { id, message } = refusal ?? {};
    if (id !== undefined && id in values) formik.setFieldError(id, message);
    else formik.setStatus(refusal);
  };
  const edit = (name: string, write: () => void) => {
    if (refusedAt(name)) formik.setFieldError(name, undefined);
    setMended(problems[name] && name);
    if (!problems[name]) touch(name);
    write();
  };

  return {
    values,
    problems,
    reason: Object.values(problems)[0]?.message,
    refusal: formik.status as Refusal | undefined,
    isSubmitting: formik.isSubmitting,
    problemOf: (name) => {
      const problem = problems[name];
      const isSaid = !formik.isSubmitting && (problem?.isTooLong || (isTouched(name) && mended !== name));
      return isSaid && problem ? problem.message : refusedAt(name);
    },
    change: (name, value) =>
      edit(name, () => {
        if (source) source.write({ ...values, [name]: value });
        else void formik.setFieldValue(name, value, false);
      }),
    edit,
    leave: (name) => {
      setMended(undefined);
      if (typeof values[name] !== "string" || values[name].trim()) touch(name);
    },
    check: () => setMended(undefined),
    submit: (event) => {
      event?.preventDefault();
      if (formik.isSubmitting) return;
      setMended(undefined);
      formik.setStatus(undefined);
      const send = (found: Problems) => {
        if (Object.keys(found).length === 0) return void formik.submitForm();
        flushSync(() => Object.keys(found).forEach(touch));
        focusFirstInvalid(element.current);
        onInvalid?.(found);
      };
      if (schema) send(problems);
      else
        void whenReady().then(
          (rules) => send(problemsOf(rules, values)),
          (error: unknown) => refuse(refusalOf(error)),
        );
    },
    refuse,
    reset: () => formik.resetForm(),
    element,
  };
}
