import type { Schemas } from "@grantwright/api-client";
import { and, desc, eq } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import type { Account } from "../../kernel/account.ts";
import type { Database } from "../../kernel/db/open.ts";
import { scoutProfile, task } from "../../kernel/db/schema.ts";
import { Refusal } from "../../kernel/refusal.ts";
import { importGrants } from "./importGrants.ts";
import { countOpenGrants } from "./keptGrants.ts";

/** What the scout looks for, for one account. */
export type ScoutProfileRow = typeof scoutProfile.$inferSelect;

/** The profile of an account; undefined before there is one. */
export async function findProfile(db: Database, teamId: string): Promise<ScoutProfileRow | undefined> {
  const [found] = await db.select().from(scoutProfile).where(eq(scoutProfile.teamId, teamId));
  return found;
}

/** Where the scout looks, as a person would name it; empty where there is nowhere to look. */
async function describeSource(context: Context): Promise<string> {
  const { db, now, grants } = context;
  if (grants) return grants.name;
  // Files may have been put there since: with nothing else to look at, whether one can search depends on them.
  await importGrants(context);
  const count = await countOpenGrants(db, now());
  if (count === 0) return "";
  return count === 1 ? "1 grant that was imported here" : `${count} grants that were imported here`;
}

async function lastSearchOf(db: Database, teamId: string): Promise<Schemas["ScoutSearch"] | null> {
  const [row] = await db
    .select()
    .from(task)
    .where(and(eq(task.teamId, teamId), eq(task.kind, "scout")))
    .orderBy(desc(task.createdAt), desc(task.id))
    .limit(1);
  if (!row) return null;
  const status = row.status === "queued" ? "running" : row.status;
  const { found = 0, ...outcome } = row.outcome ?? {};
  return {
    at: (row.finishedAt ?? row.createdAt).toISOString(),
    status,
    taskId: row.id,
    found,
    ...outcome,
    ...(status === "failed" && { note: row.message }),
  };
}

/** What the scout knows of the account, and how its last search went. */
export async function readScout(context: Context, account: Pick<Account, "teamId">): Promise<Schemas["Scout"]> {
  const profile = await findProfile(context.db, account.teamId);
  return {
    revision: profile?.revision ?? 0,
    organization: profile?.organization ?? "",
    project: profile?.project ?? "",
    location: profile?.location ?? "",
    source: await describeSource(context),
    isReviewed: context.config.scout.review === "admin",
    lastSearch: await lastSearchOf(context.db, account.teamId),
  };
}

/**
 * Stores what the scout is to look for. Throws a Refusal of kind `stale` with the scout as it is, where it was changed since the
 * revision that the change was made on.
 */
export async function saveProfile(
  context: Context,
  account: Account,
  { organization, project, location = "" }: Schemas["ScoutProfileRequest"],
  revision: number | undefined,
): Promise<Schemas["Scout"]> {
  const updatedAt = context.now();
  const texts = { organization, project, location, updatedAt };
  const isSaved = await context.db.transaction(async (tx) => {
    const [made] = await tx
      .insert(scoutProfile)
      .values({ teamId: account.teamId, ...texts, revision: 1 })
      .onConflictDoNothing()
      .returning({ revision: scoutProfile.revision });
    if (made) return revision === undefined || revision === 0;
    const [before] = await tx.select().from(scoutProfile).where(eq(scoutProfile.teamId, account.teamId)).for("update");
    if (!before || (revision !== undefined && revision !== before.revision)) return false;
    await tx
      .update(scoutProfile)
      .set({ ...texts, revision: before.revision + 1 })
      .where(eq(scoutProfile.teamId, account.teamId));
    return true;
  });
  const scout = await readScout(context, account);
  if (!isSaved) throw new Refusal("stale", "This was changed somewhere else in the meantime.", { body: scout });
  return scout;
}
