import { countWords } from "./countWords.ts";

/** The fewest words of a section that is not empty. Source: specification 2, section 9. */
const leastWords = 5;

/** The most characters of a text whose field names no maximum. */
export const defaultMaxLength = 10_000;

/** What the ring counts against where a field names no maximum, in characters. */
export const defaultRingMax = 4_000;

/** What is wrong with a text. */
export interface Problem {
  /** The rule that it breaks. */
  rule: "required" | "tooShort" | "tooLong";
  /** In the specification's words. */
  message: string;
  /** Writing on may be all that it takes: whoever has just begun is not told. */
  isUnfinished: boolean;
}

const required: Problem = { rule: "required", message: "This is required", isUnfinished: true };

const tooShort: Problem = { rule: "tooShort", message: "Too short minimum 5 words", isUnfinished: true };

const tooLong = (most: number): Problem => ({
  rule: "tooLong",
  message: `Too long maximum ${most} characters`,
  isUnfinished: false,
});

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

/** What is wrong with the text of a section; undefined where nothing is. */
export function sectionProblem(
  { required: isRequired, maxLength }: Pick<RuledField, "required" | "maxLength">,
  text: string,
): Problem | undefined {
  if (text.trim() === "") return isRequired ? required : undefined;
  const most = maxLength ?? defaultMaxLength;
  if (text.length > most) return tooLong(most);
  return countWords(text) < leastWords ? tooShort : undefined;
}

/** The most characters of how a person begins a section that is written from the others: a sentence or two. */
const mostOfOpening = 400;

/** The most characters that a person may write for a field: for one that is written from the others only how it begins. */
export const maxLengthOf = ({ auto, maxLength }: Pick<RuledField, "auto" | "maxLength">): number =>
  auto ? Math.min(maxLength ?? mostOfOpening, mostOfOpening) : (maxLength ?? defaultMaxLength);

/** What is wrong with what a person wrote for a field; undefined where nothing is. */
export function fieldProblem(field: RuledField, text: string): Problem | undefined {
  if (needsInput(field)) return sectionProblem(field, text);
  const most = maxLengthOf(field);
  return !field.hidden && text.length > most ? tooLong(most) : undefined;
}

/** What is wrong with the Grant Name; undefined where nothing is. Made from another document, a draft has none. */
export function nameProblem(name: string, { hasName }: { hasName: boolean }): Problem | undefined {
  if (hasName && name.trim() === "") return required;
  return criteriaProblem(name);
}

/** What is wrong with the criteria; undefined where nothing is. They may be empty. */
export const criteriaProblem = (text: string): Problem | undefined =>
  text.length > defaultMaxLength ? tooLong(defaultMaxLength) : undefined;
