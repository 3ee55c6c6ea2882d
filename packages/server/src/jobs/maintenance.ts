import { and, eq, inArray, isNull, lt, or } from "drizzle-orm";
import type { Context } from "../context.ts";
import { document, idempotency, rateBucket, session, signInLink, upload } from "../db/schema.ts";
import { deletedLifetimeMs } from "../docs/changeDocument.ts";
import { idempotencyLifetimeMs } from "../docs/idempotency.ts";

const hour = 60 * 60_000;
const day = 24 * hour;

type Needed = Pick<Context, "db" | "now" | "files" | "log">;

/** Removes what has had its time: deleted documents after 30 days, unclaimed files and links after one, and the like. */
export async function purge({ db, now, files }: Needed): Promise<void> {
  const before = (ms: number) => new Date(now().getTime() - ms);
  const expired = await db
    .select({ id: document.id })
    .from(document)
    .where(lt(document.deletedAt, before(deletedLifetimeMs)));
  const ids = expired.map(({ id }) => id);
  const unclaimed = and(isNull(upload.documentId), lt(upload.createdAt, before(day)));
  const unsent = and(eq(upload.status, "requested"), lt(upload.createdAt, before(day)));
  const doomed = await db
    .select({ id: upload.id })
    .from(upload)
    .where(or(unclaimed, unsent, ids.length > 0 ? inArray(upload.documentId, ids) : undefined));
  for (const { id } of doomed) await files.remove(id);
  const fileIds = doomed.map(({ id }) => id);
  if (fileIds.length > 0) await db.delete(upload).where(inArray(upload.id, fileIds));
  if (ids.length > 0) await db.delete(document).where(inArray(document.id, ids));
  await db.delete(session).where(lt(session.expiresAt, now()));
  await db.delete(signInLink).where(lt(signInLink.expiresAt, before(7 * day)));
  await db.delete(rateBucket).where(lt(rateBucket.expiresAt, now()));
  await db.delete(idempotency).where(lt(idempotency.createdAt, before(idempotencyLifetimeMs)));
}

/** Purges now and every hour; several processes may do so at once. Returns what ends it. */
export function startMaintenance(context: Needed): () => void {
  const run = () =>
    void purge(context).catch((error: unknown) => context.log.error({ err: error }, "the purge failed"));
  run();
  const timer = setInterval(run, hour);
  timer.unref();
  return () => clearInterval(timer);
}
