import pg from "pg";

/** Makes a database on a PostgreSQL server: empty, or a copy of another one that nobody is connected to; `like` says more, in SQL. */
export async function createDatabase(serverUrl: string, name: string, template?: string, like = ""): Promise<void> {
  const client = new pg.Client({ connectionString: `${serverUrl}/postgres` });
  await client.connect();
  try {
    await client.query(`create database ${name}${template === undefined ? "" : ` template ${template}`} ${like}`);
  } finally {
    await client.end();
  }
}
