import { readStored, removeStored, writeStored } from "../../../../browser/storage.ts";
import type { DraftInputs, SavedInputs } from "./draftInputs.ts";

/** Words that have not reached the server, and what the server had when they were written. */
export interface UnsavedBackup {
  base: SavedInputs;
  current: DraftInputs;
}

/** Where unsaved words are kept on this device. */
export interface BackupStore {
  read: () => UnsavedBackup | undefined;
  /** False where the device refused it. */
  write: (backup: UnsavedBackup) => boolean;
  clear: () => void;
}

/** Keeps the unsaved words of one document for one person in local storage; nobody else's are ever shown. */
export function createBackupStore(userId: string, docId: string): BackupStore {
  const key = `grantwright.unsaved.${userId}.${docId}`;
  return {
    read: () => {
      const backup = readStored<UnsavedBackup>(key);
      return backup?.base && backup.current ? backup : undefined;
    },
    write: (backup) => writeStored(key, backup),
    clear: () => removeStored(key),
  };
}
