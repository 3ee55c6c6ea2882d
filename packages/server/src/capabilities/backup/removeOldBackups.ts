import { readdir, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { BackupError } from "./backupError.ts";
import { readManifest } from "./manifest.ts";

const day = 24 * 60 * 60_000;

/** All that stands in the folder of a backup. */
const parts = new Set(["manifest.json", "manifest.sha256", "tables", "files"]);

/** When the backup in a folder was made; undefined where the folder is no whole backup, or holds something besides. */
async function madeAt(folder: string): Promise<Date | undefined> {
  try {
    const names = await readdir(folder);
    if (names.some((name) => !parts.has(name))) return undefined;
    return new Date((await readManifest(folder)).madeAt);
  } catch (error) {
    if (error instanceof BackupError || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/**
 * Removes backups that are older than `keepDays` and lie beside the one in `folder`, which stays. What is no whole backup, or was made by
 * a newer release, is left alone, and so are links. Returns the folders that are gone.
 */
export async function removeOldBackups(folder: string, keepDays: number, now: Date): Promise<string[]> {
  const kept = resolve(folder);
  const beside = dirname(kept);
  const oldest = now.getTime() - keepDays * day;
  const removed: string[] = [];
  for (const entry of await readdir(beside, { withFileTypes: true })) {
    const path = join(beside, entry.name);
    if (!entry.isDirectory() || path === kept) continue;
    const made = await madeAt(path);
    if (!made || made.getTime() >= oldest) continue;
    await rm(path, { recursive: true });
    removed.push(path);
  }
  return removed.toSorted();
}
