/** A key for one intended creation: repeat the call with the same key and nothing is made twice. */
export function newIdempotencyKey(): string {
  return crypto.randomUUID();
}
