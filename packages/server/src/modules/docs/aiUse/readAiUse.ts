import type { Schemas } from "@grantwright/api-client";
import { and, asc, eq } from "drizzle-orm";
import type { Context } from "../../../capabilities/context.ts";
import type { Account } from "../../../kernel/account.ts";
import type { Database } from "../../../kernel/db/open.ts";
import { section } from "../../../kernel/db/schema.ts";
import { findDocument, type DocumentRow } from "../documentRow.ts";
import { presentSection } from "../presentSection.ts";
import { confirmationsOf } from "../receipts/confirmations.ts";
import { supportOf } from "../receipts/presentReceipts.ts";
import { disclosureText } from "./disclosureText.ts";
import { policyOf } from "./policies.ts";
import { finishedVersion, isWriters, keptShareOf, loadEntries, type Loaded, type Version } from "./versionEntries.ts";

type Section = Schemas["AiUseSection"];
type SectionRow = typeof section.$inferSelect;

function presentWriting({ entry, name }: Loaded): Schemas["AiWriting"] {
  return {
    way: entry.way === "model" ? "model" : "offline",
    ...(entry.model !== null && { model: entry.model }),
    ...(name !== null && { by: name }),
    at: entry.endedAt.toISOString(),
  };
}

async function sectionUse(db: Database, row: SectionRow, entries: Loaded[]): Promise<Section> {
  const own = entries.filter(({ sectionId }) => sectionId === row.id);
  const form = entries.filter(({ fieldId, sectionId }) => sectionId === null && fieldId === row.fieldId);
  const written = own.findLast(isWriters);
  const drafted = form.findLast(isWriters);
  const people = [...form, ...own]
    .filter((each) => !isWriters(each) && each.name !== null)
    .map(({ name }) => name ?? "");
  const share = await keptShareOf(db, row, entries);
  return {
    sectionId: row.fieldId,
    title: row.title,
    characters: row.text.length,
    ...(drafted && { drafted: presentWriting(drafted) }),
    ...(written && { written: presentWriting(written) }),
    ...(share !== undefined && { keptShare: share }),
    isRevised: written !== undefined && own.indexOf(written) < own.length - 1,
    pasted: [...form, ...own].filter(({ entry }) => entry.way === "pasted").length,
    people: [...new Set(people)],
  };
}

async function sentencesOf(
  db: Database,
  documentId: string,
  { inputs }: Version,
  rows: SectionRow[],
): Promise<Schemas["AiUse"]["sentences"]> {
  const confirmations = await confirmationsOf(db, documentId);
  const sections = rows.map((row) => presentSection(row, inputs, confirmations));
  const support = supportOf(sections);
  if (!support) return undefined;
  const confirmed = sections.flatMap(({ receipts = [] }) => receipts).filter((receipt) => receipt.confirmed).length;
  return { all: support.sentences, unsupported: support.unsupported, confirmed };
}

/** What writers had to do with the text of a version as it is now. */
export async function aiUseOf(
  db: Database,
  row: DocumentRow,
  versionId: string,
): Promise<Pick<Schemas["AiUse"], "sections" | "sentences" | "disclosure">> {
  const version = await finishedVersion(db, row.id, versionId);
  const rows = await db
    .select()
    .from(section)
    .where(and(eq(section.versionId, versionId), eq(section.hidden, false)))
    .orderBy(asc(section.position));
  const shown = rows.filter(({ text }) => text.trim() !== "");
  const entries = await loadEntries(db, row.id, version);
  const sections: Section[] = [];
  for (const each of shown) sections.push(await sectionUse(db, each, entries));
  const sentences = await sentencesOf(db, row.id, version, shown);
  return { sections, ...(sentences && { sentences }), disclosure: disclosureText({ sections, sentences }) };
}

/**
 * How writers were used in a finished version, with what its funder says about that, as far as a page was read. Throws a Refusal of kind
 * `notFound`.
 */
export async function readAiUse(
  { db }: Pick<Context, "db">,
  account: Account,
  id: string,
  versionId: string,
): Promise<Schemas["AiUse"]> {
  const row = await findDocument(db, account, id);
  const policy = policyOf(row.template.funderName ?? "");
  const use = await db.transaction((tx) => aiUseOf(tx, row, versionId), { isolationLevel: "repeatable read" });
  return { ...use, ...(policy && { policy }) };
}
