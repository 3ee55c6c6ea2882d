import { restoreBackup } from "../capabilities/backup/restoreBackup.ts";
import { openFiles } from "../capabilities/files/openFiles.ts";
import { createLog } from "../capabilities/http/log.ts";
import { readConfig } from "../kernel/config.ts";
import { openPlace, type Place } from "./openPlace.ts";
import type { Terminal } from "./terminal.ts";

/** Restores a backup into the database and the store that the settings name. Throws what restoreBackup throws. */
export async function restore({ env, print, now, signal }: Terminal, folder: string): Promise<void> {
  const config = readConfig(env);
  let place: Place | undefined;
  try {
    const { files, missingFiles } = await restoreBackup({
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
    print("All is restored. Start the server.");
  } finally {
    await place?.close();
  }
}
