import type { Schemas } from "@grantwright/api-client";
import { copy } from "./draft.copy.ts";
import { defaultMaxLength } from "./rules/sectionSchema.ts";

/** How a section stands, in a word for the section list. */
export interface SectionState {
  /** Its words are there and nothing is wrong. */
  isDone: boolean;
  label: string;
  isDanger: boolean;
}

/** How a section stands: done, over its limit, too short, still to write, optional, written by the product, or being written. */
export function sectionState(
  field: Pick<Schemas["Field"], "auto" | "required" | "maxLength">,
  text: string,
  problem: string | undefined,
  isCurrent: boolean,
): SectionState {
  const over = text.length - (field.maxLength ?? defaultMaxLength);
  if (field.auto) return { isDone: false, label: copy.state.auto, isDanger: false };
  if (over > 0) return { isDone: false, label: copy.over(over), isDanger: true };
  if (isCurrent) return { isDone: false, label: copy.state.writing, isDanger: false };
  if (text.trim() && problem) return { isDone: false, label: copy.state.short, isDanger: true };
  if (text.trim()) return { isDone: true, label: "", isDanger: false };
  return { isDone: false, label: field.required ? copy.state.empty : copy.state.optional, isDanger: false };
}
