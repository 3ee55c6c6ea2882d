import type { Schemas } from "@grantwright/api-client";
import { withoutOpenPlaces } from "@grantwright/domain";
import { and, asc, eq, inArray } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import { presentWriterFor } from "../../capabilities/writer/presentWriter.ts";
import { modelRuleOf } from "../../capabilities/writer/modelRuleOf.ts";
import { pdfGapsIn } from "../../capabilities/files/export/language.ts";
import { detectLanguage } from "../../kernel/text/detectLanguage.ts";
import { printable } from "../../capabilities/files/export/printable.ts";
import type { Account, DocumentAccess } from "../../kernel/account.ts";
import type { Database } from "../../kernel/db/open.ts";
import { prepareRead } from "../../kernel/db/prepareRead.ts";
import { documentVersion, section, upload } from "../../kernel/db/schema.ts";
import { notFound } from "../../kernel/refusal.ts";
import { findActiveTask } from "../tasks/index.ts";
import { presentField } from "../templates/index.ts";
import { attachmentNote } from "./attachmentNote.ts";
import { currentReview } from "./currentReview.ts";
import { confirmationsOf, type Confirmations } from "./receipts/confirmations.ts";
import { supportOf } from "./receipts/presentReceipts.ts";
import { presentSection } from "./presentSection.ts";
import { titleOf, type DocumentRow } from "./documentRow.ts";
import { draftOf, fieldText } from "./wire.ts";
import { inputsOf } from "./inputsOf.ts";

/** A language that is guessed from too little would have texts read out in the wrong voice. */
const leastForLanguage = 200;
/** More would be paid for by each answer, and told no better. */
const mostReadForLanguage = 2_000;

type VersionRow = Pick<typeof documentVersion.$inferSelect, "id" | "inputs">;

async function sectionsOf(
  db: Database,
  version: VersionRow | undefined,
  confirmations: Confirmations,
): Promise<Schemas["Section"][]> {
  if (!version) return [];
  const rows = await db.select().from(section).where(eq(section.versionId, version.id)).orderBy(asc(section.position));
  return rows.map((row) => presentSection(row, version.inputs, confirmations));
}

const readVersions = prepareRead("versions of document", ["documentId"], (db, { documentId }) =>
  db
    .select({ id: documentVersion.id, status: documentVersion.status })
    .from(documentVersion)
    .where(and(eq(documentVersion.documentId, documentId), inArray(documentVersion.status, ["done", "writing"])))
    .orderBy(asc(documentVersion.createdAt), asc(documentVersion.id)),
);

const readAttachments = prepareRead("attachments of document", ["documentId"], (db, { documentId }) => {
  const { id, filename, mimetype, size, isReadable, note, setAside } = upload;
  return db
    .select({ fileId: id, filename, mimetype, size, isReadable, note, setAside })
    .from(upload)
    .where(and(eq(upload.documentId, documentId), eq(upload.status, "stored")))
    .orderBy(asc(upload.createdAt), asc(upload.id));
});

/**
 * A document as the contract has it, with the sections of one of its versions: the one named, otherwise the default one, and
 * before there is any the one that is being written; with `access` also what who asks may do with it. Throws a Refusal of kind `notFound` for a version that it has not.
 */
