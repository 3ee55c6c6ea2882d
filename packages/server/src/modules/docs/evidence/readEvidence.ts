import type { QueryOf, Schemas } from "@grantwright/api-client";
import { and, asc, eq } from "drizzle-orm";
import { tabbedRows } from "../../../capabilities/writer/text/tabbedRows.ts";
import type { Context } from "../../../capabilities/context.ts";
import type { Account } from "../../../kernel/account.ts";
import type { Database } from "../../../kernel/db/open.ts";
import { section, upload } from "../../../kernel/db/schema.ts";
import { notFound } from "../../../kernel/refusal.ts";
import { setAsideOf } from "../../files/index.ts";
import { finishedVersion } from "../aiUse/versionEntries.ts";
import { findDocument, type DocumentRow } from "../documentRow.ts";
import { inTurn } from "../receipts/checkGate.ts";
import type { EvidenceInput, FoundFile, ReadFile, UsingSection } from "./evidence.ts";
import { evidenceApart } from "./findEvidence.ts";
import { presentFile, presentPassage, type FileRow } from "./presentEvidence.ts";

const usualPassages = 50;

/** A section of the draft or a version, as it is held against the files. */
type TitledSection = UsingSection & { title: string };

const filesOf = (db: Database, documentId: string): Promise<FileRow[]> =>
  db
    .select({
      id: upload.id,
      filename: upload.filename,
      size: upload.size,
      isReadable: upload.isReadable,
      text: upload.text,
      setAside: upload.setAside,
      note: upload.note,
    })
    .from(upload)
    .where(and(eq(upload.documentId, documentId), eq(upload.status, "stored")))
    .orderBy(asc(upload.createdAt), asc(upload.id));

/** The sections of the draft; what is written from the others has no text there. */
const draftSections = ({ fields, draft }: DocumentRow): TitledSection[] =>
  fields
    .filter(({ hidden, auto }) => !hidden && !auto)
    .map(({ id, title }) => ({ sectionId: id, title, text: draft[id] ?? "" }));

async function versionSections(db: Database, versionId: string): Promise<TitledSection[]> {
  const { fieldId, title, text, receipts } = section;
  const rows = await db
    .select({ sectionId: fieldId, title, text, receipts })
    .from(section)
    .where(and(eq(section.versionId, versionId), eq(section.hidden, false)))
    .orderBy(asc(section.position));
  return rows.map(({ receipts: made, ...row }) => ({ ...row, ...(made && { receipts: made }) }));
}

/** All that was found in the files of a document, and the sections that it was looked for in. */
interface Evidence {
  files: FileRow[];
  found: FoundFile[];
  sections: TitledSection[];
}

/** Throws a Refusal: `notFound`, or `tooMany` or `unavailable` where too much waits. */
async function evidenceOf(
  { db }: Pick<Context, "db">,
  account: Account,
  id: string,
  versionId: string | undefined,
): Promise<Evidence> {
  const row = await findDocument(db, account, id);
  const version = versionId === undefined ? undefined : await finishedVersion(db, row.id, versionId);
  const files = await filesOf(db, row.id);
  const sections = version ? await versionSections(db, version.id) : draftSections(row);
  const read: ReadFile[] = [];
  for (const { id: fileId, filename, text, setAside } of files)
    if (text !== null && text.trim() !== "")
      read.push({ fileId, fileName: filename, text, setAside: await setAsideOf(db, { id: fileId, text, setAside }) });
  const input: EvidenceInput = {
    files: read,
    sections,
    form: version?.inputs.draft ?? {},
  };
  const found = input.files.length === 0 ? [] : await inTurn(account.userId, () => evidenceApart(input));
  return { files, found, sections };
}

/** What was read of a document's files, and where it is used. Throws as evidenceOf does. */
export async function readEvidence(
  context: Pick<Context, "db">,
  account: Account,
  id: string,
  { versionId }: QueryOf<"getEvidence">,
): Promise<Schemas["Evidence"]> {
  const { files, found, sections } = await evidenceOf(context, account, id, versionId);
  return {
    files: files.map((file) =>
      presentFile(
        file,
        found.find(({ fileId }) => fileId === file.id),
        sections,
      ),
    ),
  };
}

/** The passages of one file, from a place on. Throws as evidenceOf does, `notFound` for a file that is not the document's too. */
export async function listEvidence(
  context: Pick<Context, "db">,
  account: Account,
  id: string,
  fileId: string,
  { versionId, after = 0, limit = usualPassages }: QueryOf<"listEvidence">,
): Promise<Schemas["EvidencePage"]> {
  const { files, found, sections } = await evidenceOf(context, account, id, versionId);
  const file = files.find((each) => each.id === fileId);
  if (!file) throw notFound("file");
  const left = found.find((each) => each.fileId === fileId)?.passages.filter(({ start }) => start >= after) ?? [];
  const next = left[limit]?.start;
  const text = file.text ?? "";
  const rows = tabbedRows(text);
  return {
    passages: left.slice(0, limit).map((passage) => presentPassage(text, rows, passage, sections)),
    ...(next !== undefined && { next }),
  };
}
