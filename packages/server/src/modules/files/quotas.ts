import { and, eq, isNull, sql, sum, type SQL } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import type { Account } from "../../kernel/account.ts";
import type { Database } from "../../kernel/db/open.ts";
import { document, historyEntry, upload, writtenText } from "../../kernel/db/schema.ts";
import { isWithin, type RateLimit } from "../../kernel/rateLimits.ts";
import { Refusal } from "../../kernel/refusal.ts";

const megabyte = 1024 * 1024;
const hour = 60 * 60_000;

type Settings = Pick<Context, "config" | "now">;

const perHour = (name: string, limit: number): RateLimit => ({ name, limit, windowMs: hour });

/**
 * Counts a document that a person is about to make. Never asked for what is saved of one that there is. Throws a Refusal of kind
 * `refused`.
 */
export async function countNewDocument({ config, now }: Settings, tx: Database, account: Account): Promise<void> {
  const { documentsPerHour } = config.quotas;
  if (await isWithin({ db: tx, now }, perHour("document-person", documentsPerHour), account.userId)) return;
  throw new Refusal(
    "refused",
    `You have made ${documentsPerHour} documents within an hour, the most that one person can. What you wrote stays on this device; please try again later, or write on in a document that you have.`,
  );
}

/** Counts files that a person announces. Throws a Refusal of kind `refused`. */
export async function countAnnouncedFiles(
  { config, now }: Settings,
  tx: Database,
  account: Account,
  files: number,
): Promise<void> {
  const { filesPerHour } = config.quotas;
  for (let counted = 0; counted < files; counted += 1)
    if (!(await isWithin({ db: tx, now }, perHour("file-announced", filesPerHour), account.userId)))
      throw new Refusal(
        "refused",
        `You have sent ${filesPerHour} files within an hour, the most that one person can. Please try again later.`,
      );
}

/** What is stored of the files that a condition names, in bytes. */
async function bytesOf(tx: Database, which: SQL | undefined): Promise<number> {
  const [found] = await tx
    .select({ bytes: sum(upload.size) })
    .from(upload)
    .where(which);
  return Number(found?.bytes ?? 0);
}

/** What the histories of an account's texts take, in bytes. They never keep a save from being stored. */
async function historyBytesOf(tx: Database, teamId: string): Promise<number> {
  const [found] = await tx
    .select({ bytes: sum(sql`octet_length(${historyEntry.undo}) + coalesce(octet_length(${historyEntry.whole}), 0)`) })
    .from(historyEntry)
    .innerJoin(writtenText, eq(writtenText.id, historyEntry.textId))
    .innerJoin(document, eq(document.id, writtenText.documentId))
    .where(eq(document.teamId, teamId));
  return Number(found?.bytes ?? 0);
}

const inWords = (megabytes: number): string =>
  megabytes >= 1000 && megabytes % 1000 === 0 ? `${megabytes / 1000} GB` : `${megabytes} MB`;

/**
 * Makes sure that there is room for more bytes: in the account, and, for files that belong to no document yet, with the person. What
 * others ask for at the same time waits until the transaction is over. Throws a Refusal of kind `refused`.
 */
export async function refuseWithoutRoom(
  { config }: Pick<Context, "config">,
  tx: Database,
  account: Account,
  bytes: number,
  isAttached: boolean,
): Promise<void> {
  const { accountMegabytes, unattachedMegabytes } = config.quotas;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${account.teamId}))`);
  const stored = (await bytesOf(tx, eq(upload.teamId, account.teamId))) + (await historyBytesOf(tx, account.teamId));
  if (stored + bytes > accountMegabytes * megabyte)
    throw new Refusal(
      "refused",
      `The files of this account, with the histories of its texts, may take ${inWords(accountMegabytes)}, and there is no room for more. Delete files from documents, or documents with files, and try again.`,
    );
  if (isAttached) return;
  const isLoose = and(eq(upload.userId, account.userId), isNull(upload.documentId));
  if ((await bytesOf(tx, isLoose)) + bytes > unattachedMegabytes * megabyte)
    throw new Refusal(
      "refused",
      `Your files that belong to no document yet may take ${inWords(unattachedMegabytes)}, and there is no room for more. Make a document of what you have attached, or try again tomorrow: files that nothing needs are deleted after a day.`,
    );
}
