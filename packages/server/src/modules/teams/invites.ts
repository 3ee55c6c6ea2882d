import type { Schemas } from "@grantwright/api-client";
import { and, eq } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import { queueMail } from "../../capabilities/mail/queueMail.ts";
import type { Account } from "../../kernel/account.ts";
import type { Database } from "../../kernel/db/open.ts";
import { teamInvite, user } from "../../kernel/db/schema.ts";
import { answerOnce } from "../../kernel/idempotency.ts";
import { hashSecret, newId, newSecret } from "../../kernel/ids.ts";
import { countTry, invitesPerEmail, invitesPerPerson } from "../../kernel/rateLimits.ts";
import { notFound, Refusal } from "../../kernel/refusal.ts";
import { normaliseEmail } from "../auth/index.ts";
import { noteActivity } from "./activity.ts";
import { isMember, sortAddresses, whyUndeliverable } from "./inviteAddresses.ts";
import { holdTeam, type HeldTeam } from "./membership.ts";
import { presentInvite } from "./presentTeam.ts";

/** How long an invitation lives. */
const inviteLifetimeDays = 14;

type InviteRow = typeof teamInvite.$inferSelect;

const linkOf = (context: Pick<Context, "config">, code: string): string => `${context.config.publicUrl}/join/${code}`;

interface Inviter {
  userId: string;
  name: string;
}

async function findInviter(db: Database, userId: string): Promise<Inviter> {
  const [found] = await db.select({ userId: user.id, name: user.name }).from(user).where(eq(user.id, userId));
  if (!found) throw new Error("The person who is signed in vanished.");
  return found;
}

/**
 * Mails the code. A mail that waits holds it in clear text, which is no secret: only who is signed in with the address, and so
 * reads its mail, can use it.
 */
async function mailInvite(
  context: Context,
  tx: Database,
  team: HeldTeam,
  inviter: Inviter,
  email: string,
  code: string,
): Promise<void> {
  await queueMail(context, tx, {
    to: email,
    kind: "invitation",
    subject: `${inviter.name} invites you to “${team.name}” on Grantwright`,
    parts: {
      heading: `Join “${team.name}”`,
      before: [
        `${inviter.name} invites you to write grant proposals together in the team “${team.name}” on Grantwright.`,
        `Open this link and sign in with ${email}. It works for ${inviteLifetimeDays} days.`,
      ],
      button: { label: "See the invitation", address: linkOf(context, code) },
      after: ["If you do not know who this is from, you can ignore this mail: nothing happens without you."],
    },
    isProduct: false,
  });
}

/** What an invitation is renewed with. */
function newCode(now: Date) {
  const code = newSecret();
  const expiresAt = new Date(now.getTime() + inviteLifetimeDays * 24 * 60 * 60_000);
  return { code, columns: { codeHash: hashSecret(code), createdAt: now, expiresAt } };
}

/** Refuses before anything is counted against whoever may not invite at all. */
async function refuseUnlessManager(context: Context, account: Account): Promise<void> {
  await context.db.transaction((tx) => holdTeam(tx, account, "owner", "admin"));
}

/**
 * Invites addresses by mail, or makes a link that anybody may use, told once. An address that was invited before gets a new
 * code and the older one no longer works. Called again with the same `key` it mails nobody twice; an answer with a link is not
 * remembered. Throws a Refusal: `refused` for who may not invite, `tooMany`.
 */
export async function inviteToTeam(
  context: Context,
  account: Account,
  body: Schemas["InviteRequest"],
  key?: string | undefined,
): Promise<Schemas["InvitationsMade"]> {
  const { emails: typed, role } = body;
  await refuseUnlessManager(context, account);
  const emails = [...new Set((typed ?? []).map(normaliseEmail))];
  for (let index = 0; index < Math.max(1, emails.length); index += 1)
    await countTry(context, invitesPerPerson, account.userId);
  const { allowed, refused } = await sortAddresses(context, emails);
  const now = context.now();
  const call = { userId: account.userId, scope: `inviteToTeam ${account.teamId}`, key, body };
  const invite = async (tx: Database) => {
    const team = await holdTeam(tx, account, "owner", "admin");
    const inviter = await findInviter(tx, account.userId);
    if (typed === undefined) {
      const { code, columns } = newCode(now);
      const row = await storeInvite(tx, team, inviter, null, role, columns);
      await noteInvite(tx, now, team, inviter, row, "invited");
      return { invites: [presentInvite(row, inviter.name, linkOf(context, code))], refused: [] };
    }
    const invites: Schemas["TeamInvite"][] = [];
    for (const email of allowed) {
      if (await isMember(tx, team.id, email)) {
        refused.push({ email, message: "This person is a member already." });
        continue;
      }
      const { code, columns } = newCode(now);
      const row = await storeInvite(tx, team, inviter, email, role, columns);
      await mailInvite(context, tx, team, inviter, email, code);
      // Apart by a moment each, so that a list in pages loses none.
      await noteInvite(tx, new Date(now.getTime() + invites.length), team, inviter, row, "invited");
      invites.push(presentInvite(row, inviter.name));
    }
    return { invites, refused };
  };
  return answerOnce<Schemas["InvitationsMade"]>(
    context,
    call,
    ({ invites }) => !invites.some(({ link }) => link),
    invite,
  );
}

