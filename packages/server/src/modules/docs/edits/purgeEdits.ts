import { lt } from "drizzle-orm";
import type { Context } from "../../../capabilities/context.ts";
import { proposedEdit } from "../../../kernel/db/schema.ts";

/** How long a proposed change is kept, decided or not, in milliseconds: what was accepted of it stands in the text and its history. */
const keptMs = 30 * 24 * 60 * 60_000;

/** Removes proposed changes that are older than 30 days. */
export async function purgeEdits({ db, now }: Pick<Context, "db" | "now">): Promise<void> {
  await db.delete(proposedEdit).where(lt(proposedEdit.createdAt, new Date(now().getTime() - keptMs)));
}
