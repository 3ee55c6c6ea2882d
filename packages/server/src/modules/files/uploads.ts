import type { Readable } from "node:stream";
import type { Schemas } from "@grantwright/api-client";
import { attachmentLimits, isAcceptedFile, isReadableFile } from "@grantwright/domain";
import { and, count, eq, getTableColumns, gt, inArray, isNull, or, type SQL } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import { FileTooLargeError } from "../../capabilities/files/fileStore.ts";
import type { Account } from "../../kernel/account.ts";
import type { Database } from "../../kernel/db/open.ts";
import { team, teamMember, upload } from "../../kernel/db/schema.ts";
import { hashSecret, newId, newSecret } from "../../kernel/ids.ts";
import { notFound, Refusal, type FieldProblem } from "../../kernel/refusal.ts";
import { countAnnouncedFiles, refuseWithoutRoom } from "./quotas.ts";

/** How long a signed address takes a file that begins to come: a browser that is later than that asks for another one. */
const uploadLifetimeMs = 15 * 60_000;

/** Those of some people who may attach files to a document now. */
export type AttachersAmong = (documentId: string, userIds: readonly string[]) => Promise<ReadonlySet<string>>;

/** The type of a file whose own is not known. */
const anyType = "application/octet-stream";

type UploadRow = typeof upload.$inferSelect;

const bytesIn = (files: readonly { size: number }[]): number => files.reduce((sum, { size }) => sum + size, 0);

async function attachedCount(db: Database, documentId: string): Promise<number> {
  const [found] = await db
    .select({ count: count() })
    .from(upload)
    .where(and(eq(upload.documentId, documentId), eq(upload.status, "stored")));
  return found?.count ?? 0;
}

function whyRefused({ filename, size }: Schemas["UploadDescriptor"]): string | undefined {
  if (!isAcceptedFile(filename)) return `“${filename}” is of a type that cannot be attached.`;
  if (size > attachmentLimits.bytes) return `“${filename}” is larger than 25 MB.`;
  return undefined;
}

/**
 * Says where to send files, one answer a file. `documentId` is null while there is no document: such files belong to the person
 * until a draft names them. Throws a Refusal of kind `refused`, naming the files that may not be attached or the room that there
 * is.
 */
export async function requestUploads(
  context: Pick<Context, "config" | "db" | "now" | "files">,
  account: Account,
  documentId: string | null,
  files: Schemas["UploadDescriptor"][],
): Promise<Schemas["UploadTarget"][]> {
  const already = documentId === null ? 0 : await attachedCount(context.db, documentId);
  const fields = files.flatMap((file, index): FieldProblem[] => {
    const isOneTooMany = already + index >= attachmentLimits.perDocument;
    const message = isOneTooMany
      ? `A document can have ${attachmentLimits.perDocument} attachments. “${file.filename}” would be one too many.`
      : whyRefused(file);
    return message === undefined ? [] : [{ id: String(index), title: file.filename, message }];
  });
  if (fields.length > 0) throw new Refusal("refused", fields.map(({ message }) => message).join(" "), { fields });

  const rows = files.map(({ filename, mimetype, size }) => ({
    id: newId(),
    secret: newSecret(),
    filename,
    mimetype,
    size,
  }));
  await context.db.transaction(async (tx) => {
    await countAnnouncedFiles(context, tx, account, rows.length);
    await refuseWithoutRoom(context, tx, account, bytesIn(rows), documentId !== null);
    await tx.insert(upload).values(
      rows.map(({ id, secret, filename, mimetype, size }) => ({
        id,
        tokenHash: hashSecret(secret),
        userId: account.userId,
        teamId: account.teamId,
        documentId,
        filename,
        mimetype: mimetype || anyType,
        size,
        isReadable: isReadableFile(filename),
        status: "requested" as const,
        createdAt: context.now(),
      })),
    );
  });
  const { direct } = context.files;
  return Promise.all(
    rows.map(async ({ id, secret, size, mimetype: given }) => {
      const mimetype = given || anyType;
      const signedUrl = direct
        ? await direct.sign(id, { size, mimetype, lifetimeMs: uploadLifetimeMs })
        : `/api/u/${secret}`;
      return { fileId: id, signedUrl, headers: { "content-type": mimetype } };
    }),
  );
}

