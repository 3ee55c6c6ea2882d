import { eq, sql } from "drizzle-orm";
import type { Database } from "../../kernel/db/open.ts";
import { mail, user } from "../../kernel/db/schema.ts";
import { newId, newSecret } from "../../kernel/ids.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { storableText } from "../../kernel/text/storable.ts";
import type { TaskQueue } from "../queue/queue.ts";
import { layOutMail, type MailParts } from "./mailLayout.ts";

/** A mail that is to be sent soon. */
export type MailToQueue = {
  to: string;
  /** What it is, in a word, for those who look after the deployment. */
  kind: string;
  subject: string;
  parts: MailParts;
  /** Where answers go, when not to the sender. */
  replyTo?: string;
  /** The same event is mailed once to an address. */
  eventKey?: string;
} & (
  | {
      /** Only for people who asked for such mails; carries a way to unsubscribe. */
      isProduct: true;
      userId: string;
    }
  | {
      isProduct: false;
      /** Whose mail it is: it goes with the account. */
      userId?: string;
    }
);

/** The headers by which a mail program offers to unsubscribe with one click (RFC 8058), and the page that asks first. */
function unsubscribing(publicUrl: string, token: string) {
  const query = `token=${encodeURIComponent(token)}`;
  return {
    address: `${publicUrl}/unsubscribe#${query}`,
    headers: {
      "List-Unsubscribe": `<${publicUrl}/api/p/unsubscribe?${query}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}

/** The secret in a person's unsubscribe links, made with the first of them; undefined for people who want no such mails. */
async function consentedToken(tx: Database, userId: string): Promise<string | undefined> {
  const [found] = await tx
    .update(user)
    .set({ unsubscribeToken: sql`coalesce(${user.unsubscribeToken}, ${newSecret()})` })
    .where(sql`${user.id} = ${userId} and ${user.wantsProductMail}`)
    .returning({ token: user.unsubscribeToken });
  return found?.token ?? undefined;
}

/**
 * Stores a mail and queues its sending, in the caller's transaction: it is sent exactly when what it tells of happened. Returns
 * its id, or undefined where the person did not consent or the event was mailed already. Never for sign-in links: what is
 * stored here can be read by whoever reads the database.
 */
export async function queueMail(
  context: Pick<Kernel, "config" | "now"> & { tasks: Pick<TaskQueue, "enqueueMail"> },
  tx: Database,
  wanted: MailToQueue,
): Promise<string | undefined> {
  const { to, kind, subject, parts, replyTo, eventKey, isProduct, userId } = wanted;
  const token = isProduct ? await consentedToken(tx, userId) : undefined;
  if (isProduct && token === undefined) return undefined;
  const unsubscribe = token === undefined ? undefined : unsubscribing(context.config.publicUrl, token);
  const { text, html } = layOutMail(parts, unsubscribe?.address);
  const id = newId();
  const stored = await tx
    .insert(mail)
    .values({
      id,
      userId,
      to,
      kind,
      subject: storableText(subject.replace(/\s+/g, " ").trim()),
      text: storableText(text),
      html: storableText(html),
      headers: { ...unsubscribe?.headers, ...(replyTo !== undefined && { "Reply-To": replyTo }) },
      status: "waiting",
      eventKey,
      createdAt: context.now(),
    })
    .onConflictDoNothing({ target: mail.eventKey })
    .returning({ id: mail.id });
  if (stored.length === 0) return undefined;
  await context.tasks.enqueueMail(tx, id);
  return id;
}

/** Mails that are sent only with consent are told by the way to unsubscribe that they carry. */
export const isProductMail = (headers: Record<string, string>): boolean => "List-Unsubscribe" in headers;

/** Whether the person wants such mails, now. */
export async function wantsProductMail(db: Database, userId: string): Promise<boolean> {
  const [found] = await db.select({ wants: user.wantsProductMail }).from(user).where(eq(user.id, userId));
  return found?.wants === true;
}
