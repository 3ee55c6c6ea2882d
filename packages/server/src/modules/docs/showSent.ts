import type { AnswerOf, BodyOf } from "@grantwright/api-client";
import type { Context } from "../../capabilities/context.ts";
import type { SentPart, Writer } from "../../capabilities/writer/writer.ts";
import { presentWriterFor } from "../../capabilities/writer/presentWriter.ts";
import type { Account } from "../../kernel/account.ts";
import { modelRuleOf } from "../../capabilities/writer/modelRuleOf.ts";
import type { Inputs } from "../../kernel/db/values.ts";
import { splitLines } from "../../kernel/text/splitLines.ts";
import { Refusal } from "../../kernel/refusal.ts";
import { listOwnUploads, readAttachments, readFiles } from "../files/index.ts";
import { findDocument } from "./documentRow.ts";
import { inputsOf, wholeLimitsOf } from "./inputsOf.ts";
import { findText, inputFor, requestFor } from "./edits/editText.ts";
import { pickTemplate } from "./makeDocument.ts";
import { attachersAmong } from "./people/seers.ts";
import { writerInput } from "./writerInput.ts";

type Body = BodyOf<"showSent">;

/** For how long files are read before the person is asked to try again, in milliseconds. */
const longestReading = 60_000;

/** What could not be read of a file is told where the file is shown. */
const silent = async () => {};

/** The inputs of a description that has no document yet: what one would begin with. */
async function inputsAtFirst({ db }: Context, account: Account, { templateId, type }: Body): Promise<Inputs> {
  const template = await pickTemplate(db, account, { templateId, type });
  return {
    name: "",
    type: template.type,
    templateName: template.name,
    funderName: template.funderName,
    description: "",
    useEnglish: true,
    eligibilityCriteria: template.content.eligibilityCriteria ?? "",
    assessmentCriteria: template.content.assessmentCriteria ?? "",
    whole: wholeLimitsOf(template.content),
    fields: template.content.fields,
    draft: {},
    drafted: {},
  };
}

/** The same for changes to a text. Throws a Refusal as asking for them does. */
async function partsOfEdit(
  context: Context,
  account: Account,
  writer: Writer,
  { docId, edit }: Body,
): Promise<SentPart[]> {
  if (docId === undefined || edit === undefined) throw new Refusal("invalid", "Name docId and edit.");
  const text = await findText(context.db, account, docId, edit);
  return writer.sent?.(await inputFor(context, text), requestFor(text, edit)) ?? [];
}

/** The same for a search of the scout. */
function partsOfSearch(writer: Writer, { search }: Body): SentPart[] {
  if (search === undefined) throw new Refusal("invalid", "Name search.");
  return writer.sentForSearch?.({ ...search, location: search.location ?? "" }) ?? [];
}

/**
 * What a task would send to the service that writes, in its order: from what is saved of a document, or from a description. Throws a
 * Refusal: `notFound` for a document, template or file that is not there or another's, `invalid` where something is not named that the task
 * is about, `refused` where a text is another one by now.
 */
export async function showSent(context: Context, account: Account, body: Body): Promise<AnswerOf<"showSent">> {
  const row = body.docId === undefined ? undefined : await findDocument(context.db, account, body.docId);
  const teamId = row?.teamId ?? account.teamId;
  const writer = await context.writers.of(context.db, teamId);
  const shown = presentWriterFor(context.writers, await modelRuleOf(context.db, teamId));
  if (body.task === "edit") return { writer: shown, parts: await partsOfEdit(context, account, writer, body) };
  if (body.task === "search") return { writer: shown, parts: partsOfSearch(writer, body) };
  if (body.task === "call") return { writer: shown, parts: writer.sentForCall?.(splitLines(body.text ?? "")) ?? [] };
  const inputs = row ? inputsOf(row) : await inputsAtFirst(context, account, body);
  const files = await listOwnUploads(context, account, body.fileIds ?? []);
  if (!writer.sent) return { writer: shown, parts: [] };
  const signal = AbortSignal.timeout(longestReading);
  const notAttached = files.filter(({ documentId }) => documentId === null || documentId !== row?.id);
  const own = await readFiles(context, notAttached, silent, signal);
  const attached = row ? await readAttachments(context, row.id, attachersAmong(context), silent, signal) : [];
  const input = writerInput(
    {
      ...inputs,
      ...(body.text !== undefined && { description: body.text }),
      ...(body.useEnglish !== undefined && { useEnglish: body.useEnglish }),
    },
    [...attached, ...own],
  );
  return { writer: shown, parts: writer.sent(input, body.task) };
}
