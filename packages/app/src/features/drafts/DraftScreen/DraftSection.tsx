import type { Schemas } from "@grantwright/api-client";
import {
  countWrittenCharacters,
  countWrittenWords,
  defaultRingMax,
  maxLengthOf,
  openPlaceRanges,
  sectionKey,
  type SectionId,
} from "@grantwright/domain";
import { Heading, PaperField, Text, WordCountBadge } from "@grantwright/ui";
import { lazy, memo, Suspense, useMemo, useRef, type CSSProperties } from "react";
import { wayOf } from "../../../autosave/way.ts";
import { useMay } from "../../../components/access/access.ts";
import { CommentButton } from "../../../components/comments/CommentButton.tsx";
import { isCommentKey } from "../../../components/comments/isCommentKey.ts";
import { useCommented } from "../../../components/comments/useCommented.ts";
import { draftedBy } from "../../../components/documents/draftedBy.ts";
import { EditsButton } from "../../../components/edits/EditsButton.tsx";
import { selectionIn } from "../../../browser/selectionIn.ts";
import { OtherVersion } from "../../../components/fields/OtherVersion.tsx";
import { LazyPeopleInSection } from "../../../components/people/LazyPeople.tsx";
import { LazySectionWorkState, LazySectionWorkTool } from "../../../components/work/LazyWork.tsx";
import { HistoryButton } from "../../../components/history/HistoryButton.tsx";
import { copy } from "./draft.copy.ts";
import { Margin, Row } from "./Draft.styles.ts";
import { fieldElementId, pageNameId, sectionElementId } from "./elementIds.ts";
import { Asked, Asterisk, Auto, Numeral, Opening, Piece, PieceHead, PieceTools, Written } from "./Piece.styles.ts";
import { HeldBack } from "./HeldBack.tsx";
import { OpenPlaces } from "./OpenPlaces.tsx";
import { SectionFigures } from "./SectionFigures.tsx";
import { SectionNotes } from "./SectionNotes.tsx";
import { standing } from "./rules/standing.ts";
import { useDraftStore, useSection } from "./store/useDraft.ts";

const DictationField = lazy(() =>
  import("../../../components/fields/DictationField.tsx").then((module) => ({ default: module.DictationField })),
);

const SectionDoubts = lazy(() => import("./SectionDoubts.tsx"));

/** Props of DraftSection. */
export interface DraftSectionProps {
  id: SectionId;
  /** The document as the server has it; undefined while there is none. */
  docId: string | undefined;
  /** Its place among the visible sections, from 1. */
  number: number;
  isRevision: boolean;
  /** What a writer drafted for it; said where it is another one than writes now, of whom the head of the sheet speaks. */
  drafted: Schemas["DraftedText"] | undefined;
  /** What the funder judges by. */
  criteria: string;
  /** Who writes on this server. */
  writer: Schemas["WriterInfo"];
  /** It is one of several pages: the one that is shown, or away. */
  page?: "shown" | "away" | undefined;
  /** Who else has the draft open. */
  people: readonly Schemas["PersonHere"][];
  /** What stood in it when it was saved last and may belong elsewhere. */
  doubts: readonly Schemas["Doubt"][];
  /** The sections in which a person writes. */
  sections: readonly Pick<Schemas["Field"], "id" | "title">[];
}

