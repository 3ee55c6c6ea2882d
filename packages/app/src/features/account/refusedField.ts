import { ApiError, type Schemas } from "@grantwright/api-client";

/** The one field that a refusal is about, where the server names it. */
export function refusedField(error: unknown): Schemas["FieldError"] | undefined {
  if (!(error instanceof ApiError) || error.status !== 422) return undefined;
  const { fields } = (error.json() ?? {}) as Partial<Schemas["RefusedError"]>;
  return Array.isArray(fields) ? fields[0] : undefined;
}
