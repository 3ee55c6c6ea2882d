import type { AnswerOf, BodyOf, Schemas } from "@grantwright/api-client";
import { eq, isNull, and } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import type { Account } from "../../kernel/account.ts";
import type { Database } from "../../kernel/db/open.ts";
import { confirmedSentence, document } from "../../kernel/db/schema.ts";
import { newId } from "../../kernel/ids.ts";
import { notFound, Refusal } from "../../kernel/refusal.ts";
import { restorableSince } from "../../kernel/retention.ts";
import { copyAttachments, countNewDocument } from "../files/index.ts";
import { failTask, findActiveTask, refuseWhileActive, startTask } from "../tasks/index.ts";
import { findDocument, holdDocument, titleOf, type DocumentRow } from "./documentRow.ts";
import { inputsOf } from "./inputsOf.ts";
import { copyHistory, endSpells } from "./log/keepChanges.ts";

/** How many settled doubts are kept of a document: of a longer list the newest. */
const mostSettled = 500;

/**
 * Saves which items of the checklist are ticked (ids that the checklist has not are dropped), when a document was sent, and which doubts are
 * settled besides those that were.
 */
export async function changeAround(
  context: Context,
  account: Account,
  id: string,
  { checkedDocuments: checked, sentOn, settledDoubts: settled = [] }: BodyOf<"updateDoc">,
): Promise<DocumentRow> {
  return context.db.transaction(async (tx) => {
    const row = await holdDocument(tx, account, id);
    const known = new Set(row.documentChecklist.map((item) => item.id));
    const change = {
      ...(checked && { checkedDocuments: checked.filter((item) => known.has(item)) }),
      ...(sentOn !== undefined && { sentOn }),
      ...(settled.length > 0 && {
        settledDoubts: [...new Set([...row.settledDoubts, ...settled])].slice(-mostSettled),
      }),
    };
    await tx.update(document).set(change).where(eq(document.id, id));
    return { ...row, ...change };
  });
}

/** Puts a document aside for `DELETED_DAYS`. A task that works on it ends, and its credit comes back. */
export async function deleteDocument(context: Context, account: Account, id: string): Promise<void> {
  const now = context.now();
  await context.db.transaction(async (tx) => {
    await holdDocument(tx, account, id);
    const active = await findActiveTask(tx, id);
    if (active) await failTask(tx, now, active.id, "The document was deleted.");
    await tx.update(document).set({ deletedAt: now }).where(eq(document.id, id));
  });
}

/** Brings a deleted document back; one that was not deleted stays as it is. Throws a Refusal of kind `notFound`. */
export async function restoreDocument(context: Context, account: Account, id: string): Promise<DocumentRow> {
  const oldest = restorableSince(context);
  return context.db.transaction(async (tx) => {
    const [live] = await tx
      .select()
      .from(document)
      .where(and(eq(document.id, id), eq(document.teamId, account.teamId), isNull(document.deletedAt)));
    if (live) return live;
    const row = await holdDocument(tx, account, id, "deleted");
    if (row.deletedAt && row.deletedAt <= oldest) throw notFound("document");
    await tx.update(document).set({ deletedAt: null }).where(eq(document.id, id));
    return { ...row, deletedAt: null };
  });
}

/**
 * Makes a draft with the same inputs and attachments, and without versions. Throws a Refusal of kind `refused` for who makes too many,
 * or where the account has no room for the files.
 */
export async function duplicateDocument(
  context: Context,
  tx: Database,
  account: Account,
  id: string,
): Promise<AnswerOf<"duplicateDoc">> {
  const now = context.now();
  const row = await findDocument(tx, account, id);
  await countNewDocument(context, tx, account);
  const copyId = newId();
  const name = row.name.trim() === "" ? "" : `${row.name.trim()} (copy)`;
  // Named one by one: what a document gets besides, as that everybody may read it, is no matter of its copies.
  await tx.insert(document).values({
    id: copyId,
    teamId: row.teamId,
    createdBy: account.userId,
    parentId: row.parentId,
    type: row.type,
    name,
    description: row.description,
    useEnglish: row.useEnglish,
    eligibilityCriteria: row.eligibilityCriteria,
    assessmentCriteria: row.assessmentCriteria,
    template: row.template,
    fields: row.fields,
    documentChecklist: row.documentChecklist,
    pastFundedProjects: row.pastFundedProjects,
    draft: row.draft,
    drafted: row.drafted,
    currentSection: row.currentSection,
    excerpt: row.excerpt,
    cleanShare: row.cleanShare,
    isValid: row.isValid,
    openPlaces: row.openPlaces,
    createdAt: now,
    updatedAt: now,
  });
  const { key, confirmedBy, confirmedAt } = confirmedSentence;
  const confirmed = await tx
    .select({ key, confirmedBy, confirmedAt })
    .from(confirmedSentence)
    .where(eq(confirmedSentence.documentId, id));
  if (confirmed.length > 0)
    await tx.insert(confirmedSentence).values(confirmed.map((each) => ({ ...each, documentId: copyId })));
  await copyHistory(tx, id, copyId);
  await copyAttachments(context, tx, account, id, copyId);
  return { id: copyId };
}

/** Starts the assessment of a document's inputs. Throws a Refusal of kind `refused` where there is nothing to assess yet. */
export async function reviewDocument(
  context: Context,
  tx: Database,
  account: Account,
  id: string,
): Promise<Schemas["TaskStarted"]> {
  const row = await holdDocument(tx, account, id);
  await refuseWhileActive(tx, id);
  if (Object.values(row.draft).every((text) => text.trim() === ""))
    throw new Refusal("refused", "There is nothing to assess yet. Please write something first.");
  await endSpells(tx, id);
  const taskId = newId();
  const description = titleOf({ name: row.name, templateName: row.template.name });
  await startTask(context, tx, account, {
    id: taskId,
    kind: "review",
    documentId: id,
    inputs: inputsOf(row),
    description,
  });
  return { taskId };
}
