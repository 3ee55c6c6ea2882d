import { useDocList } from "@grantwright/api-client/react-query";
import { ButtonLink, EmptyState, ErrorState, Heading, TitlePageCard } from "@grantwright/ui";
import { DocumentActions } from "../../../components/documents/DocumentActions.tsx";
import { copy as documentsCopy, documentName, threadOf } from "../../../components/documents/documents.copy.ts";
import { documentKind } from "../../../components/documents/documentType.ts";
import { PageHead, Sheets, WidePage } from "../../../components/page/Page.styles.ts";
import { SheetsSkeleton } from "../../../components/page/Skeletons.tsx";
import { useSession } from "../../../session/useSession.ts";
import { copy } from "./proposals.copy.ts";

/** How many proposals are asked for. */
const limit = 200;

/** All proposals, the last edited first. */
export default function ProposalsScreen() {
  const session = useSession();
  return (
    <WidePage>
      <title>{`${copy.title} · Grantwright`}</title>
      <PageHead>
        <Heading level={1} size={36}>
          {copy.title}
        </Heading>
      </PageHead>
      <ProposalsPane isEnabled={session.status === "signedIn"} />
    </WidePage>
  );
}

/** The list, or why there is none to show. */
function ProposalsPane({ isEnabled }: { isEnabled: boolean }) {
  const list = useDocList(limit, isEnabled);
  if (list.isPending) return <SheetsSkeleton />;
  if (list.isLoadingError)
    return (
      <ErrorState
        level={2}
        title={documentsCopy.proposalsFailed}
        onRetry={() => void list.refetch()}
        retryLabel={documentsCopy.retry}
        isRetrying={list.isFetching}
      >
        {documentsCopy.failedText}
      </ErrorState>
    );
  if (list.data.length === 0)
    return (
      <EmptyState
        level={2}
        title={documentsCopy.noProposals}
        action={
          <ButtonLink variant="line" href="/docs/new">
            {documentsCopy.createGrant}
          </ButtonLink>
        }
      >
        {documentsCopy.noProposalsText}
      </EmptyState>
    );
  return (
    <Sheets>
      {list.data.map((item) => (
        <li key={item.id}>
          <TitlePageCard
            level={2}
            href={`/docs/${item.id}`}
            kind={documentKind(item.type)}
            title={documentName(item)}
            recipient={item.funderName}
            {...threadOf(item)}
            date={item.updatedAt}
            actions={<DocumentActions item={item} />}
          />
        </li>
      ))}
    </Sheets>
  );
}
