import type { DraftInputs } from "./draftInputs.ts";

/** A place that was changed here and elsewhere, in different ways. */
export interface InputConflict {
  /** The field's id, or the name of an input outside the sections. */
  id: string;
  /** What it says elsewhere. */
  theirs: string;
}

/** The inputs after a merge, and where both sides had changed the same. */
export interface MergedInputs {
  inputs: DraftInputs;
  conflicts: InputConflict[];
}

const plain = ["name", "eligibilityCriteria", "assessmentCriteria"] as const;

/**
 * Brings together what was changed here (`mine`) and elsewhere (`theirs`) since both were `base`. What only one side changed is
 * taken from that side. Where both did, mine stays and the other version is handed back: no word is lost on either side.
 */
export function mergeInputs(base: DraftInputs, mine: DraftInputs, theirs: DraftInputs): MergedInputs {
  const conflicts: InputConflict[] = [];
  const pick = (id: string, before: string, here: string, there: string) => {
    if (here === before) return there;
    if (there !== before && there !== here) conflicts.push({ id, theirs: there });
    return here;
  };
  const texts: Record<string, string> = {};
  for (const id of new Set([...Object.keys(theirs.texts), ...Object.keys(mine.texts)])) {
    texts[id] = pick(id, base.texts[id] ?? "", mine.texts[id] ?? "", theirs.texts[id] ?? "");
  }
  const known = new Set(theirs.addedFields.map(({ id }) => id));
  const inputs: DraftInputs = {
    name: "",
    eligibilityCriteria: "",
    assessmentCriteria: "",
    useEnglish: mine.useEnglish === base.useEnglish ? theirs.useEnglish : mine.useEnglish,
    texts,
    addedFields: [...theirs.addedFields, ...mine.addedFields.filter(({ id }) => !known.has(id))],
  };
  for (const key of plain) inputs[key] = pick(key, base[key], mine[key], theirs[key]);
  return { inputs, conflicts };
}
