import { inArray, lt } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import { document, upload } from "../../kernel/db/schema.ts";
import { removeUploads } from "../files/index.ts";
import { deletedLifetimeMs } from "./changeDocument.ts";

/** Removes documents that were deleted 30 days ago, with their files. */
export async function purgeDocuments({ db, now, files }: Pick<Context, "db" | "now" | "files">): Promise<void> {
  const expired = await db
    .select({ id: document.id })
    .from(document)
    .where(lt(document.deletedAt, new Date(now().getTime() - deletedLifetimeMs)));
  const ids = expired.map(({ id }) => id);
  if (ids.length === 0) return;
  await removeUploads({ db, files }, inArray(upload.documentId, ids));
  await db.delete(document).where(inArray(document.id, ids));
}
