import type { Schemas } from "@grantwright/api-client";
import { and, count, desc, eq, gt, inArray, min } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import type { Database } from "../../kernel/db/open.ts";
import { presentWriter } from "../../capabilities/writer/presentWriter.ts";
import { mail, task } from "../../kernel/db/schema.ts";

const day = 24 * 60 * 60_000;

/** How mail and background work are doing; what is over counts for 24 hours. */
export async function readDeploymentHealth(context: Context): Promise<Schemas["DeploymentHealth"]> {
  const { db, config, writers, mailer, tasks, now } = context;
  const since = new Date(now().getTime() - day);
  return {
    database: config.databaseUrl === undefined ? "embedded" : "postgresql",
    writer: presentWriter(writers.usual),
    mail: { destination: mailer.destination, ...(await mailHealth(db, since)) },
    tasks: { ...(await taskHealth(db, since)), worker: tasks.workerState() },
  };
}

async function mailHealth(db: Database, since: Date) {
  const over = await db
    .select({ status: mail.status, count: count() })
    .from(mail)
    .where(and(inArray(mail.status, ["sent", "failed"]), gt(mail.finishedAt, since)))
    .groupBy(mail.status);
  const [open] = await db.select({ count: count() }).from(mail).where(eq(mail.status, "waiting"));
  const [last] = await db
    .select({ lastError: mail.lastError })
    .from(mail)
    .where(and(eq(mail.status, "failed"), gt(mail.finishedAt, since)))
    .orderBy(desc(mail.finishedAt))
    .limit(1);
  const of = (status: string) => over.find((row) => row.status === status)?.count ?? 0;
  return {
    waiting: open?.count ?? 0,
    sent: of("sent"),
    failed: of("failed"),
    lastError: last?.lastError ?? null,
  };
}

async function taskHealth(db: Database, since: Date) {
  const open = await db
    .select({ status: task.status, count: count(), oldest: min(task.createdAt) })
    .from(task)
    .where(inArray(task.status, ["queued", "running"]))
    .groupBy(task.status);
  const over = await db
    .select({ status: task.status, count: count() })
    .from(task)
    .where(and(inArray(task.status, ["done", "failed"]), gt(task.finishedAt, since)))
    .groupBy(task.status);
  const of = (status: string) => [...open, ...over].find((row) => row.status === status)?.count ?? 0;
  const oldest = open.find((row) => row.status === "queued")?.oldest;
  return {
    queued: of("queued"),
    running: of("running"),
    done: of("done"),
    failed: of("failed"),
    oldestQueuedAt: oldest?.toISOString() ?? null,
  };
}
