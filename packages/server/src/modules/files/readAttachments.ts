import { and, eq, isNotNull } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import { extractText, type ExtractResult } from "../../capabilities/files/extract/extractText.ts";
import { readInTurn } from "../../capabilities/files/extract/readInTurn.ts";
import { setAsideApart } from "../../capabilities/writer/setAside/setAsideJob.ts";
import { withoutPassages } from "../../capabilities/writer/setAside/withoutPassages.ts";
import type { WriterAttachment } from "../../capabilities/writer/writer.ts";
import { upload } from "../../kernel/db/schema.ts";
import type { Passage } from "../../kernel/db/values.ts";
import { storableText } from "../../kernel/text/storable.ts";
import { confirmUploads, listAttachments, type AttachersAmong } from "./uploads.ts";

type Needed = Pick<Context, "db" | "files" | "now">;

const onlyInPart = "Only the beginning of this file was read: it is longer than a writer can take in.";
const gone = "This file could not be found. Please attach it again.";

/**
 * What a writer can read of a document's files. Each is read once; what was found, and why not more, is kept with it and
 * told to the person. Passages that address a writing service are blank.
 */
export async function readAttachments(
  context: Needed,
  documentId: string,
  attachersAmong: AttachersAmong,
  tell: (message: string) => Promise<void>,
  signal: AbortSignal,
): Promise<WriterAttachment[]> {
  await confirmUploads(context, documentId, attachersAmong);
  return readFiles(context, await listAttachments(context.db, documentId), tell, signal);
}

/** What a writer can read of some files, as of a document's. */
export async function readFiles(
  context: Needed,
  rows: readonly (typeof upload.$inferSelect)[],
  tell: (message: string) => Promise<void>,
  signal: AbortSignal,
): Promise<WriterAttachment[]> {
  const attachments: WriterAttachment[] = [];
  for (const row of rows) {
    if (!row.isReadable) continue;
    const text = row.text ?? (await readOnce(context, row, tell, signal));
    const usable = await usableText(context.db, { ...row, text });
    if (usable.trim() !== "") attachments.push({ fileId: row.id, fileName: row.filename, text: usable });
  }
  return attachments;
}

/** The passages of a file's text that address a writing service. It is looked through once; where nobody has yet, now. */
export async function setAsideOf(
  db: Context["db"],
  { id, text, setAside }: Pick<typeof upload.$inferSelect, "id" | "setAside"> & { text: string },
): Promise<Passage[]> {
  if (setAside !== null) return setAside;
  const passages = await setAsideApart(text);
  await db.update(upload).set({ setAside: passages }).where(eq(upload.id, id));
  return passages;
}

/** What may be used of a file's text. */
const usableText = async (db: Context["db"], row: Parameters<typeof setAsideOf>[1]): Promise<string> =>
  withoutPassages(row.text, await setAsideOf(db, row));

/** What was read of a document's files so far, and may be used. */
export async function storedTexts(db: Context["db"], documentId: string): Promise<WriterAttachment[]> {
  const { id, filename, text, setAside } = upload;
  const rows = await db
    .select({ id, filename, text, setAside })
    .from(upload)
    .where(and(eq(upload.documentId, documentId), eq(upload.status, "stored"), isNotNull(upload.text)))
    .orderBy(upload.createdAt, upload.id);
  const texts: WriterAttachment[] = [];
  for (const row of rows) {
    const usable = await usableText(db, { ...row, text: row.text ?? "" });
    if (usable.trim() !== "") texts.push({ fileId: row.id, fileName: row.filename, text: usable });
  }
  return texts;
}

async function readOnce(
  context: Needed,
  row: typeof upload.$inferSelect,
  tell: (message: string) => Promise<void>,
  signal: AbortSignal,
): Promise<string> {
  const turn = { isPatient: true, signal };
  const found = await readInTurn(row.userId, () => extract(context, row, signal), turn);
  const { text, note } =
    "text" in found
      ? { text: found.text, note: found.truncated ? onlyInPart : null }
      : { text: "", note: found.unreadable };
  const kept = storableText(text);
  await context.db.update(upload).set({ text: kept, note }).where(eq(upload.id, row.id));
  if (note) await tell(`${row.filename}: ${note}`);
  return kept;
}

async function extract(
  { files }: Needed,
  { id, filename }: typeof upload.$inferSelect,
  signal: AbortSignal,
): Promise<ExtractResult> {
  let bytes: Buffer;
  try {
    bytes = await files.read(id);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return { unreadable: gone };
    throw error;
  }
  return extractText({ fileName: filename, bytes }, { signal });
}
