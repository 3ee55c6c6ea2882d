import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import pg from "pg";
import { endOnPanic } from "./endOnPanic.ts";
import { NoRoomError, roomFor } from "../room.ts";
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

/** How columns are named: with underscores. */
export const casing = "snake_case" as const;

/** How long a connection to PostgreSQL may take to come about. */
export const connectionTimeoutMillis = 10_000;

/** The bytes without which the embedded database cannot begin: a file of its log has 16 MB. */
const roomToOpen = 20 * 1024 * 1024;

/** Where the embedded database stands in a data folder. */
export const embeddedFolder = (dataDir: string): string => join(dataDir, "db");

/** Where the embedded database is, and who is told when it cannot go on and has to be opened anew (see endOnPanic). */
export type EmbeddedSource = ({ dataDir: string } | { client: PGlite }) & { onPanic?: (cause: Error) => void };

/** Opens the embedded database as it is. The caller holds the lock on the folder. Throws a NoRoomError where its disk is full. */
export async function connectEmbedded(source: EmbeddedSource): Promise<OpenDatabase> {
  const client = "client" in source ? source.client : new PGlite(embeddedFolder(source.dataDir));
  try {
    await client.waitReady;
  } catch (cause) {
    // It does not say what kept it from beginning.
    throw "dataDir" in source && roomFor(source.dataDir) < roomToOpen
      ? new NoRoomError(source.dataDir, { cause })
      : cause;
  }
  endOnPanic(client, source.onPanic ?? (() => {}));
  const db = drizzlePglite({ client, schema, casing });
  return { kind: "embedded", db: db as unknown as Database, client, close: () => client.close() };
}

/** Connects to PostgreSQL, whose tables stay as they are. */
export async function connectPostgres(
  connectionString: string,
  onError: (error: Error) => void,
): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString, max: 10, connectionTimeoutMillis });
  pool.on("error", onError);
  // A connection that breaks while a transaction holds it and asks for nothing tells nobody else, and would end the process.
  pool.on("connect", (client) => client.on("error", onError));
  try {
    await pool.query("select 1");
  } catch (cause) {
    await pool.end();
    throw cause;
  }
  const db = drizzlePostgres({ client: pool, schema, casing });
  return { kind: "postgres", db: db as unknown as Database, connectionString, pool, close: () => pool.end() };
}
