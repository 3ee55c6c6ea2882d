import { and, eq, isNull } from "drizzle-orm";
import type { Context } from "../../../capabilities/context.ts";
import { receiptsApart } from "../../../capabilities/writer/receipts/receiptsJob.ts";
import type { Database } from "../../../kernel/db/open.ts";
import { documentVersion, section } from "../../../kernel/db/schema.ts";
import type { Inputs, Receipt } from "../../../kernel/db/values.ts";
import { storedTexts } from "../../files/index.ts";
import { writerInput } from "../writerInput.ts";
import { inTurn } from "./checkGate.ts";
import { confirmationsOf } from "./confirmations.ts";

/** A text of a section, at one revision. */
type CheckedSection = Pick<typeof section.$inferSelect, "id" | "revision" | "text">;

/** What sentences of a version are held against. */
interface CheckedVersion {
  documentId: string;
  inputs: Inputs;
}

/** The receipts of some texts of a version, from its inputs and from what was read of the document's files. */
async function receiptsOf(db: Database, version: CheckedVersion, texts: string[]): Promise<Receipt[][]> {
  const { documentId, inputs } = version;
  const confirmed = new Set((await confirmationsOf(db, documentId)).keys());
  return receiptsApart({ ...writerInput(inputs, await storedTexts(db, documentId)), confirmed }, texts);
}

/**
 * Makes the receipts of sections and stores them with the texts that they are of. One that was changed meanwhile is left to that
 * change. Returns those that it stored, by the section's id.
 */
export async function checkSections(
  { db }: Pick<Context, "db">,
  version: CheckedVersion,
  rows: readonly CheckedSection[],
): Promise<Map<string, Receipt[]>> {
  const made = await inTurn(
    version.documentId,
    () =>
      receiptsOf(
        db,
        version,
        rows.map(({ text }) => text),
      ),
    {
      isPatient: true,
    },
  );
  const stored = new Map<string, Receipt[]>();
  for (const [index, { id, revision }] of rows.entries()) {
    const receipts = made[index] ?? [];
    const changed = await db
      .update(section)
      .set({ receipts })
      .where(and(eq(section.id, id), eq(section.revision, revision)))
      .returning({ id: section.id });
    if (changed.length > 0) stored.set(id, receipts);
  }
  return stored;
}

const underWay = new Set<string>();

/**
 * Checks what was not checked yet of a version, as of one from before there were receipts, while whoever asked for it goes on. What
 * fails is tried again when the version is asked for next.
 */
export function checkLater(context: Pick<Context, "db" | "log">, versionId: string): void {
  if (underWay.has(versionId)) return;
  underWay.add(versionId);
  void checkVersion(context, versionId)
    .catch((error: unknown) => context.log.warn({ err: error, versionId }, "sentences could not be checked"))
    .finally(() => underWay.delete(versionId));
}

async function checkVersion(context: Pick<Context, "db">, versionId: string): Promise<void> {
  const { db } = context;
  const [version] = await db
    .select({ documentId: documentVersion.documentId, inputs: documentVersion.inputs })
    .from(documentVersion)
    .where(and(eq(documentVersion.id, versionId), eq(documentVersion.status, "done")));
  if (!version) return;
  const { id, revision, text } = section;
  const rows = await db
    .select({ id, revision, text })
    .from(section)
    .where(and(eq(section.versionId, versionId), isNull(section.receipts)));
  if (rows.length > 0) await checkSections(context, version, rows);
}
