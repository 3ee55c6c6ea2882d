import { setTimeout as wait } from "node:timers/promises";
import type { BodyOf, Schemas } from "@grantwright/api-client";
import { quoteOf } from "@grantwright/domain";
import { and, eq, inArray } from "drizzle-orm";
import type { Context } from "../../../capabilities/context.ts";
import { proposeEdit } from "../../../capabilities/writer/edits/proposeEdit.ts";
import type { EditRequest } from "../../../capabilities/writer/writer.ts";
import { WriterError } from "../../../capabilities/writer/writerError.ts";
import type { Account } from "../../../kernel/account.ts";
import { createGate } from "../../../kernel/apart/gate.ts";
import { proposedEdit } from "../../../kernel/db/schema.ts";
import { newId } from "../../../kernel/ids.ts";
import { storable, storableText } from "../../../kernel/text/storable.ts";
import { findEdit, isOfText, isWriters, longestWork, presentEdits, type EditRow } from "./editRow.ts";
import { findText, inputFor, requestFor, type EditedText } from "./editText.ts";

/** How long an answer waits for the changes themselves, in milliseconds: rules need less, a model may need minutes. */
const patienceMs = 2_500;

/** Changes that are worked on at once, by this process. */
const inTurn = createGate({ atOnce: 4, mostWaiting: 40, mostWaitingEach: 4 });

/** The work that goes on in this process, by the ids of the changes. */
const underWay = new Map<string, AbortController>();

/** Ends the work on some changes, where it goes on in this process. */
export function endWork(ids: readonly string[]): void {
  for (const id of ids) underWay.get(id)?.abort();
}

const failureOf = (error: unknown): string =>
  error instanceof WriterError ? error.message : "The writer could not do this. Please ask again.";

/** Has a writer propose a change, and stores what comes of it. One that was taken away meanwhile is gone. */
async function work(context: Context, id: string, text: EditedText, request: EditRequest): Promise<void> {
  const control = new AbortController();
  underWay.set(id, control);
  const signal = AbortSignal.any([control.signal, AbortSignal.timeout(longestWork)]);
  const settle = async (values: Partial<EditRow>) => {
    await context.db
      .update(proposedEdit)
      .set(values)
      .where(and(eq(proposedEdit.id, id), eq(proposedEdit.state, "writing")));
  };
  try {
    const input = await inputFor(context, text);
    // It may have waited for its turn since it was asked for.
    const writer = await context.writers.of(context.db, text.teamId);
    const { pieces, leftOut } = storable(await proposeEdit(writer, input, request, signal));
    await settle({
      state: pieces.length === 0 ? "decided" : "open",
      pieces: pieces.map(({ start, parts, loses }, index) => ({
        id: index + 1,
        start,
        parts,
        ...(loses.length > 0 && { loses }),
        state: "open",
      })),
      leftOut,
    });
  } catch (error) {
    if (control.signal.aborted) return;
    context.log.warn({ err: error, editId: id }, "a change could not be proposed");
    await settle({ state: "failed", failure: storableText(failureOf(error)) });
  } finally {
    underWay.delete(id);
  }
}

/**
 * Asks the writer for changes to a text; nothing of the text is changed. Answers them where they come soon, else what is asked for, which
 * goes on. Throws a Refusal: `notFound`, `invalid`, `refused` where the text is another one by now, `tooMany` or `unavailable`.
 */
export async function askForEdit(
  context: Context,
  account: Account,
  documentId: string,
  body: BodyOf<"proposeEdit">,
): Promise<Schemas["ProposedEdit"]> {
  const { db, writers } = context;
  const text = await findText(db, account, documentId, body);
  const writer = await writers.of(db, text.teamId);
  const request = requestFor(text, body);
  const id = newId();
  const replaced = await db
    .delete(proposedEdit)
    .where(and(isOfText(text), isWriters, inArray(proposedEdit.state, ["writing", "open", "failed"])))
    .returning({ id: proposedEdit.id });
  endWork(replaced.map((each) => each.id));
  await db.insert(proposedEdit).values({
    id,
    documentId: text.documentId,
    fieldId: text.fieldId,
    sectionId: text.sectionId,
    askedBy: account.userId,
    task: request.task,
    words: request.words ?? null,
    criterion: request.criterion ?? null,
    writer: writer.kind,
    model: writer.kind === "model" ? (writer.model ?? writer.label) : null,
    state: "writing",
    revision: text.revision,
    ...quoteOf(text.text, body.start, body.start + body.exact.length),
    createdAt: context.now(),
  });
  const done = inTurn(account.userId, () => work(context, id, text, request));
  const giveUp = new AbortController();
  await Promise.race([done, wait(patienceMs, undefined, { signal: giveUp.signal, ref: false }).catch(() => {})]).catch(
    async (error: unknown) => {
      await db.delete(proposedEdit).where(eq(proposedEdit.id, id));
      throw error;
    },
  );
  giveUp.abort();
  // What goes on tells of its own failures, in the row.
  done.catch(() => {});
  const [presented] = await presentEdits(db, account, [await findEdit(db, account, id)], context.now());
  return presented!;
}
