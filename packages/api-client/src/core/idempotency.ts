import type { CallOptions } from "./createApiClient.ts";

/** A key for one intended creation: repeat the call with the same key and nothing is made twice. */
export function newIdempotencyKey(): string {
  return crypto.randomUUID();
}

/** What a call that makes something takes besides its own arguments. */
export interface CreatingOptions extends CallOptions {
  /** Made again with the same key within 24 hours, the call answers the same and makes nothing more. */
  idempotencyKey?: string | undefined;
}

/** The request parts of a call that makes something. */
export const creating = ({ idempotencyKey, ...options }: CreatingOptions = {}) => ({
  ...options,
  headers: { "Idempotency-Key": idempotencyKey },
});

/**
 * Lends an Idempotency-Key to calls that may be tried again: a call about the same (`what`, as JSON) has the same key until one
 * is answered, for the answer may be all that was lost of the one before.
 */
export function createOnce() {
  const keys = new Map<string, string>();
  return async <Answer>(what: unknown, call: (key: string) => Promise<Answer>): Promise<Answer> => {
    const name = JSON.stringify(what) ?? "";
    const key = keys.get(name) ?? newIdempotencyKey();
    keys.set(name, key);
    const answer = await call(key);
    keys.delete(name);
    return answer;
  };
}
