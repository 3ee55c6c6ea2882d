import type { BodyOf, Schemas } from "@grantwright/api-client";
import { and, count, eq, gt, sql } from "drizzle-orm";
import type { Context } from "../../../capabilities/context.ts";
import { queueMail } from "../../../capabilities/mail/queueMail.ts";
import type { Account } from "../../../kernel/account.ts";
import type { Database } from "../../../kernel/db/open.ts";
import { documentPerson, team, user } from "../../../kernel/db/schema.ts";
import { newId } from "../../../kernel/ids.ts";
import { countTry, invitesPerEmail } from "../../../kernel/rateLimits.ts";
import { notFound, Refusal } from "../../../kernel/refusal.ts";
import { calledBy } from "../../../kernel/text/calledBy.ts";
import { shortLine } from "../../../kernel/text/shortLine.ts";
import { normaliseEmail } from "../../auth/index.ts";
import { tell } from "../../messages/index.ts";
import { isMember, whyUndeliverable } from "../../teams/index.ts";
import { findDocument, holdDocument, titleOf, type DocumentRow } from "../documentRow.ts";
import { findPersonOf } from "./listPeople.ts";

type Person = Schemas["DocumentPerson"];

/** How many guests a document has at most at a time. */
const mostGuests = 50;

/** How much of a document's name stands in a mail, in characters. */
const mostOfTitle = 80;

const day = 24 * 60 * 60_000;

const after = (now: Date, days: number): Date => new Date(now.getTime() + days * day);

const does: Record<Schemas["GuestRole"], string> = {
  writer: "You can read it, comment on it, and change its words.",
  commenter: "You can read it, comment on it, and propose other words.",
  reader: "You can read it.",
};

const dayWords = (moment: Date): string =>
  new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(moment);

/** Tells somebody that they are let in: by mail, and in their own account where they have one. */
async function tellGuest(
  context: Context,
  tx: Database,
  account: Account,
  row: DocumentRow,
  { email, role, endsAt }: { email: string; role: Schemas["GuestRole"]; endsAt: Date },
): Promise<void> {
  const [host] = await tx.select({ name: user.name, email: user.email }).from(user).where(eq(user.id, account.userId));
  const by = host ? calledBy(host) : "Somebody";
  const title = shortLine(titleOf({ name: row.name, templateName: row.template.name }), mostOfTitle);
  const link = `${row.defaultVersion === null ? "/drafts" : "/docs"}/${row.id}`;
  const [known] = await tx
    .select({ id: user.id, teamId: team.id })
    .from(user)
    .innerJoin(team, eq(team.personalOf, user.id))
    .where(eq(user.email, email));
  const subject = `${by} shares “${title}” with you`;
  await queueMail(context, tx, {
    to: email,
    kind: "invitation",
    subject: `${subject} on Grantwright`,
    parts: {
      heading: subject,
      before: [
        `${by} lets you into the document “${title}” on Grantwright. ${does[role]}`,
        `Open this link and sign in with ${email}. It works until ${dayWords(endsAt)}.`,
      ],
      button: { label: "Open the document", address: `${context.config.publicUrl}${link}` },
      after: ["If you do not know who this is from, you can ignore this mail: nothing happens without you."],
    },
    isProduct: false,
  });
  if (known)
    await tell(context, tx, {
      teamId: known.teamId,
      userIds: [known.id],
      type: "notification",
      subject,
      text: `${does[role]} It is shared with you until ${dayWords(endsAt)}.`,
      link,
      linkLabel: "Open the document",
    });
}

/** Holds the people of an account until the transaction ends: nobody joins or leaves it meanwhile. */
const holdMembers = (tx: Database, teamId: string) =>
  tx.select({ id: team.id }).from(team).where(eq(team.id, teamId)).for("share");

/**
 * Lets somebody into a document who is no member of its account, or gives them another role and day. They are mailed. Throws a Refusal:
 * `notFound`; `refused` for a member, for an address that takes no mail, and where too many are let in; `tooMany`.
 */
