import { resolve } from "node:path";
import { BackupError } from "../capabilities/backup/backupError.ts";
import { makeBackup, type BackupMade } from "../capabilities/backup/makeBackup.ts";
import { openFiles } from "../capabilities/files/openFiles.ts";
import { askServer } from "../capabilities/operate/askServer.ts";
import { readConfig } from "../kernel/config.ts";
import { hasDatabase, openFreePlace } from "./openPlace.ts";
import type { Terminal } from "./terminal.ts";

/** Makes a backup, through the server that holds the embedded database where one does. Throws what makeBackup throws. */
export async function backup(
  { env, print, signal }: Terminal,
  given: string,
  { withFiles }: { withFiles: boolean },
): Promise<void> {
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
}
