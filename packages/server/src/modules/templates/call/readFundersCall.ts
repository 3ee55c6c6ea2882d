import type { BodyOf, Schemas } from "@grantwright/api-client";
import { and, eq } from "drizzle-orm";
import type { Context } from "../../../capabilities/context.ts";
import { extractText } from "../../../capabilities/files/extract/extractText.ts";
import { readInTurn } from "../../../capabilities/files/extract/readInTurn.ts";
import { unreadable } from "../../../capabilities/files/extract/unreadableError.ts";
import type { Account } from "../../../kernel/account.ts";
import { ApartError, runApart } from "../../../kernel/apart/runApart.ts";
import { upload } from "../../../kernel/db/schema.ts";
import { notFound, Refusal } from "../../../kernel/refusal.ts";
import { storableText } from "../../../kernel/text/storable.ts";
import { confirmOwnUploads } from "../../files/index.ts";
import { askForPointers, noModel } from "./pointed/askForPointers.ts";
import { readPointedJob } from "./pointed/readPointed.ts";
import { readCallJob } from "./readCall.ts";

/** The most characters of a call that are read. */
const mostCharacters = 1_000_000;

const onlyInPart = "Only the beginning of the file was read: it is longer than a million characters.";
const lost = "This file could not be found. Please choose it again.";

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
    throw new Refusal("refused", lost);
  });
  const read = await extractText({ fileName: found.filename, bytes }, { maxCharacters: mostCharacters });
  if ("unreadable" in read) throw new Refusal("refused", `“${found.filename}” could not be read: ${read.unreadable}`);
  return { text: storableText(read.text), note: read.truncated ? onlyInPart : undefined };
}

/** Reads a long text in a thread of its own. Throws a Refusal of kind `refused` where that takes too much. */
async function readApart(text: string, today: string): Promise<Schemas["CallReading"]> {
  try {
    return await runApart(readCallJob, text.length, text, today);
  } catch (error) {
    if (!(error instanceof ApartError)) throw error;
    throw new Refusal("refused", `The text could not be read: ${unreadable.tooSlow}`);
  }
}

/** Reads a text where a model points, or by rules alone where that comes to nothing. */
async function readWhere(text: string, pointed: Awaited<ReturnType<typeof askForPointers>>, today: string) {
  if (!("pointers" in pointed)) return { reading: await readApart(text, today), failure: pointed.failure };
  const { pointers, lastLine, label } = pointed;
  try {
    const characters = text.length + JSON.stringify(pointers).length;
    const { reading, isPointed } = await runApart(readPointedJob, characters, text, pointers, lastLine, today);
    return { reading: { ...reading, ...(isPointed && { pointedOutBy: label }) } };
  } catch (error) {
    if (!(error instanceof ApartError)) throw error;
    return { reading: await readApart(text, today), failure: noModel.failed };
  }
}

/**
 * Reads what a funder asks for out of a text, or out of a file that was sent before: where the account's writer is a model, it points out what
 * stands where, and what stands there is read by rules; else by rules alone. Stores nothing. Throws a Refusal: `invalid` where neither
 * or both are given, `notFound` for another's file, `refused` with the reason for one that cannot be read, or `tooMany` or `unavailable` where too
 * many readings wait; and the reason of `gone`, which says that nobody waits for a model any more.
 */
export async function readFundersCall(
  context: Needed,
  account: Account,
  { text: pasted, fileId, byRules = false }: BodyOf<"readFundersCall">,
  gone: AbortSignal,
): Promise<Schemas["CallReading"]> {
  if ((pasted === undefined) === (fileId === undefined))
    throw new Refusal("invalid", "Give either the text of the call or its file.");
  const { text, note } =
    fileId === undefined
      ? { text: pasted ?? "", note: undefined }
      : await readInTurn(account.userId, () => textOfFile(context, account, fileId));
  const pointed = byRules ? {} : await askForPointers(context, account, text, gone);
  // A day is not over before it is over everywhere.
  const today = new Date(context.now().getTime() - 12 * 60 * 60_000).toISOString().slice(0, 10);
  const { reading, failure } = await readInTurn(account.userId, () => readWhere(text, pointed, today));
  const notes = [note, failure].filter((each) => each !== undefined);
  return { ...reading, ...(notes.length > 0 && { note: notes.join(" ") }) };
}
