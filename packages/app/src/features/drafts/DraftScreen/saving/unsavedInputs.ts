import { openJournal, type Journal } from "../../../../browser/journal/journal.ts";
import type { DraftInputs, SavedInputs } from "./draftInputs.ts";

/** Words that have not reached the server, and what the server had when they were written. */
export interface UnsavedInputs {
  /** Without the texts that are the same in both. */
  base: SavedInputs;
  current: DraftInputs;
}

/** Where the unsaved words of a draft are kept on this device. */
export type InputsJournal = Journal<UnsavedInputs>;

/** Of the texts only those that are not the same on both sides: a long draft is not written anew for every word. */
export function unsavedInputs(base: SavedInputs, current: DraftInputs): UnsavedInputs {
  const ids = Object.keys({ ...base.texts, ...current.texts }).filter((id) => base.texts[id] !== current.texts[id]);
  const only = (texts: DraftInputs["texts"]) => Object.fromEntries(ids.map((id) => [id, texts[id] ?? ""]));
  return { base: { ...base, texts: only(base.texts) }, current: { ...current, texts: only(current.texts) } };
}

const isInputs = (value: unknown): value is DraftInputs => {
  const inputs = value as Partial<DraftInputs> | null | undefined;
  return (
    typeof inputs?.name === "string" &&
    typeof inputs.eligibilityCriteria === "string" &&
    typeof inputs.assessmentCriteria === "string" &&
    Array.isArray(inputs.addedFields) &&
    typeof inputs.texts === "object" &&
    inputs.texts !== null &&
    Object.values(inputs.texts).every((text) => typeof text === "string")
  );
};

const isUnsaved = (value: unknown): value is UnsavedInputs => {
  const unsaved = value as Partial<UnsavedInputs> | null | undefined;
  return isInputs(unsaved?.base) && isInputs(unsaved.current);
};

/** The journal of one document's inputs for one person. */
export const openInputsJournal = (userId: string, docId: string): InputsJournal =>
  openJournal(userId, docId, isUnsaved);
