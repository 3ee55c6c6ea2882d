import type { Schemas } from "@grantwright/api-client";
import { countWrittenWords, defaultMaxLength, defaultRingMax, ruleCopy } from "@grantwright/domain";
import { Heading, PaperField, Text, WordCountBadge } from "@grantwright/ui";
import { memo, useEffect, useLayoutEffect, useRef, useState } from "react";
import { OtherVersion } from "../../../components/fields/OtherVersion.tsx";
import { copy } from "./draft.copy.ts";
import { Margin, Row } from "./Draft.styles.ts";
import { Asterisk, Auto, Numeral, Piece, PieceHead } from "./Piece.styles.ts";
import { HeldBack } from "./HeldBack.tsx";
import { headInputOf } from "./saving/draftInputs.ts";
import { SectionNotes } from "./SectionNotes.tsx";

/** How long after the last key a text goes to the form, in milliseconds. */
const commitDelay = 200;

/** The element of a section's text area, or by a headKey that of an input outside the sections. */
export function fieldElementId(key: string): string {
  const input = headInputOf(key);
  return input ? `input-${input}` : `field-${key}`;
}
/** The id of a section's row. */
export const sectionElementId = (id: string) => `section-${id}`;

/** Props of DraftSection; all but the handlers are primitives or stable, so that a key renders one section. */
export interface DraftSectionProps {
  field: Schemas["Field"];
  /** Its place among the visible sections, from 1. */
  number: number;
  /** The text as the form has it. */
  text: string;
  /** What is wrong with it, when it is to be shown. */
  errorMessage: string | undefined;
  isRevision: boolean;
  /** The language of the texts as BCP 47, where it is known. */
  lang: string | undefined;
  suggestions: readonly Schemas["Suggestion"][];
  /** What the section says elsewhere, where that differs. */
  otherVersion: string | undefined;
  /** How many characters it is past what can be saved; undefined where it is not. */
  heldOver: number | undefined;
  /** The newest text, which may be newer than the form's. */
  read: (id: string) => string;
  /** Counts the times that texts came from elsewhere: `read` is asked anew then, also where the form never had the newest text. */
  importCount: number;
  /** Called at every key. */
  onWrite: (id: string, text: string) => void;
  /** Called 200 ms after the last key, and on blur. */
  onCommit: (id: string, text: string) => void;
  onFocus: (id: string) => void;
  onBlur: (id: string) => void;
  onSettle: (id: string, choice: "mine" | "theirs") => void;
}

/** One numbered section of the draft, with the notes that belong to it in the margin. */
export const DraftSection = memo(function DraftSection(props: DraftSectionProps) {
  const { field, number, text, errorMessage, isRevision, lang, suggestions, otherVersion, heldOver } = props;
  const { read, importCount, onWrite, onCommit, onFocus, onBlur, onSettle } = props;
  const { id, title, required, auto, maxLength } = field;
  const [shown, setShown] = useState(text);
  const committed = useRef(text);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useLayoutEffect(() => {
    committed.current = text;
    setShown(read(id));
  }, [text, read, id, importCount]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const commit = (next: string) => {
    clearTimeout(timer.current);
    if (next === committed.current) return;
    committed.current = next;
    onCommit(id, next);
  };
  const write = (next: string) => {
    setShown(next);
    onWrite(id, next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => commit(next), commitDelay);
  };

  const heading = `heading-${id}`;
  const limit = maxLength ?? defaultMaxLength;
  const over = shown.length - limit;
  const description = isRevision ? (field.newDescription ?? field.description) : field.description;

  return (
    <Row id={sectionElementId(id)}>
      <Piece>
        <Numeral aria-hidden>{number}</Numeral>
        <PieceHead>
          <Heading level={2} size={22}>
            <span id={heading}>{title}</span>
            {required && !auto && <Asterisk aria-hidden>*</Asterisk>}
          </Heading>
          {!auto && <WordCountBadge minWordCount={field.minWordCount} maxWordCount={field.maxWordCount} />}
        </PieceHead>
        {auto ? (
          <Auto>{copy.auto}</Auto>
        ) : (
          <>
            {description && <Text tone="soft">{description}</Text>}
            <PaperField
              labelledBy={heading}
              id={fieldElementId(id)}
              value={shown}
              onChange={write}
              onFocus={() => onFocus(id)}
              onBlur={() => {
                commit(shown);
                onBlur(id);
              }}
              placeholder={copy.placeholder(required)}
              lang={lang}
              ringMax={maxLength ?? defaultRingMax}
              limit={limit}
              errorMessage={errorMessage}
              errorHint={errorMessage === ruleCopy.tooLong(limit) && over > 0 ? copy.cut(over) : undefined}
              isRequired={required}
              wordCount={countWrittenWords(shown)}
              minWordCount={field.minWordCount}
              maxWordCount={field.maxWordCount}
            />
          </>
        )}
        <HeldBack over={heldOver} />
        {otherVersion !== undefined && <OtherVersion text={otherVersion} onSettle={(choice) => onSettle(id, choice)} />}
      </Piece>
      <Margin>
        <SectionNotes suggestions={suggestions} />
      </Margin>
    </Row>
  );
});
