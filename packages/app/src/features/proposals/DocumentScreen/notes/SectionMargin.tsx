import type { Schemas } from "@grantwright/api-client";
import { Disclosure, useMediaQuery } from "@grantwright/ui";
import AnswerableNote from "../../../../components/documents/AnswerableNote.tsx";
import { copy } from "../document.copy.ts";
import { besidePaper } from "./besidePaper.ts";
import { isOpenNote } from "./notesOf.ts";
import { MarginNotes } from "./notes.styles.ts";

/** Props of SectionMargin. */
export interface SectionMarginProps {
  docId: string;
  /** What the section is called. */
  title: string;
  notes: readonly Schemas["Suggestion"][];
}

/** The notes on one section: beside it, or where there is no room folded below it. */
export function SectionMargin({ docId, title, notes }: SectionMarginProps) {
  const isBeside = useMediaQuery(besidePaper);
  const open = notes.filter(isOpenNote);
  const shown = notes.map((note) => (
    <AnswerableNote key={note.id ?? note.suggestion} docId={docId} note={note} isLed={isBeside} />
  ));
  const urgent = open.filter(({ priority }) => priority === "high").length;
  return (
    <MarginNotes aria-label={copy.notesOn(title)}>
      {isBeside ? (
        shown
      ) : (
        <Disclosure title={open.length > 0 ? copy.notes(urgent, open.length) : copy.notesAnswered(notes.length)}>
          {shown}
        </Disclosure>
      )}
    </MarginNotes>
  );
}
