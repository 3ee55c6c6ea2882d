import { useEffect, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import type { Schema } from "yup";
import { problemsOf, type Problems } from "./problemsOf.ts";

/** The rules of a form, or how they are fetched where they come after it. */
export type FormSchema<Values> = Schema<Values> | (() => Promise<Schema<Values>>);

/** The rules of a form once they are there, and what waits for them. Those that have to be fetched are once something `isBegun`. */
export function useSchema<Values>(schema: FormSchema<Values>, isBegun: boolean) {
  const [fetched, setFetched] = useState<Schema<Values>>();
  const isFetched = typeof schema === "function";
  const whenReady = async (): Promise<Schema<Values>> => {
    const rules = isFetched ? await schema() : schema;
    // At once: what they find wrong takes the focus.
    if (isFetched) flushSync(() => setFetched(() => rules));
    return rules;
  };
  useEffect(() => {
    // Where it fails, the submit tries again.
    if (isFetched && isBegun)
      schema().then(
        (rules) => setFetched(() => rules),
        () => {},
      );
  }, [isBegun, isFetched, schema]);
  return [isFetched ? fetched : schema, whenReady] as const;
}

const none: Problems = {};

/** What rules find wrong with values; nothing as long as the rules are not there. */
export const useProblems = <Values>(schema: Schema<Values> | undefined, values: Values): Problems =>
  useMemo(() => (schema ? problemsOf(schema, values) : none), [schema, values]);
