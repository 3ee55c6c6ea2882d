import { createHash } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import type { Context } from "../../../capabilities/context.ts";
import { signText } from "../../../capabilities/signing/signingKeys.ts";
import type { Account } from "../../../kernel/account.ts";
import type { Database } from "../../../kernel/db/open.ts";
import { section, user } from "../../../kernel/db/schema.ts";
import { notFound } from "../../../kernel/refusal.ts";
import { finishedVersion, keptShareOf, loadEntries } from "../aiUse/versionEntries.ts";
import { findDocument, titleOf } from "../documentRow.ts";
import { authorshipText, withSignature, type ReportedSection } from "./authorshipText.ts";

async function reportedSections(
  db: Database,
  documentId: string,
  versionId: string,
  userId: string,
): Promise<ReportedSection[]> {
  const version = await finishedVersion(db, documentId, versionId);
  const entries = await loadEntries(db, documentId, version);
  const rows = await db.select().from(section).where(eq(section.versionId, versionId)).orderBy(asc(section.position));
  const sections: ReportedSection[] = [];
  for (const row of rows.filter(({ hidden, text }) => !hidden && text.trim() !== "")) {
    const own = entries.filter(
      ({ sectionId, fieldId }) => (sectionId ?? "") === row.id || (sectionId === null && fieldId === row.fieldId),
    );
    sections.push({
      title: row.title,
      fingerprint: createHash("sha256").update(row.text).digest("hex"),
      keptShare: await keptShareOf(db, row, entries),
      spells: own
        .map(({ entry }) => ({ ...entry, isTheirs: entry.writtenBy === userId }))
        .toSorted((one, other) => one.startedAt.getTime() - other.startedAt.getTime()),
    });
  }
  return sections;
}

/**
 * A signed report of the part that the person who asks had in a finished version. Nobody can have one made of somebody else. Throws a
 * Refusal of kind `notFound`.
 */
export async function makeAuthorshipReport(
  context: Pick<Context, "db" | "config" | "now">,
  account: Account,
  id: string,
  versionId: string,
): Promise<string> {
  const { db, config, now } = context;
  const row = await findDocument(db, account, id);
  const [person] = await db
    .select({ name: user.name, email: user.email })
    .from(user)
    .where(eq(user.id, account.userId));
  if (!person) throw notFound("person");
  const sections = await db.transaction((tx) => reportedSections(tx, row.id, versionId, account.userId), {
    isolationLevel: "repeatable read",
  });
  const report = authorshipText({
    person,
    document: titleOf({ name: row.name, templateName: row.template.name }),
    funder: row.template.funderName,
    origin: config.publicUrl,
    madeAt: now(),
    sections,
  });
  return withSignature(report, await signText(context, report));
}
