import { openPlacesOf } from "@grantwright/domain";
import { and, asc, eq, isNull } from "drizzle-orm";
import type { Claim } from "../../capabilities/queue/claim.ts";
import { receiptsApart } from "../../capabilities/writer/receipts/receiptsJob.ts";
import { judgedText } from "../../capabilities/writer/judged/askedOf.ts";
import type { ProposedSection, Writer, WriterReport } from "../../capabilities/writer/writer.ts";
import type { Database } from "../../kernel/db/open.ts";
import { document, documentVersion, section } from "../../kernel/db/schema.ts";
import { newId } from "../../kernel/ids.ts";
import { storable, storableText } from "../../kernel/text/storable.ts";
import { readAttachments } from "../files/index.ts";
import type { TaskWork } from "../module.ts";
import { doneNow } from "../tasks/index.ts";
import { confirmationsOf } from "./receipts/confirmations.ts";
import { fingerprint, reviewToStore } from "./currentReview.ts";
import { derivedColumns, type DocumentRow } from "./documentRow.ts";
import { keepChanges, type TextChange } from "./log/keepChanges.ts";
import { attachersAmong } from "./people/seers.ts";
import { lapseSignOffs } from "./sectionWork/lapseSignOffs.ts";
import { tellOfTask } from "./tellOfTask.ts";
import { writerInput } from "./writerInput.ts";

type Work = TaskWork["run"];

/** Throws where a task lacks what its kind needs. */
function required<Value>(value: Value | null | undefined, what: string): Value {
  if (value == null) throw new Error(`The task has no ${what}.`);
  return value;
}

/** Tells the person something about the work that does not change how far it is. */
const tellWith = (claim: Claim) => (message: string) => claim.progress(0, message);

/** In which way a text of a writer came to be. */
const writtenBy = (writer: Writer, kind: Writer["kind"]): Pick<TextChange, "way" | "model"> => ({
  way: kind,
  ...(kind === "model" && { model: writer.model ?? writer.label }),
});

/** Gives a document its name and a first draft of each section in which the person has not written. */
const outline: Work = async (context, row, claim, signal) => {
  const inputs = required(row.inputs, "inputs");
  const documentId = required(row.documentId, "document");
  const report: WriterReport = { progress: claim.progress, section: async () => {} };
  const attachments = await readAttachments(context, documentId, attachersAmong(context), tellWith(claim), signal);
  const writer = await context.writers.of(context.db, row.teamId);
  const outlined = storable(await writer.outline(writerInput(inputs, attachments), report, signal));
  await claim.hold(doneNow(context.now()), async (tx) => {
    const [current] = await tx
      .select()
      .from(document)
      .where(and(eq(document.id, documentId), isNull(document.deletedAt)))
      .for("no key update");
    if (!current) return;
    const drafted = new Map(outlined.sections.map((each) => [each.sectionId, each]));
    const fields = current.fields.map((field) => {
      const guidance = drafted.get(field.id)?.newDescription;
      return guidance === undefined ? field : { ...field, newDescription: guidance };
    });
    const draft = { ...current.draft };
    const draftedTexts = { ...current.drafted };
    const by = outlined.by ?? writer.kind;
    const changes: TextChange[] = [];
    for (const { id } of fields) {
      const text = drafted.get(id)?.text ?? "";
      if ((draft[id] ?? "").trim() !== "" || text.trim() === "") continue;
      changes.push({ fieldId: id, before: draft[id] ?? "", after: text, by: row.userId, ...writtenBy(writer, by) });
      draft[id] = text;
      draftedTexts[id] = { by, text };
    }
    const next = { ...current, fields, draft, drafted: draftedTexts, name: current.name.trim() || outlined.grantName };
    await tx
      .update(document)
      .set({
        fields,
        draft,
        drafted: draftedTexts,
        name: next.name,
        ...derivedColumns(next),
        revision: current.revision + 1,
        updatedAt: context.now(),
      })
      .where(eq(document.id, current.id));
    await keepChanges(tx, context.now(), documentId, changes);
    await tellOfTask(context, tx, row, undefined, askedIn(next));
  });
};

/** How much the texts of a form ask the person for. */
function askedIn({ fields, draft }: Pick<DocumentRow, "fields" | "draft">) {
  const open = fields
    .filter(({ hidden }) => !hidden)
    .map(({ id, title }) => ({ title, places: openPlacesOf(draft[id] ?? "").length }))
    .filter(({ places }) => places > 0);
  return { places: open.reduce((sum, { places }) => sum + places, 0), titles: open.map(({ title }) => title) };
}

