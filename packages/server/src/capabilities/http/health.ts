import { sql } from "drizzle-orm";
import type { FastifyInstance, FastifyReply } from "fastify";
import { releaseMigrations } from "../../kernel/db/migrations.ts";
import { roomBounds, roomFor } from "../../kernel/room.ts";
import type { Context } from "../context.ts";

/** Whether the server is to get calls, as far as it knows by itself. */
export interface Readiness {
  /** Set once it has been told to stop, a moment before it closes. */
  isStopping: boolean;
}

const answer = (reply: FastifyReply, isRight: boolean, body: object) =>
  reply
    .code(isRight ? 200 : 503)
    .header("cache-control", "no-store")
    .send(body);

/** Whether there is room where the data folder is; `unknown` where its disk does not say. */
function stateOfDisk(dataDir: string): "ok" | "low" | "full" | "unknown" {
  try {
    const room = roomFor(dataDir);
    if (room < roomBounds.full) return "full";
    return room < roomBounds.low ? "low" : "ok";
  } catch {
    return "unknown";
  }
}

/**
 * Answers `GET /healthz`: 200 while the database answers and, where this process works, its worker lives; otherwise 503. And
 * `GET /readyz`: 200 while calls may come, which is from when it listens to when it begins to stop, as long as the database answers and
 * has the migrations of this release. Those of a newer one may stand beside them: it takes over while this one is still asked, which would not
 * start any more. Both say whether there is room on the disk, and neither fails for it: what is there can still be read, and starting again
 * makes no room.
 */
export function serveHealth(app: FastifyInstance, context: Context, readiness: Readiness): void {
  const disk = () => stateOfDisk(context.config.dataDir);
  app.get("/healthz", { logLevel: "silent" }, async (_request, reply) => {
    const database = await context.db.execute(sql`select 1`).then(
      () => "ok",
      () => "unreachable",
    );
    const worker = context.tasks.workerState();
    const isHealthy = database === "ok" && worker !== "dead";
    return answer(reply, isHealthy, { status: isHealthy ? "ok" : "failing", database, worker, disk: disk() });
  });

  const newest = releaseMigrations().at(-1)?.madeAt;
  app.get("/readyz", { logLevel: "silent" }, async (_request, reply) => {
    if (readiness.isStopping) return answer(reply, false, { status: "stopping" });
    const found = await context.db
      .select({ count: sql<number>`count(*)::int` })
      .from(sql`drizzle.__drizzle_migrations`)
      .where(sql`created_at = ${newest}`)
      .catch(() => undefined);
    if (!found) return answer(reply, false, { status: "failing", database: "unreachable" });
    const isMigrated = found[0]?.count === 1;
    const migrations = isMigrated ? "ok" : "missing";
    return answer(reply, isMigrated, {
      status: isMigrated ? "ok" : "failing",
      database: "ok",
      migrations,
      disk: disk(),
    });
  });
}
