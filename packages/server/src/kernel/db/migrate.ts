import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import pg from "pg";
import { applyMigrations } from "./applyMigrations.ts";
import { missingMigrations, NewerDatabaseError, newestMigration } from "./migrations.ts";
import {
  casing,
  connectEmbedded,
  connectionTimeoutMillis,
  connectPostgres,
  type Database,
  type EmbeddedSource,
  type OpenDatabase,
} from "./open.ts";
import * as schema from "./schema.ts";

/** Any number will do, so long as all processes use the same. */
const migrationLock = 4_711_001;

/** Brings the tables up to date, which nobody else migrates meanwhile. */
async function migrateAlone(db: Database, last: number): Promise<void> {
  if (!missingMigrations(await newestMigration(db))) throw new NewerDatabaseError();
  await applyMigrations(db, last);
}

/**
 * Brings the tables up to date, or up to the migration that was made at `last` (see Migration); of several processes one at a time. Throws
 * a NewerDatabaseError, and changes nothing, where they are of a newer release.
 */
export async function migrate(database: OpenDatabase, last = Infinity): Promise<void> {
  if (database.kind === "embedded") return migrateAlone(database.db, last);
  const client = new pg.Client({ connectionString: database.connectionString, connectionTimeoutMillis });
  // What breaks it ends the statement that waits for it, too.
  client.on("error", () => {});
  await client.connect();
  try {
    // Freed with the connection.
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await migrateAlone(drizzlePostgres({ client, schema, casing }) as unknown as Database, last);
  } finally {
    await client.end();
  }
}

/** The database that was opened, up to date. Closed where that fails. */
async function brought(opening: Promise<OpenDatabase>): Promise<OpenDatabase> {
  const database = await opening;
  try {
    await migrate(database);
  } catch (cause) {
    await database.close();
    throw cause;
  }
  return database;
}

/** Opens the embedded database and brings its tables up to date, as `migrate` does. The caller holds the lock on the folder. */
export const openEmbedded = (source: EmbeddedSource): Promise<OpenDatabase> => brought(connectEmbedded(source));

/** Connects to PostgreSQL and brings its tables up to date, as `migrate` does. */
export const openPostgres = (connectionString: string, onError: (error: Error) => void): Promise<OpenDatabase> =>
  brought(connectPostgres(connectionString, onError));
