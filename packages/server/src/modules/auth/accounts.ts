import { eq } from "drizzle-orm";
import type { Schemas } from "@grantwright/api-client";
import type { Context } from "../../capabilities/context.ts";
import { isAdmin } from "../../kernel/admins.ts";
import type { Database } from "../../kernel/db/open.ts";
import { team, teamMember, user } from "../../kernel/db/schema.ts";
import { newId } from "../../kernel/ids.ts";
import { creditBalance, grantCredits, teamCredits } from "../credits/index.ts";
import { tell, welcomeMessage } from "../messages/index.ts";
import { isSubscribed } from "../subscriptions/index.ts";

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

/**
 * A person as the app sees them, in the account that they work in: in a team, `credits` are the team's and the person's own
 * bought ones, and a subscription of either counts.
 */
export async function presentUser(context: Context, userId: string, teamId: string): Promise<Schemas["User"]> {
  const [found] = await context.db.select().from(user).where(eq(user.id, userId));
  const [account] = await context.db.select().from(team).where(eq(team.id, teamId));
  const [personal] = await context.db.select({ id: team.id }).from(team).where(eq(team.personalOf, userId));
  if (!found || !account || !personal) throw new Error("The person who is signed in vanished.");
  const credits = await creditBalance(context.db, userId);
  return {
    id: found.id,
    name: found.name,
    teamName: account.personalOf ? "" : account.name,
    isSuperAdmin: isAdmin(context.config, found.email),
    isSubscribed: await isSubscribed(context.db, [teamId, personal.id]),
    hasDiscount: found.hasDiscount && context.config.payments?.discountCoupon !== undefined,
    sendEmails: found.wantsProductMail === null ? {} : { product: found.wantsProductMail },
    credits: { proposals: credits.proposals + (await teamCredits(context.db, teamId)) },
    freeCredits: credits.free,
    instantDraftDisabled: found.instantDraftDisabled,
    writer: { kind: context.writer.kind, label: context.writer.label },
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