async function storeInvite(
  tx: Database,
  team: HeldTeam,
  inviter: Inviter,
  email: string | null,
  role: InviteRow["role"],
  columns: ReturnType<typeof newCode>["columns"],
): Promise<InviteRow> {
  const changing = { role, invitedBy: inviter.userId, ...columns };
  const [row] = await tx
    .insert(teamInvite)
    .values({ id: newId(), teamId: team.id, email, ...changing })
    .onConflictDoUpdate({ target: [teamInvite.teamId, teamInvite.email], set: changing })
    .returning();
  if (!row) throw new Error("An invitation could not be stored.");
  return row;
}

async function noteInvite(
  tx: Database,
  at: Date,
  team: HeldTeam,
  inviter: Inviter,
  row: InviteRow,
  kind: "invited" | "inviteResent" | "inviteRevoked",
): Promise<void> {
  const about = { teamId: team.id, actorId: inviter.userId, detail: row.role };
  await noteActivity(tx, at, { ...about, kind, ...(row.email !== null && { subject: row.email }) });
}

async function findInvite(tx: Database, teamId: string, id: string): Promise<InviteRow> {
  const [found] = await tx
    .select()
    .from(teamInvite)
    .where(and(eq(teamInvite.id, id), eq(teamInvite.teamId, teamId)));
  if (!found) throw notFound("invitation");
  return found;
}

/** Takes an invitation back. Throws a Refusal: `refused` or `notFound`. */
export async function revokeInvite(context: Context, account: Account, id: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    const team = await holdTeam(tx, account, "owner", "admin");
    const row = await findInvite(tx, team.id, id);
    await tx.delete(teamInvite).where(eq(teamInvite.id, id));
    await noteInvite(tx, context.now(), team, await findInviter(tx, account.userId), row, "inviteRevoked");
  });
}

/**
 * Mails an invitation again, or makes its link anew; the older code no longer works. Throws a Refusal: `refused` (for somebody
 * who has joined meanwhile, or whose address takes no mail, too), `notFound` or `tooMany`.
 */
export async function resendInvite(context: Context, account: Account, id: string): Promise<Schemas["TeamInvite"]> {
  await refuseUnlessManager(context, account);
  const { email } = await findInvite(context.db, account.teamId, id);
  const undeliverable = email === null ? undefined : await whyUndeliverable(context, email);
  if (undeliverable !== undefined) throw new Refusal("refused", undeliverable);
  await countTry(context, invitesPerPerson, account.userId);
  if (email !== null) await countTry(context, invitesPerEmail, email);
  const now = context.now();
  return context.db.transaction(async (tx) => {
    const team = await holdTeam(tx, account, "owner", "admin");
    const before = await findInvite(tx, team.id, id);
    if (before.email !== null && (await isMember(tx, team.id, before.email)))
      throw new Refusal("refused", "This person is a member already.");
    const inviter = await findInviter(tx, account.userId);
    const { code, columns } = newCode(now);
    const [row] = await tx
      .update(teamInvite)
      .set({ ...columns, invitedBy: inviter.userId })
      .where(eq(teamInvite.id, id))
      .returning();
    if (!row) throw notFound("invitation");
    if (row.email !== null) await mailInvite(context, tx, team, inviter, row.email, code);
    await noteInvite(tx, now, team, inviter, row, "inviteResent");
    return presentInvite(row, inviter.name, row.email === null ? linkOf(context, code) : undefined);
  });
}
