import type { Schemas } from "@grantwright/api-client";
import { useUpdateSection } from "@grantwright/api-client/react-query";
import { countedCharacters, countWrittenWords } from "@grantwright/domain";
import { Button, CopyButton, EditIcon, EllipsisIcon, Heading, IconButton, SafeHtml } from "@grantwright/ui";
import { lazy, Suspense, useEffect, useId, useRef, useState } from "react";
import { useKeptText } from "../../../autosave/useKeptText.ts";
import { useMay } from "../../../components/access/access.ts";
import { CommentButton } from "../../../components/comments/CommentButton.tsx";
import { useCommented } from "../../../components/comments/useCommented.ts";
import { useShownComments } from "../../../components/comments/useShownComments.ts";
import { EditsButton } from "../../../components/edits/EditsButton.tsx";
import { HistoryButton } from "../../../components/history/HistoryButton.tsx";
import { LazySectionWorkState, LazySectionWorkTool } from "../../../components/work/LazyWork.tsx";
import { ScreenBoundary } from "../../../components/ScreenBoundary/ScreenBoundary.tsx";
import { useSession } from "../../../session/useSession.ts";
import { ChangedText } from "./changes/ChangedText.tsx";
import { copy } from "./document.copy.ts";
import { Counts, DocSection, LeftOut, Talked, Tools } from "./Document.styles.ts";
import { fetchEditForm, prepareEditForm } from "./fetchEditForm.ts";
import { SectionInputs } from "./inputs/SectionInputs.tsx";
import type { CheckedText } from "./receipts/moveReceipts.ts";
import { SectionText } from "./receipts/SectionText.tsx";
import { noEdit, type OpenedEdit } from "./sectionEdit.ts";
import { selectedIn } from "./selectedIn.ts";
import { shownId } from "./shownId.ts";

const SectionEditForm = lazy(fetchEditForm);
const preparing = { onHoverStart: prepareEditForm, onFocus: prepareEditForm };

/** The sentences of a section that was checked, without what asks for something. */
const sentencesOf = ({ receipts = [] }: Schemas["Section"]) => receipts.filter(({ from }) => from !== "prompt");

/** Props of DocumentSection. */
export interface DocumentSectionProps {
  doc: Schemas["Document"];
  section: Schemas["Section"];
  /** Its place among the visible sections, from 1. */
  number: number;
  /** The field that it answers, for its limits. */
  field: Schemas["Field"] | undefined;
  /** Optional and empty: one line instead of a section, and no part of the proposal. */
  isLeftOut: boolean;
  /** Undefined while the person has not asked to edit it. */
  opened: OpenedEdit | undefined;
  onOpen: () => void;
  onClose: () => void;
  isShowingInput: boolean;
  /** Whether every sentence says where it comes from. */
  isShowingSources: boolean;
  /** What it changed, where that is asked for. */
  changes?: Schemas["SectionChanges"] | undefined;
}

