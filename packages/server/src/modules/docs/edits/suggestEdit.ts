import type { BodyOf, QueryOf, Schemas } from "@grantwright/api-client";
import { quoteOf } from "@grantwright/domain";
import { and, count, desc, eq, exists, isNull, sql } from "drizzle-orm";
import type { Context } from "../../../capabilities/context.ts";
import { lostFacts } from "../../../capabilities/writer/edits/lostFacts.ts";
import { makePieces } from "../../../capabilities/writer/edits/makePieces.ts";
import type { Account } from "../../../kernel/account.ts";
import type { Database } from "../../../kernel/db/open.ts";
import { proposedEdit, section } from "../../../kernel/db/schema.ts";
import type { EditPiece } from "../../../kernel/db/values.ts";
import { newId } from "../../../kernel/ids.ts";
import { Refusal } from "../../../kernel/refusal.ts";
import { storable, storableText } from "../../../kernel/text/storable.ts";
import { findDocument } from "../documentRow.ts";
import { findEdit, presentEdits } from "./editRow.ts";
import { findText } from "./editText.ts";

/** How many proposed changes one answer has at most. */
const page = 100;

/** Other words for a part of a text as pieces that can be decided by themselves, each with the facts that it takes out. */
function piecesOf(before: string, after: string): EditPiece[] {
  const lost = lostFacts(before, after);
  return makePieces(before, after).map(({ start, parts }, index) => {
    const end = start + parts.reduce((sum, { kind, text }) => sum + (kind === "added" ? 0 : text.length), 0);
    const loses = lost.filter((fact) => fact.start < end && fact.end > start).map(({ text }) => text);
    return { id: index + 1, start, parts, ...(loses.length > 0 && { loses }), state: "open" };
  });
}

/** Stores what a person proposes for a part of a text; nothing of the text is changed. Throws a Refusal: `notFound`, `invalid`, or `refused`. */
export async function suggestEdit(
  context: Pick<Context, "db" | "now">,
  account: Account,
  documentId: string,
  { start, exact, replacement, note, ...place }: BodyOf<"suggestEdit">,
): Promise<Schemas["ProposedEdit"]> {
  const { db, now } = context;
  const about = await findText(db, account, documentId, place);
  if (about.text.slice(start, start + exact.length) !== exact)
    throw new Refusal(
      "refused",
      "This text was changed somewhere else in the meantime. Look at it, and propose again.",
    );
  if (exact === "" && about.text.trim() !== "")
    throw new Refusal("refused", "Say which words are to be others: this text has some already.");
  const after = storableText(replacement);
  const pieces = storable(piecesOf(exact, after));
  if (pieces.length === 0) throw new Refusal("refused", "These are the words that stand there already.");
  const why = storableText(note ?? "").trim();
  const [row] = await db
    .insert(proposedEdit)
    .values({
      id: newId(),
      documentId: about.documentId,
      fieldId: about.fieldId,
      sectionId: about.sectionId,
      askedBy: account.userId,
      task: "suggest",
      writer: "person",
      note: why === "" ? null : why,
      state: "open",
      revision: about.revision,
      ...quoteOf(about.text, start, start + exact.length),
      pieces,
      createdAt: now(),
    })
    .returning();
  const [presented] = await presentEdits(db, account, [row!], now());
  return presented!;
}

/** What people propose for the form of a document or for a version and nobody has decided, a page of it. Throws a Refusal of kind `notFound`. */
export async function listSuggestions(
  { db, now }: Pick<Context, "db" | "now">,
  account: Account,
  documentId: string,
  { versionId, before }: NonNullable<QueryOf<"listSuggestions">> = {},
): Promise<Schemas["ProposedEdit"][]> {
  const { id } = await findDocument(db, account, documentId);
  const last = before === undefined ? undefined : await findEdit(db, account, before);
  const rows = await db
    .select()
    .from(proposedEdit)
    .where(
      and(
        isSuggested(db, id, versionId),
        last &&
          sql`(${proposedEdit.createdAt}, ${proposedEdit.id}) < (${last.createdAt.toISOString()}::timestamptz, ${last.id})`,
      ),
    )
    .orderBy(desc(proposedEdit.createdAt), desc(proposedEdit.id))
    .limit(page);
  return presentEdits(db, account, rows, now());
}

/** How many changes people propose for each text of the form of a document, or of a version; texts without any are left out. */
export const countSuggestions = (
  db: Database,
  documentId: string,
  versionId: string | undefined,
): Promise<{ fieldId: string; sectionId: string | null; suggestions: number }[]> =>
  db
    .select({ fieldId: proposedEdit.fieldId, sectionId: proposedEdit.sectionId, suggestions: count() })
    .from(proposedEdit)
    .where(isSuggested(db, documentId, versionId))
    .groupBy(proposedEdit.fieldId, proposedEdit.sectionId);

/** Proposed by people and not decided: for a section of a version, for the form without one. */
const isSuggested = (db: Database, documentId: string, versionId: string | undefined) =>
  and(
    eq(proposedEdit.documentId, documentId),
    eq(proposedEdit.writer, "person"),
    eq(proposedEdit.state, "open"),
    versionId === undefined
      ? isNull(proposedEdit.sectionId)
      : exists(
          db
            .select({ id: section.id })
            .from(section)
            .where(and(eq(section.id, proposedEdit.sectionId), eq(section.versionId, versionId))),
        ),
  );