/** One numbered section of the draft, with the notes that belong to it in the margin. */
export const DraftSection = memo(function DraftSection({
  id,
  docId,
  number,
  isRevision,
  drafted,
  criteria,
  writer,
  page,
  people,
  doubts,
  sections,
}: DraftSectionProps) {
  const store = useDraftStore();
  const may = useMay();
  const canWrite = may("write");
  const { field, text, problem, remote, heldOver, notes, lang } = useSection(id);
  const { title, required, auto, maxLength } = field;
  const key = sectionKey(id);
  const heading = `heading-${id}`;
  const task = `task-${id}`;
  const opening = `opening-${id}`;
  const limit = maxLengthOf(field);
  const over = text.length - limit;
  const description = isRevision ? (field.newDescription ?? field.description) : field.description;
  const isMeasured = Boolean(field.minWordCount) || Boolean(field.maxWordCount);
  const area = useRef<HTMLTextAreaElement>(null);
  const commented = useCommented(id, text);
  const selected = () => selectionIn(area.current);
  const places = useMemo(() => openPlaceRanges(text), [text]);
  const doubted = useMemo(() => standing(doubts, text), [doubts, text]);
  const isDrafted = drafted !== undefined && text.trim() !== "" && text.trim() === drafted.text.trim();
  const paper = {
    ref: area,
    id: fieldElementId(key),
    value: text,
    onChange: (next: string) => store.write(key, next),
    onFocus: () => store.enter(id),
    onBlur: () => store.leave(key),
    lang,
    limit,
    characterCount: countWrittenCharacters(text),
    places,
    errorMessage: canWrite ? problem : undefined,
    isReadOnly: !canWrite,
    errorHint: problem && over > 0 ? copy.cut(over) : undefined,
  };
  const openPlaces = places.length > 0 && canWrite && <OpenPlaces textKey={key} title={title} places={places} />;
  const dictation = page === "shown" && canWrite && (
    <Suspense>
      <DictationField area={area} onSpoken={() => store.noteWay(key, "dictated")} />
    </Suspense>
  );

  return (
    <Row
      id={sectionElementId(id)}
      data-page={page}
      style={{ "--at": number } as CSSProperties}
      // The dialogs of its tools are parts of it here, wherever they stand on the page.
      onFocus={() => store.focus(id)}
      onBlur={({ target, relatedTarget }) => {
        // The window may have been left, and nothing in it; in the list of sections it is still the one that one comes from.
        if (target !== document.activeElement && !relatedTarget?.closest("nav")) store.focus(undefined);
      }}
    >
      <Piece
        data-line={auto || undefined}
        onInput={(event) => store.noteWay(key, wayOf(event.nativeEvent))}
        onSelect={() => area.current === document.activeElement && commented.readAt(area.current?.selectionStart ?? 0)}
        onKeyDown={(event) => {
          if (!isCommentKey(event) || auto) return;
          event.preventDefault();
          commented.begin(selected());
        }}
      >
        <Numeral aria-hidden>{number}</Numeral>
        <PieceHead>
          <Heading level={2} size={22}>
            <span id={heading}>{title}</span>
            {required && !auto && <Asterisk aria-hidden>*</Asterisk>}
          </Heading>
          {!auto && (
            <PieceTools>
              {docId !== undefined && may("run") && (
                <EditsButton
                  docId={docId}
                  place={{ fieldId: id }}
                  title={title}
                  text={text}
                  leastWords={field.minWordCount}
                  mostWords={field.maxWordCount}
                  criteria={criteria}
                  writer={writer}
                  selected={selected}
                  onOpen={store.autosave.flush}
                  onChange={(next, way) => {
                    store.put(key, next, way);
                    return store.autosave.flush();
                  }}
                />
              )}
              <CommentButton title={title} commented={commented} selected={selected} />
              {docId !== undefined && may("comment") && (
                <LazySectionWorkTool
                  docId={docId}
                  section={{ fieldId: id, title }}
                  textOf={() => text}
                  save={store.autosave.flush}
                />
              )}
              {docId !== undefined && canWrite && (
                <HistoryButton
                  docId={docId}
                  place={{ fieldId: id }}
                  title={title}
                  text={text}
                  onOpen={store.autosave.flush}
                  onRestore={(earlier) => store.put(key, earlier, "restored")}
                />
              )}
            </PieceTools>
          )}
        </PieceHead>
        {auto ? (
          <>
            {canWrite ? null : <Auto>{copy.auto}</Auto>}
            {(canWrite || text !== "") && (
              <Opening>
                <LazyPeopleInSection people={people} section={id} />
                <b id={opening}>{copy.opening.label}</b>
                {canWrite && (
                  <Text tone="soft" id={task}>
                    {copy.opening.asks}
                  </Text>
                )}
                <Written data-part="written">
                  <PaperField
                    {...paper}
                    labelledBy={`${opening} ${heading}`}
                    describedBy={canWrite ? task : undefined}
                    placeholder={canWrite ? copy.opening.placeholder : undefined}
                    ringMax={limit}
                    minRows={1}
                  />
                  {openPlaces}
                  {dictation}
                </Written>
              </Opening>
            )}
          </>
        ) : (
          <>
            {(description || isMeasured) && (
              <Asked>
                {description && <span id={task}>{description}</span>}{" "}
                <WordCountBadge minWordCount={field.minWordCount} maxWordCount={field.maxWordCount} />
              </Asked>
            )}
            {docId !== undefined && <LazySectionWorkState docId={docId} fieldId={id} />}
            <LazyPeopleInSection people={people} section={id} />
            {isDrafted && drafted.by !== writer.kind && (
              <Text as="p" size={12} tone="soft">
                {copy.drafted(draftedBy[drafted.by])}
              </Text>
            )}
            <Written data-part="written">
              <PaperField
                {...paper}
                // As a page its name is seen in the head alone.
                labelledBy={page === "shown" ? pageNameId : heading}
                describedBy={description ? task : undefined}
                placeholder={canWrite ? copy.placeholder(required) : undefined}
                ringMax={maxLength ?? defaultRingMax}
                commented={commented.words}
                isRequired={required}
                wordCount={countWrittenWords(text)}
                minWordCount={field.minWordCount}
                maxWordCount={field.maxWordCount}
              />
              {openPlaces}
              {dictation}
            </Written>
            <SectionFigures id={id} title={title} text={text} />
            {docId !== undefined && doubted.length > 0 && (
              <Suspense>
                <SectionDoubts docId={docId} id={id} title={title} doubts={doubted} sections={sections} />
              </Suspense>
            )}
          </>
        )}
        <HeldBack over={heldOver} />
        {remote !== undefined && canWrite && (
          <OtherVersion text={remote} mine={text} onSettle={(choice) => store.choose(key, choice)} />
        )}
      </Piece>
      <Margin>{docId !== undefined && <SectionNotes docId={docId} suggestions={notes} />}</Margin>
    </Row>
  );
});
