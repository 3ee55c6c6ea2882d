import type { Schemas } from "@grantwright/api-client";
import {
  Button,
  ButtonLink,
  ChevronEndIcon,
  CloseIcon,
  Disclosure,
  FileIcon,
  Sheet,
  Switch,
  Text,
  useMediaQuery,
} from "@grantwright/ui";
import type { ReactNode } from "react";
import { useMay } from "../../../components/access/access.ts";
import { PeopleLink } from "../../../components/access/PeopleLink.tsx";
import type { SaidCount } from "../../../components/comments/saidLabel.ts";
import { SideLinks } from "../../../components/marginBlock.styles.ts";
import { SheetFrame } from "../../../components/drawer/SheetFrame.styles.ts";
import { LazyWorkLink } from "../../../components/work/LazyWork.tsx";
import { TimelineButton } from "../../../components/history/TimelineButton.tsx";
import { CommentsLink } from "../../../components/comments/CommentsLink.tsx";
import { ChecksSummary } from "../../../components/checks/ChecksSummary.tsx";
import { copy } from "./document.copy.ts";
import { FileNote, InSheet, Rail, RailGroup, RailHead, Scrim } from "./Document.styles.ts";
import { AssessmentResults } from "./notes/AssessmentResults.tsx";
import { isOpenNote, type PlacedNotes } from "./notes/notesOf.ts";
import { RailTools } from "./RailTools.tsx";
import { receiptsCopy } from "./receipts/receipts.copy.ts";
import { sendCopy } from "./send/send.copy.ts";
import { ToDoLine } from "./send/send.styles.ts";
import { SendPanel } from "./send/SendPanel.tsx";
import { Revisions } from "./Revisions.tsx";
import { Papers } from "./Papers.tsx";
import { ReadersLink } from "./readers/ReadersLink.tsx";
import { revisionOf, shownVersion } from "./shownVersion.ts";

/** Props of DocumentRail. */
export interface DocumentRailProps {
  doc: Schemas["Document"];
  notes: PlacedNotes;
  /** What it was opened for, where it is a sheet; undefined while it is folded. */
  openFor: "send" | "about" | undefined;
  onOpenChange: (isOpen: boolean) => void;
  /** Asks before a file is fetched; undefined where nothing is to be asked. */
  onAsk: ((address: string) => void) | undefined;
  isShowingInputs: boolean;
  onShowInputs: (isShowing: boolean) => void;
  isShowingSources: boolean;
  onShowSources: (isShowing: boolean) => void;
  isShowingChanges: boolean;
  /** Undefined where there is no revision before this one. */
  onShowChanges: ((isShowing: boolean) => void) | undefined;
  onCopyForPortal: () => void;
  onTellAiUse: () => void;
  /** Shows what the attached files say. */
  onShowFiles: () => void;
  /** Shows which figures do not fit, and how it stands to what the funder asks. */
  onShowChecks: () => void;
  /** Shows what is said about it; undefined where nobody can say anything. */
  onShowComments: (() => void) | undefined;
  /** How much is said; undefined while that is not known. */
  commentCount: SaidCount | undefined;
  /** Puts an earlier text of a section back. */
  onRestore: (key: string, text: string) => Promise<unknown>;
  /** How many things are left to do before it is sent; undefined where that is not this person's to do. */
  leftToSend: number | undefined;
  /** What has to be looked at before it is sent; what it leads to is seen once `leave` was called. */
  renderBefore: (leave: () => void) => ReactNode;
}

/** Where the rail has no room beside the paper, in CSS. */
const noRail = "(max-width: 1279px)";

/** Whether what is about the document stands beside it, or in a sheet from the bottom with the tools under the title. */
export const useHasRail = (): boolean => !useMediaQuery(noRail);

/** What is about the document: beside the paper, or in a sheet from the bottom where there is no room. */
export function DocumentRail(props: DocumentRailProps) {
  const hasRail = useHasRail();
  const { openFor, onOpenChange, leftToSend } = props;
  const fold = () => onOpenChange(false);
  if (hasRail)
    return (
      <Rail aria-label={copy.about} data-part="rail">
        <RailContents {...props} onLeave={stay} hasTools />
      </Rail>
    );
  const notes = props.notes.all.filter(isOpenNote);
  const urgent = notes.filter(({ priority }) => priority === "high").length;
  const isSending = openFor === "send" && leftToSend !== undefined;
  // It is called by what it begins with.
  const isToDo = !isSending && leftToSend !== undefined && !props.doc.sentOn;
  const said = notes.length > 0 && copy.notes(urgent, notes.length);
  const toDo = isToDo && (leftToSend > 0 || !said) ? sendCopy.summary(leftToSend) : said;
  const summary = isSending ? !props.doc.sentOn && sendCopy.thread.open : toDo;
  return (
    <>
      {openFor && <Scrim aria-hidden onClick={fold} />}
      <SheetFrame>
        <Sheet
          title={isSending ? sendCopy.titleOfSheet : isToDo ? sendCopy.before : copy.about}
          isOpen={openFor !== undefined}
          onOpenChange={onOpenChange}
          summary={
            <>
              {summary && <Text tone="soft">{summary}</Text>}
              {openFor && <CloseIcon />}
            </>
          }
        >
          <InSheet data-sending={isSending || undefined} data-to-do={isToDo || undefined}>
            <RailContents
              {...props}
              onShowFiles={() => {
                props.onShowFiles();
                fold();
              }}
              onShowChecks={() => {
                props.onShowChecks();
                fold();
              }}
              onShowComments={
                props.onShowComments &&
                (() => {
                  props.onShowComments?.();
                  fold();
                })
              }
              renderBefore={
                isSending
                  ? (leave) => (
                      <Disclosure
                        title={
                          <ToDoLine data-left={leftToSend > 0 || undefined}>{sendCopy.leftBefore(leftToSend)}</ToDoLine>
                        }
                      >
                        {props.renderBefore(leave)}
                      </Disclosure>
                    )
                  : props.renderBefore
              }
              onLeave={fold}
              hasTools={false}
              isSending={isSending}
            />
          </InSheet>
        </Sheet>
      </SheetFrame>
    </>
  );
}

