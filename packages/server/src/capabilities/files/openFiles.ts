import { join } from "node:path";
import type { Config } from "../../kernel/config.ts";
import { createFolderStore, type FileStore } from "./fileStore.ts";

/** Opens the store of uploaded files that the settings name. */
export async function openFiles({ storage, dataDir }: Pick<Config, "storage" | "dataDir">): Promise<FileStore> {
  if (!storage) return createFolderStore(join(dataDir, "files"));
  // Its client takes much memory, which only those pay who use it.
  const { createS3Store } = await import("./s3Store.ts");
  return createS3Store(storage);
}
