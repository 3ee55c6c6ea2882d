import { lt } from "drizzle-orm";
import type { Context } from "../../../capabilities/context.ts";
import { readingLink } from "../../../kernel/db/schema.ts";

/** Removes links that have run out. */
export async function purgeReadingLinks({ db, now }: Pick<Context, "db" | "now">): Promise<void> {
  await db.delete(readingLink).where(lt(readingLink.endsAt, now()));
}
