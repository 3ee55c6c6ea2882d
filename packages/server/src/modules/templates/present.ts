import type { Schemas } from "@grantwright/api-client";
import type { template } from "../../kernel/db/schema.ts";
import type { Field } from "../../kernel/db/values.ts";
import { criteriaPoints } from "./criteriaPoints.ts";
import { keyDatesInLists } from "./keyDatesInLists.ts";

/** A stored template. */
export type TemplateRow = typeof template.$inferSelect;

/** A field as the contract has it: without what only the writer needs. */
export function presentField({ kind: _kind, ...field }: Field): Schemas["Field"] {
  return field;
}

/** A template as a card of the library, as the account `teamId` sees it; undefined where nobody is signed in. Its row may come without fields. */
export function presentCard(
  row: TemplateRow,
  now: Date,
  teamId: string | undefined,
  isBookmarked: boolean,
  sectionCount: number,
): Schemas["TemplateCard"] {
  const { description, audience, location, url, amount, schedule, canCustomize } = row.content;
  const { keyDates, pageLimit, wordLimit, characterLimit } = row.content;
  const points = criteriaPoints(row.content.assessmentCriteria);
  return {
    id: row.id,
    templateId: row.id,
    type: row.type,
    name: row.name,
    description,
    funderName: row.funderName,
    ...(audience !== undefined && { audience }),
    location,
    category: row.category,
    ...(schedule.endAt !== undefined && { deadline: schedule.endAt }),
    ...(keyDates !== undefined && { keyDates: keyDatesInLists(keyDates) }),
    ...(url !== undefined && { url }),
    amount,
    schedule,
    isExpired: row.endAt !== null && row.endAt <= now,
    bookmarked: isBookmarked,
    canCustomize,
    isOwn: row.teamId !== null && row.teamId === teamId,
    sectionCount,
    ...(pageLimit !== undefined && { pageLimit }),
    ...(wordLimit !== undefined && { wordLimit }),
    ...(characterLimit !== undefined && { characterLimit }),
    ...(points !== undefined && { points }),
  };
}

/** A template with its fields. */
export function presentTemplate(
  row: TemplateRow,
  now: Date,
  teamId: string | undefined,
  isBookmarked: boolean,
): Schemas["Template"] {
  return {
    ...row.content,
    ...presentCard(row, now, teamId, isBookmarked, row.content.fields.length),
    ...(row.content.keyDates !== undefined && { keyDates: row.content.keyDates }),
    fields: row.content.fields.map(presentField),
    ...(row.teamId !== null && { revision: row.revision }),
  };
}
