import type { Schemas } from "@grantwright/api-client";
import { useAnswerNote } from "@grantwright/api-client/react-query";
import { Button, CheckIcon, CloseIcon, MarginNote, type MarginNoteProps } from "@grantwright/ui";
import { useEffect, useRef } from "react";
import { useMay } from "../access/access.ts";
import { showRequestError } from "../requestErrors.ts";
import { answerCopy as copy } from "./answers.copy.ts";
import { noteCategory } from "./suggestions.ts";

/** What is left of each shape of a type without some of its parts. */
type Without<Shape, Part extends PropertyKey> = Shape extends unknown ? Omit<Shape, Part> : never;

/** Props of AnswerableNote: those of a margin note besides what the note itself says. */
export type AnswerableNoteProps = {
  docId: string;
  note: Schemas["Suggestion"];
} & Without<MarginNoteProps, "priority" | "category" | "children" | "actions" | "answer" | "priorityLabels">;

/** A note of the assessment that can be answered: it is done, or not for us. Then it folds to a line, from which it comes back. */
export default function AnswerableNote({ docId, note, ...rest }: AnswerableNoteProps) {
  const { mutate } = useAnswerNote(docId);
  const place = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  const canAnswer = useMay()("write");
  const { id, answer } = note;
  // Other buttons take the place of the one that was pressed.
  useEffect(() => {
    if (wasPressed.current) place.current?.querySelector("button")?.focus();
    wasPressed.current = false;
  }, [answer]);
  const give = (next: Schemas["NoteAnswer"] | null) => () => {
    if (id === undefined) return;
    wasPressed.current = true;
    mutate({ noteId: id, answer: next }, { onError: showRequestError });
  };
  const named = (label: string) => `${label}: ${note.suggestion}`;
  return (
    <div ref={place}>
      <MarginNote
        {...rest}
        priority={note.priority}
        category={noteCategory(note)}
        {...(answer && { answer: copy[answer] })}
        actions={
          id !== undefined &&
          canAnswer &&
          (answer ? (
            <Button variant="quiet" size="small" onPress={give(null)} aria-label={named(copy.undo)}>
              {copy.undo}
            </Button>
          ) : (
            <>
              <Button variant="quiet" size="small" onPress={give("done")} aria-label={named(copy.done)}>
                <CheckIcon size="small" />
                {copy.done}
              </Button>
              <Button variant="quiet" size="small" onPress={give("notForUs")} aria-label={named(copy.notForUs)}>
                <CloseIcon size="small" />
                {copy.notForUs}
              </Button>
            </>
          ))
        }
      >
        {note.suggestion}
      </MarginNote>
    </div>
  );
}
