import type { QueryOf, Schemas } from "@grantwright/api-client";
import { and, desc, asc, eq, gt, gte, inArray, lt, sql, type SQL } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import type { Database } from "../../kernel/db/open.ts";
import { auditEntry, user } from "../../kernel/db/schema.ts";
import { csvLine } from "./csvLine.ts";
import { holdsText, usualPage } from "./searching.ts";

type Filter = QueryOf<"exportAudit">;
type Entry = Schemas["AuditEntry"];

const day = 24 * 60 * 60_000;

/** How many rows of the file are read at once. */
const batch = 1_000;

const midnight = (date: string, days = 0): Date => new Date(Date.parse(`${date}T00:00:00Z`) + days * day);

const columns = {
  seq: auditEntry.seq,
  at: auditEntry.at,
  area: auditEntry.area,
  event: auditEntry.event,
  actorId: auditEntry.actorId,
  teamId: auditEntry.teamId,
  network: auditEntry.network,
  detail: auditEntry.detail,
  actorName: user.name,
  actorEmail: user.email,
};

const present = ({ seq, at, actorId, teamId, actorName, actorEmail, ...entry }: Row): Entry => ({
  id: seq,
  at: at.toISOString(),
  ...entry,
  ...(actorId !== null && { actorId }),
  ...(teamId !== null && { teamId }),
  ...(actorName !== null && { actorName }),
  ...(actorEmail !== null && { actorEmail }),
});

type Row = Awaited<ReturnType<typeof read>>[number];

const read = (db: Database, where: SQL | undefined, order: SQL, limit: number) =>
  db
    .select(columns)
    .from(auditEntry)
    .leftJoin(user, eq(user.id, auditEntry.actorId))
    .where(where)
    .orderBy(order)
    .limit(limit);

function matching(db: Database, { area, search, from, until }: Filter): SQL | undefined {
  const byName = holdsText(search, user.name, user.email);
  return and(
    area && eq(auditEntry.area, area),
    byName && inArray(auditEntry.actorId, db.select({ id: user.id }).from(user).where(byName)),
    from === undefined ? undefined : gte(auditEntry.at, midnight(from)),
    until === undefined ? undefined : lt(auditEntry.at, midnight(until, 1)),
  );
}

/** The newest entries that a filter leaves. */
export async function listAudit(db: Database, query: QueryOf<"listAudit">): Promise<Schemas["AuditEntries"]> {
  const { limit = usualPage } = query;
  const rows = await read(db, matching(db, query), desc(auditEntry.seq), limit + 1);
  return { entries: rows.slice(0, limit).map(present), hasMore: rows.length > limit };
}

const heads = [
  "id",
  "at",
  "area",
  "event",
  "actorId",
  "actorName",
  "actorEmail",
  "teamId",
  "network",
  "detail",
] as const;

/** All entries that a filter leaves, the oldest first, as lines of a file of comma-separated values. */
export async function* auditLines(db: Database, filter: Filter): AsyncGenerator<string> {
  yield csvLine(heads);
  const where = matching(db, filter);
  for (let last = 0; ;) {
    const rows = await read(db, and(where, gt(auditEntry.seq, last)), asc(auditEntry.seq), batch);
    for (const row of rows) {
      const entry = present(row);
      yield csvLine(
        heads.map((head) => (head === "detail" ? JSON.stringify(entry.detail) : String(entry[head] ?? ""))),
      );
    }
    if (rows.length < batch) return;
    last = rows.at(-1)!.seq;
  }
}

/** Forgets entries whose time is over, by this machine's clock and by the database's, which keeps what is young. */
export async function purgeAudit({ db, now, config }: Pick<Context, "db" | "now" | "config">): Promise<void> {
  const isOver = lt(auditEntry.at, new Date(now().getTime() - config.auditDays * day));
  await db.delete(auditEntry).where(and(isOver, sql`${auditEntry.at} < now() - interval '30 days'`));
}