/** Looks for files that were announced. Where `attachersAmong` is given, what others have sent is removed. */
async function lookFor(
  { db, files, now }: Pick<Context, "db" | "files" | "now">,
  which: SQL | undefined,
  attachersAmong?: (userIds: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<void> {
  if (!files.direct) return;
  const rows = await db
    .select()
    .from(upload)
    .where(and(eq(upload.status, "requested"), which));
  if (rows.length === 0) return;
  const attachers = await attachersAmong?.(rows.map(({ userId }) => userId));
  for (const { id, size, mimetype, userId } of rows) {
    const about = await files.about(id);
    if (!about) continue;
    const isAllowed = attachers?.has(userId) ?? true;
    if (isAllowed && about.size === size && about.mimetype === mimetype)
      await db.update(upload).set({ status: "stored", storedAt: now() }).where(eq(upload.id, id));
    else await files.remove(id);
  }
}

/**
 * Where browsers send files to a storage straight, nobody tells the server that one has arrived: this looks for those of a
 * document. A file of another size or type than announced, and one of somebody who may not attach any by now, is removed and
 * counts as not arrived. Throws where the storage does not answer.
 */
export const confirmUploads = (
  context: Pick<Context, "db" | "files" | "now">,
  documentId: string,
  attachersAmong: AttachersAmong,
): Promise<void> =>
  lookFor(context, eq(upload.documentId, documentId), (userIds) => attachersAmong(documentId, userIds));

/**
 * The same for files that a person names, before anything is done with them. Throws a Refusal of kind `refused` where the storage
 * does not answer.
 */
export async function confirmOwnUploads(
  context: Pick<Context, "db" | "files" | "now" | "log">,
  account: Account,
  ids: readonly string[],
): Promise<void> {
  const { id, userId, teamId } = upload;
  const which = and(inArray(id, [...ids]), eq(userId, account.userId), eq(teamId, account.teamId));
  try {
    await lookFor(context, which);
  } catch (error) {
    context.log.error({ err: error }, "the file storage did not answer");
    throw new Refusal(
      "refused",
      "The storage of files does not answer. Your text is kept; please try again in a moment.",
    );
  }
}

/**
 * Takes the bytes of a file that was announced. It is stored whole or not at all, and once: sent again, as by a browser that
 * did not get the answer, it is answered as the first time and stays as it is. Throws a Refusal: `notFound` for an address that is
 * unknown, too old or of somebody who is no member or may not attach files to that document any more, `tooLarge`, or `invalid` where bytes are missing.
 */
export async function receiveUpload(
  context: Pick<Context, "db" | "now" | "files">,
  secret: string,
  bytes: Readable,
  attachersAmong: AttachersAmong,
): Promise<Schemas["StoredUpload"]> {
  const now = context.now();
  const [known] = await context.db
    .select(getTableColumns(upload))
    .from(upload)
    .innerJoin(teamMember, and(eq(teamMember.teamId, upload.teamId), eq(teamMember.userId, upload.userId)))
    .innerJoin(team, and(eq(team.id, upload.teamId), isNull(team.deletedAt)))
    .where(
      and(eq(upload.tokenHash, hashSecret(secret)), gt(upload.createdAt, new Date(now.getTime() - uploadLifetimeMs))),
    );
  const isAllowed =
    known?.documentId == null || (await attachersAmong(known.documentId, [known.userId])).has(known.userId);
  const found = isAllowed ? known : undefined;
  if (!found) {
    bytes.resume();
    throw notFound("upload");
  }
  const { id: fileId, isReadable } = found;
  if (found.status === "stored") {
    bytes.resume();
    return { fileId, isReadable };
  }
  const size = await context.files.put(found.id, bytes, found.size).catch((error: unknown) => {
    // What is still coming is read and dropped: the answer is heard once all has been sent.
    bytes.resume();
    if (!(error instanceof FileTooLargeError)) throw error;
    throw new Refusal("tooLarge", `“${found.filename}” is larger than was announced, or than 25 MB.`);
  });
  if (size < found.size) {
    await context.files.remove(found.id);
    throw new Refusal("invalid", `“${found.filename}” was cut off on its way. Please send it again.`);
  }
  await context.db.update(upload).set({ status: "stored", storedAt: now }).where(eq(upload.id, found.id));
  return { fileId, isReadable };
}

/**
 * Attaches files that the person has sent to a document that the transaction holds. Throws a Refusal: `notFound` for a file
 * that is another's or belongs to another document, `refused` for one that has not arrived or is one too many.
 */
export async function attachFiles(tx: Database, account: Account, documentId: string, ids: string[]): Promise<void> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return;
  const rows = await tx
    .select()
    .from(upload)
    .where(
      and(
        inArray(upload.id, wanted),
        eq(upload.userId, account.userId),
        eq(upload.teamId, account.teamId),
        or(isNull(upload.documentId), eq(upload.documentId, documentId)),
      ),
    );
  if (rows.length < wanted.length) throw notFound("file");
  const missing = rows.find(({ status }) => status !== "stored");
  if (missing) throw new Refusal("refused", `“${missing.filename}” has not arrived. Please attach it again.`);
  await tx.update(upload).set({ documentId }).where(inArray(upload.id, wanted));
  if ((await attachedCount(tx, documentId)) > attachmentLimits.perDocument)
    throw new Refusal("refused", `A document can have ${attachmentLimits.perDocument} attachments.`);
}

/** Takes files off a document; the bytes go with the next purge. Ids that it has not are passed over. */
export async function detachFiles(tx: Database, documentId: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(upload)
    .set({ documentId: null })
    .where(and(inArray(upload.id, ids), eq(upload.documentId, documentId)));
}

/** The files of a document, the first attached first. */
export function listAttachments(db: Database, documentId: string): Promise<UploadRow[]> {
  return db
    .select()
    .from(upload)
    .where(and(eq(upload.documentId, documentId), eq(upload.status, "stored")))
    .orderBy(upload.createdAt, upload.id);
}

/** Files that a person sent, whether a document has them yet or not. Throws a Refusal of kind `notFound` where one is not theirs. */
export async function listOwnUploads(
  context: Pick<Context, "db" | "files" | "now" | "log">,
  account: Account,
  ids: readonly string[],
): Promise<UploadRow[]> {
  if (ids.length === 0) return [];
  await confirmOwnUploads(context, account, ids);
  const { id, userId, teamId, status } = upload;
  const isOwn = and(eq(userId, account.userId), eq(teamId, account.teamId), eq(status, "stored"));
  const wanted = new Set(ids);
  const rows = await context.db
    .select()
    .from(upload)
    .where(and(inArray(id, [...wanted]), isOwn));
  if (rows.length < wanted.size) throw notFound("file");
  return rows;
}

/** Gives a copy of a document copies of its files. Throws a Refusal of kind `refused` where there is no room for them. */
export async function copyAttachments(
  context: Pick<Context, "config" | "files" | "now">,
  tx: Database,
  account: Account,
  documentId: string,
  copyId: string,
): Promise<void> {
  const rows = await listAttachments(tx, documentId);
  if (rows.length > 0) await refuseWithoutRoom(context, tx, account, bytesIn(rows), true);
  for (const row of rows) {
    const id = newId();
    await context.files.copy(row.id, id);
    await tx.insert(upload).values({
      ...row,
      id,
      tokenHash: hashSecret(newSecret()),
      userId: account.userId,
      documentId: copyId,
      createdAt: context.now(),
    });
  }
}
