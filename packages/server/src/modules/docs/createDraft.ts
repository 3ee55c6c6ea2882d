import type { AnswerOf, BodyOf } from "@grantwright/api-client";
import { descriptionLength } from "@grantwright/domain";
import { eq } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import type { Account } from "../../kernel/account.ts";
import type { Database } from "../../kernel/db/open.ts";
import { document, user } from "../../kernel/db/schema.ts";
import { newId } from "../../kernel/ids.ts";
import { Refusal } from "../../kernel/refusal.ts";
import { attachFiles, detachFiles } from "../files/index.ts";
import { refuseWhileActive, startTask } from "../tasks/index.ts";
import { endOf } from "./changeInputs.ts";
import { derivedColumns, holdDocument, titleOf, type DocumentRow } from "./documentRow.ts";
import { inputsOf } from "./inputsOf.ts";
import { endSpells } from "./log/keepChanges.ts";
import { makeDocument, mergedFields, snapshotOf, pickTemplate } from "./makeDocument.ts";

/** Throws a Refusal of kind `invalid`, in the specification's words, for a description that is too short or too long. */
function checkDescription(text: string): void {
  const { length } = text.trim();
  if (length < descriptionLength.least) throw new Refusal("invalid", "Too short, please be more descriptive.");
  if (length > descriptionLength.most) throw new Refusal("invalid", "Too long, please be more concise.");
}

type Body = BodyOf<"createDraft">;

/**
 * Makes a draft from a description, or takes up an existing one, and starts the outline. Costs no credit; answers `noCredits`
 * to a person whose instant drafts are disabled. Runs in one transaction. Throws a Refusal: `invalid` for the description's length, `notFound` for a template, document, parent or file
 * that is not there or another's, `refused` while a task works on the document.
 */
export async function createDraft(
  context: Context,
  tx: Database,
  account: Account,
  body: Body,
): Promise<AnswerOf<"createDraft">> {
  checkDescription(body.text);
  const now = context.now();
  const [person] = await tx
    .select({ isDisabled: user.instantDraftDisabled })
    .from(user)
    .where(eq(user.id, account.userId));
  if (person?.isDisabled) return { error: "noCredits" };
  const row = body.docId === undefined ? await begin(context, tx, account, body) : await takeUp(tx, account, now, body);
  await refuseWhileActive(tx, row.id);
  await detachFiles(tx, row.id, body.removedFileIds ?? []);
  await attachFiles(tx, account, row.id, body.fileIds ?? []);
  await endSpells(tx, row.id);
  const taskId = newId();
  await startTask(context, tx, account, {
    id: taskId,
    kind: "outline",
    documentId: row.id,
    inputs: inputsOf(row),
    description: titleOf({ name: row.name, templateName: row.template.name }),
  });
  return { taskId, id: row.id };
}

async function begin(context: Context, tx: Database, account: Account, body: Body): Promise<DocumentRow> {
  const { templateId, type, parentId, text, useEnglish } = body;
  return makeDocument(context, tx, account, { templateId, type, parentId, description: text, useEnglish });
}

async function takeUp(tx: Database, account: Account, now: Date, body: Body): Promise<DocumentRow> {
  const row = await holdDocument(tx, account, body.docId ?? "");
  const isOtherTemplate = body.templateId !== undefined && body.templateId !== row.template.id;
  const template = isOtherTemplate ? await pickTemplate(tx, account, body) : undefined;
  const fields = template ? mergedFields(row, template) : row.fields;
  const [changed] = await tx
    .update(document)
    .set({
      description: body.text,
      useEnglish: body.useEnglish ?? row.useEnglish,
      ...(template && {
        fields,
        type: template.type,
        template: snapshotOf(template),
        documentChecklist: template.content.documentChecklist,
        pastFundedProjects: template.content.pastFundedProjects,
        eligibilityCriteria: row.eligibilityCriteria || (template.content.eligibilityCriteria ?? ""),
        assessmentCriteria: row.assessmentCriteria || (template.content.assessmentCriteria ?? ""),
      }),
      ...derivedColumns({ ...row, fields }),
      ...(row.currentSection === null && { excerpt: endOf(body.text) }),
      revision: row.revision + 1,
      updatedAt: now,
    })
    .where(eq(document.id, row.id))
    .returning();
  if (!changed) throw new Error("A document vanished while it was being outlined.");
  return changed;
}
