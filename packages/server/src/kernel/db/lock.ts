import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Raised when another process uses the data folder. */
export class DataDirInUseError extends Error {
  override name = "DataDirInUseError";
}

/**
 * Takes the data folder for this process alone: two processes on one embedded database lose data silently.
 * The lock is an open SQLite transaction, which the operating system ends when the process dies, however it dies.
 * Throws a DataDirInUseError where another process holds it. Returns what gives it back.
 */
export function lockDataDir(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = new DatabaseSync(join(dataDir, "lock"));
  try {
    lock.exec("PRAGMA busy_timeout = 2000");
    lock.exec("BEGIN EXCLUSIVE");
  } catch (cause) {
    lock.close();
    if (!/locked|busy/i.test(String(cause))) throw cause;
    throw new DataDirInUseError(
      `Another Grantwright server is using ${dataDir}. Stop it first, or set DATA_DIR to another folder (and PORT to another port).`,
    );
  }
  return () => lock.close();
}
