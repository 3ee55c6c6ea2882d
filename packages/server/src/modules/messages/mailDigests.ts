import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import { queueMail } from "../../capabilities/mail/queueMail.ts";
import { message, messageRecipient, team, teamMember, user } from "../../kernel/db/schema.ts";
import { choicesOf } from "./notifications.ts";

/** From when on the day's mail goes, in UTC: where people are is not known. */
const firstHour = 7;

/** How many messages a mail lists. */
const most = 50;

type Needed = Pick<Context, "config" | "db" | "now" | "tasks">;

/** What waits and will be in no mail: it was read, or the person wants no mails by now. */
async function forgetVoid({ db }: Needed): Promise<void> {
  // Asked for each row that waits: those are few, and people many.
  const isUnwilling = sql`(select not coalesce(${user.wantsProductMail}, false) from ${user} where ${user.id} = ${messageRecipient.userId})`;
  await db
    .update(messageRecipient)
    .set({ digest: null })
    .where(and(isNotNull(messageRecipient.digest), or(isNotNull(messageRecipient.readAt), isUnwilling)));
}

async function mailDigest(context: Needed, userId: string, day: string): Promise<void> {
  const { config, db } = context;
  await db.transaction(async (tx) => {
    // Whoever takes back the consent or chooses anew waits for this mail, or is seen by it.
    const [person] = await tx.select().from(user).where(eq(user.id, userId)).for("update");
    if (!person) return;
    const choices = choicesOf(person.notifications);
    const waiting = await tx
      .select({
        id: message.id,
        subject: message.subject,
        digest: messageRecipient.digest,
        team,
        member: teamMember.userId,
      })
      .from(messageRecipient)
      .innerJoin(message, eq(message.id, messageRecipient.messageId))
      .innerJoin(team, eq(team.id, message.teamId))
      .leftJoin(teamMember, and(eq(teamMember.teamId, team.id), eq(teamMember.userId, userId)))
      .where(
        and(eq(messageRecipient.userId, userId), isNotNull(messageRecipient.digest), isNull(messageRecipient.readAt)),
      )
      .orderBy(asc(message.createdAt), asc(message.id));
    // Who left an account hears nothing more of it.
    const wanted = waiting.filter(
      ({ digest, member }) => member !== null && digest !== null && choices[digest] !== "none",
    );
    if (wanted.length > 0) {
      const subject = wanted.length === 1 ? "1 unread message" : `${wanted.length} unread messages`;
      const lines = wanted.slice(0, most).map(({ id, subject: about, team: place }) => {
        const prefix = place.personalOf === null ? `/teams/${place.id}` : "";
        return `${about}\n${config.publicUrl}${prefix}/messages?message=${id}`;
      });
      const more = wanted.length - most;
      const mailId = await queueMail(context, tx, {
        isProduct: true,
        userId,
        to: person.email,
        kind: "digest",
        subject,
        parts: {
          heading: subject,
          before: [...lines, ...(more > 0 ? [`And ${more} more in your inbox.`] : [])],
          button: { label: "Open the inbox", address: `${config.publicUrl}/messages` },
          after: [],
        },
        eventKey: `digest:${userId}:${day}`,
      });
      if (mailId === undefined) return;
    }
    const ids = waiting.map(({ id }) => id);
    await tx
      .update(messageRecipient)
      .set({ digest: null })
      .where(and(eq(messageRecipient.userId, userId), inArray(messageRecipient.messageId, ids)));
  });
}

/**
 * Mails people who want it so what waits for them and is still unread: one mail a day and person, from seven in the morning UTC
 * on, and none where nothing waits. Several processes may do it at once.
 */
export async function mailDigests(context: Needed): Promise<void> {
  await forgetVoid(context);
  const now = context.now();
  if (now.getUTCHours() < firstHour) return;
  const people = await context.db
    .selectDistinct({ userId: messageRecipient.userId })
    .from(messageRecipient)
    .where(isNotNull(messageRecipient.digest));
  for (const { userId } of people) await mailDigest(context, userId, now.toISOString().slice(0, 10));
}
