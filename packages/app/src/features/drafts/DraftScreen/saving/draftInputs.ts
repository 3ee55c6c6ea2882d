import type { BodyOf, Schemas } from "@grantwright/api-client";

/** Everything in a draft that a person types or chooses, and that is saved. */
export interface DraftInputs {
  name: string;
  eligibilityCriteria: string;
  assessmentCriteria: string;
  useEnglish: boolean;
  /** The text of each section by the id of its field. */
  texts: Readonly<Record<string, string>>;
  /** Sections that the person added. */
  addedFields: readonly Schemas["AddedField"][];
}

/** The inputs as the server has them, and the revision they are of. */
export interface SavedInputs extends DraftInputs {
  revision: number;
}

/** The inputs of a document. */
export function inputsOf(doc: Schemas["Document"]): SavedInputs {
  return {
    revision: doc.revision,
    name: doc.name,
    eligibilityCriteria: doc.eligibilityCriteria,
    assessmentCriteria: doc.assessmentCriteria,
    useEnglish: doc.useEnglish,
    texts: Object.fromEntries(Object.values(doc.draft).map(({ id, userText }) => [id, userText])),
    addedFields: doc.fields
      .filter((field) => field.added)
      .map(({ id, title, description }) => ({ id, title, ...(description ? { description } : {}) })),
  };
}

/** The body of a save: every text that is not empty, and the ids of those that were emptied since. */
export function saveBody(docId: string, inputs: DraftInputs, saved: DraftInputs, generate: boolean): BodyOf<"saveDoc"> {
  const texts = Object.entries(inputs.texts);
  return {
    id: docId,
    generate,
    name: inputs.name,
    eligibilityCriteria: inputs.eligibilityCriteria,
    assessmentCriteria: inputs.assessmentCriteria,
    useEnglish: inputs.useEnglish,
    draft: texts.filter(([, userText]) => userText).map(([id, userText]) => ({ id, userText })),
    clearedFieldIds: texts.filter(([id, userText]) => !userText && saved.texts[id]).map(([id]) => id),
    addedFields: [...inputs.addedFields],
  };
}

/** The inputs that are plain texts outside the sections. */
export const headInputs = ["name", "eligibilityCriteria", "assessmentCriteria"] as const;

/** One of them. */
export type HeadInput = (typeof headInputs)[number];

/**
 * What stands for an input outside the sections where texts of both kinds stand together. A section may have any id, "name" too;
 * but none begins with this character, which no database holds.
 */
export const headKey = (input: HeadInput): string => `\u0000${input}`;

const inputOfKey = new Map(headInputs.map((input) => [headKey(input), input]));

/** The input that a headKey stands for; undefined for the id of a section. */
export const headInputOf = (key: string): HeadInput | undefined => inputOfKey.get(key);

/** One text of the inputs, by the id of its section or by a headKey. Empty where there is none. */
export function textOf(inputs: DraftInputs, key: string): string {
  const input = inputOfKey.get(key);
  return input ? inputs[input] : (inputs.texts[key] ?? "");
}

/** The inputs with one text changed. */
export function withText(inputs: DraftInputs, key: string, text: string): DraftInputs {
  const input = inputOfKey.get(key);
  return input ? { ...inputs, [input]: text } : { ...inputs, texts: { ...inputs.texts, [key]: text } };
}

/** The texts that are not the same: ids of sections and headKeys. */
export function changedIds(one: DraftInputs, other: DraftInputs): string[] {
  const ids = new Set([...inputOfKey.keys(), ...Object.keys(one.texts), ...Object.keys(other.texts)]);
  return [...ids].filter((id) => textOf(one, id) !== textOf(other, id));
}

/** Whether two sets of inputs say the same; a missing text and an empty one are alike. */
export const sameInputs = (one: DraftInputs, other: DraftInputs): boolean =>
  one.useEnglish === other.useEnglish &&
  one.addedFields.map(({ id }) => id).join() === other.addedFields.map(({ id }) => id).join() &&
  changedIds(one, other).length === 0;
