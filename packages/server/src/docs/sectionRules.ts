import type { Field } from "../db/values.ts";
import type { FieldProblem } from "../refusal.ts";
import { countWords } from "../writer/text/countWords.ts";

/** The fewest words of a section that is not empty. */
const leastWords = 5;

/** The most characters of a text whose field names no maximum. */
const defaultMaxLength = 10_000;

/** What the rules look at. */
export interface CheckedInputs {
  name: string;
  /** Made from another document: it has no Grant Name. */
  isChild: boolean;
  eligibilityCriteria: string;
  assessmentCriteria: string;
  fields: Field[];
  draft: Record<string, string>;
}

const tooLong = (most: number) => `Too long maximum ${most} characters`;

/** Whether the person is asked for a text: sections written from the others and hidden ones need none. */
export const needsInput = (field: Field): boolean => !field.auto && !field.hidden;

/** What is wrong with the text of a section, in the specification's words; undefined where nothing is. */
export function validateSection(field: Pick<Field, "required" | "maxLength">, text: string): string | undefined {
  const most = field.maxLength ?? defaultMaxLength;
  if (text.trim() === "") return field.required ? "This is required" : undefined;
  if (text.length > most) return tooLong(most);
  return countWords(text) < leastWords ? `Too short minimum ${leastWords} words` : undefined;
}

/** What is wrong with the sections, in the order of the form. */
export function sectionProblems(fields: Field[], draft: Record<string, string>): FieldProblem[] {
  return fields.filter(needsInput).flatMap((field) => {
    const message = validateSection(field, draft[field.id] ?? "");
    return message === undefined ? [] : [{ id: field.id, title: field.title, message }];
  });
}

/** All that keeps a proposal from being written. Grant Name is required but for a child; the criteria are not. */
export function inputProblems(inputs: CheckedInputs): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const add = (id: string, title: string, message: string) => problems.push({ id, title, message });
  if (!inputs.isChild && inputs.name.trim() === "") add("name", "Grant Name", "This is required");
  const limited = [
    ["name", "Grant Name", inputs.name],
    ["eligibilityCriteria", "Eligibility Criteria", inputs.eligibilityCriteria],
    ["assessmentCriteria", "Assessment Criteria", inputs.assessmentCriteria],
  ] as const;
  for (const [id, title, text] of limited)
    if (text.length > defaultMaxLength) add(id, title, tooLong(defaultMaxLength));
  return [...problems, ...sectionProblems(inputs.fields, inputs.draft)];
}
