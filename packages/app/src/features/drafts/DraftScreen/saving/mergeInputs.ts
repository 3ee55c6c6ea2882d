import type { Schemas } from "@grantwright/api-client";
import { fingerprint } from "../../../../browser/fingerprint.ts";
import { changedIds, textOf, withText, type DraftInputs, type SavedInputs } from "./draftInputs.ts";

/** What differs from the server's inputs, with what is needed to bring it together with whatever the server has later. */
export interface InputChanges {
  /** The newest revision of the server's that was known. */
  revision: number;
  /** Changed texts by the id of their section, or by the headKey of the input. */
  texts: Readonly<Record<string, string>>;
  /** Of each changed text, the fingerprints of what stood there before: on the server, or on its way there. */
  known: Readonly<Record<string, readonly string[]>>;
  /** Absent where it was not changed. */
  useEnglish?: boolean;
  addedFields: readonly Schemas["AddedField"][];
  /** Other versions that pages left on this device, and between which the person has not chosen yet. */
  copies?: readonly { id: string; text: string }[];
  /** Inputs outside the sections stand under their headKeys. Absent in what earlier releases kept: there their bare names do. */
  hasHeadKeys?: true;
  /** Where the document is not made yet: the Idempotency-Key that it is made under. */
  making?: string;
}

/** A place that was changed here and elsewhere, in different ways. */
export interface InputConflict {
  /** The id of the section, or the headKey of an input outside the sections. */
  id: string;
  /** What it says elsewhere. */
  theirs: string;
  /** `server`: it was saved by somebody else, or in another browser. `device`: another page left it here, unsaved. */
  from: "server" | "device";
}

const without = (fields: DraftInputs["addedFields"], known: DraftInputs["addedFields"]) =>
  fields.filter(({ id }) => !known.some((other) => other.id === id));

/** What the inputs say beyond the server's. */
export function changesOf(
  base: SavedInputs,
  inputs: DraftInputs,
  known: (id: string) => readonly string[],
): InputChanges {
  const ids = changedIds(base, inputs);
  return {
    revision: base.revision,
    texts: Object.fromEntries(ids.map((id) => [id, textOf(inputs, id)])),
    known: Object.fromEntries(ids.map((id) => [id, known(id)])),
    ...(inputs.useEnglish !== base.useEnglish && { useEnglish: inputs.useEnglish }),
    addedFields: without(inputs.addedFields, base.addedFields),
    hasHeadKeys: true,
  };
}

/**
 * Puts changes upon inputs. What stood there when they were made gives way. Where something else stands there now, the change
 * stays in sight and the other text is handed back: no word is lost on either side.
 */
export function mergeInputs(
  onto: DraftInputs,
  changes: InputChanges,
): { inputs: DraftInputs; conflicts: Omit<InputConflict, "from">[] } {
  const conflicts: Omit<InputConflict, "from">[] = [];
  let inputs: DraftInputs = {
    ...onto,
    useEnglish: changes.useEnglish ?? onto.useEnglish,
    addedFields: [...onto.addedFields, ...without(changes.addedFields, onto.addedFields)],
  };
  for (const [id, mine] of Object.entries(changes.texts)) {
    const theirs = textOf(onto, id);
    if (theirs === mine) continue;
    inputs = withText(inputs, id, mine);
    if (!changes.known[id]?.includes(fingerprint(theirs))) conflicts.push({ id, theirs });
  }
  return { inputs, conflicts };
}
