import { startPostgres } from "./postgres.ts";
import { TestServer } from "./server.ts";

/**
 * Readies what all walks begin with: an embedded database that one server made from nothing, as making it takes longer than all
 * else that a server does to start; with `E2E_DATABASE=postgres`, a PostgreSQL in which each server has a database of its own.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  if (process.env.E2E_DATABASE !== "postgres") {
    const first = new TestServer();
    await first.start();
    await first.stop();
    process.env.E2E_EMPTY_DATA = first.dataDir;
    return () => first.end();
  }
  const postgres = await startPostgres();
  process.env.E2E_POSTGRES_URL = postgres.url;
  return postgres.stop;
}
