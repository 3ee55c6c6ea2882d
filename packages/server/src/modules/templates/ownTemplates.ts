import { and, eq, gt, isNotNull, isNull, lt } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import type { Account } from "../../kernel/account.ts";
import type { Database } from "../../kernel/db/open.ts";
import { team, template } from "../../kernel/db/schema.ts";
import { isId, newId } from "../../kernel/ids.ts";
import { notFound, Refusal } from "../../kernel/refusal.ts";
import { restorableSince } from "../../kernel/retention.ts";
import { noteActivity } from "../teams/index.ts";
import { ownColumns, type OwnTemplate } from "./ownContent.ts";
import { presentTemplate, type TemplateRow } from "./present.ts";

/** Stores a new template of an account's own. */
export async function insertOwn(
  tx: Database,
  values: Omit<typeof template.$inferInsert, "id" | "revision">,
): Promise<TemplateRow> {
  const [made] = await tx
    .insert(template)
    .values({ ...values, id: newId() })
    .returning();
  if (!made) throw new Error("The template was not stored.");
  return made;
}

/** Makes a template of the account's own. Throws a Refusal of kind `refused` with the fields at fault. */
export async function createTemplate(
  { now }: Pick<Context, "now">,
  tx: Database,
  account: Account,
  asked: OwnTemplate,
): Promise<TemplateRow> {
  const { teamId, userId } = account;
  return insertOwn(tx, { ...ownColumns(asked), teamId, createdBy: userId, updatedAt: now() });
}

/** Holds a template of the account's own until the transaction ends. Throws a Refusal of kind `notFound`. */
async function holdOwn(tx: Database, account: Pick<Account, "teamId">, id: string): Promise<TemplateRow> {
  const [found] = await tx
    .select()
    .from(template)
    .where(and(eq(template.id, id), eq(template.teamId, account.teamId), isNull(template.deletedAt)))
    .for("update");
  if (!found || !isId(id)) throw notFound("template");
  return found;
}

/**
 * Replaces what a template holds. Documents keep the form that they were begun with. Throws a Refusal: `stale` with the template
 * as it is now where it is at another revision, `refused` with the fields at fault, or `notFound`.
 */
export async function saveTemplate(
  context: Pick<Context, "db" | "now">,
  account: Account,
  id: string,
  asked: OwnTemplate,
  revision: number | undefined,
): Promise<TemplateRow> {
  const now = context.now();
  return context.db.transaction(async (tx) => {
    const before = await holdOwn(tx, account, id);
    if (revision !== undefined && revision !== before.revision)
      throw new Refusal("stale", "This was changed somewhere else in the meantime.", {
        body: presentTemplate(before, now, account.teamId, false),
      });
    const columns = ownColumns(asked, before.content);
    const [saved] = await tx
      .update(template)
      .set({ ...columns, revision: before.revision + 1, updatedAt: now })
      .where(eq(template.id, id))
      .returning();
    if (!saved) throw new Error("A template vanished while it was being saved.");
    return saved;
  });
}

/** Notes in a team, but not in a personal account, what became of a template. */
export async function noteOfTemplate(
  tx: Database,
  now: Date,
  about: { teamId: string; actorId: string; kind: "templateShared" | "templateDeleted"; subject: string },
): Promise<void> {
  const [place] = await tx.select({ personalOf: team.personalOf }).from(team).where(eq(team.id, about.teamId));
  if (place?.personalOf === null) await noteActivity(tx, now, about);
}

/** Puts a template aside for `DELETED_DAYS`. Throws a Refusal of kind `notFound`. */
export async function deleteTemplate(
  context: Pick<Context, "db" | "now">,
  account: Account,
  id: string,
): Promise<void> {
  const now = context.now();
  await context.db.transaction(async (tx) => {
    const { name } = await holdOwn(tx, account, id);
    await tx.update(template).set({ deletedAt: now }).where(eq(template.id, id));
    const about = { teamId: account.teamId, actorId: account.userId, subject: name };
    await noteOfTemplate(tx, now, { ...about, kind: "templateDeleted" });
  });
}

/** Brings a deleted template back; one that was not deleted stays as it is. Throws a Refusal of kind `notFound`. */
export async function restoreTemplate(
  context: Pick<Context, "db" | "now" | "config">,
  account: Account,
  id: string,
): Promise<TemplateRow> {
  const isOwn = and(eq(template.id, id), eq(template.teamId, account.teamId));
  return context.db.transaction(async (tx) => {
    const [restored] = await tx
      .update(template)
      .set({ deletedAt: null })
      .where(and(isOwn, gt(template.deletedAt, restorableSince(context))))
      .returning();
    return restored ?? (await holdOwn(tx, account, id));
  });
}

/** Removes templates that nobody can bring back any more. */
export async function purgeTemplates(context: Pick<Context, "db" | "now" | "config">): Promise<void> {
  const isOver = lt(template.deletedAt, restorableSince(context));
  await context.db.delete(template).where(and(isNotNull(template.teamId), isOver));
}
