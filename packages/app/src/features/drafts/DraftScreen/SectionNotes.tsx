import type { Schemas } from "@grantwright/api-client";
import { MarginNote } from "@grantwright/ui";
import { noteCategory } from "../../../components/documents/suggestions.ts";
import { Notes } from "./Margin.styles.ts";

/** The notes on one section, the most urgent first. */
export function SectionNotes({ suggestions }: { suggestions: readonly Schemas["Suggestion"][] }) {
  if (suggestions.length === 0) return null;
  return (
    <Notes>
      {suggestions.map((note) => (
        <MarginNote key={note.suggestion} isLed priority={note.priority} category={noteCategory(note)}>
          {note.suggestion}
        </MarginNote>
      ))}
    </Notes>
  );
}
