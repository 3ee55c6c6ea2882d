import { docFileAddress, type Schemas } from "@grantwright/api-client";
import { useApiClient, useChanges } from "@grantwright/api-client/react-query";
import { Banner, Button, CopyIcon, Deadline, EditIcon, FileIcon, Heading, ReviewIcon, Text } from "@grantwright/ui";
import { Fragment, lazy, Suspense, useEffect, useMemo, useRef, useState } from "react";
import { downloadFile } from "../../../browser/downloadFile.ts";
import { dateLabel } from "../../../components/dateLabel.ts";
import { ChecksPlace } from "../../../components/checks/ChecksPlace.tsx";
import { EvidencePlace } from "../../../components/evidence/EvidencePlace.tsx";
import { useSideDrawer } from "../../../components/drawer/useSideDrawer.ts";
import { useLater } from "../../../components/useLater.ts";
import { documentKind } from "../../../components/documents/documentType.ts";
import { usePageActions } from "../../../components/page/PageActions.ts";
import { useSession } from "../../../session/useSession.ts";
import { goneAfter } from "./changes/changeGroups.ts";
import { ChangesNote, GoneSections } from "./changes/ChangesNote.tsx";
import { copy } from "./document.copy.ts";
import { Paper, PaperHead, ReviewNote, View } from "./Document.styles.ts";
import { DocumentBar } from "./DocumentBar.tsx";
import { DocumentRail, goToPapers, useHasRail } from "./DocumentRail.tsx";
import { DocumentSection } from "./DocumentSection.tsx";
import { fetchEditForm } from "./fetchEditForm.ts";
import type { OpenedEdit } from "./sectionEdit.ts";
import { countOf, isLeftOut, openPlacesIn } from "./openPlaces.ts";
import { OpenPlacesNote } from "./OpenPlacesNote.tsx";
import { countUnsupported, goToFirstUnsupported } from "./receipts/unsupported.ts";
import { ReceiptsNote } from "./receipts/ReceiptsNote.tsx";
import { BeforeSend } from "./send/BeforeSend.tsx";
import { tellFetched } from "./send/tellFetched.ts";
import { papersOf, sectionsOver } from "./send/toDo.ts";
import { revisionOf, shownVersion } from "./shownVersion.ts";

const OpenPlacesDialog = lazy(() => import("./OpenPlacesDialog.tsx"));
const AiUseDialog = lazy(() => import("./aiUse/AiUseDialog.tsx"));
const PortalDialog = lazy(() => import("./portal/PortalDialog.tsx"));

/** Props of DocumentView. */
export interface DocumentViewProps {
  doc: Schemas["Document"];
  /** Leads to the revision that is being written; undefined where none is. */
  onReadAlong: (() => void) | undefined;
}

