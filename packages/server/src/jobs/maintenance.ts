import { and, eq, inArray, isNull, lt, ne, or } from "drizzle-orm";
import type { Context } from "../capabilities/context.ts";
import {
  document,
  idempotency,
  knownBrowser,
  mail,
  rateBucket,
  session,
  signInLink,
  teamInvite,
  upload,
} from "../kernel/db/schema.ts";
import { idempotencyLifetimeMs } from "../kernel/idempotency.ts";
import { purgeEvents } from "../modules/analytics/recordEvent.ts";
import { purgePayments } from "../modules/billing/purgePayments.ts";
import { deletedLifetimeMs } from "../modules/docs/changeDocument.ts";
import { removeOrphans } from "../modules/files/removeOrphans.ts";
import { tellOfDeadlines } from "../modules/messages/tellOfDeadlines.ts";
import { purgeGrants } from "../modules/opportunities/keptGrants.ts";
import { purgeTeams } from "../modules/teams/teamLife.ts";
import { purgeTemplates } from "../modules/templates/ownTemplates.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

type Needed = Pick<Context, "db" | "now" | "files" | "log">;

/** Removes what has had its time: deleted documents and teams after 30 days, unclaimed files and links after one, and the like. */
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
  await purgeTemplates({ db, now });
  await purgeTeams({ db, now, files });
  await removeOrphans({ db, now, files });
  await db.delete(teamInvite).where(lt(teamInvite.expiresAt, before(day)));
  await purgePayments({ db, now });
  await db.delete(session).where(lt(session.expiresAt, now()));
  await db.delete(knownBrowser).where(lt(knownBrowser.expiresAt, now()));
  await db.delete(signInLink).where(lt(signInLink.expiresAt, before(7 * day)));
  await db.delete(rateBucket).where(lt(rateBucket.expiresAt, now()));
  await db.delete(idempotency).where(lt(idempotency.createdAt, before(idempotencyLifetimeMs)));
  await purgeGrants(db, now());
  await purgeMails({ db, now });
  await purgeEvents(db, now());
}

/** Blanks the texts of mails after 30 days and forgets the mails after 90; what could not be sent for a day never will be. */
async function purgeMails({ db, now }: Pick<Needed, "db" | "now">): Promise<void> {
  const before = (ms: number) => new Date(now().getTime() - ms);
  const failed = { status: "failed" as const, finishedAt: now(), lastError: "It waited for a day." };
  await db
    .update(mail)
    .set(failed)
    .where(and(eq(mail.status, "waiting"), lt(mail.createdAt, before(day))));
  await db
    .update(mail)
    .set({ text: "", html: "", headers: {} })
    .where(and(lt(mail.finishedAt, before(30 * day)), ne(mail.text, "")));
  await db.delete(mail).where(lt(mail.finishedAt, before(90 * day)));
}

/**
 * Purges and tells of deadlines, now and every hour, and looks each minute for tasks whose job was lost; several processes may do
 * so at once. Returns what ends it.
 */
export function startMaintenance(context: Needed & Parameters<typeof tellOfDeadlines>[0]): () => void {
  const requeueLost = () =>
    void context.tasks
      .requeueLost()
      .catch((error: unknown) => context.log.error({ err: error }, "looking for lost tasks failed"));
  const run = () => {
    void purge(context).catch((error: unknown) => context.log.error({ err: error }, "the purge failed"));
    void tellOfDeadlines(context).catch((error: unknown) =>
      context.log.error({ err: error }, "telling of deadlines failed"),
    );
  };
  run();
  const timers = [setInterval(run, hour), setInterval(requeueLost, minute)];
  for (const timer of timers) timer.unref();
  return () => timers.forEach(clearInterval);
}
