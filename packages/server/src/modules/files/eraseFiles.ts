import { and, eq, inArray, isNotNull, isNull, or } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import type { Database } from "../../kernel/db/open.ts";
import { upload } from "../../kernel/db/schema.ts";
import { handOver } from "../handOver.ts";
import type { Leaver } from "../module.ts";

/** Hands over the files of documents that stay. The bytes of the others go once their rows have. */
export async function eraseFiles({ files }: Pick<Context, "files">, tx: Database, leaver: Leaver) {
  await handOver(tx, leaver, upload, isNotNull(upload.documentId));
  const { userId, doomed } = leaver;
  const isGoing = or(inArray(upload.teamId, doomed), and(eq(upload.userId, userId), isNull(upload.documentId)));
  const going = await tx.select({ id: upload.id }).from(upload).where(isGoing);
  return async () => {
    for (const { id } of going) await files.remove(id);
  };
}
