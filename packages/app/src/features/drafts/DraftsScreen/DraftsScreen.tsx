import { useDraftList } from "@grantwright/api-client/react-query";
import { ButtonLink, DraftRow, EmptyState, ErrorState, Heading } from "@grantwright/ui";
import { DocumentActions } from "../../../components/documents/DocumentActions.tsx";
import {
  copy as documentsCopy,
  documentDetail,
  documentName,
  threadOf,
} from "../../../components/documents/documents.copy.ts";
import { PageHead, Rows, WidePage } from "../../../components/page/Page.styles.ts";
import { RowsSkeleton } from "../../../components/page/Skeletons.tsx";
import { useSession } from "../../../session/useSession.ts";
import { copy } from "./drafts.copy.ts";

/** How many drafts are asked for. */
const limit = 100;

/** All drafts, the last edited first. */
export default function DraftsScreen() {
  const session = useSession();
  return (
    <WidePage>
      <title>{`${copy.title} · Grantwright`}</title>
      <PageHead>
        <Heading level={1} size={36}>
          {copy.title}
        </Heading>
        <ButtonLink variant="line" href="/docs/new">
          {documentsCopy.createGrant}
        </ButtonLink>
      </PageHead>
      <DraftsPane isEnabled={session.status === "signedIn"} />
    </WidePage>
  );
}

/** The list, or why there is none to show. */
function DraftsPane({ isEnabled }: { isEnabled: boolean }) {
  const list = useDraftList(limit, isEnabled);
  if (list.isPending) return <RowsSkeleton count={6} />;
  if (list.isLoadingError)
    return (
      <ErrorState
        level={2}
        title={documentsCopy.draftsFailed}
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
        title={documentsCopy.noDrafts}
        action={
          <ButtonLink variant="line" href="/docs/new">
            {documentsCopy.createGrant}
          </ButtonLink>
        }
      >
        {documentsCopy.noDraftsText}
      </EmptyState>
    );
  return (
    <Rows>
      {list.data.map((item) => (
        <DraftRow
          key={item.id}
          level={2}
          href={`/drafts/${item.id}`}
          title={documentName(item)}
          detail={documentDetail(item)}
          {...threadOf(item)}
          date={item.updatedAt}
          actions={<DocumentActions item={item} />}
        />
      ))}
    </Rows>
  );
}
