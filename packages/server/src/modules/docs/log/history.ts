import type { QueryOf, Schemas } from "@grantwright/api-client";
import { and, asc, desc, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { Context } from "../../../capabilities/context.ts";
import type { Account } from "../../../kernel/account.ts";
import { createGate } from "../../../kernel/apart/gate.ts";
import { runApart } from "../../../kernel/apart/runApart.ts";
import type { Database } from "../../../kernel/db/open.ts";
import { document, section, historyEntry, user, writtenText } from "../../../kernel/db/schema.ts";
import { notFound, Refusal } from "../../../kernel/refusal.ts";
import { compareAllJob } from "../../../kernel/text/compareTexts.ts";
import { findDocument } from "../documentRow.ts";
import { applyDelta, type Delta } from "./delta.ts";

const usualEntries = 50;

/** How long the comparison of one entry may take, in milliseconds. */
const budgetMs = 1_000;

const compareInTurn = createGate({ atOnce: 2, mostWaiting: 40, mostWaitingEach: 4 });

/** Which text of a document is asked for. */
type Place = Pick<QueryOf<"listHistory">, "fieldId" | "sectionId">;

type Entry = typeof historyEntry.$inferSelect;

/** The condition for one text. Throws a Refusal of kind `invalid` unless one of the two is named. */
function isText(documentId: string, { fieldId, sectionId }: Place) {
  if ((fieldId === undefined) === (sectionId === undefined))
    throw new Refusal("invalid", "Name either fieldId or sectionId.");
  const place =
    sectionId === undefined
      ? and(eq(writtenText.fieldId, fieldId ?? ""), isNull(writtenText.sectionId))
      : eq(writtenText.sectionId, sectionId);
  return and(eq(writtenText.documentId, documentId), place);
}

/** An entry as the contract has it. */
export function presentEntry(entry: Entry, name: string | null, { userId }: Account): Schemas["HistoryEntry"] {
  return {
    entry: entry.place,
    way: entry.way,
    ...(name !== null && { by: name }),
    isOwn: entry.writtenBy === userId,
    ...(entry.model !== null && { model: entry.model }),
    startedAt: entry.startedAt.toISOString(),
    endedAt: entry.endedAt.toISOString(),
    added: entry.added,
    removed: entry.removed,
  };
}

/**
 * The history of one text, the newest entry first; empty where nobody wrote there. Throws a Refusal: `notFound` for a document that is
 * not the account's, `invalid` unless one text is named.
 */
export async function listHistory(
  { db }: Pick<Context, "db">,
  account: Account,
  id: string,
  { limit = usualEntries, before, ...place }: QueryOf<"listHistory">,
): Promise<Schemas["HistoryEntry"][]> {
  await findDocument(db, account, id);
  const isEarlier = before === undefined ? undefined : lt(historyEntry.place, before);
  const rows = await db
    .select({ entry: historyEntry, name: user.name })
    .from(historyEntry)
    .innerJoin(writtenText, eq(writtenText.id, historyEntry.textId))
    .leftJoin(user, eq(user.id, historyEntry.writtenBy))
    .where(and(isText(id, place), isEarlier))
    .orderBy(desc(historyEntry.place))
    .limit(limit);
  return rows.map(({ entry, name }) => presentEntry(entry, name, account));
}

/** What stands in a text now. */
export async function currentText(tx: Database, textId: number): Promise<string> {
  const stored = sql<string | null>`coalesce(${section.text}, ${document.draft} ->> ${writtenText.fieldId})`;
  const [found] = await tx
    .select({ text: stored })
    .from(writtenText)
    .innerJoin(document, eq(document.id, writtenText.documentId))
    .leftJoin(section, eq(section.id, writtenText.sectionId))
    .where(eq(writtenText.id, textId));
  return found?.text ?? "";
}

/** A text as it was before an entry, from what it was after it. */
export const textBefore = (text: string, { undo }: Pick<Entry, "undo">): string =>
  applyDelta(text, JSON.parse(undo) as Delta);

/** A text as it was after an entry: taken back from the nearest one after it that is whole, or from what stands there now. */
export async function textAfter(tx: Database, textId: number, place: number): Promise<string> {
  const isLater = and(eq(historyEntry.textId, textId), gt(historyEntry.place, place));
  const [nearest] = await tx
    .select({ place: historyEntry.place, whole: historyEntry.whole })
    .from(historyEntry)
    .where(and(isLater, sql`${historyEntry.whole} is not null`))
    .orderBy(asc(historyEntry.place))
    .limit(1);
  const between = await tx
    .select({ place: historyEntry.place, undo: historyEntry.undo })
    .from(historyEntry)
    .where(and(isLater, nearest && lt(historyEntry.place, nearest.place)))
    .orderBy(desc(historyEntry.place));
  return between.reduce(textBefore, nearest?.whole ?? (await currentText(tx, textId)));
}

/**
 * What one entry of a history changed. Throws a Refusal: `notFound`, `invalid` unless one text is named, or `tooMany` or `unavailable`
 * where too many comparisons wait.
 */
export async function readHistoryEntry(
  { db }: Pick<Context, "db">,
  account: Account,
  id: string,
  place: number,
  text: Place,
): Promise<Schemas["HistoryText"]> {
  await findDocument(db, account, id);
  // One look at the text and its entries: a save between two would not fit.
  const { entry, name, after } = await db.transaction(
    async (tx) => {
      const [found] = await tx
        .select({ entry: historyEntry, name: user.name })
        .from(historyEntry)
        .innerJoin(writtenText, eq(writtenText.id, historyEntry.textId))
        .leftJoin(user, eq(user.id, historyEntry.writtenBy))
        .where(and(isText(id, text), eq(historyEntry.place, place)));
      if (!found) throw notFound("entry");
      return { ...found, after: await textAfter(tx, found.entry.textId, place) };
    },
    { isolationLevel: "repeatable read" },
  );
  const before = textBefore(after, entry);
  const [parts] = await compareInTurn(account.userId, () =>
    runApart(compareAllJob, before.length + after.length, [[before, after]], budgetMs),
  );
  return { entry: presentEntry(entry, name, account), text: after, parts: parts ?? [] };
}
