import type { FastifyInstance } from "fastify";
import type { Metrics } from "../metrics/metrics.ts";
import { operationOf } from "./operationOf.ts";

/** Tells of each call but those of health, those whose client goes away before the answer among them. */
export function countCalls(app: FastifyInstance, metrics: Pick<Metrics, "beginCall">): void {
  app.addHook("onRequest", (request, reply, done) => {
    if (request.routeOptions.logLevel === "silent") return done();
    const began = performance.now();
    const end = metrics.beginCall(operationOf(request) ?? "other");
    reply.raw.once("close", () =>
      end({
        method: request.method,
        status: reply.raw.headersSent ? reply.raw.statusCode : undefined,
        seconds: (performance.now() - began) / 1000,
        isSave: request.routeOptions.config.isSave ?? false,
      }),
    );
    done();
  });
}
