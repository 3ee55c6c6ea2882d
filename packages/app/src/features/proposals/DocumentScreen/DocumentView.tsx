import type { Schemas } from "@grantwright/api-client";
import { docQueries, useApiClient, useChanges, useUpdateSection } from "@grantwright/api-client/react-query";
import { longestOf, wholeOf } from "@grantwright/domain";
import { ChevronStartIcon, dayLabel, Deadline, EditIcon, Heading, Text } from "@grantwright/ui";
import { useQueryClient } from "@tanstack/react-query";
import { Fragment, lazy, Suspense, useMemo, useState } from "react";
import { Link } from "react-router-dom";
import { useMay } from "../../../components/access/access.ts";
import { CommentsContext } from "../../../components/comments/commentsContext.ts";
import { useDocComments } from "../../../components/comments/useDocComments.ts";
import type { ChangeText } from "../../../components/comments/useTakeSuggestions.ts";
import { useSideDrawers } from "../../../components/drawer/useSideDrawers.ts";
import { useLater } from "../../../components/useLater.ts";
import { dotted } from "../../../components/dotted.ts";
import { documentKind } from "../../../components/documents/documentType.ts";
import { LazyPeopleHere } from "../../../components/people/LazyPeople.tsx";
import { HandOver } from "../../../components/page/HandOver.tsx";
import { usePageActions } from "../../../components/page/PageActions.ts";
import { ScreenBoundary } from "../../../components/ScreenBoundary/ScreenBoundary.tsx";
import { usePeopleHere } from "../../../live/usePeopleHere.ts";
import { useSession } from "../../../session/useSession.ts";
import { goneAfter } from "./changes/changeGroups.ts";
import { ChangesNote, GoneSections } from "./changes/ChangesNote.tsx";
import { copy } from "./document.copy.ts";
import { Paper, PaperHead, TopLine, View } from "./Document.styles.ts";
import { DocumentBar } from "./DocumentBar.tsx";
import { DocumentNotices } from "./DocumentNotices.tsx";
import { DocumentRail, useHasRail } from "./DocumentRail.tsx";
import { DocumentSection } from "./DocumentSection.tsx";
import { fetchEditForm } from "./fetchEditForm.ts";
import type { OpenedEdit } from "./sectionEdit.ts";
import { countOf, isLeftOut, openPlacesIn } from "./openPlaces.ts";
import { SectionMargin } from "./notes/SectionMargin.tsx";
import { Noted } from "./notes/notes.styles.ts";
import { notesOf } from "./notes/notesOf.ts";
import { countUnsupported, goToFirstUnsupported, isLookedAt } from "./receipts/unsupported.ts";
import { Papers } from "./Papers.tsx";
import { BeforeSend, goToPapers, papersElementId } from "./send/BeforeSend.tsx";
import { goToCheck, goToSend, onceOpen } from "./send/goToSend.ts";
import { papersOf } from "../../../components/documents/papersOf.ts";
import { sectionsOver, sectionsUnder, tasksLeft, type SendFacts, type Task } from "./send/toDo.ts";
import { useArrivedToCheck } from "./send/useArrivedToCheck.ts";
import { WaysOut, type WayOut } from "./send/WaysOut.tsx";
import { shownVersion } from "./shownVersion.ts";
import { useCommentKeys } from "./useCommentKeys.ts";

const DocumentDrawers = lazy(() => import("./DocumentDrawers.tsx"));

/** Props of DocumentView. */
export interface DocumentViewProps {
  doc: Schemas["Document"];
  /** Leads to the revision that is being written; undefined where none is. */
  onReadAlong: (() => void) | undefined;
}

/** Nobody says in which section of a proposal they are: it is read as a whole. */
const noTitles: ReadonlyMap<string, string> = new Map();

/** Brings a section into view, and the focus to its tools. */
function goToSection(sectionId: string): void {
  const section = document.getElementById(sectionId);
  section?.scrollIntoView();
  section?.querySelector("button")?.focus({ preventScroll: true });
}

