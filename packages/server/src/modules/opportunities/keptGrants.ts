import { and, asc, eq, gt, gte, inArray, isNull, lt, ne, or, sql } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import type { SourceGrant } from "../../capabilities/grants/grantSource.ts";
import type { Database } from "../../kernel/db/open.ts";
import { sourceGrant } from "../../kernel/db/schema.ts";
import { searchable } from "../../kernel/text/searchable.ts";
import { storable } from "../../kernel/text/storable.ts";

/** A grant that is kept here. */
export type KeptGrant = typeof sourceGrant.$inferSelect;

/** Few, for comparing them must not hold up the calls of others. */
const pageSize = 50;
/** How long details that a source gave are good for. */
const freshMs = 24 * 60 * 60_000;

const searchTextOf = ({ title, subjects, funderName, description }: SourceGrant) =>
  searchable([title, ...subjects, funderName, description].join("\n"));

/** Keeps grants, each in place of what was known of it; where only its title is known now, an earlier description stays. */
export async function keepGrants({ db, now }: Pick<Context, "db" | "now">, grants: SourceGrant[]): Promise<void> {
  for (const grant of grants) {
    const { subjects: _, ...columns } = grant;
    const row = storable({ ...columns, searchText: searchTextOf(grant) });
    const fetchedAt = now();
    await db
      .insert(sourceGrant)
      .values({ ...row, openAt: grant.openAt, dueAt: grant.dueAt, fetchedAt })
      .onConflictDoUpdate({
        target: sourceGrant.key,
        set: { ...row, openAt: grant.openAt, dueAt: grant.dueAt, fetchedAt },
        ...(grant.description === "" && { setWhere: eq(sourceGrant.description, "") }),
      });
  }
}

/** Those of the keys whose details are here and new enough. */
export async function freshKeys({ db, now }: Pick<Context, "db" | "now">, keys: string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const since = new Date(now().getTime() - freshMs);
  const rows = await db
    .select({ key: sourceGrant.key })
    .from(sourceGrant)
    .where(and(inArray(sourceGrant.key, keys), ne(sourceGrant.description, ""), gte(sourceGrant.fetchedAt, since)));
  return new Set(rows.map(({ key }) => key));
}

const isOpen = (now: Date) => or(isNull(sourceGrant.dueAt), gte(sourceGrant.dueAt, now));

/** Every kept grant that one can still apply for, page by page. */
export async function* openGrants({ db, now }: Pick<Context, "db" | "now">): AsyncGenerator<KeptGrant[]> {
  for (let after = ""; ;) {
    const page = await db
      .select()
      .from(sourceGrant)
      .where(and(gt(sourceGrant.key, after), isOpen(now())))
      .orderBy(asc(sourceGrant.key))
      .limit(pageSize);
    if (page.length > 0) yield page;
    const last = page.at(-1);
    if (page.length < pageSize || !last) return;
    after = last.key;
  }
}

/** How many kept grants one can still apply for. */
export async function countOpenGrants(db: Database, now: Date): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(sourceGrant)
    .where(isOpen(now));
  return row?.count ?? 0;
}

/** Forgets grants whose deadline passed longer than a year ago. */
export async function purgeGrants({ db, now }: Pick<Context, "db" | "now">): Promise<void> {
  await db.delete(sourceGrant).where(lt(sourceGrant.dueAt, new Date(now().getTime() - 365 * 24 * 60 * 60_000)));
}
