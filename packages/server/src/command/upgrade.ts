import { readConfig } from "../kernel/config.ts";
import { missingMigrations, NewerDatabaseError } from "../kernel/db/migrations.ts";
import { releaseVersion } from "../kernel/package/packageRoot.ts";
import { lookAtPlace } from "./look.ts";
import type { Terminal } from "./terminal.ts";

/** From how many rows on a table may make a migration take a while. */
const manyRows = 10_000;

/** Tells what this release would change in the database, and changes nothing. Returns the exit code: 1 where it is too old for it. */
export async function checkUpgrade({ env, print, printError }: Terminal): Promise<number> {
  const look = await lookAtPlace(readConfig(env));
  if (!look) {
    print("There is no database yet: it is made when the server starts first.");
    return 0;
  }
  const missing = missingMigrations(look.newestMigration);
  if (!missing) {
    printError(new NewerDatabaseError().message);
    return 1;
  }
  if (missing.length === 0) print(`The database is as this release (${releaseVersion}) has it.`);
  else {
    print(
      `${missing.length === 1 ? "This is" : "These are"} applied when this release (${releaseVersion}) starts first:`,
    );
    for (const { name } of missing) print(`  ${name}`);
    print("Make a backup first. A release from before does not start on the database afterwards.");
  }
  const large = look.tables.filter(({ rows }) => rows >= manyRows);
  for (const { name, rows } of large) print(`${name} has ${rows.toLocaleString("en")} rows`);
  if (large.length === 0) print(`No table has ${manyRows.toLocaleString("en")} rows.`);
  return 0;
}
