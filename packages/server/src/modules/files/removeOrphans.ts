import { inArray } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import { upload } from "../../kernel/db/schema.ts";

/** A file that is being stored or copied may have no row yet. */
const graceMs = 24 * 60 * 60_000;

/** How many are looked up at once. */
const batchSize = 1000;

/**
 * Removes files that belong to nothing: those of people and teams that are gone, where the server died before it removed them, and
 * what is left of uploads that broke off.
 */
export async function removeOrphans({ db, now, files }: Pick<Context, "db" | "now" | "files">): Promise<void> {
  const names = await files.list();
  const newest = now().getTime() - graceMs;
  for (let start = 0; start < names.length; start += batchSize) {
    const batch = names.slice(start, start + batchSize);
    const rows = await db.select({ id: upload.id }).from(upload).where(inArray(upload.id, batch));
    const known = new Set(rows.map(({ id }) => id));
    for (const name of batch) {
      if (known.has(name)) continue;
      const about = await files.about(name);
      if (about && about.storedAt.getTime() < newest) await files.remove(name);
    }
  }
}