const sectionHref = (sectionId: string) => `#${sectionId}`;

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
  const [isCopying, setCopying] = useState(false);
  const [isTellingAiUse, setTellingAiUse] = useState(false);
  const files = useSideDrawer();
  const checks = useSideDrawer();
  const showFiles = (fileId?: string) => {
    checks.close();
    files.open(fileId);
  };
  const showChecks = () => {
    files.close();
    checks.open();
  };
  useLater(fetchEditForm);
  const [opened, setOpened] = useState<Readonly<Record<string, OpenedEdit>>>({});
  /** The address of the file that is asked for while places are open. */
  const [wanted, setWanted] = useState<string>();
  const isSeeking = useRef(false);
  // Once the dialog is gone, which keeps the focus while it is there.
  useEffect(() => {
    if (wanted !== undefined || !isSeeking.current) return;
    isSeeking.current = false;
    goToFirstUnsupported();
  }, [wanted]);
  const session = useSession();
  const canEdit = session.status === "signedIn" && !session.isLost;
  const client = useApiClient();
  const hasRail = useHasRail();
  const sections = doc.sections.filter(({ hidden }) => !hidden);
  const shown = shownVersion(doc);
  const places = openPlacesIn(sections);
  const openCount = countOf(places);
  const unsupported = countUnsupported(sections);
  const over = sectionsOver(sections, doc.fields);
  const asksFirst = openCount + unsupported > 0;
  usePageActions(
    useMemo(
      () => [
        { label: copy.update, icon: <EditIcon />, href: `/docs/edit/${doc.id}` },
        {
          label: copy.downloadWord,
          icon: <FileIcon />,
          onPress: () => (asksFirst ? setWanted : downloadFile)(docFileAddress(client, doc.id, shown, "docx")),
        },
        { label: copy.portal, icon: <CopyIcon />, onPress: () => setCopying(true) },
      ],
      [client, doc.id, shown, asksFirst],
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
  const goToFirst = () => places[0] && goTo(places[0].section.id);
  const onAsk = asksFirst ? setWanted : undefined;
  let number = 0;
  return (
    <View data-covered={files.isShown || checks.isShown || undefined}>
      <title>{`${doc.title || doc.name} · Grantwright`}</title>
      <div>
        <ReviewNote>
          <Banner tone="attention" icon={<ReviewIcon />}>
            <strong>{copy.reviewTitle}:</strong> {copy.review}
          </Banner>
          <ReceiptsNote sections={sections} />
          <OpenPlacesNote places={places} onGoTo={goTo} />
          {onReadAlong && (
            <Banner tone="neutral">
              {copy.revisionInWork}{" "}
              <Button variant="line" size="small" onPress={onReadAlong}>
                {copy.readAlong}
              </Button>
            </Banner>
          )}
        </ReviewNote>
        <Paper>
          <PaperHead>
            <Text tone="soft">
              {[session.user?.teamName, copy.kind(documentKind(doc.template.type), doc.template.funderName ?? "")]
                .filter(Boolean)
                .join(" · ")}
            </Text>
            <Heading level={1} size={36} dir="auto">
              {doc.title || doc.name}
            </Heading>
            <p>
              {copy.created} <time dateTime={doc.createdAt}>{dateLabel(doc.createdAt)}</time>
            </p>
            {!hasRail && <DocumentBar doc={doc} onAsk={onAsk} onCopyForPortal={() => setCopying(true)} />}
          </PaperHead>
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
            return (
              <Fragment key={section.id}>
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
                {changed && <GoneSections sections={goneAfter(changed, section.id)} />}
              </Fragment>
            );
          })}
        </Paper>
      </div>
      <DocumentRail
        doc={doc}
        onAsk={onAsk}
        isShowingInputs={isShowingInputs}
        onShowInputs={setShowingInputs}
        isShowingSources={isShowingSources}
        onShowSources={setShowingSources}
        isShowingChanges={isShowingChanges}
        onShowChanges={before > 0 ? setShowingChanges : undefined}
        onCopyForPortal={() => setCopying(true)}
        onTellAiUse={() => setTellingAiUse(true)}
        onShowFiles={() => showFiles()}
        onShowChecks={showChecks}
        renderBefore={(leave) => (
          <BeforeSend
            open={openCount}
            unsupported={unsupported}
            papers={papersOf(doc)}
            over={over}
            deadline={doc.template.deadline && <Deadline date={doc.template.deadline} />}
            onGoToOpen={() => {
              leave();
              goToFirst();
            }}
            onGoToUnsupported={() => {
              leave();
              goToFirstUnsupported();
            }}
            onGoToPapers={goToPapers}
            onGoToOver={() => {
              leave();
              if (over[0]) goToSection(over[0].sectionId);
            }}
          />
        )}
      />
      <ChecksPlace
        drawer={checks}
        docId={doc.id}
        versionId={shown}
        revision={revisionOf(doc)}
        onGo={({ kind, id = "" }) => (kind === "file" ? showFiles(id) : goToSection(id))}
      />
      <EvidencePlace docId={doc.id} versionId={shown} drawer={files} hrefOf={sectionHref} onGo={goToSection} />
      <Suspense>
        {wanted !== undefined && (
          <OpenPlacesDialog
            count={openCount}
            unsupported={unsupported}
            onClose={() => setWanted(undefined)}
            onGoToFirst={() => {
              setWanted(undefined);
              if (openCount > 0) goToFirst();
              else isSeeking.current = true;
            }}
            goOn={
              <Button
                variant="line"
                onPress={() => {
                  setWanted(undefined);
                  downloadFile(wanted);
                  tellFetched(wanted);
                }}
              >
                {copy.downloadAnyway}
              </Button>
            }
          />
        )}
        {isTellingAiUse && (
          <AiUseDialog
            doc={doc}
            onAsk={
              onAsk &&
              ((address) => {
                setTellingAiUse(false);
                onAsk(address);
              })
            }
            onClose={() => setTellingAiUse(false)}
          />
        )}
        {isCopying && (
          <PortalDialog
            doc={doc}
            onGoToFirst={() => {
              setCopying(false);
              goToFirst();
            }}
            onClose={() => setCopying(false)}
          />
        )}
      </Suspense>
    </View>
  );
}
