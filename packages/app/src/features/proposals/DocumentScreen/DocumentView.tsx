import type { Schemas } from "@grantwright/api-client";
import { Banner, EditIcon, Heading, ReviewIcon, Text } from "@grantwright/ui";
import { useMemo, useState } from "react";
import { documentTypeName } from "../../../components/documents/documentType.ts";
import { usePageActions } from "../../../components/page/PageActions.ts";
import { copy } from "./document.copy.ts";
import { Paper, PaperHead, ReviewNote, View } from "./Document.styles.ts";
import { DocumentRail } from "./DocumentRail.tsx";
import { DocumentSection } from "./DocumentSection.tsx";

const dateFormat = new Intl.DateTimeFormat("en", { day: "numeric", month: "long", year: "numeric" });

/** A proposal set as a document, with the rail beside it. */
export function DocumentView({ doc }: { doc: Schemas["Document"] }) {
  const [isShowingInputs, setShowingInputs] = useState(false);
  usePageActions(useMemo(() => [{ label: copy.update, icon: <EditIcon />, href: `/docs/edit/${doc.id}` }], [doc.id]));
  const sections = doc.sections.filter(({ hidden }) => !hidden);
  return (
    <View>
      <title>{`${doc.title || doc.name} · Grantwright`}</title>
      <div>
        <ReviewNote>
          <Banner tone="attention" icon={<ReviewIcon />}>
            <strong>{copy.reviewTitle}:</strong> {copy.review}
          </Banner>
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
          {sections.map((section, index) => (
            <DocumentSection
              key={section.id}
              docId={doc.id}
              section={section}
              number={index + 1}
              field={doc.fields.find(({ id }) => id === section.sectionId)}
              isShowingInput={isShowingInputs}
            />
          ))}
        </Paper>
      </div>
      <DocumentRail doc={doc} isShowingInputs={isShowingInputs} onShowInputs={setShowingInputs} />
    </View>
  );
}
