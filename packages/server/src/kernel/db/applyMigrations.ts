import { readMigrationFiles, type MigrationMeta } from "drizzle-orm/migrator";
import { migrationsFolder } from "../package/packageRoot.ts";

/** What drizzle's own `migrate` calls with all migrations of a folder. */
interface Migrating {
  dialect: { migrate(migrations: MigrationMeta[], session: unknown, config: object): Promise<void> };
  session: unknown;
}

/** Applies the migrations up to the one that was made at `last`, in milliseconds, to one of drizzle's databases. The caller keeps other processes from it. */
export async function applyMigrations(db: object, last: number): Promise<void> {
  const { dialect, session } = db as Migrating;
  const migrations = readMigrationFiles({ migrationsFolder }).filter(({ folderMillis }) => folderMillis <= last);
  await dialect.migrate(migrations, session, {});
}
