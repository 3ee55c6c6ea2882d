import type { Schemas } from "@grantwright/api-client";
import { useId } from "react";
import { Link } from "react-router-dom";
import AnswerableNote from "../../../../components/documents/AnswerableNote.tsx";
import { noteCategory } from "../../../../components/documents/suggestions.ts";
import { copy } from "../document.copy.ts";
import { Results } from "../Document.styles.ts";
import { isOpenNote, type PlacedNotes } from "./notesOf.ts";
import { NoteLinks } from "./notes.styles.ts";

/** Props of AssessmentResults. */
export interface AssessmentResultsProps {
  doc: Schemas["Document"];
  notes: PlacedNotes;
}

/**
 * What the assessment found, the most urgent first, each a way to where it is mended. What a note says stands beside its section; here
 * only where it has none.
 */
export function AssessmentResults({ doc, notes: { all, others } }: AssessmentResultsProps) {
  const heading = useId();
  const listed = all.filter((note) => isOpenNote(note) || others.includes(note));
  if (listed.length === 0) return null;
  const titleOf = (id: string) => doc.fields.find((field) => field.id === id)?.title ?? copy.update;
  const hrefOf = (id: string) => `/docs/edit/${doc.id}#${id}`;
  return (
    <Results aria-labelledby={heading}>
      <h2 id={heading}>{copy.results}</h2>
      <NoteLinks>
        {listed.map((note) => (
          <li key={note.id ?? note.suggestion}>
            {others.includes(note) ? (
              <AnswerableNote
                docId={doc.id}
                note={note}
                href={hrefOf(note.sectionId)}
                linkLabel={titleOf(note.sectionId)}
              />
            ) : (
              <Link to={hrefOf(note.sectionId)} data-priority={note.priority}>
                <strong>{titleOf(note.sectionId)}</strong>
                <b>{copy.priorities[note.priority]}</b>
                <span>{noteCategory(note)}</span>
              </Link>
            )}
          </li>
        ))}
      </NoteLinks>
    </Results>
  );
}
