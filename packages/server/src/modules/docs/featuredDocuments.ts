import type { Schemas } from "@grantwright/api-client";
import { and, desc, eq, isNotNull, isNull } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import type { Account } from "../../kernel/account.ts";
import type { Database } from "../../kernel/db/open.ts";
import { document, featuredDocument, team, teamMember } from "../../kernel/db/schema.ts";
import { notFound, Refusal } from "../../kernel/refusal.ts";
import { titleOf, type DocumentRow } from "./documentRow.ts";
import { presentForReaders, readableSections } from "./presentForReaders.ts";

/** Featured documents that still are, of accounts that still are. */
const featuredRows = (db: Database) =>
  db
    .select({ row: document, shown: featuredDocument })
    .from(featuredDocument)
    .innerJoin(document, and(eq(document.id, featuredDocument.documentId), isNull(document.deletedAt)))
    .innerJoin(team, and(eq(team.id, document.teamId), isNull(team.deletedAt)))
    .$dynamic();

/** The document that was featured last, for who wants to see a finished one; nothing where none is featured. */
export async function newestFeatured({ db }: Pick<Context, "db">): Promise<Schemas["PublicSettings"]["example"]> {
  const [found] = await featuredRows(db).orderBy(desc(featuredDocument.featuredAt), desc(document.id)).limit(1);
  if (!found) return null;
  const { row, shown } = found;
  return { id: row.id, title: titleOf({ name: shown.name, templateName: row.template.name }) };
}

/**
 * A featured document as everybody may read it: the sections of the version that was featured, as they were then, and nothing of
 * what it was written from, of its files, its assessment or its other versions. Throws a Refusal of kind `notFound`.
 */
export async function readFeatured(
  { db, writers }: Pick<Context, "db" | "writers">,
  id: string,
): Promise<Schemas["Document"]> {
  const [found] = await featuredRows(db).where(eq(featuredDocument.documentId, id));
  if (!found) throw notFound("document");
  const { row, shown } = found;
  return presentForReaders({ writers }, row, { ...shown, updatedAt: shown.featuredAt });
}

/** The newest version of a proposal as it is now, for everybody to read from now on. */
async function copyForEverybody(tx: Database, row: DocumentRow, versionId: string, now: Date): Promise<void> {
  const sections = await readableSections(tx, versionId);
  const shown = { documentId: row.id, versionId, name: row.name, useEnglish: row.useEnglish, sections };
  await tx
    .insert(featuredDocument)
    .values({ ...shown, featuredAt: now })
    .onConflictDoNothing();
}

const presentFeaturable = (row: DocumentRow, isFeatured: boolean): Schemas["FeaturableDoc"] => ({
  id: row.id,
  title: titleOf({ name: row.name, templateName: row.template.name }),
  isFeatured,
});

const ofTheirAccounts = (db: Database, { userId }: Account) =>
  db
    .select({ row: document, featuredId: featuredDocument.documentId })
    .from(document)
    .innerJoin(team, and(eq(team.id, document.teamId), isNull(team.deletedAt)))
    .innerJoin(teamMember, and(eq(teamMember.teamId, team.id), eq(teamMember.userId, userId)))
    .leftJoin(featuredDocument, eq(featuredDocument.documentId, document.id))
    .$dynamic();

/** The proposals of the accounts that an admin works in, the last edited first. */
export async function listFeaturable(db: Database, account: Account): Promise<Schemas["FeaturableDoc"][]> {
  const rows = await ofTheirAccounts(db, account)
    .where(and(isNull(document.deletedAt), isNotNull(document.defaultVersion)))
    .orderBy(desc(document.updatedAt), desc(document.id))
    .limit(500);
  return rows.map(({ row, featuredId }) => presentFeaturable(row, featuredId !== null));
}

/**
 * Shows a proposal to everybody as it is now, or no longer. One that is shown stays as it was when it was featured, whatever is
 * written meanwhile: to show it anew it is taken back first. Throws a Refusal: `notFound` for one of an account that the admin
 * does not work in, `refused` for one that was not written yet.
 */
export async function featureDocument(
  { db, now }: Pick<Context, "db" | "now">,
  account: Account,
  id: string,
  isFeatured: boolean,
): Promise<Schemas["FeaturableDoc"]> {
  return db.transaction(async (tx) => {
    const [found] = await ofTheirAccounts(tx, account).where(and(eq(document.id, id), isNull(document.deletedAt)));
    if (!found) throw notFound("document");
    const { row } = found;
    if (isFeatured && row.defaultVersion === null)
      throw new Refusal("refused", "Only a proposal that was written can be featured.");
    if (isFeatured && row.defaultVersion !== null) await copyForEverybody(tx, row, row.defaultVersion, now());
    else await tx.delete(featuredDocument).where(eq(featuredDocument.documentId, id));
    return presentFeaturable(row, isFeatured);
  });
}
