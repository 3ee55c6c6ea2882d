import type { Schemas } from "@grantwright/api-client";
import { and, desc, eq, isNotNull, isNull } from "drizzle-orm";
import type { Account, Context } from "../context.ts";
import type { Database } from "../db/open.ts";
import { document, team, teamMember } from "../db/schema.ts";
import { notFound, Refusal } from "../refusal.ts";
import { titleOf, type DocumentRow } from "./documentRow.ts";
import { presentDocument } from "./presentDocument.ts";

/**
 * A featured document as everybody may read it: its newest version's sections, and nothing of what it was written from, of its
 * files, its assessment or its other versions. Throws a Refusal of kind `notFound`.
 */
export async function readFeatured(context: Pick<Context, "db" | "writer">, id: string): Promise<Schemas["Document"]> {
  const { db } = context;
  const isShown = and(eq(document.id, id), isNotNull(document.featuredAt), isNull(document.deletedAt));
  const [found] = await db
    .select({ row: document })
    .from(document)
    .innerJoin(team, and(eq(team.id, document.teamId), isNull(team.deletedAt)))
    .where(and(isShown, isNotNull(document.defaultVersion)));
  if (!found) throw notFound("document");
  const whole = await presentDocument(context, db, found.row);
  const { name, type, funderName, url, deadline } = whole.template;
  return {
    id: whole.id,
    revision: 1,
    name: whole.name,
    title: whole.title,
    type: whole.type,
    createdAt: whole.createdAt,
    updatedAt: whole.updatedAt,
    template: {
      name,
      type,
      examples: [],
      placeholderText: "",
      ...(funderName !== undefined && { funderName }),
      ...(url !== undefined && { url }),
      ...(deadline !== undefined && { deadline }),
    },
    fields: [],
    draft: {},
    useEnglish: whole.useEnglish,
    eligibilityCriteria: "",
    assessmentCriteria: "",
    isRevision: false,
    description: "",
    sections: whole.sections
      .filter(({ hidden }) => !hidden)
      .map(({ id: sectionId, sectionId: fieldId, title, text, html }) => ({
        id: sectionId,
        revision: 1,
        sectionId: fieldId,
        title,
        text,
        html,
        edited: false,
        hidden: false,
      })),
    versions: whole.defaultVersion === null ? [] : [whole.defaultVersion],
    defaultVersion: whole.defaultVersion,
    checkedDocuments: [],
    documentChecklist: [],
    pastFundedProjects: [],
    attachments: [],
    review: null,
    activeTaskId: null,
    writer: whole.writer,
  };
}

const presentFeaturable = (row: DocumentRow): Schemas["FeaturableDoc"] => ({
  id: row.id,
  title: titleOf({ name: row.name, templateName: row.template.name }),
  isFeatured: row.featuredAt !== null,
});

const ofTheirAccounts = (db: Database, { userId }: Account) =>
  db
    .select({ row: document })
    .from(document)
    .innerJoin(team, and(eq(team.id, document.teamId), isNull(team.deletedAt)))
    .innerJoin(teamMember, and(eq(teamMember.teamId, team.id), eq(teamMember.userId, userId)))
    .$dynamic();

/** The proposals of the accounts that an admin works in, the last edited first. */
export async function listFeaturable(db: Database, account: Account): Promise<Schemas["FeaturableDoc"][]> {
  const rows = await ofTheirAccounts(db, account)
    .where(and(isNull(document.deletedAt), isNotNull(document.defaultVersion)))
    .orderBy(desc(document.updatedAt), desc(document.id))
    .limit(500);
  return rows.map(({ row }) => presentFeaturable(row));
}

/**
 * Shows a proposal to everybody, or no longer. Throws a Refusal: `notFound` for one of an account that the admin does not work in,
 * `refused` for one that was not written yet.
 */
export async function featureDocument(
  { db, now }: Pick<Context, "db" | "now">,
  account: Account,
  id: string,
  isFeatured: boolean,
): Promise<Schemas["FeaturableDoc"]> {
  const [found] = await ofTheirAccounts(db, account).where(and(eq(document.id, id), isNull(document.deletedAt)));
  if (!found) throw notFound("document");
  if (isFeatured && found.row.defaultVersion === null)
    throw new Refusal("refused", "Only a proposal that was written can be featured.");
  const featuredAt = isFeatured ? (found.row.featuredAt ?? now()) : null;
  await db.update(document).set({ featuredAt }).where(eq(document.id, id));
  return presentFeaturable({ ...found.row, featuredAt });
}
