import { eq } from "drizzle-orm";
import type { Context } from "../../capabilities/context.ts";
import type { Database } from "../../kernel/db/open.ts";
import { admin, signInLink, user } from "../../kernel/db/schema.ts";
import type { Leaver } from "../module.ts";

/** Holds the person. */
export async function holdPerson(tx: Database, { userId }: Pick<Leaver, "userId">): Promise<void> {
  await tx.select({ id: user.id }).from(user).where(eq(user.id, userId)).for("update");
}

/** Forgets the sign-in links to their address, and that it is an admin's: whoever gets that address one day is none. */
export async function forgetAddress(_context: Context, tx: Database, { email }: Leaver): Promise<void> {
  await tx.delete(signInLink).where(eq(signInLink.email, email));
  await tx.delete(admin).where(eq(admin.email, email));
}

/** Removes a person, with all that refers to them. */
export async function removePerson(tx: Database, userId: string): Promise<void> {
  await tx.delete(user).where(eq(user.id, userId));
}
