import { sql } from "drizzle-orm";
import { PGlite } from "@electric-sql/pglite";
import { migrate } from "../../src/kernel/db/migrate.ts";
import { releaseMigrations } from "../../src/kernel/db/migrations.ts";
import { connectEmbedded, connectPostgres, type OpenDatabase } from "../../src/kernel/db/open.ts";
import { makePostgres, type DatabaseKind } from "./testServer.ts";

/** Makes the tables of an older version of the server (up to migration `last`) in an empty database, and fills them. */
export async function makeOlder(database: OpenDatabase, last: string, content: string): Promise<void> {
  const end = releaseMigrations().find(({ name }) => name === last);
  if (!end) throw new Error(`There is no migration ${last}.`);
  await migrate(database, end.madeAt);
  if (database.kind === "embedded") await database.client.exec(content);
  else await database.db.execute(sql.raw(content));
}

/** Opens a database that an older version of the server made (up to migration `last`) and `content` filled. */
export async function openOlderDatabase(kind: DatabaseKind, last: string, content: string): Promise<OpenDatabase> {
  const database =
    kind === "embedded"
      ? await connectEmbedded({ client: new PGlite() })
      : await connectPostgres(await makePostgres("empty"), (error) => {
          throw error;
        });
  await makeOlder(database, last, content);
  await migrate(database);
  return database;
}
