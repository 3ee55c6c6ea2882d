import type { Context } from "../context.ts";
import { listAttachments } from "../files/uploads.ts";
import type { WriterAttachment } from "../writer/writer.ts";

/** What a writer can read of a document's files. Each is read once; what was found, and why not more, is kept with it. */
export async function readAttachments(
  context: Pick<Context, "db" | "files" | "log">,
  documentId: string,
): Promise<WriterAttachment[]> {
  const attachments: WriterAttachment[] = [];
  for (const row of await listAttachments(context.db, documentId)) {
    if (!row.isReadable) continue;
    const text = row.text ?? "";
    if (text.trim() !== "") attachments.push({ fileName: row.filename, text });
  }
  return attachments;
}
