import type { FastifyInstance, FastifyRequest } from "fastify";
import type { OperationId } from "@grantwright/api-client";
import type { OpenSpan, Tracing } from "../tracing/tracing.ts";
import { operationOf } from "./operationOf.ts";
import { trustedCallers } from "./requestId.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The span of the call; undefined where calls, or this one, are not traced. */
    span: OpenSpan | undefined;
  }
}

/** A call that lasts as long as its page is open. */
const liveStream: OperationId = "openLive";

/** The address of a call as the contract has it, without what a person put into it: `/a/docs/:id`. */
const patternOf = ({ routeOptions }: FastifyRequest): string =>
  (routeOptions.url ?? "").replace(/^\/api(?:\/teams\/:teamId)?/, "");

/**
 * Has a span for each call of the contract but live streams. It is in the trace of a proxy that is trusted, where that says one; whoever else
 * calls could write into somebody's traces.
 */
export function traceCalls(app: FastifyInstance, tracing: Tracing, trustProxy: false | string[]): void {
  const isTrusted = trustedCallers(trustProxy);
  app.decorateRequest("span", undefined);
  app.addHook("onRequest", (request, reply, done) => {
    const operation = operationOf(request);
    if (operation === undefined || operation === liveStream) return done();
    const { method, headers, raw } = request;
    const given = headers.traceparent;
    const traceparent = typeof given === "string" && isTrusted(raw) ? given : undefined;
    const route = patternOf(request);
    const span = tracing.begin({
      name: `${method} ${route} ${operation}`,
      kind: "server",
      facts: { "http.request.method": method, "http.route": route, "grantwright.operation": operation },
      parent: { traceparent },
    });
    request.span = span;
    reply.raw.once("close", () => {
      const status = reply.raw.headersSent ? reply.raw.statusCode : undefined;
      span.end({
        facts: status === undefined ? { "grantwright.aborted": true } : { "http.response.status_code": status },
        isFailed: (status ?? 0) >= 500,
      });
    });
    span.run(done);
  });
  // A body is read outside of it.
  app.addHook("preValidation", (request, _reply, done) => (request.span ? request.span.run(done) : done()));
}
