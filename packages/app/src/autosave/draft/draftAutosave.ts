import type { DraftInputs } from "@grantwright/domain";
import { createAutosave, type Autosave } from "../createAutosave.ts";
import type { DraftJournal } from "./draftJournal.ts";
import { draftModel, draftSync, type DraftModel } from "./draftSync.ts";
import type { BaseInputs } from "./wire.ts";

/** Saves a draft while it is written. */
export type DraftAutosave = Autosave<DraftModel, BaseInputs>;

/** What it needs. */
export interface DraftAutosaveOptions {
  base: BaseInputs;
  /** When the server last took the draft. */
  savedAt: Date;
  journal: DraftJournal;
  /** Sends the inputs; throws where they were not taken. Answers the new revision. */
  send: (inputs: DraftInputs, base: BaseInputs) => Promise<number>;
}

/** Keeps and sends the inputs of one draft. A text past its bound is held back alone (see textBounds). */
export const createDraftAutosave = ({ base, savedAt, journal, send }: DraftAutosaveOptions): DraftAutosave =>
  createAutosave({
    model: draftModel(base),
    sync: draftSync,
    journal,
    send: (inputs, model) => send(inputs, model.base),
    savedAt,
  });
