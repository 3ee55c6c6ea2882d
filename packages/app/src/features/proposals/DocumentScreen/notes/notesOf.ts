import type { Schemas } from "@grantwright/api-client";
import { sortSuggestions } from "../../../../components/documents/suggestions.ts";
import { suggestionsOf } from "../../../../components/documents/suggestionsOf.ts";

type Note = Schemas["Suggestion"];

/** The notes of the assessment by where they are read. */
export interface PlacedNotes {
  /** All that the finished text does not answer by itself, the most urgent first. */
  all: readonly Note[];
  /** Those on a section, by the section's place in the form. */
  bySection: ReadonlyMap<string, readonly Note[]>;
  /** Those on no section that is shown. */
  others: readonly Note[];
}

/** The notes on a proposal, each beside the section that it is about. `shown`: the sections that are seen and not left out. */
export function notesOf(
  { review }: Pick<Schemas["Document"], "review">,
  shown: readonly Schemas["Section"][],
): PlacedNotes {
  const all = sortSuggestions(review?.suggestions ?? []).filter(({ isAnswered }) => !isAnswered);
  const ids = new Set(shown.map(({ sectionId }) => sectionId));
  const bySection = new Map<string, readonly Note[]>();
  const placed = new Set<Note>();
  for (const { sectionId: id, title } of shown) {
    const notes = suggestionsOf({ id, title }, all, ids).filter((note) => !placed.has(note));
    for (const note of notes) placed.add(note);
    if (notes.length > 0) bySection.set(id, notes);
  }
  return { all, bySection, others: all.filter((note) => !placed.has(note)) };
}

/** Whether somebody still has to look at a note. */
export const isOpenNote = ({ answer }: Note): boolean => !answer;
