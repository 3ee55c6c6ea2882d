import { eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Schemas } from "@grantwright/api-client";
import type { Context } from "../../capabilities/context.ts";
import { presentWriterFor } from "../../capabilities/writer/presentWriter.ts";
import { isAdded, isAdmin } from "../../kernel/admins.ts";
import type { Database } from "../../kernel/db/open.ts";
import { prepareRead } from "../../kernel/db/prepareRead.ts";
import { team, teamMember, user } from "../../kernel/db/schema.ts";
import { newId } from "../../kernel/ids.ts";
import { balanceOf, grantCredits, ownPools, teamPool } from "../credits/index.ts";
import { tell, welcomeMessage } from "../messages/index.ts";
import { hasSubscription } from "../subscriptions/index.ts";

/** An address as it is stored and compared. */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase();

/** A first name to show, from the part of an address before the @: "ines.okafor" becomes "Ines Okafor". */
export function nameFromEmail(email: string): string {
  const local = email.split("@")[0]?.split("+")[0] ?? "";
  const words = local.split(/[._\-\s]+/).filter(Boolean);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ") || email;
}

/**
 * The id of the account of an address; makes the account, its personal team, its welcome credits and its first message where
 * it is new: all of it, or nothing.
 */
export async function findOrMakeAccount(
  context: Pick<Context, "config" | "now" | "tasks">,
  tx: Database,
  email: string,
): Promise<string> {
  const now = context.now();
  const { welcomeCredits } = context.config;
  const id = newId();
  const [made] = await tx
    .insert(user)
    .values({ id, email, name: nameFromEmail(email), createdAt: now })
    .onConflictDoNothing({ target: user.email })
    .returning({ id: user.id });
  if (!made) {
    const [existing] = await tx.select({ id: user.id }).from(user).where(eq(user.email, email));
    if (!existing) throw new Error("An account vanished while it was being signed in to.");
    return existing.id;
  }
  const teamId = newId();
  await tx.insert(team).values({ id: teamId, name: "", personalOf: id, createdAt: now });
  await tx.insert(teamMember).values({ teamId, userId: id, joinedAt: now });
  if (welcomeCredits > 0) await grantCredits(tx, now, id, "welcome", welcomeCredits);
  await tell(context, tx, { teamId, userIds: [id], ...welcomeMessage(welcomeCredits) });
  return id;
}

/** Whether someone is signed in fully, or still has to be asked about mails. */
export async function signInStatus(db: Database, userId: string): Promise<"ok" | "confirmEmailSending"> {
  const [found] = await db.select({ wants: user.wantsProductMail }).from(user).where(eq(user.id, userId));
  return found?.wants == null ? "confirmEmailSending" : "ok";
}

const readUser = prepareRead("user in account", ["userId", "teamId"], (db, { userId, teamId }) => {
  const personal = alias(team, "personal");
  return db
    .select({
      id: user.id,
      email: user.email,
      name: user.name,
      hasDiscount: user.hasDiscount,
      wantsProductMail: user.wantsProductMail,
      instantDraftDisabled: user.instantDraftDisabled,
      account: { name: team.name, personalOf: team.personalOf, modelRule: team.modelRule },
      ownPools: ownPools(userId),
      teamPool: teamPool(teamId),
      isAdded: isAdded(db, user.email),
      isSubscribed: hasSubscription(db, team.id, personal.id),
    })
    .from(user)
    .innerJoin(team, eq(team.id, teamId))
    .innerJoin(personal, eq(personal.personalOf, user.id))
    .where(eq(user.id, userId));
});

/**
 * A person as the app sees them, in the account that they work in: in a team, `credits` are the team's and the person's own
 * bought ones, and a subscription of either counts.
 */
export async function presentUser(context: Context, userId: string, teamId: string): Promise<Schemas["User"]> {
  const [found] = await readUser(context.db, { userId, teamId });
  if (!found) throw new Error("The person who is signed in vanished.");
  const own = balanceOf(found.ownPools);
  return {
    id: found.id,
    name: found.name,
    teamName: found.account.personalOf ? "" : found.account.name,
    isSuperAdmin: isAdmin(context.config, found.email, found.isAdded),
    isSubscribed: found.isSubscribed,
    hasDiscount: found.hasDiscount && context.config.payments?.discountCoupon !== undefined,
    sendEmails: found.wantsProductMail === null ? {} : { product: found.wantsProductMail },
    credits: { proposals: own.proposals + found.teamPool },
    freeCredits: own.free,
    instantDraftDisabled: found.instantDraftDisabled,
    writer: presentWriterFor(context.writers, found.account.modelRule),
    restoreDays: context.config.deletedDays,
  };
}

/** Changes the display name, the email preference or both. */
export async function updateAccount(db: Database, userId: string, change: Schemas["UpdateMeRequest"]): Promise<void> {
  await db
    .update(user)
    .set({
      ...(change.name !== undefined && { name: change.name.trim() }),
      ...(change.sendEmails && { wantsProductMail: change.sendEmails.product }),
    })
    .where(eq(user.id, userId));
}
