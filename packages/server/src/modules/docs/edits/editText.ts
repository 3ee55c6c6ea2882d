import type { BodyOf } from "@grantwright/api-client";
import type { Context } from "../../../capabilities/context.ts";
import type { EditRequest, WriterInput } from "../../../capabilities/writer/writer.ts";
import type { Account } from "../../../kernel/account.ts";
import type { Database } from "../../../kernel/db/open.ts";
import type { document } from "../../../kernel/db/schema.ts";
import type { Inputs } from "../../../kernel/db/values.ts";
import { Refusal } from "../../../kernel/refusal.ts";
import { storedTexts } from "../../files/index.ts";
import { findSection } from "../changeSection.ts";
import { findDocument } from "../documentRow.ts";
import { inputsOf } from "../inputsOf.ts";
import { confirmationsOf } from "../receipts/confirmations.ts";
import { writerInput } from "../writerInput.ts";

/** The text that a change is asked for in: that of the draft for a field, or a section of a proposal. */
export interface EditedText {
  documentId: string;
  /** The document's account. */
  teamId: string;
  fieldId: string;
  sectionId: string | null;
  revision: number;
  text: string;
  inputs: Inputs;
}

type Place = Pick<BodyOf<"proposeEdit">, "fieldId" | "sectionId">;

function textOfDraft(row: typeof document.$inferSelect, fieldId: string): EditedText {
  if (!row.fields.some(({ id, hidden, auto }) => id === fieldId && !hidden && !auto))
    throw new Refusal("invalid", `The form has no section ${fieldId} to write in.`);
  const text = row.draft[fieldId] ?? "";
  return {
    documentId: row.id,
    teamId: row.teamId,
    fieldId,
    sectionId: null,
    revision: row.revision,
    text,
    inputs: inputsOf(row),
  };
}

/**
 * The text that is named, as it is saved. Throws a Refusal: `notFound` for a document or section that is not the account's, `invalid`
 * unless one text is named.
 */
export async function findText(
  db: Database,
  account: Account,
  documentId: string,
  { fieldId, sectionId }: Place,
): Promise<EditedText> {
  const row = await findDocument(db, account, documentId);
  if ((fieldId === undefined) === (sectionId === undefined))
    throw new Refusal("invalid", "Name either fieldId or sectionId.");
  if (sectionId === undefined) return textOfDraft(row, fieldId ?? "");
  const found = await findSection(db, account, sectionId, row.id);
  const { revision, text } = found.row;
  const { fieldId: ofSection } = found.row;
  return {
    documentId: row.id,
    teamId: row.teamId,
    fieldId: ofSection,
    sectionId,
    revision,
    text,
    inputs: found.inputs,
  };
}

/** What a writer may draw on for a change to a text: the inputs that it was written from, and what was read of the document's files. */
export async function inputFor({ db }: Pick<Context, "db">, { documentId, inputs }: EditedText): Promise<WriterInput> {
  const confirmed = new Set((await confirmationsOf(db, documentId)).keys());
  return { ...writerInput(inputs, await storedTexts(db, documentId)), confirmed };
}

/** What is asked of a writer. Throws a Refusal of kind `refused` where the part does not stand there, or there is nothing to change. */
export function requestFor({ text, fieldId }: EditedText, body: BodyOf<"proposeEdit">): EditRequest {
  const { task, start, exact, words, criterion } = body;
  if (text.slice(start, start + exact.length) !== exact)
    throw new Refusal("refused", "This text was changed somewhere else in the meantime. Look at it, and ask again.");
  const makes = task === "rewrite" || task === "concrete" || task === "answer";
  if (exact.trim() === "" && !makes) throw new Refusal("refused", "Nothing stands here yet that could be changed.");
  if (task === "answer" && !criterion?.trim()) throw new Refusal("invalid", "Say which criterion is to be answered.");
  return {
    task,
    sectionId: fieldId,
    text: exact,
    ...(task === "shorten" && words !== undefined && { words }),
    ...(task === "answer" && criterion !== undefined && { criterion: criterion.trim() }),
  };
}
