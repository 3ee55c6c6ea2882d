import type { Schemas } from "@grantwright/api-client";
import { useDocList, useDraftList, usePublishedDocs } from "@grantwright/api-client/react-query";
import {
  DraftRow,
  EmptyState,
  Heading,
  Link,
  MoreCard,
  OpenPageCard,
  Skeleton,
  Text,
  TitlePageCard,
} from "@grantwright/ui";
import { Loaded } from "../../components/Loaded.tsx";
import {
  copy as documentsCopy,
  documentDetail,
  documentMeta,
  documentName,
  threadOf,
} from "../../components/documents/documents.copy.ts";
import { createGrant } from "../../components/documents/DocumentListScreen.tsx";
import { documentKind } from "../../components/documents/documentType.ts";
import { useSession } from "../../session/useSession.ts";
import { Block, BlockHead, Sheets } from "../../components/page/Page.styles.ts";
import { RowsSkeleton, SheetsSkeleton } from "../../components/page/Skeletons.tsx";
import { GrantLedger } from "./GrantLedger.tsx";
import { Continue, Others, SkeletonPage } from "./Home.styles.ts";
import { copy } from "./home.copy.ts";

/** How many drafts the dashboard shows; one more is asked for, to know whether there are more. */
const draftLimit = 100;
/** How many proposals the dashboard shows. */
const proposalLimit = 200;
/** How many grants the dashboard shows. */
const grantLimit = 6;

/** What a signed-in person has on the desk: drafts, proposals, and grants to apply to. */
export default function Dashboard() {
  return (
    <>
      <DraftsBlock />
      <ProposalsBlock />
      <GrantsBlock />
    </>
  );
}

function DraftsBlock() {
  const list = useDraftList(draftLimit + 1);
  const isEmpty = list.data?.length === 0;
  return (
    <Block aria-labelledby="home-drafts">
      <BlockHead>
        <Heading level={2} size={28} id="home-drafts">
          {copy.continueWriting}
        </Heading>
        {!isEmpty && <Link href="/drafts">{copy.allDrafts}</Link>}
      </BlockHead>
      <Loaded
        query={list}
        skeleton={
          <Continue aria-busy>
            <SkeletonPage>
              <Skeleton width="40%" />
              <Skeleton width="76%" height="22px" />
              <Skeleton lines={5} height="16px" />
            </SkeletonPage>
            <RowsSkeleton count={4} />
          </Continue>
        }
        failed={{ title: documentsCopy.draftsFailed, text: documentsCopy.failedText, retry: documentsCopy.retry }}
        empty={
          <EmptyState title={documentsCopy.noDrafts} action={createGrant}>
            {documentsCopy.noDraftsText}
          </EmptyState>
        }
      >
        {(drafts) => <DraftCards drafts={drafts} />}
      </Loaded>
    </Block>
  );
}

/** The last draft as an open page, the others as rows, and a More card past the limit. */
function DraftCards({ drafts }: { drafts: Schemas["DocumentListItem"][] }) {
  const teamName = useSession().user?.teamName;
  const [last, ...others] = drafts.slice(0, draftLimit);
  return (
    <>
      <Continue data-alone={others.length === 0 || undefined}>
        <OpenPageCard
          meta={[teamName, documentMeta(last!)].filter(Boolean).join(" · ")}
          edited={{ label: copy.edited, date: last!.updatedAt }}
          title={documentName(last!)}
          href={`/drafts/${last!.id}`}
          excerpt={last!.excerpt}
          actionLabel={copy.pickUp}
          {...threadOf(last!)}
        />
        {others.length > 0 && (
          <Others>
            {others.map((item) => (
              <DraftRow
                key={item.id}
                href={`/drafts/${item.id}`}
                title={documentName(item)}
                detail={documentDetail(item)}
                {...threadOf(item)}
                date={item.updatedAt}
              />
            ))}
          </Others>
        )}
      </Continue>
      {drafts.length > draftLimit && <MoreCard href="/drafts" label={copy.allDrafts} />}
    </>
  );
}

function ProposalsBlock() {
  const list = useDocList(proposalLimit + 1);
  const isEmpty = list.data?.length === 0;
  return (
    <Block aria-labelledby="home-proposals">
      <BlockHead>
        <Heading level={2} size={28} id="home-proposals">
          {copy.proposals}
        </Heading>
        {!isEmpty && <Link href="/docs">{copy.allProposals}</Link>}
      </BlockHead>
      <Loaded
        query={list}
        skeleton={<SheetsSkeleton />}
        failed={{ title: documentsCopy.proposalsFailed, text: documentsCopy.failedText, retry: documentsCopy.retry }}
        empty={
          <>
            <Text>{documentsCopy.noProposals}</Text>
            <Text tone="soft">{documentsCopy.noProposalsText}</Text>
          </>
        }
      >
        {(proposals) => (
          <Sheets>
            {proposals.slice(0, proposalLimit).map((item) => (
              <li key={item.id}>
                <TitlePageCard
                  href={`/docs/${item.id}`}
                  kind={documentKind(item.type)}
                  title={documentName(item)}
                  recipient={item.funderName}
                  progress={item.progress}
                  date={item.updatedAt}
                />
              </li>
            ))}
            {proposals.length > proposalLimit && (
              <li>
                <MoreCard href="/docs" label={copy.allProposals} />
              </li>
            )}
          </Sheets>
        )}
      </Loaded>
    </Block>
  );
}

function GrantsBlock() {
  const list = usePublishedDocs({ types: "grant,loi,rfp", limit: grantLimit });
  return (
    <Block aria-labelledby="home-grants">
      <BlockHead>
        <Heading level={2} size={28} id="home-grants">
          {copy.grants}
        </Heading>
        <Link href="/grants">{copy.openLibrary}</Link>
      </BlockHead>
      <Loaded
        query={list}
        skeleton={<RowsSkeleton count={grantLimit} />}
        failed={{ title: copy.grantsFailed, retry: copy.retry }}
        empty={undefined}
      >
        {(cards) => <GrantLedger cards={cards} />}
      </Loaded>
    </Block>
  );
}
