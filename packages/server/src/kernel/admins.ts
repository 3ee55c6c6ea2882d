import { eq, exists, type Column, type SQL } from "drizzle-orm";
import type { Config } from "./config.ts";
import type { Database } from "./db/open.ts";
import { admin } from "./db/schema.ts";

/** Whether an address stands in the table of admins, for a query that reads a person anyhow. */
export const isAdded = (db: Database, email: Column): SQL<boolean> =>
  exists(db.select({ email: admin.email }).from(admin).where(eq(admin.email, email))) as SQL<boolean>;

/**
 * The rule: who looks after the deployment is whose address stands in ADMIN_EMAIL or in the table of admins. `isInTable` is what the
 * table says of the address.
 */
export const isAdmin = (config: Pick<Config, "adminEmails">, email: string, isInTable: boolean): boolean =>
  config.adminEmails.includes(email) || isInTable;

/** As `isAdmin`, by one read of the table where the settings do not say it already: another process may have changed it just now. */
export async function isAdminNow(
  { config, db }: { config: Pick<Config, "adminEmails">; db: Database },
  email: string,
): Promise<boolean> {
  if (isAdmin(config, email, false)) return true;
  const found = await db.select({ email: admin.email }).from(admin).where(eq(admin.email, email));
  return isAdmin(config, email, found.length > 0);
}
