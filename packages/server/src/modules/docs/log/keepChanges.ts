import type { Schemas } from "@grantwright/api-client";
import { and, asc, desc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { Database } from "../../../kernel/db/open.ts";
import { historyEntry, writtenText } from "../../../kernel/db/schema.ts";
import { applyDelta, type Delta, deltaBetween, sizeOf } from "./delta.ts";

/** How long a pause may be for what is typed after it to belong to the same spell, in milliseconds. */
const pauseMs = 2 * 60_000;

/** Between entries that hold a whole text. */
const wholeEvery = 50;

/** Ways in which a person goes on writing; every other change stands by itself. */
const goesOn: ReadonlySet<string> = new Set(["typed", "pasted", "dictated"]);

/** A way in which a text came to be what it is. */
type Way = Schemas["HistoryEntry"]["way"];

/** A text that changes in a transaction, and who changes it. */
export interface TextChange {
  fieldId: string;
  /** Where it is a section of a proposal; else it is the text of the draft. */
  sectionId?: string;
  before: string;
  after: string;
  /** The person who wrote or asked for it. */
  by: string;
  way: Way;
  /** The model's name, where one wrote. */
  model?: string;
}

type Entry = typeof historyEntry.$inferSelect;

const keyOf = ({ fieldId, sectionId }: { fieldId: string; sectionId?: string | null | undefined }): string =>
  JSON.stringify([fieldId, sectionId ?? null]);

/**
 * The ids of texts by their keys, made where they are new; held until the transaction ends. No others are held: a writer who holds the
 * text of a draft, and a person who saves it, would wait for each other.
 */
async function holdTexts(tx: Database, documentId: string, changes: TextChange[]): Promise<Map<string, number>> {
  const fieldIds = [...new Set(changes.map(({ fieldId }) => fieldId))].toSorted();
  const sectionIds = [...new Set(changes.flatMap(({ sectionId }) => sectionId ?? []))].toSorted();
  const isOfDraft = changes.some(({ sectionId }) => sectionId === undefined)
    ? isNull(writtenText.sectionId)
    : undefined;
  const isAmong = and(
    eq(writtenText.documentId, documentId),
    inArray(writtenText.fieldId, fieldIds),
    or(isOfDraft, inArray(writtenText.sectionId, sectionIds)),
  );
  const load = async () => {
    const rows = await tx.select().from(writtenText).where(isAmong).orderBy(asc(writtenText.id)).for("update");
    return new Map(rows.map((row) => [keyOf(row), row.id]));
  };
  const known = await load();
  const missing = changes.filter((change) => !known.has(keyOf(change)));
  if (missing.length === 0) return known;
  await tx
    .insert(writtenText)
    .values(missing.map(({ fieldId, sectionId }) => ({ documentId, fieldId, sectionId: sectionId ?? null })))
    .onConflictDoNothing();
  return load();
}

async function lastEntries(tx: Database, textIds: number[]): Promise<Map<number, Entry>> {
  const rows = await tx
    .selectDistinctOn([historyEntry.textId])
    .from(historyEntry)
    .where(inArray(historyEntry.textId, textIds))
    .orderBy(asc(historyEntry.textId), desc(historyEntry.place));
  return new Map(rows.map((row) => [row.textId, row]));
}

/** The text that stood there before an entry; undefined where what is stored does not fit the text. */
function beforeEntry(last: Entry, text: string): string | undefined {
  try {
    return applyDelta(text, JSON.parse(last.undo) as Delta);
  } catch {
    return undefined;
  }
}

/** What an entry stores of a change. */
function changeOf(before: string, after: string): Pick<Entry, "undo" | "added" | "removed"> {
  const undo = deltaBetween(after, before);
  const { added, removed } = sizeOf(undo);
  return { undo: JSON.stringify(undo), added: removed, removed: added };
}

function isSameSpell(last: Entry, { by, way, model }: TextChange, now: Date): boolean {
  const isSame = last.writtenBy === by && last.way === way && last.model === (model ?? null);
  return last.isOpen && isSame && now.getTime() - last.endedAt.getTime() < pauseMs;
}

/** Lets the last entry of a text go on with a change. */
async function extend(tx: Database, now: Date, last: Entry, base: string, after: string): Promise<void> {
  const isThis = and(eq(historyEntry.textId, last.textId), eq(historyEntry.place, last.place));
  await tx
    .update(historyEntry)
    .set({ ...changeOf(base, after), endedAt: now })
    .where(isThis);
}

/**
 * Writes down who changed which texts of a document, and how, in the transaction that changes them: a new entry, or the last one where
 * the same person goes on in the same way without a pause. To be called once for a text in a transaction.
 */
export async function keepChanges(tx: Database, now: Date, documentId: string, all: TextChange[]): Promise<void> {
  const changes = all.filter(({ before, after }) => before !== after);
  if (changes.length === 0) return;
  const ids = await holdTexts(tx, documentId, changes);
  const lasts = await lastEntries(
    tx,
    changes.flatMap((change) => ids.get(keyOf(change)) ?? []),
  );
  const made: (typeof historyEntry.$inferInsert)[] = [];
  for (const change of changes) {
    const { before, after, by, way, model } = change;
    const textId = ids.get(keyOf(change));
    if (textId === undefined) throw new Error("A text was not stored.");
    const last = lasts.get(textId);
    const base = last && isSameSpell(last, change, now) ? beforeEntry(last, before) : undefined;
    if (last && base !== undefined) {
      await extend(tx, now, last, base, after);
      continue;
    }
    let place = (last?.place ?? 0) + 1;
    const moments = { textId, startedAt: now, endedAt: now };
    // A text from nobody knows where: told so, and the history goes on from there.
    if (!last && before !== "") {
      made.push({ ...moments, ...changeOf("", before), place, way: "unknown", writtenBy: null, isOpen: false });
      place += 1;
    }
    made.push({
      ...moments,
      ...changeOf(before, after),
      place,
      way,
      writtenBy: by,
      isOpen: goesOn.has(way),
      model: model ?? null,
      whole: place % wholeEvery === 0 ? before : null,
    });
  }
  if (made.length === 0) return;
  await tx.insert(historyEntry).values(made);
  const touched = [...new Set(made.map(({ textId }) => textId))];
  await tx
    .update(writtenText)
    .set({ unfoldedSince: now })
    .where(and(inArray(writtenText.id, touched), isNull(writtenText.unfoldedSince)));
}

/** Ends every spell in a document: what is written from now on is a new entry. */
export async function endSpells(tx: Database, documentId: string): Promise<void> {
  await tx.execute(sql`update ${historyEntry} set is_open = false from ${writtenText}
    where ${writtenText.id} = ${historyEntry.textId} and ${writtenText.documentId} = ${documentId} and ${historyEntry.isOpen}`);
}

/** Gives a copy of a document the history of the texts that it takes over. */
export async function copyHistory(tx: Database, fromId: string, toId: string): Promise<void> {
  await tx.execute(sql`insert into written_text (document_id, field_id, unfolded_since)
    select ${toId}, field_id, unfolded_since from written_text where document_id = ${fromId} and section_id is null`);
  await tx.execute(sql`insert into history_entry
      (text_id, place, written_by, way, model, is_open, started_at, ended_at, added, removed, undo, whole)
    select copy.id, place, written_by, way, model, false, started_at, ended_at, added, removed, undo, whole
    from history_entry join written_text original on original.id = text_id
    join written_text copy on copy.field_id = original.field_id and copy.document_id = ${toId}
    where original.document_id = ${fromId} and original.section_id is null`);
}
