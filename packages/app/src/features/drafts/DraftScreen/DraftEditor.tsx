import type { Schemas } from "@grantwright/api-client";
import { sectionId, sectionKey } from "@grantwright/domain";
import { GrantHistory, useMediaQuery, VisuallyHidden } from "@grantwright/ui";
import { lazy, Suspense, useMemo, useState, type CSSProperties, type ReactNode } from "react";
import type { UnmadeDocument } from "../../../autosave/draft/unmadeDocument.ts";
import { useMay } from "../../../components/access/access.ts";
import { LazyAccessNote } from "../../../components/access/LazyAccessNote.tsx";
import { CommentsContext } from "../../../components/comments/commentsContext.ts";
import { useDocComments } from "../../../components/comments/useDocComments.ts";
import type { ChangeText } from "../../../components/comments/useTakeSuggestions.ts";
import { ChecksSummary } from "../../../components/checks/ChecksSummary.tsx";
import { LazyPeopleHere } from "../../../components/people/LazyPeople.tsx";
import { HandOver } from "../../../components/page/HandOver.tsx";
import { pagedScreen } from "../../../components/page/pagedScreen.ts";
import { useSideDrawers } from "../../../components/drawer/useSideDrawers.ts";
import { ScreenBoundary } from "../../../components/ScreenBoundary/ScreenBoundary.tsx";
import { creditCount } from "../../../session/useSession.ts";
import { AssessmentBlock } from "./AssessmentBlock.tsx";
import { copy } from "./draft.copy.ts";
import { AboveSheet, Desk, DrawerPlace, Manuscript, Margin, Row } from "./Draft.styles.ts";
import { addBlockedBy, draftFacts } from "./draftFacts.ts";
import { DraftHead } from "./DraftHead.tsx";
import { DraftLinks } from "./DraftLinks.tsx";
import { DraftNotices } from "./DraftNotices.tsx";
import { DraftSection } from "./DraftSection.tsx";
import { FiguresContext } from "./figuresContext.ts";
import { GenerateBlock } from "./GenerateBlock.tsx";
import { generateElementId, pageNameId } from "./elementIds.ts";
import { goToGenerate } from "./goToGenerate.ts";
import { KeptDescription } from "./KeptDescription.tsx";
import { Papers } from "./MarginPanel.tsx";
import { NameAndCriteria } from "./NameAndCriteria.tsx";
import { NextStepButton } from "./NextStepButton.tsx";
import { SectionList } from "./SectionList.tsx";
import { notesOfWhole } from "./rules/notesOfWhole.ts";
import { SectionNotes } from "./SectionNotes.tsx";
import { DraftContext, useNewDraftStore, useOverview } from "./store/useDraft.ts";
import { useDoubts } from "./useDoubts.ts";
import { useFigures } from "./useFigures.ts";
import { useDraftTasks } from "./useDraftTasks.ts";
import { PageChooser } from "./Phone.styles.ts";
import { firstPage, lastPage, useDraftPages } from "./useDraftPages.ts";
import { useGoTo } from "./useGoTo.ts";
import { useInSight } from "./useInSight.ts";
import { useIsArriving } from "./useIsArriving.ts";
import { useSharing } from "./useSharing.ts";
import { useKeyboard } from "./useKeyboard.ts";
import { useOpenPlaces } from "./useOpenPlaces.ts";

const TaskProgressDialog = lazy(() => import("../../../components/TaskProgressDialog/TaskProgressDialog.tsx"));
const phoneBars = () => import("./PhoneBars.tsx");
const DraftPageChooser = lazy(() => phoneBars().then((bars) => ({ default: bars.DraftPageChooser })));
const DraftFoot = lazy(() => phoneBars().then((bars) => ({ default: bars.DraftFoot })));
const DraftName = lazy(() => phoneBars().then((bars) => ({ default: bars.DraftName })));
const KeyboardBar = lazy(() => phoneBars().then((bars) => ({ default: bars.KeyboardBar })));
const MarginSheet = lazy(() => import("./MarginSheet.tsx"));
const DraftDrawers = lazy(() => import("./DraftDrawers.tsx"));
const WholeLine = lazy(() => import("./WholeLine.tsx"));
const AddSectionDialog = lazy(() => import("./AddSectionDialog.tsx"));

