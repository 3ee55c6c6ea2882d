import type { BodyOf, Schemas } from "@grantwright/api-client";
import { and, count, desc, eq, gt } from "drizzle-orm";
import type { Context } from "../../../capabilities/context.ts";
import type { Account } from "../../../kernel/account.ts";
import type { Database } from "../../../kernel/db/open.ts";
import { documentVersion, readingLink, teamMember, user } from "../../../kernel/db/schema.ts";
import { hashSecret, isId, newId, newSecret } from "../../../kernel/ids.ts";
import { notFound, Refusal } from "../../../kernel/refusal.ts";
import { calledBy } from "../../../kernel/text/calledBy.ts";
import { storableText } from "../../../kernel/text/storable.ts";
import { findDocument, holdDocument } from "../documentRow.ts";

/** How many links of one document are open at most. */
const mostOpen = 20;

const day = 24 * 60 * 60_000;

/** The links of a document that are open: not run out, and of somebody who still works in its account. The newest first. */
async function openLinks(db: Database, { teamId }: Pick<Account, "teamId">, documentId: string, now: Date) {
  return db
    .select({ link: readingLink, maker: { name: user.name, email: user.email } })
    .from(readingLink)
    .innerJoin(teamMember, and(eq(teamMember.userId, readingLink.createdBy), eq(teamMember.teamId, teamId)))
    .innerJoin(user, eq(user.id, readingLink.createdBy))
    .where(and(eq(readingLink.documentId, documentId), gt(readingLink.endsAt, now)))
    .orderBy(desc(readingLink.createdAt), desc(readingLink.id))
    .limit(mostOpen);
}

type OpenLink = Awaited<ReturnType<typeof openLinks>>[number];

const presentLink = ({ link, maker }: OpenLink, address?: string): Schemas["ReadingLink"] => ({
  id: link.id,
  versionId: link.versionId,
  note: link.note,
  by: calledBy(maker),
  createdAt: link.createdAt.toISOString(),
  endsAt: link.endsAt.toISOString(),
  ...(link.readAt && { readAt: link.readAt.toISOString() }),
  ...(address !== undefined && { link: address }),
});

/** The links by which people read a document who are not of its account. Throws a Refusal of kind `notFound`. */
export async function listReadingLinks(
  { db, now }: Pick<Context, "db" | "now">,
  account: Account,
  id: string,
): Promise<Schemas["ReadingLink"][]> {
  const row = await findDocument(db, account, id);
  return (await openLinks(db, account, row.id, now())).map((each) => presentLink(each));
}

/**
 * Makes a link by which whoever has it reads one version for some days. Its address is told this once. Throws a Refusal: `notFound`, or
 * `refused` where too many are open.
 */
export async function makeReadingLink(
  { config, db, now }: Pick<Context, "config" | "db" | "now">,
  account: Account,
  id: string,
  { versionId, note = "", days }: BodyOf<"makeReadingLink">,
): Promise<Schemas["ReadingLink"]> {
  const moment = now();
  const key = newSecret();
  return db.transaction(async (tx) => {
    const row = await holdDocument(tx, account, id);
    const [version] = await tx
      .select({ id: documentVersion.id })
      .from(documentVersion)
      .where(
        and(
          eq(documentVersion.id, versionId),
          eq(documentVersion.documentId, row.id),
          eq(documentVersion.status, "done"),
        ),
      );
    if (!version) throw notFound("version");
    const [open] = await tx
      .select({ count: count() })
      .from(readingLink)
      .where(and(eq(readingLink.documentId, row.id), gt(readingLink.endsAt, moment)));
    if ((open?.count ?? 0) >= mostOpen)
      throw new Refusal("refused", `A document can have ${mostOpen} links at a time. End one first.`);
    const linkId = newId();
    await tx.insert(readingLink).values({
      id: linkId,
      documentId: row.id,
      versionId,
      keyHash: hashSecret(key),
      note: storableText(note).trim(),
      createdBy: account.userId,
      createdAt: moment,
      endsAt: new Date(moment.getTime() + days * day),
    });
    const made = (await openLinks(tx, account, row.id, moment)).find(({ link }) => link.id === linkId);
    // The key stands behind the #: browsers tell it neither to the server nor to where a reader goes next.
    return presentLink(made!, `${config.publicUrl}/shared#key=${key}`);
  });
}

/** Ends a link at once. Throws a Refusal of kind `notFound`. */
export async function endReadingLink(db: Database, account: Account, id: string, linkId: string): Promise<void> {
  const row = await findDocument(db, account, id);
  if (!isId(linkId)) throw notFound("link");
  const ended = await db
    .delete(readingLink)
    .where(and(eq(readingLink.id, linkId), eq(readingLink.documentId, row.id)))
    .returning({ id: readingLink.id });
  if (ended.length === 0) throw notFound("link");
}
