import { startPostgres } from "./postgres.ts";

/** With `E2E_DATABASE=postgres` all servers of the walks keep their data in one PostgreSQL, each in a database of its own. */
export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_DATABASE !== "postgres") return undefined;
  const postgres = await startPostgres();
  process.env.E2E_POSTGRES_URL = postgres.url;
  return postgres.stop;
}
