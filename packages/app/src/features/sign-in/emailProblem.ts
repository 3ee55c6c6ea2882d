import { copy } from "./sign-in.copy.ts";

const shape = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** What is wrong with an email address, for the person; undefined where it looks right. */
export function emailProblem(email: string): string | undefined {
  const trimmed = email.trim();
  if (!trimmed) return copy.emailRequired;
  return shape.test(trimmed) && trimmed.length <= 254 ? undefined : copy.emailInvalid;
}

/** An address from a query string or from storage, without anything after a question mark. */
export const cleanEmail = (email: string | null | undefined) => (email ?? "").split("?")[0]!.trim();
