import type { Schemas } from "@grantwright/api-client";
import type { Context } from "../../capabilities/context.ts";
import type { Account } from "../../kernel/account.ts";
import type { Database } from "../../kernel/db/open.ts";
import { document } from "../../kernel/db/schema.ts";
import type { DocumentTemplateSnapshot, DocumentType } from "../../kernel/db/values.ts";
import { newId } from "../../kernel/ids.ts";
import { notFound } from "../../kernel/refusal.ts";
import { countNewDocument } from "../files/index.ts";
import { type TemplateRow, findTemplate } from "../templates/index.ts";
import { wholeLimitsOf } from "./inputsOf.ts";
import { derivedColumns, findDocument, type DocumentRow } from "./documentRow.ts";

/** What a new document is made from. */
export interface NewDocument {
  templateId?: string | undefined;
  type?: DocumentType | undefined;
  parentId?: string | undefined;
  description?: string | undefined;
  useEnglish?: boolean | undefined;
}

/** What a document keeps of its template. */
export function snapshotOf(row: TemplateRow): DocumentTemplateSnapshot {
  const { examples, placeholderText, notice, canCustomize, format } = row.content;
  const { pageLimit } = row.content;
  return {
    id: row.id,
    name: row.name,
    type: row.type,
    funderName: row.funderName,
    examples,
    placeholderText,
    ...(notice !== undefined && { notice }),
    canCustomize,
    ...(pageLimit !== undefined && { pageLimit }),
    ...wholeLimitsOf(row.content),
    ...(format !== undefined && { format }),
  };
}

/** A template that the account may use, or the default one of a type. Throws a Refusal of kind `notFound`. */
export async function pickTemplate(
  db: Database,
  account: Account,
  { templateId, type }: { templateId?: string | undefined; type?: DocumentType | undefined },
): Promise<TemplateRow> {
  const found = await findTemplate(db, templateId ?? type ?? "grant", account.teamId);
  if (!found) throw notFound("template");
  return found;
}

/**
 * Makes a document from a template, or from the default one of its type (`grant` where none is named).
 * Throws a Refusal: `notFound` for a template or a parent that is not there, or `refused` for who makes too many.
 */
export async function makeDocument(
  context: Pick<Context, "config" | "now">,
  tx: Database,
  account: Account,
  asked: NewDocument,
): Promise<DocumentRow> {
  const now = context.now();
  await countNewDocument(context, tx, account);
  const template = await pickTemplate(tx, account, asked);
  if (asked.parentId !== undefined) await findDocument(tx, account, asked.parentId);
  const { content } = template;
  const inputs = {
    name: "",
    parentId: asked.parentId ?? null,
    eligibilityCriteria: content.eligibilityCriteria ?? "",
    assessmentCriteria: content.assessmentCriteria ?? "",
    fields: titled(content.fields),
    draft: {},
  };
  const [made] = await tx
    .insert(document)
    .values({
      ...inputs,
      ...derivedColumns(inputs),
      id: newId(),
      teamId: account.teamId,
      createdBy: account.userId,
      type: template.type,
      description: asked.description ?? "",
      useEnglish: asked.useEnglish ?? true,
      template: snapshotOf(template),
      documentChecklist: content.documentChecklist,
      pastFundedProjects: content.pastFundedProjects,
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!made) throw new Error("The document was not stored.");
  return made;
}

/** Sections of a form that is not finished may have no title yet; a document names them by their place. */
const titled = (fields: Schemas["Field"][]) =>
  fields.map((field, index) => (field.title.trim() === "" ? { ...field, title: `Section ${index + 1}` } : field));

/** A form with other sections in place of the old ones; sections in which the person has written stay. */
export function mergedFields(row: DocumentRow, template: TemplateRow): Schemas["Field"][] {
  const fields = titled(template.content.fields);
  const known = new Set(fields.map(({ id }) => id));
  const kept = row.fields.filter(({ id }) => !known.has(id) && (row.draft[id] ?? "").trim() !== "");
  return [...fields, ...kept.map((field) => ({ ...field, required: false, added: true }))];
}
