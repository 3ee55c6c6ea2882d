import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle as drizzlePostgres } from "drizzle-orm/node-postgres";
import { migrate as migratePostgres } from "drizzle-orm/node-postgres/migrator";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import pg from "pg";
import { openEmbedded, openPostgres, type OpenDatabase } from "../../src/kernel/db/open.ts";
import { migrationsFolder } from "../../src/kernel/package/packageRoot.ts";
import { makePostgres, type DatabaseKind } from "./testServer.ts";

/** The migrations up to one of them, in a folder of their own. */
function migrationsUpTo(last: string): string {
  const folder = mkdtempSync(join(tmpdir(), "grantwright-migrations-"));
  cpSync(migrationsFolder, folder, { recursive: true });
  const file = join(folder, "meta", "_journal.json");
  const journal = JSON.parse(readFileSync(file, "utf8")) as { entries: { tag: string }[] };
  const end = journal.entries.findIndex(({ tag }) => tag === last);
  if (end === -1) throw new Error(`There is no migration ${last}.`);
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end + 1) }));
  return folder;
}

/** Opens a database that an older version of the server made (up to migration `last`) and `sql` filled. */
export async function openOlderDatabase(kind: DatabaseKind, last: string, sql: string): Promise<OpenDatabase> {
  const folder = migrationsUpTo(last);
  try {
    if (kind === "embedded") {
      const client = new PGlite();
      await migratePglite(drizzlePglite({ client }), { migrationsFolder: folder });
      await client.exec(sql);
      return await openEmbedded({ client });
    }
    const address = await makePostgres("empty");
    const client = new pg.Client({ connectionString: address });
    await client.connect();
    await migratePostgres(drizzlePostgres({ client }), { migrationsFolder: folder });
    await client.query(sql);
    await client.end();
    return await openPostgres(address, (error) => {
      throw error;
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}
