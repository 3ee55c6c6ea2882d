import type { AnswerOf, BodyOf } from "@grantwright/api-client";
import type { Account, Context } from "../context.ts";
import { spendCredit } from "../credits/credits.ts";
import type { Database } from "../db/open.ts";
import { documentVersion } from "../db/schema.ts";
import { newId } from "../ids.ts";
import { refuseWhileActive, startTask } from "../jobs/tasks.ts";
import { Refusal } from "../refusal.ts";
import { changeInputs } from "./changeInputs.ts";
import { checkedInputs, holdDocument, titleOf, type DocumentRow } from "./documentRow.ts";
import { inputsOf } from "./inputsOf.ts";
import { makeDocument } from "./makeDocument.ts";
import { presentDocument } from "./presentDocument.ts";
import { inputProblems } from "./inputProblems.ts";

/** The revision that an If-Match names; undefined where any will do. Throws a Refusal of kind `invalid`. */
export function revisionOf(ifMatch: string | undefined): number | undefined {
  if (ifMatch === undefined || ifMatch.trim() === "*") return undefined;
  const revision = /^\s*(?:W\/)?"(\d+)"\s*$/.exec(ifMatch)?.[1];
  if (revision === undefined) throw new Refusal("invalid", 'If-Match must be the revision in quotes, like "3".');
  return Number(revision);
}

/**
 * Saves the inputs of a document, makes it on its first save, and with `generate` starts the writing of its next version for
 * one credit. Runs in one transaction: nothing is stored where it throws a Refusal, of kind `stale` with the current document
 * where the revision is older, `refused` with the fields that keep a proposal from being written, or `notFound`.
 */
export async function saveDoc(
  context: Context,
  tx: Database,
  account: Account,
  body: BodyOf<"saveDoc">,
  revision: number | undefined,
): Promise<AnswerOf<"saveDoc">> {
  const now = context.now();
  const { id, generate, parentId, templateId, type, ...inputs } = body;
  const before =
    id === undefined
      ? await makeDocument(context, tx, account, { templateId, type, parentId })
      : await holdDocument(tx, account, id);
  if (id !== undefined && revision !== undefined && revision !== before.revision)
    throw new Refusal("stale", "This was changed somewhere else in the meantime.", {
      body: await presentDocument(context, tx, before),
    });
  const row = await changeInputs(tx, now, before, inputs);
  const saved = { id: row.id, revision: row.revision };
  if (!generate) return saved;
  const taskId = await startProposal(context, tx, account, row);
  return taskId === undefined ? { ...saved, error: "noCredits" } : { ...saved, taskId };
}

/** Starts the writing of the next version. Returns the task's id, or undefined where there is no credit. */
async function startProposal(
  context: Context,
  tx: Database,
  account: Account,
  row: DocumentRow,
): Promise<string | undefined> {
  const now = context.now();
  const fields = inputProblems(checkedInputs(row));
  if (fields.length > 0)
    throw new Refusal("refused", "Please complete the required sections in the form above", { fields });
  await refuseWhileActive(tx, row.id);
  const taskId = newId();
  if (!(await spendCredit(tx, now, account, taskId))) return undefined;
  const versionId = newId();
  await tx
    .insert(documentVersion)
    .values({ id: versionId, documentId: row.id, status: "writing", inputs: inputsOf(row), createdAt: now });
  const description = titleOf({ name: row.name, templateName: row.template.name });
  await startTask(context, tx, account, { id: taskId, kind: "proposal", documentId: row.id, versionId, description });
  return taskId;
}
