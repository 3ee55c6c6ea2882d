import { and, eq, lt, ne, or, sql } from "drizzle-orm";
import type { Database } from "../../kernel/db/open.ts";
import { mail } from "../../kernel/db/schema.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { forgetOutbox, purgeOutbox } from "./outbox.ts";

const day = 24 * 60 * 60_000;

/** Gives up mails that could not be sent for a day: what they tell of is old by then. */
export async function giveUpOldMails({ db, now }: Pick<Kernel, "db" | "now">): Promise<void> {
  const failed = { status: "failed" as const, finishedAt: now(), lastError: "It waited for a day." };
  await db
    .update(mail)
    .set(failed)
    .where(and(eq(mail.status, "waiting"), lt(mail.createdAt, new Date(now().getTime() - day))));
}

/** Blanks the texts of mails after 30 days and forgets the mails after 90; what could not be sent for a day never will be. */
export async function purgeMails({ db, now, config }: Pick<Kernel, "db" | "now" | "config">): Promise<void> {
  const before = (ms: number) => new Date(now().getTime() - ms);
  await giveUpOldMails({ db, now });
  await db
    .update(mail)
    .set({ text: "", html: "", headers: {} })
    .where(and(lt(mail.finishedAt, before(30 * day)), ne(mail.text, "")));
  await db.delete(mail).where(lt(mail.finishedAt, before(90 * day)));
  await purgeOutbox({ config, now });
}

/** Forgets the mails to an address, and those that are to be answered to it. Those in the outbox go once the rows have. */
export async function forgetMails({ config }: Pick<Kernel, "config">, tx: Database, { email }: { email: string }) {
  await tx.delete(mail).where(or(eq(mail.to, email), sql`${mail.headers} ->> 'Reply-To' = ${email}`));
  return () => forgetOutbox({ config }, email);
}
