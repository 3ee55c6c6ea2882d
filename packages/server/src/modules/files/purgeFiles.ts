import { and, eq, isNull, lt, or } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import { upload } from "../../kernel/db/schema.ts";
import { removeOrphans } from "./removeOrphans.ts";
import { removeUploads } from "./removeUploads.ts";

const day = 24 * 60 * 60_000;

/** Removes files that no document claimed within a day, that never arrived, and that belong to nothing. */
export async function purgeFiles(context: Pick<Context, "db" | "now" | "files">): Promise<void> {
  const isOld = lt(upload.createdAt, new Date(context.now().getTime() - day));
  await removeUploads(context, and(isOld, or(isNull(upload.documentId), eq(upload.status, "requested"))));
  await removeOrphans(context);
}
