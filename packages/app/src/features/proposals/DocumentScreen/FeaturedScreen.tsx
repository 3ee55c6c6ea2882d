import type { Schemas } from "@grantwright/api-client";
import { useFeaturedDoc } from "@grantwright/api-client/react-query";
import { Banner, ButtonLink, Heading, media, ReviewIcon, SafeHtml, Skeleton, Text } from "@grantwright/ui";
import { useParams } from "react-router-dom";
import { styled } from "styled-components";
import { Loaded } from "../../../components/Loaded.tsx";
import { Centre } from "../../../components/page/Page.styles.ts";
import { documentTypeName } from "../../../components/documents/documentType.ts";
import { copy } from "./document.copy.ts";
import { DocSection, Paper, PaperHead, PaperSkeleton, ReviewNote } from "./Document.styles.ts";
import { featuredCopy } from "./featured.copy.ts";

const Page = styled.div`
  max-inline-size: 824px;
  margin-inline: auto;
  padding: 40px 24px 96px;

  ${media.small} {
    padding: 16px 0 40px;
  }
`;

/** A document that an admin shows to everybody, read-only. */
export default function FeaturedScreen() {
  const { id = "" } = useParams();
  const doc = useFeaturedDoc(id);
  return (
    <Loaded
      query={doc}
      skeleton={
        <Page aria-busy>
          <PaperSkeleton>
            <Skeleton width="40%" height="14px" />
            <Skeleton width="80%" height="40px" />
            <Skeleton lines={8} />
          </PaperSkeleton>
        </Page>
      }
      gone={{ title: featuredCopy.gone, text: featuredCopy.goneText, href: "/", link: featuredCopy.home }}
      failed={{ level: 1, title: copy.loadFailed, text: copy.loadFailedText, retry: copy.retry }}
      frame={Centre}
    >
      {(found) => <Featured doc={found} />}
    </Loaded>
  );
}

function Featured({ doc: { title, template, sections, lang } }: { doc: Schemas["Document"] }) {
  return (
    <Page>
      <title>{`${title} · Grantwright`}</title>
      <ReviewNote>
        <Banner
          tone="neutral"
          icon={<ReviewIcon />}
          action={
            <ButtonLink variant="line" href="/docs/new">
              {featuredCopy.create}
            </ButtonLink>
          }
        >
          {featuredCopy.note}
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
  );
}
