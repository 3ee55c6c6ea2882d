import { and, lt } from "drizzle-orm";
import type { Context } from "../../../capabilities/context.ts";
import { proposedEdit } from "../../../kernel/db/schema.ts";
import { isWriters } from "./editRow.ts";

/** How long what a writer proposed is kept, decided or not, in milliseconds: what was accepted of it stands in the text and its history. */
const keptMs = 30 * 24 * 60 * 60_000;

/** Removes what writers proposed more than 30 days ago. What people propose stays with the document. */
export async function purgeEdits({ db, now }: Pick<Context, "db" | "now">): Promise<void> {
  await db.delete(proposedEdit).where(and(isWriters, lt(proposedEdit.createdAt, new Date(now().getTime() - keptMs))));
}
