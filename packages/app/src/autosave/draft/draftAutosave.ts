import type { DraftInputs } from "@grantwright/domain";
import { createAutosave, type Autosave } from "../createAutosave.ts";
import type { DraftJournal } from "./draftJournal.ts";
import type { Way } from "../way.ts";
import { draftModel, draftSync, waysOf, type DraftModel } from "./draftSync.ts";
import type { ByText } from "./mergeInputs.ts";
import type { BaseInputs } from "./wire.ts";

/** Saves a draft while it is written. */
export type DraftAutosave = Autosave<DraftModel, BaseInputs>;

/** What it needs. */
export interface DraftAutosaveOptions {
  base: BaseInputs;
  /** When the server last took the draft. */
  savedAt: Date;
  journal: DraftJournal;
  /** Sends the inputs; throws where they were not taken. Answers the new revision. `ways`: how they came to be, where not typed. */
  send: (inputs: DraftInputs, base: BaseInputs, ways: ByText<Way>) => Promise<number>;
}

/** Keeps and sends the inputs of one draft. A text past its bound is held back alone (see textBounds). */
export const createDraftAutosave = ({ base, savedAt, journal, send }: DraftAutosaveOptions): DraftAutosave =>
  createAutosave({
    model: draftModel(base),
    sync: draftSync,
    journal,
    send: (inputs, model) => send(inputs, model.base, waysOf(model)),
    savedAt,
  });
