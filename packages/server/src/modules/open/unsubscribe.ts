import { isSecret } from "@grantwright/domain";
import { eq } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import { user } from "../../kernel/db/schema.ts";
import { Refusal } from "../../kernel/refusal.ts";

/** Ends product mails to the person whose mails carry this token; a second time changes nothing. Throws `invalid`. */
export async function unsubscribe({ db }: Pick<Context, "db">, token: string): Promise<void> {
  const found = isSecret(token)
    ? await db
        .update(user)
        .set({ wantsProductMail: false })
        .where(eq(user.unsubscribeToken, token))
        .returning({ id: user.id })
    : [];
  if (found.length === 0)
    throw new Refusal("invalid", "This link is not valid. You can turn emails off in your account at any time.");
}
