import type { FastifyRequest } from "fastify";

/** The Idempotency-Key of a creating call; its form was checked against the contract. */
export function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers["idempotency-key"];
  return typeof key === "string" ? key : undefined;
}
