import type { Schemas } from "@grantwright/api-client";
import type { section } from "../../kernel/db/schema.ts";
import type { Inputs } from "../../kernel/db/values.ts";
import { textToHtml } from "../../kernel/text/textToHtml.ts";
import type { Confirmations } from "./receipts/confirmations.ts";
import { presentReceipts } from "./receipts/presentReceipts.ts";
import { draftedOf } from "./writerInput.ts";

/** A section as the contract has it, with what stood in the form for it in that version's inputs. */
export function presentSection(
  row: typeof section.$inferSelect,
  inputs: Inputs,
  confirmations: Confirmations,
): Schemas["Section"] {
  const field = inputs.fields.find(({ id }) => id === row.fieldId);
  const { id, revision, title, text, edited, hidden, receipts } = row;
  const userText = inputs.draft[row.fieldId] ?? "";
  const drafted = draftedOf(inputs)[row.fieldId];
  return {
    id,
    revision,
    sectionId: row.fieldId,
    title,
    ...(field?.description !== undefined && { description: field.description }),
    text,
    // Made anew, so that texts of earlier days get what it learned since.
    html: textToHtml(text),
    userText,
    ...(drafted && drafted.text.trim() === userText.trim() && { draftedBy: drafted.by }),
    edited,
    hidden,
    ...(receipts && { receipts: presentReceipts(text, receipts, confirmations) }),
  };
}
