import { isDeepStrictEqual } from "node:util";
import type { BodyOf } from "@grantwright/api-client";
import type { template } from "../../kernel/db/schema.ts";
import type { Field, TemplateContent } from "../../kernel/db/values.ts";
import { Refusal, type FieldProblem } from "../../kernel/refusal.ts";
import { categorySlug, searchable } from "../../kernel/text/searchable.ts";

/** All that a person may say of a template of their own. */
export type OwnTemplate = BodyOf<"createTemplate">;

type Columns = Pick<
  typeof template.$inferInsert,
  | "type"
  | "name"
  | "funderName"
  | "category"
  | "categoryId"
  | "searchText"
  | "startAt"
  | "endAt"
  | "position"
  | "content"
>;

/** Own templates stand before public ones where both are listed, and among themselves by name. */
export const ownPosition = -1;

/** What a template holds besides what its form shows. */
type Kept = Pick<TemplateContent, "audience" | "examples" | "pastFundedProjects" | "notice" | "source">;

const nothingYet: Kept = { examples: [], pastFundedProjects: [] };

const titleOf = (title: string, kind: string, index: number) => title.trim() || `${kind} ${index + 1}`;

/** Ids that come more than once are wrong from the second time on. */
function repeated(entries: { id: string; title: string }[]): FieldProblem[] {
  const known = new Set<string>();
  return entries.flatMap(({ id, title }) => {
    if (!known.has(id)) {
      known.add(id);
      return [];
    }
    return [{ id, title, message: "This id is there twice." }];
  });
}

/** Ids that every object has as a name of its own: texts are looked up by their section's id, on both sides. */
const reserved = (entries: { id: string; title: string }[]): FieldProblem[] =>
  entries
    .filter(({ id }) => id in Object.prototype)
    .map(({ id, title }) => ({ id, title, message: "This id cannot be used. Choose another." }));

function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}

/** What is wrong with a template, in the order of its form. */
function templateProblems(asked: OwnTemplate): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const url = asked.url?.trim() ?? "";
  if (url !== "" && !isWebAddress(url))
    problems.push({ id: "url", title: "Web address", message: "Begin it with https:// or http://." });
  if (asked.deadline != null) {
    const at = new Date(asked.deadline).getTime();
    if (!(at >= 0 && at < Date.UTC(10_000, 0)))
      problems.push({ id: "deadline", title: "Deadline", message: "There is no such day." });
  }
  const fields = asked.fields.map(({ id, title }, index) => ({ id, title: titleOf(title, "Section", index) }));
  const items = asked.documentChecklist.map(({ id, name }, index) => ({ id, title: titleOf(name, "Item", index) }));
  problems.push(...repeated(fields), ...reserved(fields));
  for (const [index, { id, minWordCount, maxWordCount }] of asked.fields.entries())
    if (minWordCount !== undefined && maxWordCount !== undefined && minWordCount > maxWordCount)
      problems.push({ id, title: fields[index]?.title ?? "", message: "The fewest words are more than the most." });
  const dates = (asked.keyDates ?? []).map(({ id, what }) => ({ id, title: what }));
  return [...problems, ...repeated(items), ...reserved(items), ...repeated(dates)];
}

/** A section with what the form does not show: it stays while the section does; where a limit comes from, while the limit does. */
function withKept(asked: OwnTemplate["fields"][number], before: Field | undefined): Field {
  const { kind, hidden = false, newDescription, limitSource, isMaxLengthRoom } = before ?? {};
  const sameLimits =
    before?.maxLength === asked.maxLength &&
    before?.minWordCount === asked.minWordCount &&
    before?.maxWordCount === asked.maxWordCount &&
    before?.pageLimit === asked.pageLimit;
  return {
    ...asked,
    hidden,
    ...(kind !== undefined && { kind }),
    ...(newDescription !== undefined && { newDescription }),
    ...(limitSource !== undefined && sameLimits && { limitSource }),
    ...(isMaxLengthRoom && sameLimits && { isMaxLengthRoom }),
  };
}

/** How a proposal is to be set. Whose rule that is stays while the rule does. */
function formatWithSource(asked: OwnTemplate["format"], before: TemplateContent["format"]): TemplateContent["format"] {
  const { source, ...rule } = before ?? {};
  const isSame = source !== undefined && isDeepStrictEqual(rule, asked);
  return isSame ? before : asked;
}

/**
 * A template of an account's own as it is stored. `before` is what it held, of which stays what the form does not show: whom it
 * is for, examples, earlier grants, notice and source. Throws a Refusal of kind `refused` with the fields at fault.
 */
export function ownColumns(asked: OwnTemplate, before?: TemplateContent): Columns {
  const problems = templateProblems(asked);
  if (problems.length > 0)
    throw new Refusal("refused", "Some of this cannot be right. Please look at what is marked.", { fields: problems });
  const { name, type, funderName = "", category = "", location = "", description = "" } = asked;
  const { url = "", amount = null, deadline, placeholderText = "", fields, documentChecklist } = asked;
  const { eligibilityCriteria, assessmentCriteria, readFrom } = asked;
  const { pageLimit, wordLimit, characterLimit } = asked;
  const { keyDates = [] } = asked;
  const format = formatWithSource(asked.format, before?.format);
  const known = new Map(before?.fields.map((field) => [field.id, field]));
  const endAt = deadline == null ? null : new Date(deadline);
  const { audience, notice, source, examples, pastFundedProjects }: Kept = before ?? nothingYet;
  return {
    type,
    name,
    funderName,
    category,
    categoryId: categorySlug(category),
    searchText: searchable([name, funderName, category, location, description].join("\n")),
    startAt: null,
    endAt,
    position: ownPosition,
    content: {
      description,
      ...(audience !== undefined && { audience }),
      location,
      ...(url.trim() !== "" && { url: url.trim() }),
      amount,
      schedule: endAt ? { anytime: false, endAt: endAt.toISOString() } : { anytime: true },
      // In a draft of one's own template sections are added; the template itself is changed on its own page.
      canCustomize: false,
      examples,
      placeholderText,
      ...(notice !== undefined && { notice }),
      ...(keyDates.length > 0 && { keyDates }),
      ...(pageLimit !== undefined && { pageLimit }),
      ...(wordLimit !== undefined && { wordLimit }),
      ...(characterLimit !== undefined && { characterLimit }),
      ...(eligibilityCriteria !== undefined && { eligibilityCriteria }),
      ...(assessmentCriteria !== undefined && { assessmentCriteria }),
      documentChecklist,
      pastFundedProjects,
      ...(source !== undefined && { source }),
      ...(format !== undefined && { format }),
      ...(readFrom !== undefined && { readFrom }),
      fields: fields.map((field) => withKept(field, known.get(field.id))),
    },
  };
}
