import type { QueryOf, Schemas } from "@grantwright/api-client";
import { and, asc, desc, eq, inArray, isNull, lte, sql } from "drizzle-orm";
import type { Context } from "../../../capabilities/context.ts";
import type { Account } from "../../../kernel/account.ts";
import { createGate } from "../../../kernel/apart/gate.ts";
import { runApart } from "../../../kernel/apart/runApart.ts";
import type { Database } from "../../../kernel/db/open.ts";
import { documentVersion, historyEntry, section, user, writtenText } from "../../../kernel/db/schema.ts";
import { notFound } from "../../../kernel/refusal.ts";
import { calledBy } from "../../../kernel/text/calledBy.ts";
import { compareAllJob } from "../../../kernel/text/compareTexts.ts";
import { findDocument, type DocumentRow } from "../documentRow.ts";
import { presentEntry, textAfter, textBefore } from "./history.ts";

const usualEntries = 50;
const mostPeople = 100;

/** How long the comparison of all texts may take, in milliseconds. */
const budgetMs = 2_000;

const compareInTurn = createGate({ atOnce: 2, mostWaiting: 40, mostWaitingEach: 2 });

/** Throws a Refusal of kind `notFound` unless the document has the version that is named. */
async function checkVersion(db: Database, documentId: string, versionId: string | undefined): Promise<void> {
  if (versionId === undefined) return;
  const [found] = await db
    .select({ id: documentVersion.id })
    .from(documentVersion)
    .where(and(eq(documentVersion.id, versionId), eq(documentVersion.documentId, documentId)));
  if (!found) throw notFound("version");
}

/** The condition for the texts of the form, or of the sections of a version. */
const isOfTexts = (db: Database, documentId: string, versionId: string | undefined) =>
  and(
    eq(writtenText.documentId, documentId),
    versionId === undefined
      ? isNull(writtenText.sectionId)
      : inArray(
          writtenText.sectionId,
          db.select({ id: section.id }).from(section).where(eq(section.versionId, versionId)),
        ),
  );

const isBefore = (cursor: string | undefined) => {
  if (cursor === undefined) return undefined;
  const [moment = 0, textId = 0, place = 0] = cursor.split("-").map(Number);
  return sql`(${historyEntry.endedAt}, ${historyEntry.textId}, ${historyEntry.place}) < (to_timestamp(${moment}::double precision / 1000), ${textId}, ${place})`;
};

/** Who wrote in which text of a document, a page of it. Throws a Refusal of kind `notFound`. */
export async function listTimeline(
  { db }: Pick<Context, "db">,
  account: Account,
  id: string,
  { versionId, by, limit = usualEntries, before }: NonNullable<QueryOf<"listTimeline">> = {},
): Promise<Schemas["Timeline"]> {
  const row = await findDocument(db, account, id);
  await checkVersion(db, id, versionId);
  const texts = isOfTexts(db, id, versionId);
  const rows = await db
    .select({ entry: historyEntry, name: user.name, text: writtenText, title: section.title })
    .from(historyEntry)
    .innerJoin(writtenText, eq(writtenText.id, historyEntry.textId))
    .leftJoin(section, eq(section.id, writtenText.sectionId))
    .leftJoin(user, eq(user.id, historyEntry.writtenBy))
    .where(and(texts, by === undefined ? undefined : eq(historyEntry.writtenBy, by), isBefore(before)))
    .orderBy(desc(historyEntry.endedAt), desc(historyEntry.textId), desc(historyEntry.place))
    .limit(limit + 1);
  const people = await db
    .selectDistinct({ id: user.id, name: user.name, email: user.email })
    .from(historyEntry)
    .innerJoin(writtenText, eq(writtenText.id, historyEntry.textId))
    .innerJoin(user, eq(user.id, historyEntry.writtenBy))
    .where(texts)
    .orderBy(asc(user.name), asc(user.id))
    .limit(mostPeople);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1)?.entry;
  const titles = titlesOf(row);
  return {
    entries: shown.map(({ entry, name, text, title }) => ({
      fieldId: text.fieldId,
      ...(text.sectionId !== null && { sectionId: text.sectionId }),
      title: title ?? titles.get(text.fieldId) ?? "",
      moment: presentEntry(entry, name, account),
    })),
    people: people.map((person) => ({ id: person.id, name: calledBy(person) })),
    ...(rows.length > limit && last && { next: `${last.endedAt.getTime()}-${last.textId}-${last.place}` }),
  };
}

const titlesOf = ({ fields }: DocumentRow) => new Map(fields.map(({ id, title }) => [id, title]));

/** A text that is compared: how it is now. */
interface TextNow {
  fieldId: string;
  sectionId?: string;
  title: string;
  text: string;
}

async function textsNow(db: Database, row: DocumentRow, versionId: string | undefined): Promise<TextNow[]> {
  if (versionId === undefined)
    return row.fields
      .filter(({ hidden }) => !hidden)
      .map(({ id, title }) => ({ fieldId: id, title, text: row.draft[id] ?? "" }));
  const sections = await db
    .select()
    .from(section)
    .where(and(eq(section.versionId, versionId), eq(section.hidden, false)))
    .orderBy(asc(section.position));
  return sections.map(({ id, fieldId, title, text }) => ({ fieldId, sectionId: id, title, text }));
}

/** A text as it was at a moment; undefined where nothing is known of it. */
async function textAt(tx: Database, textId: number, at: Date): Promise<string | undefined> {
  const [last] = await tx
    .select({ place: historyEntry.place })
    .from(historyEntry)
    .where(and(eq(historyEntry.textId, textId), lte(historyEntry.endedAt, at)))
    .orderBy(desc(historyEntry.place))
    .limit(1);
  if (last) return textAfter(tx, textId, last.place);
  const [first] = await tx
    .select()
    .from(historyEntry)
    .where(eq(historyEntry.textId, textId))
    .orderBy(asc(historyEntry.place))
    .limit(1);
  return first && textBefore(await textAfter(tx, textId, first.place), first);
}

/**
 * The texts of a document as they were at a moment, beside what they are now. Throws a Refusal: `notFound`, or `tooMany` or `unavailable`
 * where too many comparisons wait.
 */
export async function compareWithNow(
  { db }: Pick<Context, "db">,
  account: Account,
  id: string,
  { versionId, at }: QueryOf<"compareWithNow">,
): Promise<Schemas["TextThenAndNow"][]> {
  const moment = new Date(at);
  // One look at the texts and their entries: a save between two would not fit.
  const texts = await db.transaction(
    async (tx) => {
      const row = await findDocument(tx, account, id);
      await checkVersion(tx, id, versionId);
      const known = await tx
        .select()
        .from(writtenText)
        .where(isOfTexts(tx, id, versionId));
      const found = [];
      for (const now of await textsNow(tx, row, versionId)) {
        const written = known.find(({ fieldId, sectionId }) =>
          now.sectionId === undefined ? fieldId === now.fieldId : sectionId === now.sectionId,
        );
        const past = written && (await textAt(tx, written.id, moment));
        found.push({ ...now, past: past ?? now.text });
      }
      return found;
    },
    { isolationLevel: "repeatable read" },
  );
  const pairs = texts.map(({ past, text }): [string, string] => [past, text]);
  const size = pairs.reduce((sum, [past, now]) => sum + past.length + now.length, 0);
  const compared = await compareInTurn(account.userId, () => runApart(compareAllJob, size, pairs, budgetMs));
  return texts.map(({ fieldId, sectionId, title }, index) => ({
    fieldId,
    ...(sectionId !== undefined && { sectionId }),
    title,
    parts: compared[index] ?? [],
  }));
}