export async function inviteGuest(
  context: Context,
  tx: Database,
  account: Account,
  documentId: string,
  { email: typed, role, days }: BodyOf<"inviteGuest">,
): Promise<Person> {
  const email = normaliseEmail(typed);
  const now = context.now();
  const row = await holdDocument(tx, account, documentId);
  await holdMembers(tx, row.teamId);
  if (await isMember(tx, row.teamId, email))
    throw new Refusal("refused", "This person is a member already: say in the list what they may do.");
  const [open] = await tx
    .select({ count: count(), isAmong: sql<boolean>`coalesce(bool_or(${documentPerson.email} = ${email}), false)` })
    .from(documentPerson)
    .where(and(eq(documentPerson.documentId, row.id), gt(documentPerson.endsAt, now)));
  if (open && !open.isAmong && open.count >= mostGuests)
    throw new Refusal("refused", `A document can have ${mostGuests} guests at a time. End the right of one first.`);
  const inside = { db: tx, now: () => now };
  const undeliverable = await whyUndeliverable(inside, email);
  if (undeliverable !== undefined) throw new Refusal("refused", undeliverable);
  await countTry(inside, invitesPerEmail, email);
  const endsAt = after(now, days);
  const values = { role, endsAt, createdBy: account.userId };
  const [stored] = await tx
    .insert(documentPerson)
    .values({ id: newId(), documentId: row.id, teamId: row.teamId, email, createdAt: now, ...values })
    .onConflictDoUpdate({ target: [documentPerson.documentId, documentPerson.email], set: values })
    .returning({ id: documentPerson.id });
  await tellGuest(context, tx, account, row, { email, role, endsAt });
  return (await findPersonOf(tx, account, row.id, stored!.id, now))!;
}

/** Throws a Refusal of kind `refused` for a change that cannot be made of somebody. */
function checkChange(person: Person, { role, days }: BodyOf<"changeDocAccess">): void {
  if (person.isFixed)
    throw new Refusal("refused", "Owners and admins of the account own its documents, and stay owners.");
  if (!person.isGuest && days !== undefined) throw new Refusal("refused", "Members stay until they leave the team.");
  if (person.isGuest && role === "owner")
    throw new Refusal("refused", "A guest cannot own a document. Invite them to the team first.");
}

/** Changes what somebody may do with a document, or a guest's day. Throws a Refusal: `notFound` or `refused`. */
export async function changePerson(
  context: Pick<Context, "db" | "now">,
  account: Account,
  documentId: string,
  id: string,
  change: BodyOf<"changeDocAccess">,
): Promise<Person> {
  const now = context.now();
  return context.db.transaction(async (tx) => {
    const row = await holdDocument(tx, account, documentId);
    await holdMembers(tx, row.teamId);
    const person = await findPersonOf(tx, account, row.id, id, now);
    if (!person) throw notFound("person");
    checkChange(person, change);
    const { role = person.role, days } = change;
    if (person.isGuest)
      await tx
        .update(documentPerson)
        .set({ role, ...(days !== undefined && { endsAt: after(now, days) }) })
        .where(eq(documentPerson.id, id));
    else
      await tx
        .insert(documentPerson)
        .values({
          id: newId(),
          documentId: row.id,
          teamId: row.teamId,
          userId: id,
          role,
          createdBy: account.userId,
          createdAt: now,
        })
        .onConflictDoUpdate({ target: [documentPerson.documentId, documentPerson.userId], set: { role } });
    return (await findPersonOf(tx, account, row.id, id, now))!;
  });
}

/** Ends a guest's right at once. Throws a Refusal of kind `notFound`. */
export async function endGuest(db: Database, account: Account, documentId: string, id: string): Promise<void> {
  const row = await findDocument(db, account, documentId);
  const ended = await db
    .delete(documentPerson)
    .where(and(eq(documentPerson.id, id), eq(documentPerson.documentId, row.id), gt(documentPerson.email, "")))
    .returning({ id: documentPerson.id });
  if (ended.length === 0) throw notFound("guest");
}

/** Gives up a guest's right. Throws a Refusal of kind `refused` for a member. */
export async function leaveDocument(db: Database, account: Account, documentId: string): Promise<void> {
  if (!account.access?.isGuest)
    throw new Refusal("refused", "You work in the account of this document, and leave it with the account alone.");
  await db
    .delete(documentPerson)
    .where(and(eq(documentPerson.documentId, documentId), eq(documentPerson.email, account.email)));
}
