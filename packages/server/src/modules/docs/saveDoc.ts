import type { AnswerOf, BodyOf } from "@grantwright/api-client";
import type { Context } from "../../capabilities/context.ts";
import type { Account } from "../../kernel/account.ts";
import type { Database } from "../../kernel/db/open.ts";
import { documentVersion } from "../../kernel/db/schema.ts";
import { newId } from "../../kernel/ids.ts";
import { Refusal } from "../../kernel/refusal.ts";
import { spendCredit } from "../credits/index.ts";
import { refuseWhileActive, startTask } from "../tasks/index.ts";
import { changeInputs } from "./changeInputs.ts";
import { checkedInputs, holdDocument, titleOf, type DocumentRow } from "./documentRow.ts";
import { inputProblems } from "./inputProblems.ts";
import { inputsOf } from "./inputsOf.ts";
import { endSpells } from "./log/keepChanges.ts";
import { makeDocument } from "./makeDocument.ts";
import { presentDocument } from "./presentDocument.ts";

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
  const { id, generate, parentId, templateId, type, ...inputs } = body;
  const before =
    id === undefined
      ? await makeDocument(context, tx, account, { templateId, type, parentId })
      : await holdDocument(tx, account, id);
  if (id !== undefined && revision !== undefined && revision !== before.revision)
    throw new Refusal("stale", "This was changed somewhere else in the meantime.", {
      body: await presentDocument(context, tx, before, account),
    });
  const row = await changeInputs(context, tx, account, before, inputs);
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
  await endSpells(tx, row.id);
  const versionId = newId();
  await tx
    .insert(documentVersion)
    .values({ id: versionId, documentId: row.id, status: "writing", inputs: inputsOf(row), createdAt: now });
  const description = titleOf({ name: row.name, templateName: row.template.name });
  await startTask(context, tx, account, { id: taskId, kind: "proposal", documentId: row.id, versionId, description });
  return taskId;
}
