import type { QueryOf, Schemas } from "@grantwright/api-client";
import { and, count, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Account } from "../../kernel/account.ts";
import type { Database } from "../../kernel/db/open.ts";
import { commentThread, documentVersion } from "../../kernel/db/schema.ts";
import { notFound } from "../../kernel/refusal.ts";
import { countSuggestions, findDocument } from "../docs/index.ts";
import { findThread, presentThread, presentThreads } from "./commentRow.ts";

/** How many threads one answer has at most. */
const page = 100;

/** What is said about the form of a document or about a version, a page of it. Throws a Refusal of kind `notFound`. */
export async function listComments(
  db: Database,
  account: Account,
  documentId: string,
  { versionId, state = "open", before }: NonNullable<QueryOf<"listComments">> = {},
): Promise<Schemas["CommentPage"]> {
  const { id } = await findDocument(db, account, documentId);
  if (versionId !== undefined) {
    const [version] = await db
      .select({ id: documentVersion.id })
      .from(documentVersion)
      .where(and(eq(documentVersion.id, versionId), eq(documentVersion.documentId, id)));
    if (!version) throw notFound("version");
  }
  const isOfTexts = and(
    eq(commentThread.documentId, id),
    versionId === undefined ? isNull(commentThread.versionId) : eq(commentThread.versionId, versionId),
  );
  const isInState = state === "open" ? isNull(commentThread.resolvedAt) : isNotNull(commentThread.resolvedAt);
  const last = before === undefined ? undefined : await findThread(db, account, before);
  const isOlder =
    last &&
    sql`(${commentThread.createdAt}, ${commentThread.id}) < (${last.createdAt.toISOString()}::timestamptz, ${last.id})`;
  const rows = await db
    .select()
    .from(commentThread)
    .where(and(isOfTexts, isInState, isOlder))
    .orderBy(desc(commentThread.createdAt), desc(commentThread.id))
    .limit(page + 1);
  const [counts] = await db
    .select({
      open: sql`count(*) filter (where ${commentThread.resolvedAt} is null)`.mapWith(Number),
      resolved: sql`count(*) filter (where ${commentThread.resolvedAt} is not null)`.mapWith(Number),
    })
    .from(commentThread)
    .where(isOfTexts);
  const byText = await db
    .select({ fieldId: commentThread.fieldId, sectionId: commentThread.sectionId, open: count() })
    .from(commentThread)
    .where(and(isOfTexts, isNull(commentThread.resolvedAt)))
    .groupBy(commentThread.fieldId, commentThread.sectionId);
  const proposed = await countSuggestions(db, id, versionId);
  return {
    threads: await presentThreads(db, account, rows.slice(0, page), true),
    hasMore: rows.length > page,
    open: counts?.open ?? 0,
    resolved: counts?.resolved ?? 0,
    counts: together(byText, proposed),
  };
}

/** What is counted of one text. */
interface Counted {
  fieldId: string;
  sectionId: string | null;
}

/** How much is said about each text: threads, and changes that are proposed. */
function together(
  threads: readonly (Counted & { open: number })[],
  proposed: readonly (Counted & { suggestions: number })[],
): Schemas["CommentCount"][] {
  const counts = new Map<string, Schemas["CommentCount"]>();
  for (const { fieldId, sectionId, ...counted } of [...threads, ...proposed]) {
    const key = sectionId ?? fieldId;
    const text = { open: 0, fieldId, ...(sectionId !== null && { sectionId }) };
    counts.set(key, { ...(counts.get(key) ?? text), ...counted });
  }
  return [...counts.values()];
}

/** A thread with all its comments. Throws a Refusal of kind `notFound`. */
export async function readThread(db: Database, account: Account, id: string): Promise<Schemas["CommentThread"]> {
  return presentThread(db, account, await findThread(db, account, id));
}
