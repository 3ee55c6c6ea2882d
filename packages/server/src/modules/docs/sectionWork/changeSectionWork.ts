import type { BodyOf, Schemas } from "@grantwright/api-client";
import type { Context } from "../../../capabilities/context.ts";
import type { Account } from "../../../kernel/account.ts";
import type { Database } from "../../../kernel/db/open.ts";
import { sectionWork } from "../../../kernel/db/schema.ts";
import { notFound, Refusal } from "../../../kernel/refusal.ts";
import { holdDocument } from "../documentRow.ts";
import { findText } from "../edits/editText.ts";
import { seersAmong } from "../people/seers.ts";
import { presentSectionWork } from "./listSectionWork.ts";
import { tellOfSectionWork } from "./tellOfSectionWork.ts";

type Body = BodyOf<"updateSectionWork">;

/** Throws a Refusal of kind `refused` unless the text that is signed off is the one that stands there: nobody signs what they have not seen. */
async function checkSeen(
  tx: Database,
  account: Account,
  documentId: string,
  fieldId: string,
  { text, sectionId }: Body,
): Promise<void> {
  const place = sectionId === undefined ? { fieldId } : { sectionId };
  const found = await findText(tx, account, documentId, place);
  if (found.fieldId !== fieldId) throw notFound("section");
  if (text === undefined || found.text !== text)
    throw new Refusal("refused", "This section was changed in the meantime. Read it once more before you sign it off.");
}

/**
 * Changes who does a section, until when, or how far it is; what is absent stays. Throws a Refusal: `notFound`; `refused` where the
 * person who is to do it does not see the document, or where what is signed off is not what stands there.
 */
export async function changeSectionWork(
  context: Pick<Context, "config" | "db" | "now" | "tasks">,
  account: Account,
  id: string,
  fieldId: string,
  body: Body,
): Promise<Schemas["SectionWork"]> {
  const now = context.now();
  return context.db.transaction(async (tx) => {
    // Whoever changes a text holds the document too: a sign-off comes before or after a change, and never beside it.
    const row = await holdDocument(tx, account, id);
    const field = row.fields.find((each) => each.id === fieldId);
    if (!field) throw notFound("section");
    const { ownerId, dueOn, state } = body;
    if (ownerId && (await seersAmong(tx, now, row.id, [ownerId])).length === 0)
      throw new Refusal("refused", "This person does not see the document. Invite them first.");
    if (state === "signedOff") await checkSeen(tx, account, row.id, fieldId, body);
    const [before] = await presentSectionWork(tx, now, row.id, fieldId);
    const isUnsigned = before?.state === "signedOff" && state !== undefined && state !== "signedOff";
    const values = {
      ...(ownerId !== undefined && { ownerId }),
      ...(dueOn !== undefined && { dueOn }),
      ...(state !== undefined && { state }),
      ...(state === "signedOff" &&
        before?.state !== "signedOff" && { signedBy: account.userId, signedAt: now, changedBy: null, changedAt: null }),
      ...(isUnsigned && { signedBy: null, signedAt: null }),
      updatedAt: now,
    };
    await tx
      .insert(sectionWork)
      .values({ documentId: row.id, fieldId, ...values })
      .onConflictDoUpdate({ target: [sectionWork.documentId, sectionWork.fieldId], set: values });
    const [after] = await presentSectionWork(tx, now, row.id, fieldId);
    await tellOfSectionWork(context, tx, account, row, { title: field.title, before, after: after! });
    return after!;
  });
}
