import { setTimeout as wait } from "node:timers/promises";
import type { BodyOf, Schemas } from "@grantwright/api-client";
import { and, eq, isNull } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import { sentenceKey } from "../../capabilities/writer/receipts/sentenceKey.ts";
import { cutSentences } from "../../capabilities/writer/text/cutSentences.ts";
import type { Account } from "../../kernel/account.ts";
import type { Database } from "../../kernel/db/open.ts";
import { document, documentVersion, section } from "../../kernel/db/schema.ts";
import type { Inputs, Receipt } from "../../kernel/db/values.ts";
import { isId } from "../../kernel/ids.ts";
import { notFound, Refusal } from "../../kernel/refusal.ts";
import { textToHtml } from "../../kernel/text/textToHtml.ts";
import { keepChanges } from "./log/keepChanges.ts";
import { lapseSignOffs } from "./sectionWork/lapseSignOffs.ts";
import { presentSection } from "./presentSection.ts";
import { broughtBy, confirm, confirmationsOf } from "./receipts/confirmations.ts";
import { checkSections } from "./receipts/checkSections.ts";

type SectionRow = typeof section.$inferSelect;

/** How long a save waits for its receipts, in milliseconds: a text that takes longer says "not checked yet". */
const patienceMs = 3_000;

/** A section that the transaction holds, and what it was written from. */
interface HeldSection {
  row: SectionRow;
  documentId: string;
  inputs: Inputs;
}

/** A section of a document of the account's, with what it was written from. Throws a Refusal of kind `notFound`. */
export async function findSection(
  db: Database,
  account: Pick<Account, "teamId">,
  id: string,
  documentId: string,
): Promise<HeldSection> {
  if (!isId(id)) throw notFound("section");
  const [found] = await db
    .select({ row: section, documentId: document.id, inputs: documentVersion.inputs })
    .from(section)
    .innerJoin(documentVersion, eq(documentVersion.id, section.versionId))
    .innerJoin(document, eq(document.id, documentVersion.documentId))
    .where(
      and(
        eq(section.id, id),
        eq(document.id, documentId),
        eq(document.teamId, account.teamId),
        isNull(document.deletedAt),
      ),
    );
  if (!found) throw notFound("section");
  return found;
}

/** Holds a section of the account's. Throws a Refusal: `notFound`, or `stale` with the section as it is now where `revision` names an older one. */
async function holdSection(
  tx: Database,
  account: Pick<Account, "teamId">,
  id: string,
  revision: number | undefined,
): Promise<HeldSection> {
  if (!isId(id)) throw notFound("section");
  const [found] = await tx
    .select({ row: section, documentId: document.id, inputs: documentVersion.inputs })
    .from(section)
    .innerJoin(documentVersion, eq(documentVersion.id, section.versionId))
    .innerJoin(document, eq(document.id, documentVersion.documentId))
    .where(and(eq(section.id, id), eq(document.teamId, account.teamId), isNull(document.deletedAt)))
    .for("update", { of: section });
  if (!found) throw notFound("section");
  const { row, documentId, inputs } = found;
  if (revision !== undefined && revision !== row.revision)
    throw new Refusal("stale", "This was changed somewhere else in the meantime.", {
      body: presentSection(row, inputs, await confirmationsOf(tx, documentId)),
    });
  return found;
}

/** The receipts of a section, as soon as there are some; undefined where that takes too long, and they are stored later. */
async function checkSoon(
  context: Pick<Context, "db" | "log">,
  { row, documentId, inputs }: HeldSection,
): Promise<Receipt[] | undefined> {
  const checked = checkSections(context, { documentId, inputs }, [row]).catch((error: unknown) => {
    context.log.warn({ err: error, sectionId: row.id }, "sentences could not be checked");
    return new Map<string, Receipt[]>();
  });
  const giveUp = new AbortController();
  const late = wait(patienceMs, new Map<string, Receipt[]>(), { signal: giveUp.signal, ref: false }).catch(
    () => new Map<string, Receipt[]>(),
  );
  const first = await Promise.race([checked, late]);
  giveUp.abort();
  return first.get(row.id);
}

async function presentChecked(context: Pick<Context, "db" | "log">, held: HeldSection): Promise<Schemas["Section"]> {
  const receipts = await checkSoon(context, held);
  const confirmations = await confirmationsOf(context.db, held.documentId);
  return presentSection({ ...held.row, receipts: receipts ?? null }, held.inputs, confirmations);
}

/**
 * Changes the text of one section of a version, in place. What the person typed is plain text, and the sentences that are new in it
 * are theirs, unless they come from a change that a writer proposed. Throws a Refusal of kind `stale` with the section as it is now where `revision` names an older one.
 */
export async function updateSection(
  context: Context,
  account: Account,
  id: string,
  { userValue, way = "typed" }: BodyOf<"updateSection">,
  revision: number | undefined,
): Promise<Schemas["Section"]> {
  const now = context.now();
  const held = await context.db.transaction(async (tx): Promise<HeldSection> => {
    const { row, documentId, inputs } = await holdSection(tx, account, id, revision);
    const [changed] = await tx
      .update(section)
      .set({
        text: userValue,
        html: textToHtml(userValue),
        edited: true,
        receipts: null,
        revision: row.revision + 1,
      })
      .where(eq(section.id, id))
      .returning();
    if (!changed) throw notFound("section");
    // What a writer proposed and a person accepted is checked like all that a writer wrote.
    if (way !== "accepted") await confirm(tx, account, now, documentId, broughtBy(row.text, userValue));
    const change = { before: row.text, after: userValue, by: account.userId, way };
    await keepChanges(tx, now, documentId, [{ fieldId: row.fieldId, sectionId: id, ...change }]);
    const [about] = await tx.update(document).set({ updatedAt: now }).where(eq(document.id, documentId)).returning();
    // The document is held by now: a sign-off that was made meanwhile is seen.
    if (about && userValue !== row.text) await lapseSignOffs(context, tx, account, about, [row.fieldId]);
    return { row: changed, documentId, inputs };
  });
  return presentChecked(context, held);
}

/**
 * Stores that the person says of a sentence that it is right. Throws a Refusal: `invalid` where no sentence stands there, otherwise as
 * updateSection does.
 */
export async function confirmSentence(
  context: Context,
  account: Account,
  id: string,
  place: { start: number; end: number },
  revision: number | undefined,
): Promise<Schemas["Section"]> {
  const held = await context.db.transaction(async (tx) => {
    const found = await holdSection(tx, account, id, revision);
    const sentence = cutSentences(found.row.text).find(({ start, end }) => start === place.start && end === place.end);
    if (!sentence) throw new Refusal("invalid", "There is no such sentence in this section.");
    await confirm(tx, account, context.now(), found.documentId, [sentenceKey(sentence.text)]);
    return found;
  });
  return presentChecked(context, held);
}
