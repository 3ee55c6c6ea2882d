import type { Schemas } from "@grantwright/api-client";
import { and, asc, eq, isNull, lte, or } from "drizzle-orm";
import type { Context } from "../../../capabilities/context.ts";
import type { Account } from "../../../kernel/account.ts";
import type { Database } from "../../../kernel/db/open.ts";
import { documentVersion, historyEntry, section, user, writtenText } from "../../../kernel/db/schema.ts";
import { notFound } from "../../../kernel/refusal.ts";
import { findDocument, type DocumentRow } from "../documentRow.ts";
import { deltaBetween } from "../log/delta.ts";
import { textAfter } from "../log/history.ts";
import { presentSection } from "../presentSection.ts";
import { confirmationsOf } from "../receipts/confirmations.ts";
import { supportOf } from "../receipts/presentReceipts.ts";
import { disclosureText } from "./disclosureText.ts";
import { policyOf } from "./policies.ts";

type Section = Schemas["AiUseSection"];
type SectionRow = typeof section.$inferSelect;
type Version = Pick<typeof documentVersion.$inferSelect, "id" | "inputs" | "createdAt">;

const loadEntries = (db: Database, documentId: string, version: Version) =>
  db
    .select({ entry: historyEntry, name: user.name, fieldId: writtenText.fieldId, sectionId: writtenText.sectionId })
    .from(historyEntry)
    .innerJoin(writtenText, eq(writtenText.id, historyEntry.textId))
    .leftJoin(section, eq(section.id, writtenText.sectionId))
    .leftJoin(user, eq(user.id, historyEntry.writtenBy))
    .where(
      and(
        eq(writtenText.documentId, documentId),
        // What was written in the form after the version was asked for is none of it.
        or(
          eq(section.versionId, version.id),
          and(isNull(writtenText.sectionId), lte(historyEntry.startedAt, version.createdAt)),
        ),
      ),
    )
    .orderBy(asc(historyEntry.textId), asc(historyEntry.place));

type Loaded = Awaited<ReturnType<typeof loadEntries>>[number];

const isWriters = ({ entry }: Loaded): boolean => entry.way === "offline" || entry.way === "model";

function presentWriting({ entry, name }: Loaded): Schemas["AiWriting"] {
  return {
    way: entry.way === "model" ? "model" : "offline",
    ...(entry.model !== null && { model: entry.model }),
    ...(name !== null && { by: name }),
    at: entry.endedAt.toISOString(),
  };
}

/** Which share of a text stands as it was, from 0 to 1. */
function keptShare(before: string, now: string): number {
  if (now === "") return 0;
  let [kept, at] = [0, 0];
  for (const step of deltaBetween(before, now)) {
    if (typeof step === "string") continue;
    if (step > 0) kept += step;
    at += Math.abs(step);
  }
  return (kept + before.length - at) / now.length;
}

async function sectionUse(db: Database, row: SectionRow, entries: Loaded[]): Promise<Section> {
  const own = entries.filter(({ sectionId }) => sectionId === row.id);
  const form = entries.filter(({ fieldId, sectionId }) => sectionId === null && fieldId === row.fieldId);
  const written = own.findLast(isWriters);
  const drafted = form.findLast(isWriters);
  const people = [...form, ...own]
    .filter((each) => !isWriters(each) && each.name !== null)
    .map(({ name }) => name ?? "");
  const share = written && keptShare(await textAfter(db, written.entry.textId, written.entry.place), row.text);
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
  const { id, inputs, createdAt } = documentVersion;
  const [version] = await db
    .select({ id, inputs, createdAt })
    .from(documentVersion)
    .where(and(eq(id, versionId), eq(documentVersion.documentId, row.id), eq(documentVersion.status, "done")));
  if (!version) throw notFound("version");
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
