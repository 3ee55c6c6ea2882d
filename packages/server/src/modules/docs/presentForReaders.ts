import type { Schemas } from "@grantwright/api-client";
import { and, asc, eq } from "drizzle-orm";
import type { DocumentAccess } from "../../kernel/account.ts";
import type { Context } from "../../capabilities/context.ts";
import { presentWriter } from "../../capabilities/writer/presentWriter.ts";
import type { Database } from "../../kernel/db/open.ts";
import { documentVersion, section } from "../../kernel/db/schema.ts";
import { notFound } from "../../kernel/refusal.ts";
import type { FeaturedSection } from "../../kernel/db/values.ts";
import { titleOf, type DocumentRow } from "./documentRow.ts";
import { languageFieldOf, presentAccess } from "./presentDocument.ts";

/** The sections of a version as readers see them: what is left out of the proposal is left out here. */
export const readableSections = (db: Database, versionId: string): Promise<FeaturedSection[]> =>
  db
    .select({
      id: section.id,
      sectionId: section.fieldId,
      title: section.title,
      text: section.text,
      html: section.html,
    })
    .from(section)
    .where(and(eq(section.versionId, versionId), eq(section.hidden, false)))
    .orderBy(asc(section.position));

/** What of a document people read who are not of its account. */
export interface Readable {
  versionId: string;
  name: string;
  useEnglish: boolean;
  sections: FeaturedSection[];
  updatedAt: Date;
}

/**
 * A document for people who are not of its account: the sections of one version, and nothing of what it was written from, of its files,
 * its assessment or its other versions.
 */
export function presentForReaders(
  { writers }: Pick<Context, "writers">,
  row: Pick<DocumentRow, "id" | "createdAt" | "template">,
  { versionId, name, useEnglish, sections, updatedAt }: Readable,
): Schemas["Document"] {
  const { type, funderName, url, deadline } = row.template;
  return {
    id: row.id,
    revision: 1,
    name,
    title: titleOf({ name, templateName: row.template.name }),
    type: "draft",
    createdAt: row.createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    template: {
      name: row.template.name,
      type,
      examples: [],
      placeholderText: "",
      ...(funderName !== undefined && { funderName }),
      ...(url !== undefined && { url }),
      ...(deadline !== undefined && { deadline }),
    },
    fields: [],
    draft: {},
    drafted: {},
    useEnglish,
    ...languageFieldOf(sections.map(({ text }) => text)),
    eligibilityCriteria: "",
    assessmentCriteria: "",
    isRevision: false,
    description: "",
    sections: sections.map((each) => ({ ...each, revision: 1, edited: false, hidden: false })),
    versions: [versionId],
    defaultVersion: versionId,
    checkedDocuments: [],
    documentChecklist: [],
    pastFundedProjects: [],
    attachments: [],
    review: null,
    activeTaskId: null,
    writer: presentWriter(writers.usual),
  };
}

/** The newest proposal for a guest who only reads. Throws a Refusal of kind `notFound` for any other version. */
export async function presentForGuest(
  { db, writers }: Pick<Context, "db" | "writers">,
  row: DocumentRow,
  versionId: string,
  access: DocumentAccess | undefined,
): Promise<Schemas["Document"]> {
  const [version] = await db
    .select()
    .from(documentVersion)
    .where(and(eq(documentVersion.id, versionId), eq(documentVersion.documentId, row.id)));
  if (!version || versionId !== row.defaultVersion) throw notFound("version");
  const shown = presentForReaders({ writers }, row, {
    versionId,
    name: version.inputs.name,
    useEnglish: version.inputs.useEnglish,
    sections: await readableSections(db, versionId),
    updatedAt: version.finishedAt ?? version.createdAt,
  });
  return { ...shown, revision: row.revision, ...(access && { access: presentAccess(access) }) };
}