export async function presentDocument(
  context: Pick<Context, "writers">,
  db: Database,
  row: DocumentRow,
  { versionId, access }: { versionId?: string | undefined } & Pick<Account, "access"> = {},
): Promise<Schemas["Document"]> {
  const versions = await readVersions(db, { documentId: row.id });
  const writing = versions.find(({ status }) => status === "writing");
  const shownId = versionId ?? row.defaultVersion ?? writing?.id;
  if (versionId !== undefined && !versions.some(({ id }) => id === versionId)) throw notFound("version");
  const load = async (id: string | undefined) => {
    if (id === undefined) return undefined;
    const { id: idColumn, inputs } = documentVersion;
    const [found] = await db.select({ id: idColumn, inputs }).from(documentVersion).where(eq(idColumn, id));
    return found;
  };
  // What people confirm are sentences of a proposal: a draft has none.
  const confirmations: Confirmations = shownId === undefined ? new Map() : await confirmationsOf(db, row.id);
  const sections = await sectionsOf(db, await load(shownId), confirmations);
  const inProgress =
    writing && (writing.id === shownId ? sections : await sectionsOf(db, await load(writing.id), confirmations));
  const support = supportOf(sections);
  const texts = sections.length > 0 ? sections.map(({ text }) => text) : Object.values(row.draft);
  const pdfGaps = pdfGapsIn(
    sections.map(({ title, text, hidden }) => (hidden ? "" : printable(title + text))).join(""),
  );
  const activeTask = await findActiveTask(db, row.id);
  const finished = versions.filter(({ status }) => status === "done").map(({ id }) => id);
  return {
    id: row.id,
    ...(access && { access: presentAccess(access) }),
    revision: row.revision,
    name: row.name,
    title: titleOf({ name: row.name, templateName: row.template.name }),
    type: "draft",
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    ...(row.parentId !== null && { parentId: row.parentId }),
    template: row.template,
    fields: row.fields.map((field) => ({ ...presentField(field), ...fieldText(row.draft[field.id]) })),
    draft: draftOf(row.draft),
    drafted: row.drafted,
    useEnglish: row.useEnglish,
    ...languageFieldOf(texts),
    ...(pdfGaps !== "" && { pdfGaps }),
    eligibilityCriteria: row.eligibilityCriteria,
    assessmentCriteria: row.assessmentCriteria,
    isRevision: row.defaultVersion !== null,
    review: isGuestReader({ access })
      ? null
      : currentReview(row.review, inputsOf(row), finished.includes(shownId ?? "") ? sections : []),
    description: isGuestReader({ access }) ? "" : row.description,
    sections,
    ...(support && { support }),
    ...(shownId !== undefined && { versionId: shownId }),
    ...(inProgress && { sectionsInProgress: inProgress }),
    versions: finished,
    defaultVersion: row.defaultVersion,
    checkedDocuments: row.checkedDocuments,
    ...(row.sentOn !== null && { sentOn: row.sentOn }),
    documentChecklist: row.documentChecklist,
    pastFundedProjects: row.pastFundedProjects,
    attachments: await attachmentsOf(db, row.id),
    // Work in the background is the account's: a guest sees what comes of it.
    activeTaskId: access?.isGuest ? null : (activeTask?.id ?? null),
    writer: presentWriterFor(context.writers, await modelRuleOf(db, row.teamId)),
  };
}

/** A guest who only reads: they get the text, and not what it was made from or is said of it. */
export const isGuestReader = ({ access }: Pick<Account, "access">): boolean =>
  access !== undefined && access.isGuest && access.role === "reader";

/** What somebody may do with a document, as the contract has it. */
export const presentAccess = ({ role, isGuest, isInTeam, endsAt }: DocumentAccess): Schemas["DocumentAccess"] => ({
  role,
  isGuest,
  isInTeam,
  ...(endsAt && { endsAt: endsAt.toISOString() }),
});

/** The language of a document's texts, where it can be told. */
export function languageFieldOf(texts: string[]): Pick<Schemas["Document"], "lang"> {
  const language = detectLanguage(
    texts
      .map((text) => withoutOpenPlaces(text))
      .join("\n")
      .slice(0, mostReadForLanguage),
    leastForLanguage,
  );
  return language === "und" ? {} : { lang: language };
}

async function attachmentsOf(db: Database, documentId: string): Promise<Schemas["Attachment"][]> {
  const rows = await readAttachments(db, { documentId });
  return rows.map(({ note: found, setAside: passages, ...attachment }) => ({
    ...attachment,
    ...attachmentNote({ isReadable: attachment.isReadable, note: found }),
    ...(passages && passages.length > 0 && { setAside: passages.length }),
  }));
}
