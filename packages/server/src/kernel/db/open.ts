import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import { migrate as migratePostgres } from "drizzle-orm/node-postgres/migrator";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import pg from "pg";
import { migrationsFolder } from "../package/packageRoot.ts";
import * as schema from "./schema.ts";

/**
 * The database, embedded or not. Inside a transaction use only what the transaction hands over: the embedded
 * database has one connection, and anything else would wait for ever.
 */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** Either database, with what is particular to each. */
export type OpenDatabase = {
  db: Database;
  close(): Promise<void>;
} & ({ kind: "embedded"; client: PGlite } | { kind: "postgres"; connectionString: string; pool: PoolFigures });

/** The connections of a process to the database, and how many callers wait for one. */
export type PoolFigures = Pick<pg.Pool, "totalCount" | "idleCount" | "waitingCount">;

/** Any number will do, so long as all processes use the same. */
const migrationLock = 4_711_001;

const casing = "snake_case" as const;

/** Opens the embedded database and brings its tables up to date. The caller holds the lock on the folder. */
export async function openEmbedded(source: { dataDir: string } | { client: PGlite }): Promise<OpenDatabase> {
  const client = "client" in source ? source.client : new PGlite(join(source.dataDir, "db"));
  await client.waitReady;
  const db = drizzlePglite({ client, schema, casing });
  await migratePglite(db, { migrationsFolder });
  return { kind: "embedded", db: db as unknown as Database, client, close: () => client.close() };
}

/** Connects to PostgreSQL and brings its tables up to date; of several processes one at a time. */
export async function openPostgres(connectionString: string, onError: (error: Error) => void): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString, max: 10, connectionTimeoutMillis: 10_000 });
  pool.on("error", onError);
  try {
    const connection = await pool.connect();
    try {
      await connection.query("select pg_advisory_lock($1)", [migrationLock]);
      await migratePostgres(drizzlePostgres({ client: connection, casing }), { migrationsFolder });
      await connection.query("select pg_advisory_unlock($1)", [migrationLock]);
      connection.release();
    } catch (cause) {
      connection.release(true);
      throw cause;
    }
  } catch (cause) {
    await pool.end();
    throw cause;
  }
  const db = drizzlePostgres({ client: pool, schema, casing });
  return { kind: "postgres", db: db as unknown as Database, connectionString, pool, close: () => pool.end() };
}
