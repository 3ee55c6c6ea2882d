import { resolve } from "node:path";
import { BackupError } from "../capabilities/backup/backupError.ts";
import { makeBackup, type BackupMade } from "../capabilities/backup/makeBackup.ts";
import { removeOldBackups } from "../capabilities/backup/removeOldBackups.ts";
import { openFiles } from "../capabilities/files/openFiles.ts";
import { askServer } from "../capabilities/operate/askServer.ts";
import { readConfig } from "../kernel/config.ts";
import { filesLost, tellLost } from "./lostFiles.ts";
import { hasDatabase, openFreePlace } from "./openPlace.ts";
import type { Terminal } from "./terminal.ts";

const mostDays = 36_500;

/** How many days older backups are kept; undefined where nothing is said of them. Throws a BackupError. */
function daysOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^[1-9]\d*$/.test(text) && Number(text) <= mostDays) return Number(text);
  throw new BackupError(`--keep-days must be a whole number from 1 to ${mostDays}.`);
}

/**
 * Makes a backup, through the server that holds the embedded database where one does, and then removes those beside it that are older
 * than is said. Returns the exit code: `filesLost` where files are not in it that nobody removed; then older backups stay, as they may have
 * them. Throws what makeBackup throws.
 */
export async function backup(
  { env, print, printError, signal, now }: Terminal,
  given: string,
  { withFiles, keepDays }: { withFiles: boolean; keepDays: string | undefined },
): Promise<number> {
  const days = daysOf(keepDays);
  const config = readConfig(env);
  const folder = resolve(given);
  if (!hasDatabase(config)) throw new BackupError(`There is no database in ${config.dataDir}. Is DATA_DIR right?`);
  const place = await openFreePlace(config);
  const made = await (async () => {
    if (!place)
      return (await askServer(config.dataDir, { do: "backup", folder, withFiles }, print, signal)) as BackupMade;
    try {
      const files = withFiles ? await openFiles(config) : undefined;
      return await makeBackup({ database: place.database, files, folder, signal, tell: print });
    } finally {
      await place.close();
    }
  })();
  for (const id of made.missingFiles) print(`The file ${id} was removed meanwhile.`);
  print(`The backup is in ${made.folder}`);
  // A server of an older release, asked by this one, does not say.
  const { lostFiles = [] } = made;
  if (lostFiles.length > 0) {
    printError(`${tellLost(lostFiles)}. Look for ${lostFiles.length === 1 ? "it" : "them"} in an older backup.`);
    if (days !== undefined) printError("So no older backup was removed.");
    return filesLost;
  }
  if (days === undefined) return 0;
  for (const old of await removeOldBackups(made.folder, days, now())) print(`Removed the older backup ${old}`);
  return 0;
}
