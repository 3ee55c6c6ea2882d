/** Raised where a backup cannot be made or restored, with a message for whoever asked for it. */
export class BackupError extends Error {
  override name = "BackupError";
}
