import { asc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../kernel/db/open.ts";
import { readRows } from "../../kernel/db/readRows.ts";
import { admin, user } from "../../kernel/db/schema.ts";
import { recordOfCommand } from "../audit/audit.ts";

/** What may be asked about the admins that stand in the database. An address is lower-case. */
export const adminRequests = [
  z.object({ do: z.literal("listAdmins") }),
  z.object({ do: z.literal("addAdmin"), email: z.string() }),
  z.object({ do: z.literal("removeAdmin"), email: z.string() }),
] as const;

/** What may be asked about the admins that stand in the database. */
export type AdminRequest = z.output<(typeof adminRequests)[number]>;

/** The admins in the database once that was done. */
export const adminAnswerSchema = z.object({
  /** Whether anything is otherwise than before. */
  isChanged: z.boolean(),
  admins: z.array(
    z.object({
      email: z.string(),
      /** ISO 8601. */
      since: z.string(),
      /** Whether somebody has signed in with that address. */
      hasAccount: z.boolean(),
    }),
  ),
});

/** The admins in the database once that was done. */
export type AdminAnswer = z.output<typeof adminAnswerSchema>;

async function change(tx: Database, request: AdminRequest, at: Date): Promise<boolean> {
  if (request.do === "listAdmins") return false;
  const { email } = request;
  const changed =
    request.do === "addAdmin"
      ? await tx.insert(admin).values({ email, since: at, addedBy: "command" }).onConflictDoNothing().returning()
      : await tx.delete(admin).where(eq(admin.email, email)).returning();
  if (changed.length === 0) return false;
  const [person] = await tx.select({ id: user.id }).from(user).where(eq(user.email, email));
  await recordOfCommand(tx, at, { area: "rights", event: request.do, detail: person ? { userId: person.id } : {} });
  return true;
}

/**
 * Adds or removes an admin, and puts that into the audit log; or lists them. Throws where the database is from before there was a table for
 * them.
 */
export async function changeAdmins(db: Database, request: AdminRequest, at: Date): Promise<AdminAnswer> {
  const [table] = await readRows<{ name: string | null }>(db, sql`select to_regclass('admin')::text as name`);
  if (table?.name == null)
    throw new Error("The database is of an older release, and keeps no admins yet: start the server of this one first");
  return db.transaction(async (tx) => {
    const isChanged = await change(tx, request, at);
    const admins = await tx
      .select({ email: admin.email, since: admin.since, userId: user.id })
      .from(admin)
      .leftJoin(user, eq(user.email, admin.email))
      .orderBy(asc(admin.email));
    return {
      isChanged,
      admins: admins.map(({ email, since, userId }) => ({
        email,
        since: since.toISOString(),
        hasAccount: userId !== null,
      })),
    };
  });
}
