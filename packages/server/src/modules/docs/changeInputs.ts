import { isDeepStrictEqual } from "node:util";
import type { BodyOf } from "@grantwright/api-client";
import { addedField, needsInput, savedBytes, sectionId } from "@grantwright/domain";
import { eq } from "drizzle-orm";
import { cutSentences } from "../../capabilities/writer/text/cutSentences.ts";
import type { Context } from "../../capabilities/context.ts";
import type { Account } from "../../kernel/account.ts";
import type { Database } from "../../kernel/db/open.ts";
import { document } from "../../kernel/db/schema.ts";
import type { CurrentSection, Field } from "../../kernel/db/values.ts";
import { Refusal } from "../../kernel/refusal.ts";
import { derivedColumns, type DocumentRow } from "./documentRow.ts";
import { keepChanges, type TextChange } from "./log/keepChanges.ts";
import { lapseSignOffs } from "./sectionWork/lapseSignOffs.ts";
import { textsOfSave } from "./wire.ts";

/** The inputs of a save. */
export type SavedInputs = Omit<BodyOf<"saveDoc">, "id" | "generate" | "parentId" | "templateId" | "type">;

/** Ways of texts that a save does not name. */
const usualWay = "typed";

const excerptLength = 160;

/** How much is kept of what writers drafted for one text, in characters. */
const mostDrafted = 200_000;

const sizeOfTexts = ({ name, eligibilityCriteria, assessmentCriteria, draft }: Texts): number =>
  Buffer.byteLength(JSON.stringify([name, eligibilityCriteria, assessmentCriteria, draft]));

type Texts = Pick<DocumentRow, "name" | "eligibilityCriteria" | "assessmentCriteria" | "draft">;

/** Throws a Refusal of kind `tooLarge` for texts past their bound; what was stored before there was one may stay, and shrink. */
function checkSize(next: Texts, before: Texts): void {
  const size = sizeOfTexts(next);
  if (size > savedBytes && size > sizeOfTexts(before))
    throw new Refusal(
      "tooLarge",
      "The texts of this draft are more than 5 MB together. Shorten one, and it can be saved.",
    );
}

/** What a writer drafted, with the sentences that a change brought into the text. */
function withBrought(drafted: string, before: string, after: string): string {
  const known = new Set(cutSentences(`${drafted}\n${before}`).map(({ text }) => text));
  const brought = cutSentences(after).filter(({ text }) => !known.has(text));
  return [drafted, ...brought.map(({ text }) => text)].join("\n").slice(-mostDrafted);
}

/** The end of a text, cut at a word where that is near. */
export function endOf(text: string): string {
  const flat = text.replace(/\s+/g, " ").trim();
  if (flat.length <= excerptLength) return flat;
  const end = flat
    .slice(-excerptLength)
    .toWellFormed()
    .replace(/^\uFFFD/, "");
  const space = end.indexOf(" ");
  return `…${space >= 0 && space < 30 ? end.slice(space + 1) : end}`;
}

function withAdded(fields: Field[], added: NonNullable<SavedInputs["addedFields"]>): Field[] {
  const known = new Set(fields.map(({ id }) => id));
  const fresh = added.filter(({ id }) => !known.has(id) && known.add(id));
  return [
    ...fields,
    ...fresh.map(({ id, title, description }) =>
      addedField({ id: sectionId(id), title: title.trim(), ...(description !== undefined && { description }) }),
    ),
  ];
}

function sectionOf(fields: Field[], id: string): CurrentSection | null {
  const asked = fields.filter((field) => needsInput(field) || field.id === id);
  const index = asked.findIndex((field) => field.id === id);
  const field = asked[index];
  return field ? { id, title: field.title, number: index + 1, count: asked.length } : null;
}

/**
 * Puts a save's inputs into a document that the transaction holds. What the save does not name stays as it is. Counts as a
 * new revision only where something changed. Throws a Refusal of kind `invalid` for a section that the form has not, `tooLarge`
 * for more text than a document may hold.
 */
export async function changeInputs(
  context: Pick<Context, "config" | "now" | "tasks">,
  tx: Database,
  account: Pick<Account, "userId" | "teamId">,
  row: DocumentRow,
  saved: SavedInputs,
): Promise<DocumentRow> {
  const now = context.now();
  const fields = withAdded(row.fields, saved.addedFields ?? []);
  const known = new Set(fields.map(({ id }) => id));
  const draft = { ...row.draft };
  const ways = new Map(saved.ways?.map(({ id, way }) => [id, way]));
  const changes: TextChange[] = [];
  const drafted = { ...row.drafted };
  let lastChanged: string | undefined;
  for (const [id, text] of textsOfSave(saved)) {
    if (!known.has(id)) throw new Refusal("invalid", `The form has no section ${id}.`);
    if ((draft[id] ?? "") === text) continue;
    const way = ways.get(id) ?? usualWay;
    changes.push({ fieldId: id, before: draft[id] ?? "", after: text, by: account.userId, way });
    const own = drafted[id];
    // Where a writer drafted a text, what a writer changes in it is that writer's as well.
    if (way === "accepted" && own) drafted[id] = { ...own, text: withBrought(own.text, draft[id] ?? "", text) };
    if (text === "") delete draft[id];
    else draft[id] = text;
    lastChanged = id;
  }
  const next = {
    name: saved.name ?? row.name,
    eligibilityCriteria: saved.eligibilityCriteria ?? row.eligibilityCriteria,
    assessmentCriteria: saved.assessmentCriteria ?? row.assessmentCriteria,
    useEnglish: saved.useEnglish ?? row.useEnglish,
    fields,
    draft,
    drafted,
  };
  const { name, eligibilityCriteria, assessmentCriteria, useEnglish } = row;
  const before = {
    name,
    eligibilityCriteria,
    assessmentCriteria,
    useEnglish,
    fields: row.fields,
    draft: row.draft,
    drafted: row.drafted,
  };
  if (isDeepStrictEqual(next, before)) return row;
  checkSize(next, row);
  const [changed] = await tx
    .update(document)
    .set({
      ...next,
      ...derivedColumns({ ...next, parentId: row.parentId }),
      ...(lastChanged !== undefined && {
        currentSection: sectionOf(fields, lastChanged),
        excerpt: endOf(draft[lastChanged] ?? ""),
      }),
      revision: row.revision + 1,
      updatedAt: now,
    })
    .where(eq(document.id, row.id))
    .returning();
  if (!changed) throw new Error("A document vanished while it was being saved.");
  await keepChanges(tx, now, row.id, changes);
  const texts = changes.map(({ fieldId }) => fieldId);
  await lapseSignOffs(context, tx, account, changed, texts);
  return changed;
}
