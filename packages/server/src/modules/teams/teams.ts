import type { Schemas } from "@grantwright/api-client";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import type { Account } from "../../kernel/account.ts";
import type { Database } from "../../kernel/db/open.ts";
import { team, teamMember, user } from "../../kernel/db/schema.ts";
import { answerOnce } from "../../kernel/idempotency.ts";
import { newId } from "../../kernel/ids.ts";
import { countTry, teamsPerPerson } from "../../kernel/rateLimits.ts";
import { noteActivity } from "./activity.ts";

/** The accounts that a person can work in, the personal one first and under the person's own name. */
export async function listTeams(db: Database, userId: string): Promise<Schemas["Team"][]> {
  const found = await db
    .select({ id: team.id, teamName: team.name, personalOf: team.personalOf, userName: user.name })
    .from(teamMember)
    .innerJoin(team, eq(team.id, teamMember.teamId))
    .innerJoin(user, eq(user.id, teamMember.userId))
    .where(and(eq(teamMember.userId, userId), isNull(team.deletedAt)))
    .orderBy(sql`${team.personalOf} is null`, asc(team.name), asc(team.id));
  return found.map(({ id, teamName, personalOf, userName }) => ({
    id,
    name: personalOf ? userName : teamName,
    personal: personalOf !== null,
  }));
}

/** Makes a team that the person owns; once for a key. Throws a Refusal of kind `tooMany`. */
export async function createTeam(
  context: Context,
  account: Account,
  typedName: string,
  key: string | undefined,
): Promise<Schemas["Team"]> {
  await countTry(context, teamsPerPerson, account.userId);
  const name = typedName.trim();
  const call = { userId: account.userId, scope: "createTeam", key, body: { name } };
  return answerOnce(
    context,
    call,
    () => true,
    async (tx) => {
      const id = newId();
      const now = context.now();
      await tx.insert(team).values({ id, name, createdAt: now });
      await tx.insert(teamMember).values({ teamId: id, userId: account.userId, role: "owner", joinedAt: now });
      await noteActivity(tx, now, { teamId: id, actorId: account.userId, kind: "created", subject: name });
      return { id, name, personal: false };
    },
  );
}