/** Where the margin no longer fits beside the sheet, in CSS. */
const noMargin = "(max-width: 1279px)";

const aboveSheet = (note: ReactNode) => <AboveSheet>{note}</AboveSheet>;

/** Props of DraftEditor. */
export interface DraftEditorProps {
  doc: Schemas["Document"];
  isRevision: boolean;
  user: Schemas["User"];
  /** Where the first save makes the document: the form stands below a wizard then, which has the page's title. */
  unmade?: UnmadeDocument;
}

/** The form over a document's inputs: sections, saving, assessment and generation. */
export function DraftEditor({ doc, isRevision, user, unmade }: DraftEditorProps) {
  const store = useNewDraftStore(doc, user.id, unmade);
  const overview = useOverview(store);
  const tasks = useDraftTasks({ store, doc, isRevision, unmade });
  const isPaged = useMediaQuery(pagedScreen) && !unmade;
  const isArriving = useIsArriving() && !isPaged;
  const [isConfirmed, setConfirmed] = useState(false);
  const hasNoMargin = useMediaQuery(noMargin);
  const [isAdding, setAdding] = useState(false);
  const drawers = useSideDrawers();
  const exists = !unmade || unmade.id !== undefined;
  const may = useMay();
  const facts = draftFacts(overview, { credits: creditCount(user), isRevision, exists });
  const pages = useDraftPages(overview.fields, isPaged, facts.next);
  const keyboard = useKeyboard();
  const goTo = useGoTo(store, pages?.showText);
  const places = useOpenPlaces(store, goTo);
  const onGenerate = () => {
    pages?.show(lastPage);
    goToGenerate();
  };
  const pageOf = (page: string) => pages && (pages.shown === page ? ("shown" as const) : ("away" as const));
  const isGenerateInSight = useInSight(generateElementId);
  const isBusy = tasks.isAssessing || tasks.isGenerating || tasks.dialog !== undefined;
  const people = useSharing(store, overview.currentId, user.id, unmade ? unmade.id : doc.id, isBusy);
  const { inputs, fields, save } = overview;
  const doubtsOf = useDoubts(doc, !unmade && may("write"));
  const hasChecks = exists && may("comment");
  const { figuresOf } = useFigures(hasChecks ? doc.id : undefined, doc.revision);
  // What was just typed is looked at too; where it cannot be saved now, what the server has.
  const openFile = (fileId: string) => drawers.files.open(fileId, store.autosave.flush());
  const openChecks = () => drawers.checks.open(undefined, store.autosave.flush());
  const comments = useDocComments({
    docId: unmade || !may("comment") ? undefined : doc.id,
    drawer: drawers.said,
    save: store.autosave.flush,
  });
  const put: ChangeText = async (key, text, way) => {
    store.put(sectionKey(sectionId(key)), text, way);
    await store.autosave.flush();
  };
  const renderLinks = (leave?: () => void) => (
    <DraftLinks docId={doc.id} store={store} fields={fields} comments={comments} onChange={put} onLeave={leave} />
  );
  const margin = {
    doc,
    renderLinks,
    onOpenFile: openFile,
    onOpenChecks: exists ? openChecks : undefined,
    review: doc.review,
    isEmpty: facts.isEmpty,
    isStarting: tasks.isAssessing,
    onAssess: tasks.assess,
  };

  const papers = <Papers doc={doc} onOpenFile={openFile} />;
  const assessment = <AssessmentBlock key="assessment" {...margin} />;
  const checks = hasChecks && <ChecksSummary key="checks" docId={doc.id} revision={doc.revision} onOpen={openChecks} />;
  const history = doc.pastFundedProjects.length > 0 && (
    <GrantHistory title={copy.history} items={doc.pastFundedProjects} />
  );
  // Where nothing is noted beside the sections, all of it stays in sight.
  const isPinned = !doc.review;

  const { pageLimit, wordLimit, characterLimit } = doc.template;
  const wholeLine = (pageLimit ?? wordLimit ?? characterLimit) !== undefined && (
    <Suspense>
      <WholeLine overview={overview} onGo={goTo} />
    </Suspense>
  );
  const sectionList = (
    <SectionList
      overview={overview}
      atId={overview.focusedId ?? comments.about}
      doubtsOf={doubtsOf}
      figuresOf={figuresOf}
      hasChooser={!pages}
      whole={wholeLine && !pages ? { line: wholeLine, isInList: !hasNoMargin } : undefined}
      links={!hasNoMargin && renderLinks()}
      onGo={goTo}
      onAdd={() => setAdding(true)}
      onGenerate={onGenerate}
      addUnavailable={addBlockedBy({ isRevision, isReady: isConfirmed && facts.isReady, status: save.status })}
    />
  );
  const writable = useMemo(() => fields.filter(({ auto }) => !auto), [fields]);
  const titles = new Map(fields.map(({ id, title }) => [id, title]));
  const nextStep = may("write") && (facts.next.kind !== "generate" || may("run")) && (
    <NextStepButton
      step={facts.next}
      atId={overview.focusedId}
      isHidden={isGenerateInSight && facts.next.kind === "generate"}
      onGo={goTo}
      onPlace={places.step}
      onGenerate={onGenerate}
    />
  );

  return (
    <DraftContext value={store}>
      <CommentsContext value={comments.here}>
        <FiguresContext value={hasChecks ? { figuresOf, onLookThrough: openChecks } : undefined}>
          {!unmade && (
            <>
              <title>{`${inputs.head.name || copy.grantName} (draft) · Grantwright`}</title>
              <VisuallyHidden as="h1">{copy.pageTitle(facts.title)}</VisuallyHidden>
            </>
          )}
          <DraftHead
            {...facts}
            // What is left to do is for those who do it.
            markers={
              may("run") || (may("write") && !facts.isReady)
                ? facts.markers
                : facts.markers.map(({ note: _note, ...marker }) => marker)
            }
            overview={overview}
            isRevision={isRevision}
            exists={exists}
            next={!pages && nextStep}
            chooser={
              pages && (
                <Suspense
                  fallback={
                    <PageChooser>
                      <b id={pageNameId} dir="auto" aria-hidden>
                        {titles.get(pages.shown)}
                      </b>
                    </PageChooser>
                  }
                >
                  <DraftPageChooser pages={pages} titles={titles} />
                </Suspense>
              )
            }
            isThin={pages !== undefined && pages.shown !== firstPage}
            people={<LazyPeopleHere people={people} titles={titles} />}
          />
          <Desk
            data-arriving={isArriving || undefined}
            data-paged={isPaged || undefined}
            data-keyboard={(pages && keyboard !== undefined) || undefined}
            style={{ "--keyboard-start": `${keyboard?.top ?? 0}px` } as CSSProperties}
          >
            {!pages && sectionList}
            <HandOver docId={unmade?.id ?? doc.id}>
              <Manuscript
                noValidate
                data-covered={drawers.isCovered || undefined}
                onSubmit={(event) => event.preventDefault()}
                onKeyDown={places.onKeyDown}
              >
                {!unmade && !isRevision && may("run") && <KeptDescription doc={doc} userId={user.id} />}
                <LazyAccessNote docId={doc.id} frame={aboveSheet} />
                <DraftNotices save={save} onDiscard={store.autosave.discard} />
                <Row data-page={pageOf(firstPage)}>
                  <NameAndCriteria
                    template={doc.template}
                    writer={doc.writer}
                    hasName={!doc.parentId}
                    docId={unmade ? unmade.id : doc.id}
                  />
                  {/* The block stays where it is once there are notes: whoever asked for them keeps the focus. */}
                  {!pages && (
                    <Margin data-first data-pinned={isPinned || undefined}>
                      <div>
                        {/* What may be wrong comes before what is optional, and stays where it is whatever is found. */}
                        {checks}
                        {assessment}
                        {isPinned && exists && papers}
                        {isPinned && history}
                      </div>
                    </Margin>
                  )}
                </Row>
                {pages && !keyboard && pages.shown === fields[0]?.id && (
                  <Suspense>
                    <DraftName template={doc.template} title={facts.title} />
                  </Suspense>
                )}
                {fields.map(({ id }, index) => (
                  <DraftSection
                    key={id}
                    id={sectionId(id)}
                    docId={unmade ? unmade.id : doc.id}
                    number={index + 1}
                    isRevision={isRevision}
                    drafted={doc.drafted[id]}
                    criteria={inputs.head.assessmentCriteria}
                    writer={doc.writer}
                    page={pageOf(id)}
                    people={people}
                    doubts={doubtsOf(id)}
                    sections={writable}
                  />
                ))}
                <Row data-last data-page={pageOf(lastPage)}>
                  {/* Whoever has it read does so before the proposal is made. */}
                  {pages && (
                    <Margin>
                      {assessment}
                      <SectionNotes docId={doc.id} suggestions={notesOfWhole(overview)} />
                    </Margin>
                  )}
                  {may("run") ? (
                    <GenerateBlock
                      {...facts.generate}
                      isConfirmed={isConfirmed}
                      onConfirm={setConfirmed}
                      useEnglish={inputs.useEnglish}
                      onUseEnglish={store.setUseEnglish}
                      isStarting={tasks.isGenerating}
                      onGenerate={tasks.generate}
                      onGo={goTo}
                      onPlace={pages && facts.next.kind === "fill" ? undefined : () => places.step(false)}
                    />
                  ) : (
                    <div />
                  )}
                  <Margin>
                    {pages && renderLinks()}
                    {pages && checks}
                    {(doc.review || (pages && exists)) && papers}
                    {(doc.review || pages) && history}
                  </Margin>
                </Row>
              </Manuscript>
            </HandOver>
            {/* Over the keyboard nothing but the text has room. */}
            {pages && !keyboard && wholeLine}
            {pages?.shown === lastPage && sectionList}
          </Desk>
          <Suspense>
            {pages && !keyboard && !drawers.isCovered && <DraftFoot pages={pages} titles={titles} next={nextStep} />}
            {pages && keyboard && (
              <KeyboardBar keyboard={keyboard} hasPlaces={facts.next.kind === "fill"} onPlace={places.step} />
            )}
          </Suspense>
          <Suspense>
            {exists && hasNoMargin && !pages && <MarginSheet {...margin} overview={overview} onGo={goTo} />}
          </Suspense>
          {exists && drawers.isUsed && (
            <ScreenBoundary isPart>
              <Suspense>
                <DrawerPlace data-paged={pages && ""}>
                  <DraftDrawers
                    docId={doc.id}
                    revision={doc.revision}
                    userId={user.id}
                    drawers={drawers}
                    store={store}
                    overview={overview}
                    comments={comments}
                    onChange={put}
                    onGo={goTo}
                    onOpenFile={openFile}
                  />
                </DrawerPlace>
              </Suspense>
            </ScreenBoundary>
          )}
          <Suspense>
            {isAdding && (
              <AddSectionDialog
                onClose={() => setAdding(false)}
                onAdd={(section) => {
                  store.addSection(section);
                  requestAnimationFrame(() => goTo(sectionKey(section.id)));
                }}
              />
            )}
            {tasks.dialog && <TaskProgressDialog {...tasks.dialog} />}
          </Suspense>
        </FiguresContext>
      </CommentsContext>
    </DraftContext>
  );
}
