import type { Schemas } from "@grantwright/api-client";
import { asc, eq, sql } from "drizzle-orm";
import type { Database } from "../db/open.ts";
import { team, teamMember, user } from "../db/schema.ts";

/** The accounts that a person can work in, the personal one first and under the person's own name. */
export async function listTeams(db: Database, userId: string): Promise<Schemas["Team"][]> {
  const found = await db
    .select({ id: team.id, teamName: team.name, personalOf: team.personalOf, userName: user.name })
    .from(teamMember)
    .innerJoin(team, eq(team.id, teamMember.teamId))
    .innerJoin(user, eq(user.id, teamMember.userId))
    .where(eq(teamMember.userId, userId))
    .orderBy(sql`${team.personalOf} is null`, asc(team.name), asc(team.id));
  return found.map(({ id, teamName, personalOf, userName }) => ({
    id,
    name: personalOf ? userName : teamName,
    personal: personalOf !== null,
  }));
}
