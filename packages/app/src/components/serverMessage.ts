import { ApiError } from "@grantwright/api-client";

/** What the server says to the person about a refused request; undefined where it says nothing, or the fault is its own. */
export function serverMessage(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.status === 0) return undefined;
  return error.serverMessage || undefined;
}
