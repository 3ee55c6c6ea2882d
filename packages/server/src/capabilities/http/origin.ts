import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../../kernel/config.ts";
import { Refusal } from "../../kernel/refusal.ts";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

function isOwnOrigin(config: Config, request: FastifyRequest, origin: string): boolean {
  if (origin === config.publicUrl) return true;
  // The same server by another name of its machine, but never over another protocol.
  return origin === `${new URL(config.publicUrl).protocol}//${request.headers.host}`;
}

/**
 * Refuses a state-changing call that a foreign page makes with the person's cookies. A call with neither Origin nor
 * Sec-Fetch-Site comes from no browser and passes. Throws a Refusal of kind `forbidden`.
 */
export function refuseForeignPage(config: Config, request: FastifyRequest): void {
  if (safeMethods.has(request.method)) return;
  const { origin, "sec-fetch-site": site } = request.headers;
  if (origin !== undefined && config.allowedOrigins.includes(origin)) return;
  const isForeign =
    (site !== undefined && site !== "same-origin" && site !== "none") ||
    (origin !== undefined && !isOwnOrigin(config, request, origin));
  if (isForeign) throw new Refusal("forbidden", "This call came from another site and was refused.");
}

/** Lets pages of the allowed origins read answers. Returns whether the request was a preflight and is answered. */
export function answerAllowedOrigin(config: Config, request: FastifyRequest, reply: FastifyReply): boolean {
  if (config.allowedOrigins.length === 0) return false;
  reply.header("vary", "Origin");
  const { origin } = request.headers;
  if (origin === undefined || !config.allowedOrigins.includes(origin)) return false;
  reply.headers({
    "access-control-allow-origin": origin,
    "access-control-allow-credentials": "true",
    "access-control-expose-headers": "ETag, Retry-After",
  });
  if (request.method !== "OPTIONS" || !request.headers["access-control-request-method"]) return false;
  reply
    .code(204)
    .headers({
      "access-control-allow-methods": "GET, POST, PUT, PATCH, DELETE",
      "access-control-allow-headers": "Content-Type, Expected-User, Idempotency-Key, If-Match",
      "access-control-max-age": "600",
    })
    .send();
  return true;
}