/** A proposal set as a document, with the rail beside it. */
export function DocumentView({ doc, onReadAlong }: DocumentViewProps) {
  const [isShowingInputs, setShowingInputs] = useState(false);
  const [isShowingSources, setShowingSources] = useState(false);
  const [isShowingChanges, setShowingChanges] = useState(false);
  const [way, setWay] = useState<WayOut>();
  const [sheetFor, setSheetFor] = useState<"send" | "about">();
  const [isListOpen, setListOpen] = useState(false);
  const drawers = useSideDrawers();
  useLater(fetchEditForm);
  const [opened, setOpened] = useState<Readonly<Record<string, OpenedEdit>>>({});
  const session = useSession();
  const isHere = session.status === "signedIn" && !session.isLost;
  const may = useMay();
  const canUpdate = may("write");
  const canEdit = isHere && canUpdate;
  const people = usePeopleHere({ userId: session.user?.id ?? "", documentId: isHere ? doc.id : undefined });
  const client = useApiClient();
  const hasRail = useHasRail();
  const sections = doc.sections.filter(({ hidden }) => !hidden);
  const shown = shownVersion(doc);
  const comments = useDocComments({
    docId: isHere && may("comment") ? doc.id : undefined,
    versionId: shown,
    drawer: drawers.said,
  });
  useCommentKeys(sections, comments.here);
  const cache = useQueryClient();
  const update = useUpdateSection(doc.id);
  /** A section as it is known now: what is taken into it may be taken back long after. */
  const sectionNow = (id: string) =>
    (cache.getQueryData<Schemas["Document"]>(docQueries.detail(client, doc.id).queryKey) ?? doc).sections.find(
      (section) => section.id === id,
    );
  const put: ChangeText = (key, userValue, way) =>
    update.mutateAsync({ id: key, revision: sectionNow(key)?.revision ?? 0, userValue, way });
  const places = openPlacesIn(sections);
  const openCount = countOf(places);
  const unsupported = countUnsupported(sections);
  const written = sections.filter((section) => !isLeftOut(doc, section));
  const facts: SendFacts = {
    open: openCount,
    unsupported: unsupported || (isLookedAt(sections) ? 0 : undefined),
    papers: papersOf(doc),
    over: sectionsOver(sections, doc.fields),
    under: sectionsUnder(written, doc.fields),
    whole: wholeOf(written, doc.template),
  };
  const { over, under } = facts;
  const tasks = canUpdate ? tasksLeft(facts) : undefined;
  const leftToSend = tasks?.length;
  const notes = notesOf(doc, written);
  // Those who can mend it are asked to.
  const asksFirst = canUpdate && openCount + unsupported > 0;
  usePageActions(
    useMemo(
      () => (canUpdate ? [{ label: copy.update, icon: <EditIcon />, href: `/docs/edit/${doc.id}` }] : []),
      [doc.id, canUpdate],
    ),
  );
  const before = doc.versions.indexOf(shown);
  const changes = useChanges(doc.id, shown, isShowingChanges);
  const changed = isShowingChanges ? changes.data?.sections : undefined;
  const open = (id: string, atPrompt: boolean) =>
    setOpened((before) => ({ ...before, [id]: { time: (before[id]?.time ?? 0) + 1, atPrompt } }));
  const close = (id: string) => setOpened(({ [id]: _closed, ...others }) => others);
  const goTo = (id: string) => {
    const section = sections.find((each) => each.id === id);
    document.getElementById(section?.sectionId ?? "")?.scrollIntoView();
    if (canEdit) open(id, true);
  };
  useArrivedToCheck(() => {
    // Who only reads has nothing to check, and beside the paper nothing has to be opened.
    if (!canUpdate) return;
    if (!hasRail) setSheetFor("about");
    goToCheck();
  });
  const goToFirst = () => places[0] && goTo(places[0].section.id);
  const ways: Record<Task, () => void> = {
    open: () => goToFirst(),
    unsupported: goToFirstUnsupported,
    papers: () => {
      setListOpen(true);
      onceOpen(papersElementId, goToPapers);
    },
    whole: () => {
      const longest = longestOf(written, facts.whole?.unit);
      if (longest) goToSection(longest.sectionId);
    },
    over: () => over[0] && goToSection(over[0].sectionId),
    under: () => under[0] && goToSection(under[0].sectionId),
  };
  const onAsk = asksFirst ? (address: string) => setWay({ kind: "file", address }) : undefined;
  let number = 0;
  return (
    <CommentsContext value={comments.here}>
      <View data-covered={drawers.isCovered || undefined} data-noted={notes.bySection.size > 0 || undefined}>
        <title>{`${doc.title || doc.name} · Grantwright`}</title>
        <div>
          <TopLine>
            <Link to="/docs">
              <ChevronStartIcon size="small" />
              {copy.proposals}
            </Link>
            {hasRail && <span>{copy.revision(before + 1)}</span>}
          </TopLine>
          <DocumentNotices docId={doc.id} onReadAlong={onReadAlong} />
          <HandOver docId={doc.id}>
            <Paper>
              <PaperHead>
                <Text tone="soft">
                  {dotted(
                    session.user?.teamName,
                    copy.kind(documentKind(doc.template.type), doc.template.funderName ?? ""),
                  )}
                </Text>
                <Heading level={1} size={36} dir="auto">
                  {doc.title || doc.name}
                </Heading>
                <p>
                  {copy.created} <time dateTime={doc.createdAt}>{dayLabel(doc.createdAt)}</time>
                </p>
                <LazyPeopleHere people={people} titles={noTitles} />
              </PaperHead>
              {!hasRail && (
                <DocumentBar
                  doc={doc}
                  isReady={!leftToSend}
                  next={!doc.sentOn ? tasks?.[0] : undefined}
                  onNext={(task) => {
                    if (task === "papers") setSheetFor("about");
                    ways[task]();
                  }}
                  onSend={() => {
                    setSheetFor("send");
                    goToSend();
                  }}
                />
              )}
              {isShowingChanges && (
                <ChangesNote
                  before={before}
                  sections={changed}
                  hasFailed={changes.isError}
                  onRetry={() => void changes.refetch()}
                />
              )}
              {sections.map((section) => {
                const isOut = isLeftOut(doc, section);
                if (!isOut) number += 1;
                const ownNotes = notes.bySection.get(section.sectionId);
                const shownSection = (
                  <DocumentSection
                    doc={doc}
                    section={section}
                    number={isOut ? number + 1 : number}
                    field={doc.fields.find(({ id }) => id === section.sectionId)}
                    isLeftOut={isOut}
                    opened={opened[section.id]}
                    onOpen={() => open(section.id, false)}
                    onClose={() => close(section.id)}
                    isShowingInput={isShowingInputs}
                    isShowingSources={isShowingSources}
                    changes={changed?.find(({ id }) => id === section.id)}
                  />
                );
                return (
                  <Fragment key={section.id}>
                    {ownNotes ? (
                      <Noted>
                        {shownSection}
                        <SectionMargin docId={doc.id} title={section.title} notes={ownNotes} />
                      </Noted>
                    ) : (
                      shownSection
                    )}
                    {changed && <GoneSections sections={goneAfter(changed, section.id)} />}
                  </Fragment>
                );
              })}
            </Paper>
          </HandOver>
        </div>
        <DocumentRail
          doc={doc}
          notes={notes}
          openFor={sheetFor}
          onOpenChange={(isOpen) => setSheetFor(isOpen ? "about" : undefined)}
          onAsk={onAsk}
          isShowingInputs={isShowingInputs}
          onShowInputs={setShowingInputs}
          isShowingSources={isShowingSources}
          onShowSources={setShowingSources}
          isShowingChanges={isShowingChanges}
          onShowChanges={before > 0 ? setShowingChanges : undefined}
          onCopyForPortal={() => setWay({ kind: "portal" })}
          onTellAiUse={() => setWay({ kind: "aiUse" })}
          onShowFiles={() => drawers.files.open()}
          onShowChecks={() => drawers.checks.open()}
          onShowComments={comments.here && (() => comments.open())}
          commentCount={comments.count}
          onRestore={(key, text) => put(key, text, "restored")}
          leftToSend={leftToSend}
          renderBefore={(leave) =>
            canUpdate && (
              <BeforeSend
                {...facts}
                places={places}
                onGoToPlace={(id) => {
                  leave();
                  goTo(id);
                }}
                deadline={doc.template.deadline && <Deadline date={doc.template.deadline} />}
                isSent={Boolean(doc.sentOn)}
                onGoTo={(task) => {
                  leave();
                  ways[task]();
                }}
                list={<Papers doc={doc} />}
                isListOpen={isListOpen}
                onListOpenChange={setListOpen}
              />
            )
          }
        />
        {drawers.isUsed && (
          <ScreenBoundary isPart>
            <Suspense>
              <DocumentDrawers
                doc={doc}
                userId={session.user?.id ?? ""}
                drawers={drawers}
                comments={comments}
                sections={sections}
                textOf={(id) => sectionNow(id)?.text ?? ""}
                onChange={put}
                onGo={goToSection}
              />
            </Suspense>
          </ScreenBoundary>
        )}
        <WaysOut
          doc={doc}
          way={way}
          onChange={setWay}
          openCount={openCount}
          unsupported={unsupported}
          onAsk={onAsk}
          onGoToFirst={goToFirst}
        />
      </View>
    </CommentsContext>
  );
}