/** Writes the sections of a version, each stored as it is finished; those of an earlier attempt are kept. */
const proposal: Work = async (context, row, claim, signal) => {
  const versionId = required(row.versionId, "version");
  const documentId = required(row.documentId, "document");
  const [version] = await context.db.select().from(documentVersion).where(eq(documentVersion.id, versionId));
  const { inputs } = required(version, "version");
  const finishedRows = await context.db
    .select()
    .from(section)
    .where(eq(section.versionId, versionId))
    .orderBy(asc(section.position));
  const finished = new Map<string, ProposedSection>(
    finishedRows.map(({ fieldId, title, text, html }) => [fieldId, { sectionId: fieldId, title, text, html }]),
  );
  const position = new Map(inputs.fields.map(({ id }, index) => [id, index]));
  const attachments = await readAttachments(context, documentId, attachersAmong(context), tellWith(claim), signal);
  const confirmed = new Set((await confirmationsOf(context.db, documentId)).keys());
  const input = { ...writerInput(inputs, attachments), confirmed };
  const writer = await context.writers.of(context.db, row.teamId);
  const store = async (tx: Database, sections: Awaited<ReturnType<typeof rowOf>>[]) => {
    if (sections.length === 0) return;
    const kept = await tx
      .insert(section)
      .values(sections.map(({ by: _by, ...values }) => values))
      .onConflictDoNothing()
      .returning({ id: section.id });
    const isKept = new Set(kept.map(({ id }) => id));
    const changes = sections
      .filter(({ id }) => isKept.has(id))
      .map(({ id, fieldId, text, by }): TextChange => {
        const change = { before: "", after: text, by: row.userId, ...writtenBy(writer, by) };
        return { fieldId, sectionId: id, ...change };
      });
    await keepChanges(tx, context.now(), documentId, changes);
  };
  const rowOf = async ({ sectionId, title, text, html, by = writer.kind }: ProposedSection) => {
    const stored = storableText(text);
    const [receipts] = await receiptsApart(input, [stored]).catch((error: unknown) => {
      context.log.warn({ err: error, versionId }, "sentences could not be checked");
      return [];
    });
    return {
      id: newId(),
      versionId,
      fieldId: sectionId,
      position: position.get(sectionId) ?? inputs.fields.length,
      title,
      text: stored,
      html: storableText(html),
      receipts: receipts ?? null,
      by,
    };
  };
  const reported = new Set(finished.keys());
  const report: WriterReport = {
    progress: claim.progress,
    async section(written) {
      const values = await rowOf(written);
      await claim.hold({}, (tx) => store(tx, [values]));
      reported.add(written.sectionId);
    },
    finished,
  };
  const written = await writer.propose(input, report, signal);
  const left = await Promise.all(written.filter(({ sectionId }) => !reported.has(sectionId)).map(rowOf));
  const now = context.now();
  await claim.hold(doneNow(context.now()), async (tx) => {
    await store(tx, left);
    await tx.update(documentVersion).set({ status: "done", finishedAt: now }).where(eq(documentVersion.id, versionId));
    const [about] = await tx
      .update(document)
      .set({ defaultVersion: versionId, updatedAt: now })
      .where(eq(document.id, documentId))
      .returning();
    // What was signed off before stands in no version yet.
    if (about) await lapseSignOffs(context, tx, row, about);
    await tellOfTask(context, tx, row);
  });
};

/** Assesses the inputs. */
const review: Work = async (context, row, claim, signal) => {
  const inputs = required(row.inputs, "inputs");
  const documentId = required(row.documentId, "document");
  const report: WriterReport = { progress: claim.progress, section: async () => {} };
  const attachments = await readAttachments(context, documentId, attachersAmong(context), tellWith(claim), signal);
  const confirmed = new Set((await confirmationsOf(context.db, documentId)).keys());
  const writer = await context.writers.of(context.db, row.teamId);
  const input = { ...writerInput(inputs, attachments), confirmed };
  const suggestions = storable(await writer.review(input, report, signal));
  // After the notes: a service that answers one request at a time would let them wait for the longest.
  const judgements = await writer.judge?.(input, report, signal);
  const judged = judgements && { ...storable(judgements), of: fingerprint(judgedText(input)) };
  const known = writer.judge ? judged : null;
  const now = context.now();
  await claim.hold(doneNow(context.now()), async (tx) => {
    const [before] = await tx
      .select({ review: document.review })
      .from(document)
      .where(eq(document.id, documentId))
      .for("no key update");
    await tx
      .update(document)
      .set({
        review: reviewToStore(suggestions, inputs, now.toISOString(), before?.review, known),
        updatedAt: now,
      })
      .where(eq(document.id, documentId));
    await tellOfTask(context, tx, row);
  });
};

/** The work on documents. */
export const docWork: Record<"outline" | "proposal" | "review", TaskWork> = {
  outline: { run: outline, tellOfFailure: tellOfTask },
  proposal: { run: proposal, tellOfFailure: tellOfTask },
  review: { run: review, tellOfFailure: tellOfTask },
};