interface RailContentsProps extends DocumentRailProps {
  /** The revisions are here, and not under the title. */
  hasTools: boolean;
  /** It is a sheet that was opened to send: what is no part of that is folded. */
  isSending?: boolean;
  /** Called before something beside it is gone to. */
  onLeave: () => void;
}

/** Beside the paper it is in nobody's way. */
const stay = () => {};

/** The ways out of the door, revisions and the way to a new one, what stands beside it, inputs, then the assessment. Who cannot tick papers off reads them last. */
function RailContents({
  doc,
  notes,
  onAsk,
  isShowingInputs,
  onShowInputs,
  isShowingSources,
  onShowSources,
  isShowingChanges,
  onShowChanges,
  onCopyForPortal,
  onTellAiUse,
  onShowFiles,
  onShowChecks,
  onShowComments,
  commentCount,
  onRestore,
  leftToSend,
  renderBefore,
  hasTools,
  isSending,
  onLeave,
}: RailContentsProps) {
  const may = useMay();
  const hasRevisions = doc.versions.length > 1;
  const revisions = hasTools && (
    <div>
      <span>{copy.revisions}</span>
      <Revisions doc={doc} />
    </div>
  );
  const extras = (
    <RailGroup>
      <RailHead>
        {hasRevisions && revisions}
        {onShowChanges && may("comment") && (
          <div>
            <Switch label={copy.showChanges} isSelected={isShowingChanges} onChange={onShowChanges} />
          </div>
        )}
        {may("write") && (
          <div>
            <ButtonLink variant="quiet" href={`/docs/edit/${doc.id}`}>
              {copy.update}
              <ChevronEndIcon size="small" />
            </ButtonLink>
          </div>
        )}
      </RailHead>
      {onShowComments && (
        <SideLinks>
          <CommentsLink count={commentCount} onOpen={onShowComments} />
          <LazyWorkLink
            docId={doc.id}
            sections={doc.sections.flatMap(({ id, sectionId: fieldId, title, hidden }) =>
              hidden ? [] : [{ fieldId, title, sectionId: id }],
            )}
            textOf={({ sectionId }) => doc.sections.find(({ id }) => id === sectionId)?.text ?? ""}
          />
          <PeopleLink docId={doc.id} />
          {doc.versionId !== undefined && may("run") && <ReadersLink docId={doc.id} versionId={doc.versionId} />}
          {may("write") && <TimelineButton docId={doc.id} versionId={shownVersion(doc)} onRestore={onRestore} />}
          {doc.attachments.length > 0 && may("comment") && (
            <Button variant="line" size="small" onPress={onShowFiles}>
              <FileIcon size="small" />
              {copy.files(doc.attachments.length)}
            </Button>
          )}
        </SideLinks>
      )}
      <RailTools isFolded={hasTools && may("comment")}>
        {may("comment") && (
          <>
            <div>
              <Switch label={copy.showInputs} isSelected={isShowingInputs} onChange={onShowInputs} />
            </div>
            <div>
              <Switch label={receiptsCopy.show} isSelected={isShowingSources} onChange={onShowSources} />
            </div>
          </>
        )}
        {!hasRevisions && revisions}
      </RailTools>
    </RailGroup>
  );
  return (
    <>
      {renderBefore(onLeave)}
      <SendPanel
        doc={doc}
        isReady={!leftToSend}
        onAsk={onAsk}
        onCopyForPortal={onCopyForPortal}
        onTellAiUse={onTellAiUse}
      />
      {doc.pdfGaps && <FileNote>{copy.pdfGaps(doc.pdfGaps)}</FileNote>}
      {isSending ? <Disclosure title={copy.more}>{extras}</Disclosure> : extras}
      {may("comment") && (
        <ChecksSummary docId={doc.id} versionId={shownVersion(doc)} revision={revisionOf(doc)} onOpen={onShowChecks} />
      )}
      <AssessmentResults doc={doc} notes={notes} />
      {doc.documentChecklist.length > 0 && !may("write") && <Papers doc={doc} />}
    </>
  );
}
