import type { Schemas } from "@grantwright/api-client";
import { useDraftList } from "@grantwright/api-client/react-query";
import { DraftRow, EmptyState, Heading, Link, MoreCard, OpenPageCard } from "@grantwright/ui";
import { Loaded } from "../../components/Loaded.tsx";
import { dotted } from "../../components/dotted.ts";
import { createGrant } from "../../components/documents/createGrant.tsx";
import {
  copy as documentsCopy,
  documentMeta,
  documentName,
  stageOf,
  threadOf,
} from "../../components/documents/documents.copy.ts";
import { DocumentDetail } from "../../components/documents/DocumentDetail.tsx";
import { Block, BlockHead } from "../../components/page/Page.styles.ts";
import { useSession } from "../../session/useSession.ts";
import { dashboardCopy } from "./dashboard.copy.ts";
import { Continue, Others } from "./Dashboard.styles.ts";
import { ContinueSkeleton } from "./DashboardSkeleton.tsx";
import { draftLimit } from "../../components/documents/limits.ts";

/** What somebody is writing, the last draft as an open page. */
export function ContinueBlock() {
  const list = useDraftList(draftLimit + 1);
  const isEmpty = list.data?.length === 0;
  return (
    <Block aria-labelledby="home-drafts">
      <BlockHead>
        <Heading level={2} size={22} id="home-drafts">
          {dashboardCopy.continueWriting}
        </Heading>
        {!isEmpty && (
          <Link isStandalone href="/drafts">
            {dashboardCopy.allDrafts}
          </Link>
        )}
      </BlockHead>
      <Loaded
        query={list}
        skeleton={<ContinueSkeleton />}
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
      <Continue>
        <OpenPageCard
          meta={dotted(teamName, documentMeta(last!))}
          edited={{ label: dashboardCopy.edited, date: last!.updatedAt }}
          title={documentName(last!)}
          href={`/drafts/${last!.id}`}
          excerpt={last!.excerpt}
          actionLabel={dashboardCopy.pickUp}
          {...threadOf(last!)}
        />
        {others.length > 0 && (
          <Others>
            {others.map((item) => (
              <DraftRow
                key={item.id}
                href={`/drafts/${item.id}`}
                title={documentName(item)}
                detail={<DocumentDetail item={item} stage={stageOf(item)} />}
                {...threadOf(item)}
                date={item.updatedAt}
              />
            ))}
          </Others>
        )}
      </Continue>
      {drafts.length > draftLimit && <MoreCard href="/drafts" label={dashboardCopy.allDrafts} />}
    </>
  );
}
