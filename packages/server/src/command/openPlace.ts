import { existsSync } from "node:fs";
import type { Config } from "../kernel/config.ts";
import { DataDirInUseError, lockDataDir } from "../kernel/db/lock.ts";
import { connectEmbedded, connectPostgres, embeddedFolder, type OpenDatabase } from "../kernel/db/open.ts";

/** A database that is open as it is, with what closes it. */
export interface Place {
  database: OpenDatabase;
  close(): Promise<void>;
}

/** Whether the settings name a database that is there, as far as that can be told without opening it. */
export const hasDatabase = ({ databaseUrl, dataDir }: Pick<Config, "databaseUrl" | "dataDir">): boolean =>
  databaseUrl !== undefined || existsSync(embeddedFolder(dataDir));

/**
 * Opens the database that the settings name, and migrates nothing. Throws a DataDirInUseError where a server holds the embedded one, and
 * what the database threw.
 */
export async function openPlace({ databaseUrl, dataDir }: Pick<Config, "databaseUrl" | "dataDir">): Promise<Place> {
  if (databaseUrl !== undefined) {
    // What breaks a connection ends the statement that waits for it, too.
    const database = await connectPostgres(databaseUrl, () => {});
    return { database, close: () => database.close() };
  }
  const unlock = lockDataDir(dataDir);
  try {
    const database = await connectEmbedded({ dataDir });
    return { database, close: () => database.close().finally(unlock) };
  } catch (cause) {
    unlock();
    throw cause;
  }
}

/** Opens the same; undefined where a server holds it, which then has to be asked. */
export function openFreePlace(config: Pick<Config, "databaseUrl" | "dataDir">): Promise<Place | undefined> {
  return openPlace(config).catch((cause: unknown) => {
    if (cause instanceof DataDirInUseError) return undefined;
    throw cause;
  });
}
