import { eq } from "drizzle-orm";
import type { Context } from "../../../capabilities/context.ts";
import { queueMail } from "../../../capabilities/mail/queueMail.ts";
import type { Database } from "../../../kernel/db/open.ts";
import { user } from "../../../kernel/db/schema.ts";
import { factorMail, type FactorEvent } from "./mails.ts";

/** Mails a person that a way into their account changed, exactly when it does: in the caller's transaction. */
export async function tellOfFactor(
  context: Pick<Context, "config" | "now" | "tasks">,
  tx: Database,
  userId: string,
  event: FactorEvent,
): Promise<void> {
  const [person] = await tx.select({ email: user.email }).from(user).where(eq(user.id, userId));
  if (!person) return;
  const content = factorMail(event, context.config.publicUrl);
  await queueMail(context, tx, { isProduct: false, userId, to: person.email, kind: event, ...content });
}
