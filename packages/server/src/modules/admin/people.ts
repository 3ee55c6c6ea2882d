import type { Schemas } from "@grantwright/api-client";
import { count, desc, eq, sql, type SQL } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import type { Account } from "../../kernel/account.ts";
import type { Database } from "../../kernel/db/open.ts";
import { endAllSessions } from "../../capabilities/session/sessions.ts";
import { creditEntry, secondFactor, session, subscription, team, teamMember, user } from "../../kernel/db/schema.ts";
import { answerOnce } from "../../kernel/idempotency.ts";
import { notFound } from "../../kernel/refusal.ts";
import { boughtPool, grantCredits } from "../credits/index.ts";
import { tell } from "../messages/index.ts";
import { holdsText, usualPage, type Page } from "./searching.ts";

type Person = Schemas["AdminPerson"];

const personal = sql`(select id from ${team} where personal_of = "user".id)`;
const ownCredits = (isBought: SQL) =>
  sql<number>`(select greatest(0, coalesce(sum(amount), 0)) from ${creditEntry} where user_id = "user".id and team_id is null and ${isBought})`.mapWith(
    Number,
  );

const columns = {
  id: user.id,
  name: user.name,
  email: user.email,
  createdAt: user.createdAt,
  hasDiscount: user.hasDiscount,
  instantDraftDisabled: user.instantDraftDisabled,
  lastSeenAt: sql<Date | null>`(select max(last_seen_at) from ${session} where user_id = "user".id)`.mapWith(
    session.lastSeenAt,
  ),
  proposalCredits: ownCredits(sql`pool = ${boughtPool}`),
  freeCredits: ownCredits(sql`pool <> ${boughtPool}`),
  hasSecondFactor: sql<boolean>`coalesce((select on_since is not null from ${secondFactor} where user_id = "user".id), false)`,
  isSubscribed: sql<boolean>`exists (select 1 from ${subscription} where team_id = ${personal} and status <> 'ended')`,
  teams: sql<string[]>`coalesce((
    select json_agg(t.name order by t.name) from ${team} t join ${teamMember} m on m.team_id = t.id
    where m.user_id = "user".id and t.personal_of is null and t.deleted_at is null
  ), '[]'::json)`,
};

const present = ({ createdAt, lastSeenAt, ...row }: Row): Person => ({
  ...row,
  createdAt: createdAt.toISOString(),
  lastSeenAt: lastSeenAt?.toISOString() ?? null,
});

type Row = Omit<Person, "createdAt" | "lastSeenAt"> & { createdAt: Date; lastSeenAt: Date | null };

/** The people of the deployment, the newest first. */
export async function listPeople(
  db: Database,
  { search, offset = 0, limit = usualPage }: Page,
): Promise<Schemas["AdminPeople"]> {
  const where = holdsText(search, user.name, user.email);
  const [found] = await db.select({ total: count() }).from(user).where(where);
  const rows = await db
    .select(columns)
    .from(user)
    .where(where)
    .orderBy(desc(user.createdAt), user.id)
    .offset(offset)
    .limit(limit);
  return { total: found?.total ?? 0, people: rows.map(present) };
}

/**
 * Gives a person credits, which they are told, once for a key; or a discount, or turns instant drafts off, or signs them out. Throws a Refusal of
 * kind `notFound`.
 */
export async function changePerson(
  context: Context,
  admin: Account,
  userId: string,
  { addCredits, signOut, ...flags }: Schemas["ChangePersonRequest"],
  key: string | undefined,
): Promise<Person> {
  const body = { addCredits, signOut, ...flags };
  // What is turned on and off and on again is done each time.
  const once = addCredits === undefined ? undefined : key;
  const call = { userId: admin.userId, scope: `changePerson ${userId}`, key: once, body };
  const isKept = () => true;
  return answerOnce(context, call, isKept, async (tx) => {
    const [account] = await tx.select({ id: team.id }).from(team).where(eq(team.personalOf, userId));
    if (!account) throw notFound("person");
    if (Object.keys(flags).length > 0) await tx.update(user).set(flags).where(eq(user.id, userId));
    if (signOut) await endAllSessions(tx, userId);
    if (addCredits !== undefined) {
      await grantCredits(tx, context.now(), userId, boughtPool, addCredits);
      await tell(context, tx, {
        teamId: account.id,
        userIds: [userId],
        type: "system",
        subject: "You were given proposal credits",
        text: `${addCredits} proposal ${addCredits === 1 ? "credit is" : "credits are"} yours. Credits never expire.`,
        link: "/user-information",
        linkLabel: "See your credits",
      });
    }
    const [row] = await tx.select(columns).from(user).where(eq(user.id, userId));
    if (!row) throw notFound("person");
    return present(row);
  });
}
