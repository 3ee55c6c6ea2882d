import { and, asc, eq, isNull, lte, or } from "drizzle-orm";
import type { Database } from "../../../kernel/db/open.ts";
import { documentVersion, historyEntry, section, user, writtenText } from "../../../kernel/db/schema.ts";
import { notFound } from "../../../kernel/refusal.ts";
import { deltaBetween } from "../log/delta.ts";
import { textAfter } from "../log/history.ts";

/** A version, with what it was written from. */
export type Version = Pick<typeof documentVersion.$inferSelect, "id" | "inputs" | "createdAt">;

/** A finished version of a document. Throws a Refusal of kind `notFound`. */
export async function finishedVersion(db: Database, documentId: string, versionId: string): Promise<Version> {
  const { id, inputs, createdAt } = documentVersion;
  const [version] = await db
    .select({ id, inputs, createdAt })
    .from(documentVersion)
    .where(and(eq(id, versionId), eq(documentVersion.documentId, documentId), eq(documentVersion.status, "done")));
  if (!version) throw notFound("version");
  return version;
}

/** What was written of a version: in its sections, and in the form until it was asked for. */
export const loadEntries = (db: Database, documentId: string, version: Version) =>
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

/** One of them, with the name of who wrote it. */
export type Loaded = Awaited<ReturnType<typeof loadEntries>>[number];

/** Whether a writer wrote it, and no person. */
export const isWriters = ({ entry }: Loaded): boolean => entry.way === "offline" || entry.way === "model";

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

/** How much of a section's text stands as the writer wrote it who wrote it last; undefined where none did. */
export async function keptShareOf(
  db: Database,
  row: Pick<typeof section.$inferSelect, "id" | "text">,
  entries: Loaded[],
): Promise<number | undefined> {
  const written = entries.filter(({ sectionId }) => sectionId === row.id).findLast(isWriters);
  return written && keptShare(await textAfter(db, written.entry.textId, written.entry.place), row.text);
}