/** One section of a proposal: to read, to copy, and to edit in place. */
export function DocumentSection({
  doc,
  section,
  number,
  field,
  isLeftOut,
  opened,
  onOpen,
  onClose,
  isShowingInput,
  isShowingSources,
  changes,
}: DocumentSectionProps) {
  const session = useSession();
  const isSignedOut = session.status === "signedIn" ? session.isLost : true;
  const may = useMay();
  const canWrite = may("write");
  const update = useUpdateSection(doc.id);
  const kept = useKeptText(session.user?.id, `section.${section.id}`, noEdit);
  const [{ typed, others }] = kept;
  // Words that were not saved before the page was left are shown again at once.
  const isEditing = session.user !== undefined && (opened !== undefined || typed !== undefined || others.length > 0);
  const tools = useRef<HTMLDivElement & HTMLParagraphElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) tools.current?.querySelector("button")?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  const [checked, setChecked] = useState<CheckedText>();
  const { text, receipts } = section;
  if (receipts && receipts !== checked?.receipts) setChecked({ text, receipts });

  const commented = useCommented(section.id, text);
  const { ref: shownRef, pressed } = useShownComments(text, commented.words);
  const selected = () => selectedIn(section);

  // On a phone all but Edit is folded away: eleven rows of tools would be as much as the text.
  const [isShowingMore, setShowingMore] = useState(false);
  const moreId = useId();
  const hasMore = !isEditing && canWrite;

  const heading = `section-title-${section.id}`;
  const hasChanges = changes?.parts.some(({ kind }) => kind !== "same") ?? false;
  if (isLeftOut && !isEditing && !hasChanges)
    return (
      <LeftOut id={section.sectionId} ref={tools}>
        {copy.leftOut(section.title)}{" "}
        {canWrite && (
          <Button
            variant="quiet"
            size="small"
            {...preparing}
            onPress={onOpen}
            aria-label={copy.putInNamed(section.title)}
            isUnavailable={isSignedOut}
            unavailableReason={copy.editSignedOut}
          >
            {copy.putIn}
          </Button>
        )}
      </LeftOut>
    );
  return (
    <DocSection id={section.sectionId} aria-labelledby={heading}>
      <header>
        <span aria-hidden>{number}</span>
        <Heading level={2} size={22} id={heading}>
          {section.title}
        </Heading>
        <Tools ref={tools}>
          {!isEditing && canWrite && (
            <Button
              variant="quiet"
              size="small"
              {...preparing}
              onPress={onOpen}
              aria-label={`${section.edited ? copy.edited : copy.edit}: ${section.title}`}
              isUnavailable={isSignedOut}
              unavailableReason={copy.editSignedOut}
            >
              <EditIcon size="small" />
              <span>{section.edited ? copy.edited : copy.edit}</span>
            </Button>
          )}
          {hasMore && (
            <span data-part="toggle">
              <IconButton
                size="small"
                label={copy.toolsOf(section.title)}
                icon={<EllipsisIcon size="small" />}
                aria-expanded={isShowingMore}
                aria-controls={moreId}
                onPress={() => setShowingMore(!isShowingMore)}
              />
            </span>
          )}
          <span id={moreId} data-part="more" data-folded={(hasMore && !isShowingMore) || undefined}>
            {!isEditing && !isSignedOut && may("run") && (
              <EditsButton
                docId={doc.id}
                place={{ sectionId: section.id }}
                title={section.title}
                text={section.text}
                leastWords={field?.minWordCount}
                mostWords={field?.maxWordCount}
                criteria={doc.assessmentCriteria}
                writer={doc.writer}
                sentences={sentencesOf(section)}
                selected={selected}
                onChange={(userValue, way) =>
                  update.mutateAsync({ id: section.id, revision: section.revision, userValue, way })
                }
              />
            )}
            <CommentButton title={section.title} commented={commented} selected={selected} />
            {!isEditing && (
              <>
                {!isSignedOut && may("comment") && (
                  <LazySectionWorkTool
                    docId={doc.id}
                    section={{ fieldId: section.sectionId, title: section.title, sectionId: section.id }}
                    textOf={() => section.text}
                  />
                )}
                {canWrite && (
                  <HistoryButton
                    docId={doc.id}
                    place={{ sectionId: section.id }}
                    title={section.title}
                    text={section.text}
                    onRestore={
                      isSignedOut
                        ? undefined
                        : (earlier) =>
                            update.mutateAsync({
                              id: section.id,
                              revision: section.revision,
                              userValue: earlier,
                              way: "restored",
                            })
                    }
                  />
                )}
                <CopyButton
                  getText={() => `${section.title}\n\n${section.text}`}
                  label={copy.copy}
                  shortLabel={copy.copyShort}
                />
              </>
            )}
          </span>
        </Tools>
      </header>
      {!isSignedOut && may("comment") && <LazySectionWorkState docId={doc.id} fieldId={section.sectionId} />}
      {isShowingInput && <SectionInputs section={section} />}
      {isEditing ? (
        <ScreenBoundary isPart>
          <Suspense fallback={<SafeHtml html={section.html} lang={doc.lang} />}>
            <SectionEditForm
              docId={doc.id}
              section={section}
              field={field}
              kept={kept}
              lang={doc.lang}
              checked={checked}
              opened={opened}
              onClose={onClose}
            />
          </Suspense>
        </ScreenBoundary>
      ) : changes ? (
        <ChangedText docId={doc.id} section={section} parts={changes.parts} isReadOnly={isSignedOut || !canWrite} />
      ) : (
        <Talked
          id={shownId(section.id)}
          ref={shownRef}
          // What is opened from here gives the focus back to it.
          tabIndex={-1}
          onClick={() => {
            const words = pressed();
            if (words) commented.openAt(words.start);
          }}
        >
          <SectionText
            doc={doc}
            section={section}
            checked={checked}
            isShowingSources={isShowingSources}
            isReadOnly={isSignedOut || !canWrite}
          />
        </Talked>
      )}
      {!isEditing && (
        <Counts>{copy.counts(countWrittenWords(text), countedCharacters([text], field?.maxLength))}</Counts>
      )}
    </DocSection>
  );
}
