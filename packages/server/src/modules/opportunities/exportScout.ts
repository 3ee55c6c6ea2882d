import { and, asc, eq, ne } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import { jsonEntry, type ZipEntry } from "../../capabilities/files/zipStream.ts";
import type { Database } from "../../kernel/db/open.ts";
import { opportunity, scoutProfile } from "../../kernel/db/schema.ts";
import type { Exported } from "../module.ts";

/** What the scout was told to look for, and what it found, where it was ever asked. */
async function* scoutFile(db: Database, teamId: string): AsyncGenerator<ZipEntry> {
  const { organization, project, location } = scoutProfile;
  const [profile] = await db
    .select({ organization, project, location })
    .from(scoutProfile)
    .where(eq(scoutProfile.teamId, teamId));
  const { title, funderName, number, dueDate, url, comment, state, foundAt } = opportunity;
  const opportunities = await db
    .select({ title, funderName, number, dueDate, url, comment, state, foundAt })
    .from(opportunity)
    .where(and(eq(opportunity.teamId, teamId), ne(opportunity.state, "found")))
    .orderBy(asc(foundAt), asc(opportunity.id));
  if (profile || opportunities.length > 0) yield jsonEntry("scout.json", { ...profile, opportunities });
}

/** What the scout was told and found in the personal account. */
export async function* exportScout({ db }: Pick<Context, "db">, { places }: Exported): AsyncGenerator<ZipEntry> {
  for (const { id, personal } of places) if (personal) yield* scoutFile(db, id);
}
