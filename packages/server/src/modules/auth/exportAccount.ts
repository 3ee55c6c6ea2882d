import { eq } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import { jsonEntry, type ZipEntry } from "../../capabilities/files/zipStream.ts";
import { isAdminNow } from "../../kernel/admins.ts";
import { passkey, session, user } from "../../kernel/db/schema.ts";
import { choicesOf } from "../messages/index.ts";
import type { Exported } from "../module.ts";
import { describeFactor } from "./secondFactor/changeFactor.ts";

/** What is known of a person. */
export async function* exportAccount(
  { config, db, now }: Pick<Context, "config" | "db" | "now">,
  { userId }: Exported,
): AsyncGenerator<ZipEntry> {
  const [person] = await db.select().from(user).where(eq(user.id, userId));
  if (!person) throw new Error("The person who is signed in vanished.");
  const { email, name, wantsProductMail, createdAt, passwordHash } = person;
  const notifications = choicesOf(person.notifications);
  const sessions = await db
    .select({
      browser: session.browser,
      system: session.system,
      via: session.via,
      since: session.createdAt,
      lastUsedAt: session.lastSeenAt,
    })
    .from(session)
    .where(eq(session.userId, userId));
  const passkeys = await db
    .select({
      name: passkey.name,
      addedAt: passkey.addedAt,
      lastUsedAt: passkey.lastUsedAt,
      isSynced: passkey.isSynced,
    })
    .from(passkey)
    .where(eq(passkey.userId, userId));
  const account = {
    id: userId,
    email,
    name,
    createdAt,
    isAdmin: await isAdminNow({ config, db }, email),
    hasPassword: passwordHash !== null,
    wantsProductMail,
    notifications,
    sessions,
    twoStepSignIn: await describeFactor(db, userId),
    passkeys,
  };
  yield jsonEntry("account.json", { exportedAt: now(), ...account });
}
