import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { jsonEntry, type ZipEntry } from "../../capabilities/files/zipStream.ts";
import type { Database } from "../../kernel/db/open.ts";
import { team, teamMember } from "../../kernel/db/schema.ts";
import type { Exported, Place } from "../module.ts";

/** The accounts that a person works in, their own first. */
export async function placesOf(db: Database, userId: string): Promise<Place[]> {
  const rows = await db
    .select({
      id: team.id,
      name: team.name,
      personalOf: team.personalOf,
      role: teamMember.role,
      joinedAt: teamMember.joinedAt,
    })
    .from(teamMember)
    .innerJoin(team, and(eq(team.id, teamMember.teamId), isNull(team.deletedAt)))
    .where(eq(teamMember.userId, userId))
    .orderBy(sql`${team.personalOf} is null`, asc(team.name), asc(team.id));
  return rows.map(({ personalOf, name, ...row }) => ({
    ...row,
    personal: personalOf !== null,
    name: personalOf === null ? name : "Personal account",
  }));
}

/** The accounts that a person works in. */
export async function* exportTeams(_context: unknown, { places }: Exported): AsyncGenerator<ZipEntry> {
  yield jsonEntry("teams.json", places);
}
