import { inArray, type SQL } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import { upload } from "../../kernel/db/schema.ts";

/** Removes files, bytes and rows. */
export async function removeUploads(
  { db, files }: Pick<Context, "db" | "files">,
  which: SQL | undefined,
): Promise<void> {
  const doomed = await db.select({ id: upload.id }).from(upload).where(which);
  for (const { id } of doomed) await files.remove(id);
  const ids = doomed.map(({ id }) => id);
  if (ids.length > 0) await db.delete(upload).where(inArray(upload.id, ids));
}
