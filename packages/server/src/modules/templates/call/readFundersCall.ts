import type { BodyOf, Schemas } from "@grantwright/api-client";
import { and, eq } from "drizzle-orm";
import type { Context } from "../../../capabilities/context.ts";
import { extractText } from "../../../capabilities/files/extract/extractText.ts";
import { readInTurn } from "../../../capabilities/files/extract/readInTurn.ts";
import { unreadable } from "../../../capabilities/files/extract/unreadableError.ts";
import type { CallPointers } from "../../../capabilities/writer/callPointers.ts";
import { WriterError } from "../../../capabilities/writer/writerError.ts";
import type { Account } from "../../../kernel/account.ts";
import { createGate } from "../../../kernel/apart/gate.ts";
import { ApartError, runApart } from "../../../kernel/apart/runApart.ts";
import { upload } from "../../../kernel/db/schema.ts";
import { notFound, Refusal } from "../../../kernel/refusal.ts";
import { storableText } from "../../../kernel/text/storable.ts";
import { confirmOwnUploads } from "../../files/index.ts";
import { splitLines } from "./passages.ts";
import { readPointedJob } from "./pointed/readPointed.ts";
import { readCallJob } from "./readCall.ts";

/** The most characters of a call that are read. */
const mostCharacters = 1_000_000;

const onlyInPart = "Only the beginning of the file was read: it is longer than a million characters.";
const modelFailed = "The model gave no usable answer: this was read by rules alone.";
const silentModel = "The model took too long: this was read by rules alone.";

/** For how long a model is waited for, in milliseconds. */
const longestWaitMs = 100_000;

/** Calls that models are asked about at once, by this process. */
const modelInTurn = createGate({ atOnce: 4, mostWaiting: 40, mostWaitingEach: 4 });

const gone = "This file could not be found. Please choose it again.";

type Needed = Pick<Context, "db" | "files" | "now" | "log" | "writers">;

/** The text of a file that the person sent before, read in a process of its own. Throws a Refusal: `notFound` or `refused`. */
async function textOfFile(context: Needed, account: Account, fileId: string) {
  const { db, files } = context;
  await confirmOwnUploads(context, account, [fileId]);
  const [found] = await db
    .select()
    .from(upload)
    .where(and(eq(upload.id, fileId), eq(upload.userId, account.userId), eq(upload.teamId, account.teamId)));
  if (!found) throw notFound("file");
  if (found.status !== "stored")
    throw new Refusal("refused", `“${found.filename}” has not arrived. Please choose it again.`);
  if (!found.isReadable)
    throw new Refusal("refused", `“${found.filename}” is of a type that cannot be read here. Paste its text instead.`);
  const bytes = await files.read(found.id).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
    throw new Refusal("refused", gone);
  });
  const read = await extractText({ fileName: found.filename, bytes }, { maxCharacters: mostCharacters });
  if ("unreadable" in read) throw new Refusal("refused", `“${found.filename}” could not be read: ${read.unreadable}`);
  return { text: storableText(read.text), note: read.truncated ? onlyInPart : undefined };
}

/** Does what is long in a thread of its own. Throws a Refusal of kind `refused` where that takes too much. */
async function apart(work: Promise<Schemas["CallReading"]>): Promise<Schemas["CallReading"]> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof ApartError)) throw error;
    throw new Refusal("refused", `The text could not be read: ${unreadable.tooSlow}`);
  }
}

/** Where a model says that things stand; undefined where none is asked, and in words why where it did not answer. */
async function pointersFor(
  { db, writers, log }: Needed,
  account: Account,
  text: string,
): Promise<{ pointers?: CallPointers; lastLine?: number; label?: string; failure?: string }> {
  const writer = await writers.of(db, account.teamId);
  if (!writer.pointOut) return {};
  const signal = AbortSignal.timeout(longestWaitMs);
  try {
    const { lastLine, ...pointers } = await modelInTurn(
      account.userId,
      () => writer.pointOut!(splitLines(text), signal),
      {
        signal,
      },
    );
    return { pointers, lastLine, label: writer.label };
  } catch (error) {
    if (!signal.aborted && !(error instanceof WriterError)) throw error;
    log.warn({ err: error }, "a model could not point out what stands in a call");
    return { failure: signal.aborted ? silentModel : modelFailed };
  }
}

/**
 * Reads what a funder asks for out of a text, or out of a file that was sent before: where the account's writer is a model, it points out what
 * stands where, and what stands there is read by rules; else by rules alone. Stores nothing. Throws a Refusal: `invalid` where neither
 * or both are given, `notFound` for another's file, `refused` with the reason for one that cannot be read, or `tooMany` or `unavailable` where too
 * many readings wait.
 */
export async function readFundersCall(
  context: Needed,
  account: Account,
  { text: pasted, fileId, byRules = false }: BodyOf<"readFundersCall">,
): Promise<Schemas["CallReading"]> {
  if ((pasted === undefined) === (fileId === undefined))
    throw new Refusal("invalid", "Give either the text of the call or its file.");
  const { text, note } =
    fileId === undefined
      ? { text: pasted ?? "", note: undefined }
      : await readInTurn(account.userId, () => textOfFile(context, account, fileId));
  const { pointers, lastLine, label, failure } = byRules ? {} : await pointersFor(context, account, text);
  const notes = [note, failure].filter((each) => each !== undefined);
  return readInTurn(account.userId, async () => ({
    ...(await apart(
      pointers && lastLine !== undefined
        ? runApart(readPointedJob, text.length, text, pointers, lastLine)
        : runApart(readCallJob, text.length, text),
    )),
    ...(label !== undefined && { pointedOutBy: label }),
    ...(notes.length > 0 && { note: notes.join(" ") }),
  }));
}
