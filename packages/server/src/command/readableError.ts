/** An error in one line, with what caused it. A connection that failed at several addresses has no message of its own. */
export function readableError(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  const { code, errors } = cause as NodeJS.ErrnoException & { errors?: unknown[] };
  const own = cause.message || errors?.map(readableError).join("; ") || code || cause.name;
  return (cause.cause ? `${own}: ${readableError(cause.cause)}` : own).replace(/\s+/g, " ");
}
