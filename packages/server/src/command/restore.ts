import { restoreBackup } from "../capabilities/backup/restoreBackup.ts";
import { openFiles } from "../capabilities/files/openFiles.ts";
import { createLog } from "../capabilities/http/log.ts";
import { readConfig } from "../kernel/config.ts";
import { filesLost, tellLost } from "./lostFiles.ts";
import { openPlace, type Place } from "./openPlace.ts";
import type { Terminal } from "./terminal.ts";

/**
 * Restores a backup into the database and the store that the settings name. Returns the exit code: `filesLost` where files were lost
 * before the backup was made. Throws what restoreBackup throws.
 */
export async function restore({ env, print, printError, now, signal }: Terminal, folder: string): Promise<number> {
  const config = readConfig(env);
  let place: Place | undefined;
  try {
    const { files, missingFiles, lostFiles } = await restoreBackup({
      folder,
      async open() {
        place = await openPlace(config);
        return { database: place.database, files: await openFiles(config) };
      },
      now,
      log: createLog("error"),
      signal,
      tell: print,
    });
    if (!files) print("The backup holds no files: see that the server finds them where they were.");
    for (const id of missingFiles) print(`The file ${id} is not in the backup: it was removed while that was made.`);
    if (lostFiles.length === 0) {
      print("All is restored. Start the server.");
      return 0;
    }
    printError(`When the backup was made, ${tellLost(lostFiles)}. Look in an older backup.`);
    print("All else is restored. Start the server.");
    return filesLost;
  } finally {
    await place?.close();
  }
}
