import { readStored, removeStored, writeStored } from "../../../../browser/storage.ts";
import type { DraftInputs, SavedInputs } from "./draftInputs.ts";

/** Words that have not reached the server, and what the server had when they were written. */
export interface UnsavedBackup {
  /** Without the texts that are the same in both. */
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

/** Of the texts only those that are not the same on both sides: a long draft is not written anew for every word. */
function changedTexts(base: SavedInputs, current: DraftInputs): UnsavedBackup {
  const ids = Object.keys({ ...base.texts, ...current.texts }).filter((id) => base.texts[id] !== current.texts[id]);
  const only = (texts: DraftInputs["texts"]) => Object.fromEntries(ids.map((id) => [id, texts[id] ?? ""]));
  return { base: { ...base, texts: only(base.texts) }, current: { ...current, texts: only(current.texts) } };
}

/** Keeps the unsaved words of one document for one person in local storage; nobody else's are ever shown. */
export function createBackupStore(userId: string, docId: string): BackupStore {
  const key = `grantwright.unsaved.${userId}.${docId}`;
  return {
    read: () => {
      const backup = readStored<UnsavedBackup>(key);
      return backup?.base && backup.current ? backup : undefined;
    },
    write: ({ base, current }) => writeStored(key, changedTexts(base, current)),
    clear: () => removeStored(key),
  };
}
