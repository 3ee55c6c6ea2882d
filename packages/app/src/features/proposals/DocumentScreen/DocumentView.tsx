import type { Schemas } from "@grantwright/api-client";
import { useChanges } from "@grantwright/api-client/react-query";
import { Banner, Button, CopyIcon, EditIcon, Heading, ReviewIcon, Text } from "@grantwright/ui";
import { Fragment, lazy, Suspense, useMemo, useState } from "react";
import { documentTypeName } from "../../../components/documents/documentType.ts";
import { usePageActions } from "../../../components/page/PageActions.ts";
import { goneAfter } from "./changes/changeGroups.ts";
import { ChangesNote, GoneSections } from "./changes/ChangesNote.tsx";
import { copy } from "./document.copy.ts";
import { Paper, PaperHead, ReviewNote, View } from "./Document.styles.ts";
import { DocumentRail } from "./DocumentRail.tsx";
import { DocumentSection } from "./DocumentSection.tsx";
import { shownVersion } from "./shownVersion.ts";

const PortalDialog = lazy(() => import("./portal/PortalDialog.tsx"));

const dateFormat = new Intl.DateTimeFormat("en", { day: "numeric", month: "long", year: "numeric" });

/** Props of DocumentView. */
export interface DocumentViewProps {
  doc: Schemas["Document"];
  /** Leads to the revision that is being written; undefined where none is. */
  onReadAlong: (() => void) | undefined;
}

/** A proposal set as a document, with the rail beside it. */
export function DocumentView({ doc, onReadAlong }: DocumentViewProps) {
  const [isShowingInputs, setShowingInputs] = useState(false);
  const [isShowingChanges, setShowingChanges] = useState(false);
  const [isCopying, setCopying] = useState(false);
  usePageActions(
    useMemo(
      () => [
        { label: copy.update, icon: <EditIcon />, href: `/docs/edit/${doc.id}` },
        { label: copy.portal, icon: <CopyIcon />, onPress: () => setCopying(true) },
      ],
      [doc.id],
    ),
  );
  const sections = doc.sections.filter(({ hidden }) => !hidden);
  const shown = shownVersion(doc);
  const before = doc.versions.indexOf(shown);
  const changes = useChanges(doc.id, shown, isShowingChanges);
  const changed = isShowingChanges ? changes.data?.sections : undefined;
  return (
    <View>
      <title>{`${doc.title || doc.name} · Grantwright`}</title>
      <div>
        <ReviewNote>
          <Banner tone="attention" icon={<ReviewIcon />}>
            <strong>{copy.reviewTitle}:</strong> {copy.review}
          </Banner>
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
              {copy.kind(documentTypeName[doc.template.type], doc.template.funderName || doc.template.name)}
            </Text>
            <Heading level={1} size={36} dir="auto">
              {doc.title || doc.name}
            </Heading>
            <p>
              {copy.created} <time dateTime={doc.updatedAt}>{dateFormat.format(new Date(doc.updatedAt))}</time>
            </p>
          </PaperHead>
          {isShowingChanges && (
            <ChangesNote
              before={before}
              sections={changed}
              hasFailed={changes.isError}
              onRetry={() => void changes.refetch()}
            />
          )}
          {sections.map((section, index) => (
            <Fragment key={section.id}>
              <DocumentSection
                docId={doc.id}
                section={section}
                number={index + 1}
                field={doc.fields.find(({ id }) => id === section.sectionId)}
                isShowingInput={isShowingInputs}
                changes={changed?.find(({ id }) => id === section.id)}
              />
              {changed && <GoneSections sections={goneAfter(changed, section.id)} />}
            </Fragment>
          ))}
        </Paper>
      </div>
      <DocumentRail
        doc={doc}
        isShowingInputs={isShowingInputs}
        onShowInputs={setShowingInputs}
        isShowingChanges={isShowingChanges}
        onShowChanges={before > 0 ? setShowingChanges : undefined}
        onCopyForPortal={() => setCopying(true)}
      />
      <Suspense>{isCopying && <PortalDialog doc={doc} onClose={() => setCopying(false)} />}</Suspense>
    </View>
  );
}
