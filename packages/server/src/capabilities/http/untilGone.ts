import type { FastifyReply } from "fastify";
import { Refusal } from "../../kernel/refusal.ts";

/** A signal that is given once the connection of a call is closed: nobody waits for its answer any more. */
export function untilGone({ raw }: FastifyReply): AbortSignal {
  const control = new AbortController();
  const end = () => control.abort(new Refusal("unavailable", "Nobody waits for this any more."));
  if (raw.destroyed) end();
  else raw.once("close", end);
  return control.signal;
}
