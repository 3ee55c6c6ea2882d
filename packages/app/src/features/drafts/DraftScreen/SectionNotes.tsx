import type { Schemas } from "@grantwright/api-client";
import { lazy, Suspense } from "react";
import { Notes } from "./Margin.styles.ts";

const AnswerableNote = lazy(() => import("../../../components/documents/AnswerableNote.tsx"));

/** Props of SectionNotes. */
export interface SectionNotesProps {
  docId: string;
  suggestions: readonly Schemas["Suggestion"][];
}

/** The notes on one section, the most urgent first. */
export function SectionNotes({ docId, suggestions }: SectionNotesProps) {
  if (suggestions.length === 0) return null;
  return (
    <Suspense>
      <Notes>
        {suggestions.map((note) => (
          <AnswerableNote key={note.suggestion} docId={docId} note={note} isLed />
        ))}
      </Notes>
    </Suspense>
  );
}
