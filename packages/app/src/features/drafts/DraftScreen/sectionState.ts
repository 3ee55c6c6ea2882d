import type { Schemas } from "@grantwright/api-client";
import { copy } from "./draft.copy.ts";
import { defaultMaxLength } from "./rules/sectionSchema.ts";

/** How a section stands, in a word for the section list. */
export interface SectionState {
  /** Its words are there and nothing is wrong. */
  isDone: boolean;
  label: string;
  /** How much it asks for a look; nothing where it does not. */
  tone?: "attention" | "danger";
}

/** How a section stands: in two versions, done, over its limit, too short, still to write, optional, written by the product, or being written. */
export function sectionState(
  field: Pick<Schemas["Field"], "auto" | "required" | "maxLength">,
  text: string,
  problem: string | undefined,
  isCurrent: boolean,
  hasConflict: boolean,
): SectionState {
  if (hasConflict) return { isDone: false, label: copy.state.conflict, tone: "attention" };
  const over = text.length - (field.maxLength ?? defaultMaxLength);
  if (field.auto) return { isDone: false, label: copy.state.auto };
  if (over > 0) return { isDone: false, label: copy.over(over), tone: "danger" };
  if (isCurrent) return { isDone: false, label: copy.state.writing };
  if (text.trim() && problem) return { isDone: false, label: copy.state.short, tone: "danger" };
  if (text.trim()) return { isDone: true, label: "" };
  return { isDone: false, label: field.required ? copy.state.empty : copy.state.optional };
}
