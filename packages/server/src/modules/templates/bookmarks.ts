import { and, eq } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import type { Account } from "../../kernel/account.ts";
import type { Database } from "../../kernel/db/open.ts";
import { bookmark } from "../../kernel/db/schema.ts";
import { isId } from "../../kernel/ids.ts";
import { notFound } from "../../kernel/refusal.ts";
import { findTemplate } from "./library.ts";

const isOf = (userId: string, templateId: string) =>
  and(eq(bookmark.userId, userId), eq(bookmark.templateId, templateId));

/** Whether a person has bookmarked a template. */
export async function isBookmarked(db: Database, userId: string, templateId: string): Promise<boolean> {
  const found = await db.select({ at: bookmark.createdAt }).from(bookmark).where(isOf(userId, templateId));
  return found.length > 0;
}

/**
 * Bookmarks a template for the person, or takes the bookmark away; says how it is then. Throws a Refusal of kind `notFound` for a
 * template that they cannot see.
 */
export async function toggleBookmark(
  { db, now }: Pick<Context, "db" | "now">,
  account: Account,
  templateId: string,
): Promise<boolean> {
  const { userId } = account;
  return db.transaction(async (tx) => {
    const found = isId(templateId) ? await findTemplate(tx, templateId, account.teamId) : undefined;
    if (!found) throw notFound("template");
    const taken = await tx
      .delete(bookmark)
      .where(isOf(userId, templateId))
      .returning({ templateId: bookmark.templateId });
    if (taken.length > 0) return false;
    await tx.insert(bookmark).values({ userId, templateId, createdAt: now() }).onConflictDoNothing();
    return true;
  });
}
