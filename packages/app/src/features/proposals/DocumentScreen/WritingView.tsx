import type { Schemas } from "@grantwright/api-client";
import { Banner, Button, Heading, ReviewIcon, Skeleton, Text } from "@grantwright/ui";
import type { ReactNode } from "react";
import { LazyAccessNote } from "../../../components/access/LazyAccessNote.tsx";
import { HandOver } from "../../../components/page/HandOver.tsx";
import { documentTypeName } from "../../../components/documents/documentType.ts";
import { copy } from "./document.copy.ts";
import { SectionText } from "./receipts/SectionText.tsx";
import { isLeftOut } from "./openPlaces.ts";
import { DocSection, Paper, PaperHead, ReviewNote, View } from "./Document.styles.ts";

/** Props of WritingView. */
export interface WritingViewProps {
  doc: Schemas["Document"];
  /** Leads back to the finished revision; undefined where there is none. */
  onBack: (() => void) | undefined;
}

const bare = (note: ReactNode) => note;

/** A version that is being written: its finished sections to read, while the others follow by themselves. */
export function WritingView({ doc, onBack }: WritingViewProps) {
  const written = (doc.sectionsInProgress ?? []).filter(({ hidden }) => !hidden);
  const sections = written.filter((section) => !isLeftOut(doc, section));
  const expected = doc.fields.filter(({ hidden }) => !hidden);
  const next = expected.find(({ id }) => !written.some(({ sectionId }) => sectionId === id));
  return (
    <View>
      <title>{`${doc.title || doc.name} · Grantwright`}</title>
      <div>
        <ReviewNote>
          <LazyAccessNote docId={doc.id} frame={bare} />
          <Banner tone="neutral" icon={<ReviewIcon />}>
            <span role="status">{copy.written(written.length, expected.length)}</span>{" "}
            {onBack && (
              <Button variant="line" size="small" onPress={onBack}>
                {copy.backToRevision}
              </Button>
            )}
          </Banner>
        </ReviewNote>
        <HandOver docId={doc.id}>
          <Paper>
            <PaperHead>
              <Text tone="soft">{copy.kind(documentTypeName[doc.template.type], doc.template.funderName ?? "")}</Text>
              <Heading level={1} size={36} dir="auto">
                {doc.title || doc.name}
              </Heading>
            </PaperHead>
            {sections.map((section, index) => (
              <DocSection key={section.id} id={section.sectionId} aria-label={section.title}>
                <header>
                  <span aria-hidden>{index + 1}</span>
                  <Heading level={2} size={22}>
                    {section.title}
                  </Heading>
                </header>
                <SectionText doc={doc} section={section} isShowingSources={false} isReadOnly />
              </DocSection>
            ))}
            {next && (
              <DocSection aria-hidden>
                <header>
                  <Text tone="faint">{next.title}</Text>
                </header>
                <Skeleton lines={4} />
              </DocSection>
            )}
          </Paper>
        </HandOver>
      </div>
    </View>
  );
}
