import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Context } from "../context.ts";

/** Answers `GET /healthz`: 200 while the database answers and, where this process works, its worker lives; otherwise 503. */
export function serveHealth(app: FastifyInstance, context: Context): void {
  app.get("/healthz", { logLevel: "silent" }, async (_request, reply) => {
    const database = await context.db.execute(sql`select 1`).then(
      () => "ok",
      () => "unreachable",
    );
    const worker = context.tasks.workerState();
    const isHealthy = database === "ok" && worker !== "dead";
    return reply
      .code(isHealthy ? 200 : 503)
      .header("cache-control", "no-store")
      .send({ status: isHealthy ? "ok" : "failing", database, worker });
  });
}
