import { openJournal, type Journal } from "../../../../browser/journal/journal.ts";
import type { InputChanges } from "./mergeInputs.ts";

/** Where the unsaved words of a draft are kept on this device. */
export type InputsJournal = Journal<InputChanges>;

const every = (record: unknown, isRight: (value: unknown) => boolean) =>
  typeof record === "object" && record !== null && Object.values(record).every(isRight);

const isChanges = (value: unknown): value is InputChanges => {
  const changes = value as Partial<InputChanges> | null | undefined;
  return (
    typeof changes?.revision === "number" &&
    every(changes.texts, (text) => typeof text === "string") &&
    every(changes.known, Array.isArray) &&
    Array.isArray(changes.addedFields)
  );
};

/** The journal of one document's inputs for one person. `page`: whose entry is written, this page's by default. */
export const openInputsJournal = (userId: string, docId: string, page?: string): InputsJournal =>
  openJournal(userId, docId, isChanges, page);
