import type { Schemas } from "@grantwright/api-client";
import { sortSuggestions } from "../../../../components/documents/suggestions.ts";
import type { DraftOverview } from "../store/createDraftStore.ts";

/** The notes of an assessment that belong to no section, the most urgent first. */
export function notesOfWhole({ notes, notesOf }: Pick<DraftOverview, "notes" | "notesOf">): Schemas["Suggestion"][] {
  const ofSections = new Set([...notesOf.values()].flat());
  return sortSuggestions(notes).filter((note) => !ofSections.has(note));
}
