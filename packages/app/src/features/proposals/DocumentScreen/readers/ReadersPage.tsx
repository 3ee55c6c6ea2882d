import type { Schemas } from "@grantwright/api-client";
import { Banner, Heading, ReviewIcon, SafeHtml, Skeleton, Text } from "@grantwright/ui";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Loaded, type LoadedProps } from "../../../../components/Loaded.tsx";
import { Centre } from "../../../../components/page/Page.styles.ts";
import { documentTypeName } from "../../../../components/documents/documentType.ts";
import { copy } from "../document.copy.ts";
import { DocSection, Paper, PaperHead, PaperSkeleton, ReviewNote } from "../Document.styles.ts";
import { Page } from "./ReadersPage.styles.ts";

type Doc = Schemas["Document"];

/** Props of ReadersPage. */
export interface ReadersPageProps {
  query: UseQueryResult<Doc>;
  /** What is said where it is not shown any more. */
  gone: NonNullable<LoadedProps<Doc>["gone"]>;
  /** What stands above it. */
  note: string;
  /** A way on from there. */
  action?: ReactNode;
}

/** A document that is read by people who are not of its account. */
export function ReadersPage({ query, gone, note, action }: ReadersPageProps) {
  return (
    <Loaded
      query={query}
      skeleton={
        <Page aria-busy>
          <PaperSkeleton>
            <Skeleton width="40%" height="14px" />
            <Skeleton width="80%" height="40px" />
            <Skeleton lines={8} />
          </PaperSkeleton>
        </Page>
      }
      gone={gone}
      failed={{ level: 1, title: copy.loadFailed, text: copy.loadFailedText, retry: copy.retry }}
      frame={Centre}
    >
      {({ title, template, sections, lang }) => (
        <Page>
          <title>{`${title} · Grantwright`}</title>
          <ReviewNote>
            <Banner tone="neutral" icon={<ReviewIcon />} action={action}>
              {note}
            </Banner>
          </ReviewNote>
          <Paper>
            <PaperHead>
              <Text tone="soft">{copy.kind(documentTypeName[template.type], template.funderName ?? "")}</Text>
              <Heading level={1} size={36} dir="auto">
                {title}
              </Heading>
            </PaperHead>
            {sections
              .filter(({ hidden, text }) => !hidden && text.trim() !== "")
              .map((section, index) => (
                <DocSection key={section.id} aria-labelledby={section.id}>
                  <header>
                    <span aria-hidden="true">{index + 1}</span>
                    <Heading level={2} size={22} id={section.id} dir="auto">
                      {section.title}
                    </Heading>
                  </header>
                  <SafeHtml html={section.html} lang={lang} />
                </DocSection>
              ))}
          </Paper>
        </Page>
      )}
    </Loaded>
  );
}
