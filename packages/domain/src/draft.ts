declare const brand: unique symbol;

/** The id of a section. Whoever makes a template chooses it: any 1 to 60 characters, so that it is no other string by accident. */
export type SectionId = string & { readonly [brand]: "SectionId" };

/** Calls a string the id of a section: where it comes from the wire, an address or a new section. */
export const sectionId = (id: string): SectionId => id as SectionId;

/** The inputs of a draft that are plain texts outside the sections. */
export const headInputs = ["name", "eligibilityCriteria", "assessmentCriteria"] as const;

/** One of them. */
export type HeadInput = (typeof headInputs)[number];

/**
 * Names one text of a draft where texts of both kinds stand together. A section may have any id, `name` too; what it is named by
 * here can be no other input's.
 */
export type TextKey = `head.${HeadInput}` | `section.${string}`;

/** Names the text of an input outside the sections. */
export const headKey = (input: HeadInput): TextKey => `head.${input}`;

/** Names the text of a section. */
export const sectionKey = (id: SectionId): TextKey => `section.${id}`;

const inputOfKey = new Map<TextKey, HeadInput>(headInputs.map((input) => [headKey(input), input]));
const sectionStart = "section.".length;

/** The input outside the sections that a key names; undefined where it names a section. */
export const headInputOf = (key: TextKey): HeadInput | undefined => inputOfKey.get(key);

/** The section that a key names; undefined where it names an input outside the sections. */
export const sectionIdOf = (key: TextKey): SectionId | undefined =>
  inputOfKey.has(key) ? undefined : sectionId(key.slice(sectionStart));

/** A section that the person added. */
export interface AddedSection {
  id: SectionId;
  title: string;
  description?: string;
}

/** A section that the person added, as a section of the form: optional, and written by the person. */
export const addedField = (section: AddedSection) => ({
  ...section,
  hidden: false,
  auto: false,
  required: false,
  added: true,
});

/** Everything in a draft that a person types or chooses, and that is saved. */
export interface DraftInputs {
  head: Readonly<Record<HeadInput, string>>;
  /** The text of each section. A missing one and an empty one are alike. */
  sections: Readonly<Record<SectionId, string>>;
  useEnglish: boolean;
  addedSections: readonly AddedSection[];
}

/** One text of the inputs. Empty where there is none. */
export function textOf(inputs: Pick<DraftInputs, "head" | "sections">, key: TextKey): string {
  const input = inputOfKey.get(key);
  if (input) return inputs.head[input];
  const id = key.slice(sectionStart) as SectionId;
  return Object.hasOwn(inputs.sections, id) ? inputs.sections[id]! : "";
}

/** The inputs with one text changed. */
export function withText(inputs: DraftInputs, key: TextKey, text: string): DraftInputs {
  const input = inputOfKey.get(key);
  if (input) return { ...inputs, head: { ...inputs.head, [input]: text } };
  return { ...inputs, sections: { ...inputs.sections, [key.slice(sectionStart)]: text } };
}

/** The keys of all texts that some inputs have. */
export const textKeysOf = (...all: readonly DraftInputs[]): TextKey[] => {
  const ids = new Set(all.flatMap(({ sections }) => Object.keys(sections)));
  return [...inputOfKey.keys(), ...[...ids].map((id) => sectionKey(sectionId(id)))];
};

/** The texts that two inputs do not have alike. */
export const changedKeys = (one: DraftInputs, other: DraftInputs): TextKey[] =>
  one.head === other.head && one.sections === other.sections
    ? []
    : textKeysOf(one, other).filter((key) => textOf(one, key) !== textOf(other, key));

/** Whether two sets of inputs say the same. */
export const isSameInputs = (one: DraftInputs, other: DraftInputs): boolean =>
  one.useEnglish === other.useEnglish &&
  one.addedSections.map(({ id }) => id).join() === other.addedSections.map(({ id }) => id).join() &&
  changedKeys(one, other).length === 0;
