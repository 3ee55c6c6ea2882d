import { countWords } from "./countWords.ts";

/** The fewest words of a section that is not empty. Source: specification 2, section 9. */
const leastWords = 5;

/** The most characters of a text whose field names no maximum. */
export const defaultMaxLength = 10_000;

/** What the ring counts against where a field names no maximum, in characters. */
export const defaultRingMax = 4_000;

/** Texts of the rules, word for word as specified. */
export const ruleCopy = {
  required: "This is required",
  tooShort: "Too short minimum 5 words",
  tooLong: (most: number) => `Too long maximum ${most} characters`,
} as const;

/** The part of a field that its rules depend on. */
export interface RuledField {
  required: boolean;
  /** Written from the other sections. */
  auto: boolean;
  hidden: boolean;
  /** In characters. */
  maxLength?: number | undefined;
}

/** Whether the person is asked for a text: sections written from the others and hidden ones need none. */
export const needsInput = ({ auto, hidden }: Pick<RuledField, "auto" | "hidden">): boolean => !auto && !hidden;

/** What is wrong with the text of a section, in the specification's words; undefined where nothing is. */
export function sectionProblem(
  { required, maxLength }: Pick<RuledField, "required" | "maxLength">,
  text: string,
): string | undefined {
  if (text.trim() === "") return required ? ruleCopy.required : undefined;
  const most = maxLength ?? defaultMaxLength;
  if (text.length > most) return ruleCopy.tooLong(most);
  return countWords(text) < leastWords ? ruleCopy.tooShort : undefined;
}

/** What is wrong with the Grant Name; undefined where nothing is. Made from another document, a draft has none. */
export function nameProblem(name: string, { hasName }: { hasName: boolean }): string | undefined {
  if (hasName && name.trim() === "") return ruleCopy.required;
  return criteriaProblem(name);
}

/** What is wrong with the criteria; undefined where nothing is. They may be empty. */
export const criteriaProblem = (text: string): string | undefined =>
  text.length > defaultMaxLength ? ruleCopy.tooLong(defaultMaxLength) : undefined;
