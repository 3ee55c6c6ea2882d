import { and, desc, eq, gt } from "drizzle-orm";
import type { Schemas } from "@grantwright/api-client";
import type { Context } from "../../capabilities/context.ts";
import type { Database } from "../../kernel/db/open.ts";
import { mail, teamMember, user } from "../../kernel/db/schema.ts";
import { countTry, invitesPerEmail } from "../../kernel/rateLimits.ts";
import { Refusal } from "../../kernel/refusal.ts";

const day = 24 * 60 * 60_000;

/** An address that is not invited, and why. */
type RefusedAddress = Schemas["InvitationsMade"]["refused"][number];

/**
 * Tells addresses that can be mailed from those that cannot: a mail server refused the last mail to them within a day, or they
 * got too many invitations lately, whoever sent them.
 */
export async function sortAddresses(
  context: Pick<Context, "db" | "now">,
  emails: string[],
): Promise<{ allowed: string[]; refused: RefusedAddress[] }> {
  const allowed: string[] = [];
  const refused: RefusedAddress[] = [];
  for (const email of emails) {
    const message = (await whyUndeliverable(context, email)) ?? (await whyTooMany(context, email));
    if (message === undefined) allowed.push(email);
    else refused.push({ email, message });
  }
  return { allowed, refused };
}

async function whyTooMany(context: Pick<Context, "db" | "now">, email: string): Promise<string | undefined> {
  try {
    await countTry(context, invitesPerEmail, email);
    return undefined;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return "This address was invited too often. Please try again tomorrow.";
  }
}

/** Why a mail to an address would not arrive; undefined where nothing speaks against it. */
export async function whyUndeliverable(
  { db, now }: Pick<Context, "db" | "now">,
  email: string,
): Promise<string | undefined> {
  const [last] = await db
    .select({ status: mail.status })
    .from(mail)
    .where(and(eq(mail.to, email), gt(mail.createdAt, new Date(now().getTime() - day))))
    .orderBy(desc(mail.createdAt))
    .limit(1);
  if (last?.status !== "failed") return undefined;
  return "A mail to this address could not be delivered today. Please check the address, or send a link.";
}

/** Whether the person with an address is in the team. */
export async function isMember(tx: Database, teamId: string, email: string): Promise<boolean> {
  const [found] = await tx
    .select({ id: user.id })
    .from(teamMember)
    .innerJoin(user, eq(user.id, teamMember.userId))
    .where(and(eq(teamMember.teamId, teamId), eq(user.email, email)));
  return found !== undefined;
}
