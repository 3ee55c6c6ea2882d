import type { Schemas } from "@grantwright/api-client";
import { AnswerableNote } from "../../../components/documents/AnswerableNote.tsx";
import { Notes } from "./Margin.styles.ts";

/** Props of SectionNotes. */
export interface SectionNotesProps {
  docId: string;
  suggestions: readonly Schemas["Suggestion"][];
}

/** The notes on one section, the most urgent first. */
export function SectionNotes({ docId, suggestions }: SectionNotesProps) {
  if (suggestions.length === 0) return null;
  return (
    <Notes>
      {suggestions.map((note) => (
        <AnswerableNote key={note.suggestion} docId={docId} note={note} isLed />
      ))}
    </Notes>
  );
}
