import { and, eq, inArray, isNull, ne, notExists, type SQL } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import type { Database } from "../../kernel/db/open.ts";
import { mail, message, messageRecipient, team } from "../../kernel/db/schema.ts";
import { newId } from "../../kernel/ids.ts";
import { storable } from "../../kernel/text/storable.ts";
import { escapeHtml, textToHtml } from "../../kernel/text/textToHtml.ts";
import { addRecipients } from "./addRecipients.ts";
import { mailNotice, noticeKey } from "./mailNotice.ts";
import type { NoticeKind } from "./notifications.ts";

/** Whom messages that the product writes come from. */
export const productName = "Grantwright AI";

/** Whether messages of a type are the product's. */
export const isProductType = (type: string): boolean => ["system", "AI", "notification"].includes(type);

/** One thing of several that people are told of. */
interface ToldItem {
  name: string;
  /** A page of the app, as seen in that account. */
  link: string;
  /** What there is to know of it at once. */
  detail: string;
}

/** Something that people are told in an account that they work in. */
export interface Told {
  /** The account in which it is read. */
  teamId: string;
  userIds: readonly string[];
  type: "system" | "AI" | "notification";
  priority?: "low" | "medium" | "high";
  subject: string;
  /** Plain text; a blank line begins a paragraph. */
  text: string;
  /** What is listed below the text, each with where it is read about. */
  items?: readonly ToldItem[];
  /** Plain text below what is listed. */
  textAfter?: string;
  /** A page of the app, as seen in that account: `/docs/{id}`. */
  link?: string;
  /** What the link says; "Open it" without. */
  linkLabel?: string;
  /** Further facts for who wants to look: they are shown as they are. */
  metadata?: Record<string, unknown>;
  /** What makes the event unique: it is told once. */
  eventKey?: string;
  /** The document whose work it tells of. What the people have not read of that yet goes: the newest word counts. */
  documentId?: string;
  /** Who did what it tells of; answers to a notification go to them. */
  fromUser?: { userId: string; name: string };
  /** Also mail it to those of them who asked for mails, at once or with the day's others, as they chose for what it is `about`. */
  mail?: { kind: string; about: NoticeKind };
}

/** A page of the app in an account: teams have theirs under their id. */
export async function pathIn(tx: Database, teamId: string, path: string): Promise<string> {
  const [found] = await tx.select({ personalOf: team.personalOf }).from(team).where(eq(team.id, teamId));
  return found?.personalOf ? path : `/teams/${teamId}${path}`;
}

/** What is listed, as HTML: a linked name, and below it what there is to know. */
const itemsToHtml = (items: readonly ToldItem[], start: string): string =>
  `<ul>${items
    .map(({ name, link, detail }) => {
      const named = `<a href="${escapeHtml(start + link)}">${escapeHtml(name)}</a>`;
      return `<li>${detail === "" ? named : `${named}<br>${escapeHtml(detail)}`}</li>`;
    })
    .join("")}</ul>`;

/** What is listed, as the lines of a mail. */
const itemsToText = (items: readonly ToldItem[]): string =>
  items.map(({ name, detail }) => `- ${[name, detail].filter(Boolean).join(" · ")}`).join("\n");

/**
 * Tells people something, within the transaction in which it happens: they are told exactly when it did. Returns the id of the
 * message, or undefined where there is nobody to tell or the event was told already.
 */
export async function tell(
  context: Pick<Context, "config" | "now" | "tasks">,
  tx: Database,
  told: Told,
): Promise<string | undefined> {
  const {
    teamId,
    type,
    priority = "low",
    subject,
    linkLabel = "Open it",
    items = [],
    textAfter = "",
    metadata = {},
    eventKey,
    documentId,
  } = told;
  const userIds = [...new Set(told.userIds)];
  if (userIds.length === 0) return undefined;
  const path = told.link === undefined ? undefined : await pathIn(tx, teamId, told.link);
  const link = path === undefined ? "" : `\n<p><a href="${escapeHtml(path)}">${escapeHtml(linkLabel)}</a></p>`;
  const list = items.length > 0 ? itemsToHtml(items, await pathIn(tx, teamId, "")) : "";
  const html = [textToHtml(told.text), list, textToHtml(textAfter)].filter(Boolean).join("\n");
  const text = [told.text, itemsToText(items), textAfter].filter(Boolean).join("\n\n");
  const id = newId();
  const createdAt = context.now();
  const stored = await tx
    .insert(message)
    .values({
      id,
      teamId,
      type,
      priority,
      ...storable({ subject, content: `${html}${link}`, metadata }),
      fromUserId: told.fromUser?.userId,
      fromName: productName,
      eventKey,
      documentId,
      createdAt,
    })
    .onConflictDoNothing({ target: message.eventKey })
    .returning({ id: message.id });
  if (stored.length === 0) return undefined;
  if (documentId !== undefined) await forgetUnread(tx, documentId, userIds, id);
  await addRecipients(tx, { id, teamId, createdAt }, userIds);
  if (told.mail)
    await mailNotice(context, tx, userIds, { ...told.mail, messageId: id, subject, text, linkLabel, path });
  return id;
}

/** Takes away what people have not read of the work on a document, for the message that follows it. */
async function forgetUnread(tx: Database, documentId: string, userIds: string[], next: string): Promise<void> {
  const earlier = tx
    .select({ id: message.id })
    .from(message)
    .where(and(eq(message.documentId, documentId), ne(message.id, next)));
  await removeUnread(tx, and(inArray(messageRecipient.messageId, earlier), inArray(messageRecipient.userId, userIds)));
}

/** Takes messages away from people who have not read them; one that nobody has any more is gone. */
async function removeUnread(tx: Database, which: SQL | undefined): Promise<void> {
  const gone = await tx
    .delete(messageRecipient)
    .where(and(which, isNull(messageRecipient.readAt)))
    .returning({ id: messageRecipient.messageId });
  if (gone.length === 0) return;
  const ids = gone.map(({ id }) => id);
  await tx
    .delete(message)
    .where(
      and(
        inArray(message.id, ids),
        notExists(tx.select().from(messageRecipient).where(eq(messageRecipient.messageId, message.id))),
      ),
    );
}

/**
 * Takes back what was told of an event that is undone, within the transaction in which it is. Returns who knows of it nevertheless: they
 * have read it, or it was mailed to them as this `kind`.
 */
export async function takeBack(tx: Database, eventKey: string, kind: string): Promise<string[]> {
  const told = await tx
    .select({ id: message.id, userId: messageRecipient.userId, readAt: messageRecipient.readAt })
    .from(message)
    .innerJoin(messageRecipient, eq(messageRecipient.messageId, message.id))
    .where(eq(message.eventKey, eventKey));
  const [first] = told;
  if (!first) return [];
  const keyOf = ({ id, userId }: { id: string; userId: string }) => noticeKey(kind, id, userId);
  const mails = await tx
    .select({ key: mail.eventKey })
    .from(mail)
    .where(inArray(mail.eventKey, told.map(keyOf)));
  const mailed = new Set(mails.map(({ key }) => key));
  await removeUnread(tx, eq(messageRecipient.messageId, first.id));
  return told.filter((each) => each.readAt !== null || mailed.has(keyOf(each))).map(({ userId }) => userId);
}
