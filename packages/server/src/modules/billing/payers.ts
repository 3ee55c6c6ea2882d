import { and, eq, inArray, or } from "drizzle-orm";
import type { Database } from "../../kernel/db/open.ts";
import { team, teamMember, user } from "../../kernel/db/schema.ts";

/** Somebody who hears of an account's payments. */
interface Payer {
  id: string;
  name: string;
  email: string;
}

/** The account that payments are made for. */
export interface PayingAccount {
  teamId: string;
  /** The person whose personal account it is; undefined for a team. */
  personalOf: string | undefined;
  /** How it is called in a sentence: "your account", or the team's name in quotes. */
  title: string;
}

/** Undefined where the account is gone. */
export async function findPayingAccount(db: Database, teamId: string | null): Promise<PayingAccount | undefined> {
  if (teamId === null) return undefined;
  const [found] = await db.select().from(team).where(eq(team.id, teamId));
  if (!found) return undefined;
  const personalOf = found.personalOf ?? undefined;
  return { teamId, personalOf, title: personalOf === undefined ? `“${found.name}”` : "your account" };
}

/** Who hears of a payment: who made it while they still belong to the account, otherwise its owners. */
export async function findPayers(db: Database, teamId: string, userId: string | null): Promise<Payer[]> {
  const isOwnerOrPayer = or(eq(teamMember.role, "owner"), inArray(teamMember.userId, userId === null ? [] : [userId]));
  const people = await db
    .select({ id: user.id, name: user.name, email: user.email })
    .from(teamMember)
    .innerJoin(user, eq(user.id, teamMember.userId))
    .where(and(eq(teamMember.teamId, teamId), isOwnerOrPayer));
  const payer = people.filter(({ id }) => id === userId);
  return payer.length > 0 ? payer : people;
}

/** The id of a person who is still there; null for one who is gone. */
export async function findPersonId(db: Database, userId: string | undefined): Promise<string | null> {
  if (userId === undefined) return null;
  const [found] = await db.select({ id: user.id }).from(user).where(eq(user.id, userId));
  return found?.id ?? null;
}
