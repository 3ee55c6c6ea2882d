import { and, asc, eq, getTableColumns, or, sql } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import { jsonEntry, textEntry, type ZipEntry } from "../../capabilities/files/zipStream.ts";
import type { Database } from "../../kernel/db/open.ts";
import {
  confirmedSentence,
  document,
  documentVersion,
  section,
  historyEntry,
  proposedEdit,
  user,
  writtenText,
} from "../../kernel/db/schema.ts";
import { safeName } from "../../kernel/text/safeName.ts";
import { listAttachments } from "../files/index.ts";
import type { Exported } from "../module.ts";
import { presentSectionWork } from "./sectionWork/listSectionWork.ts";
import { documentText, type ExportedDocument } from "./documentText.ts";

/** Who wrote which text, when and how: each entry with what takes it back. */
async function historyOf(db: Database, documentId: string): Promise<ExportedDocument["history"]> {
  const { textId: _textId, writtenBy: _writtenBy, isOpen: _isOpen, ...columns } = getTableColumns(historyEntry);
  return db
    .select({ fieldId: writtenText.fieldId, sectionId: writtenText.sectionId, by: user.name, ...columns })
    .from(historyEntry)
    .innerJoin(writtenText, eq(writtenText.id, historyEntry.textId))
    .leftJoin(user, eq(user.id, historyEntry.writtenBy))
    .where(eq(writtenText.documentId, documentId))
    .orderBy(asc(historyEntry.textId), asc(historyEntry.place));
}

/** The changes that were proposed and are still kept. */
async function editsOf(db: Database, documentId: string): Promise<ExportedDocument["proposedEdits"]> {
  const { askedBy: _askedBy, documentId: _documentId, ...columns } = getTableColumns(proposedEdit);
  return db
    .select({ by: user.name, ...columns })
    .from(proposedEdit)
    .leftJoin(user, eq(user.id, proposedEdit.askedBy))
    .where(eq(proposedEdit.documentId, documentId))
    .orderBy(asc(proposedEdit.createdAt), asc(proposedEdit.id));
}

async function loadDocument(
  db: Database,
  now: Date,
  id: string,
  account: string,
): Promise<ExportedDocument | undefined> {
  const [row] = await db.select().from(document).where(eq(document.id, id));
  if (!row) return undefined;
  const versions = await db
    .select({ id: documentVersion.id, status: documentVersion.status, createdAt: documentVersion.createdAt })
    .from(documentVersion)
    .where(eq(documentVersion.documentId, id))
    .orderBy(asc(documentVersion.createdAt), asc(documentVersion.id));
  const withSections = [];
  for (const version of versions) {
    const { id: sectionId, title, text, edited, hidden, receipts } = section;
    const sections = await db
      .select({ id: sectionId, title, text, edited, hidden, receipts })
      .from(section)
      .where(eq(section.versionId, version.id))
      .orderBy(asc(section.position));
    withSections.push({ ...version, sections });
  }
  const { type, name, description, useEnglish, eligibilityCriteria, assessmentCriteria, template, parentId } = row;
  const { confirmedAt, key } = confirmedSentence;
  const confirmed = await db
    .select({ key, confirmedAt })
    .from(confirmedSentence)
    .where(eq(confirmedSentence.documentId, id))
    .orderBy(asc(confirmedAt), asc(key));
  return {
    id,
    account,
    type,
    name,
    parentId,
    template: template.name,
    description,
    useEnglish,
    eligibilityCriteria,
    assessmentCriteria,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    deletedAt: row.deletedAt,
    sections: row.fields.map((field) => ({ id: field.id, title: field.title, text: row.draft[field.id] ?? "" })),
    documentChecklist: row.documentChecklist,
    checkedDocuments: row.checkedDocuments,
    sentOn: row.sentOn,
    drafted: row.drafted,
    history: await historyOf(db, id),
    proposedEdits: await editsOf(db, id),
    work: await presentSectionWork(db, now, id),
    confirmed,
    review: row.review,
    versions: withSections,
  };
}

async function* documentFiles(
  { db, files, now }: Pick<Context, "db" | "files" | "now">,
  id: string,
  account: string,
): AsyncGenerator<ZipEntry> {
  const exported = await loadDocument(db, now(), id, account);
  if (!exported) return;
  const folder = `documents/${safeName(exported.name || exported.template)}-${id}`;
  const attachments = await listAttachments(db, id);
  const listed = attachments.map(({ filename, mimetype, size }) => ({ filename, mimetype, size }));
  yield jsonEntry(`${folder}/document.json`, { ...exported, attachments: listed });
  yield textEntry(`${folder}/document.txt`, documentText(exported));
  for (const [index, { id: fileId, filename }] of attachments.entries()) {
    const bytes = await files.read(fileId).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "ENOENT") throw error;
      return undefined;
    });
    if (bytes) yield { path: `${folder}/attachments/${index + 1}-${safeName(filename)}`, bytes, isCompressed: true };
  }
}

/** Each document of the personal account, or that the person began in a team they still belong to, with its attachments. */
export async function* exportDocuments(
  context: Pick<Context, "db" | "files" | "now">,
  { userId, places }: Exported,
): AsyncGenerator<ZipEntry> {
  const { db } = context;
  for (const { id: teamId, name, personal } of places) {
    const documents = await db
      .select({ id: document.id })
      .from(document)
      .where(and(eq(document.teamId, teamId), or(personal ? sql`true` : undefined, eq(document.createdBy, userId))))
      .orderBy(asc(document.createdAt), asc(document.id));
    for (const { id } of documents) yield* documentFiles(context, id, name);
  }
}
