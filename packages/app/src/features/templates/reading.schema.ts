import { mixed, ValidationError } from "yup";
import { keyDatesOf } from "./keyDates.ts";
import { problemsOf, type TemplateModel } from "./templateModel.ts";

/** What a person has made of a reading so far. */
export interface CheckedReading {
  model: TemplateModel;
  /** What is not to be in the template: names of fields, ids of sections and papers. */
  dropped: string[];
}

/** What the person keeps of a reading; the rest is as if it had not been found. */
export function keptOf({ model, dropped }: CheckedReading): TemplateModel {
  const blank = Object.fromEntries(dropped.filter((key) => key in model).map((key) => [key, ""]));
  const lines = Object.entries(model.readFrom ?? {}).filter(([fact]) => !dropped.includes(fact));
  return {
    ...model,
    ...blank,
    readFrom: Object.fromEntries(lines),
    keyDates: keyDatesOf(model).filter(({ id }) => !dropped.includes(id)),
    fields: model.fields.filter(({ id }) => !dropped.includes(id)),
    documentChecklist: model.documentChecklist.filter(({ id }) => !dropped.includes(id)),
  };
}

/** A reading that was checked: what is kept of it obeys the rules of every template. */
export const readingSchema = mixed<CheckedReading>()
  .required()
  .test((checked, { createError }) => {
    const problems = Object.entries(problemsOf(keptOf(checked)));
    if (problems.length === 0) return true;
    return new ValidationError(problems.map(([path, message]) => createError({ path, message })));
  });
