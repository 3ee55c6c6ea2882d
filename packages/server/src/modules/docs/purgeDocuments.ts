import { inArray, lt } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import { document, upload } from "../../kernel/db/schema.ts";
import { restorableSince } from "../../kernel/retention.ts";
import { removeUploads } from "../files/index.ts";

/** Removes documents that nobody can bring back any more, with their files. */
export async function purgeDocuments(context: Pick<Context, "db" | "now" | "config" | "files">): Promise<void> {
  const { db, files } = context;
  const expired = await db
    .select({ id: document.id })
    .from(document)
    .where(lt(document.deletedAt, restorableSince(context)));
  const ids = expired.map(({ id }) => id);
  if (ids.length === 0) return;
  await removeUploads({ db, files }, inArray(upload.documentId, ids));
  await db.delete(document).where(inArray(document.id, ids));
}
