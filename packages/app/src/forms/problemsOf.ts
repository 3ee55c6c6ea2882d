import type { Schema, ValidationError } from "yup";

/** What is wrong with a field. */
interface Problem {
  message: string;
  /** There is too much of it: no further word mends that. */
  isTooLong: boolean;
}

/** What is wrong with a form, by the name of the field, in the order of the fields: the first problem of each. */
export type Problems = Readonly<Record<string, Problem>>;

const isRefused = (error: unknown): error is ValidationError =>
  error instanceof Error && error.name === "ValidationError";

/** Everything that a schema finds wrong with values; nothing where they can be sent. */
export function problemsOf(schema: Schema, values: unknown): Problems {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!isRefused(error)) throw error;
    const found: Record<string, Problem> = {};
    for (const { path = "", message, type } of error.inner.length > 0 ? error.inner : [error])
      found[path] ??= { message, isTooLong: type === "max" };
    return found;
  }
}
