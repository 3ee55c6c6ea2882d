import { eq, lt } from "drizzle-orm";
import type { Context } from "../../../capabilities/context.ts";
import type { Database } from "../../../kernel/db/open.ts";
import { documentPerson } from "../../../kernel/db/schema.ts";

/** Removes rights of guests that have run out. */
export async function purgePeople({ db, now }: Pick<Context, "db" | "now">): Promise<void> {
  await db.delete(documentPerson).where(lt(documentPerson.endsAt, now()));
}

/** Removes what a person could do as a guest: whoever has their address later is somebody else. */
export async function forgetGuest(_context: unknown, tx: Database, { email }: { email: string }): Promise<void> {
  await tx.delete(documentPerson).where(eq(documentPerson.email, email));
}
