import { and, eq } from "drizzle-orm";
import { mail } from "../../kernel/db/schema.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import type { MailWorker, TaskQueue } from "../queue/queue.ts";
import type { Mailer } from "./mailer.ts";
import { isProductMail, wantsProductMail } from "./queueMail.ts";

const minute = 60;

/** How long to wait after each try that failed, in seconds; after the last one there is no other. */
const pauses = [1, 10, minute, 5 * minute, 30 * minute, 120 * minute, 240 * minute];

/** What a mail server answers, as far as another try depends on it. */
interface SmtpError {
  message?: string;
  code?: string;
  responseCode?: number;
}

/** The receiving server says that there is no such address: so it will the next time. */
const isFinal = ({ code, responseCode = 0 }: SmtpError) => code === "EENVELOPE" && responseCode >= 500;

/** Sends stored mails. Of one that could not be sent the reason is kept, and its next try queued, the eighth the last. */
export function createMailWorker(
  context: Kernel & { mailer: Pick<Mailer, "send">; tasks: Pick<TaskQueue, "enqueueMail"> },
): MailWorker {
  const { db, now, log, mailer, config, tasks } = context;
  const host = new URL(config.publicUrl).hostname;
  return async (mailId) => {
    const isWaiting = and(eq(mail.id, mailId), eq(mail.status, "waiting"));
    const [row] = await db.select().from(mail).where(isWaiting);
    if (!row) return;
    const { to, subject, text, html, headers, userId, kind } = row;
    if (isProductMail(headers) && !(userId && (await wantsProductMail(db, userId)))) {
      await db.delete(mail).where(isWaiting);
      return;
    }
    const attempts = row.attempts + 1;
    try {
      // The same each time, so that a mail program shows a mail once that was sent twice because a process died.
      const messageId = `<${mailId}@${host}>`;
      await mailer.send({ to, subject, text, html, headers: { ...headers, "Message-ID": messageId } });
    } catch (cause) {
      const error = cause as SmtpError;
      const lastError = String(error.message ?? cause).slice(0, 1000);
      const { code, responseCode } = error;
      log.error({ mailId, kind, attempts, code, responseCode }, "a mail could not be sent");
      const pause = isFinal(error) ? undefined : pauses[attempts - 1];
      await db.transaction(async (tx) => {
        const end = pause === undefined ? { status: "failed" as const, finishedAt: now() } : {};
        await tx
          .update(mail)
          .set({ attempts, lastError, ...end })
          .where(isWaiting);
        if (pause !== undefined) await tasks.enqueueMail(tx, mailId, pause);
      });
      return;
    }
    await db.update(mail).set({ status: "sent", attempts, lastError: null, finishedAt: now() }).where(isWaiting);
  };
}
