import { and, eq, isNotNull } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import { extractText, type ExtractResult } from "../../capabilities/files/extract/extractText.ts";
import { readInTurn } from "../../capabilities/files/extract/readInTurn.ts";
import type { WriterAttachment } from "../../capabilities/writer/writer.ts";
import { upload } from "../../kernel/db/schema.ts";
import { storableText } from "../../kernel/text/storable.ts";
import { confirmUploads, listAttachments } from "./uploads.ts";

type Needed = Pick<Context, "db" | "files" | "now">;

const onlyInPart = "Only the beginning of this file was read: it is longer than a writer can take in.";
const gone = "This file could not be found. Please attach it again.";

/**
 * What a writer can read of a document's files. Each is read once; what was found, and why not more, is kept with it and
 * told to the person.
 */
export async function readAttachments(
  context: Needed,
  documentId: string,
  tell: (message: string) => Promise<void>,
  signal: AbortSignal,
): Promise<WriterAttachment[]> {
  await confirmUploads(context, documentId);
  const attachments: WriterAttachment[] = [];
  for (const row of await listAttachments(context.db, documentId)) {
    if (!row.isReadable) continue;
    const text = row.text ?? (await readOnce(context, row, tell, signal));
    if (text.trim() !== "") attachments.push({ fileId: row.id, fileName: row.filename, text });
  }
  return attachments;
}

/** What was read of a document's files so far. */
export async function storedTexts(db: Context["db"], documentId: string): Promise<WriterAttachment[]> {
  const { id: fileId, filename: fileName, text } = upload;
  const rows = await db
    .select({ fileId, fileName, text })
    .from(upload)
    .where(and(eq(upload.documentId, documentId), eq(upload.status, "stored"), isNotNull(upload.text)))
    .orderBy(upload.createdAt, upload.id);
  return rows.flatMap(({ text: read, ...file }) =>
    read === null || read.trim() === "" ? [] : [{ ...file, text: read }],
  );
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
