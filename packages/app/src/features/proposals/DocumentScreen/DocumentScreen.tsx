import { ApiError } from "@grantwright/api-client";
import { useWrittenDoc } from "@grantwright/api-client/react-query";
import { ButtonLink, EmptyState, ErrorState, Skeleton } from "@grantwright/ui";
import { useState } from "react";
import { useParams } from "react-router-dom";
import { useSession } from "../../../session/useSession.ts";
import { copy } from "./document.copy.ts";
import { Centre, PaperSkeleton, Rail, ReviewNote, View } from "./Document.styles.ts";
import { DocumentView } from "./DocumentView.tsx";
import { WritingView } from "./WritingView.tsx";

/** A proposal at /docs/{id}, and one of its versions at /docs/{id}/{versionId}. */
export default function DocumentScreen() {
  const { id = "", versionId } = useParams();
  const session = useSession();
  if (session.status === "loading") return <DocumentSkeleton />;
  return <LoadedDocument key={`${id}.${versionId}`} id={id} versionId={versionId} />;
}

function LoadedDocument({ id, versionId }: { id: string; versionId: string | undefined }) {
  const doc = useWrittenDoc(id, versionId);
  const [isReadingAlong, setReadingAlong] = useState(false);
  if (doc.isPending) return <DocumentSkeleton />;
  if (!doc.data) {
    const isGone = doc.error instanceof ApiError && [400, 404].includes(doc.error.status);
    return (
      <Centre>
        {isGone ? (
          <EmptyState
            level={1}
            title={copy.gone}
            action={
              <ButtonLink variant="line" href="/docs">
                {copy.allProposals}
              </ButtonLink>
            }
          >
            {copy.goneText}
          </EmptyState>
        ) : (
          <ErrorState
            level={1}
            title={copy.loadFailed}
            onRetry={() => void doc.refetch()}
            retryLabel={copy.retry}
            isRetrying={doc.isFetching}
          >
            {copy.loadFailedText}
          </ErrorState>
        )}
      </Centre>
    );
  }
  const hasVersion = doc.data.versions.length > 0;
  if (doc.data.sectionsInProgress && (isReadingAlong || !hasVersion))
    return <WritingView doc={doc.data} onBack={hasVersion ? () => setReadingAlong(false) : undefined} />;
  if (!hasVersion)
    return (
      <Centre>
        <EmptyState
          level={1}
          title={copy.notYet}
          action={<ButtonLink href={`/drafts/${id}`}>{copy.toDraft}</ButtonLink>}
        >
          {copy.notYetText}
        </EmptyState>
      </Centre>
    );
  return (
    <DocumentView doc={doc.data} onReadAlong={doc.data.sectionsInProgress ? () => setReadingAlong(true) : undefined} />
  );
}

function DocumentSkeleton() {
  return (
    <View aria-busy>
      <div>
        <ReviewNote>
          <Skeleton height="64px" />
        </ReviewNote>
        <PaperSkeleton>
          <Skeleton width="40%" height="14px" />
          <Skeleton width="80%" height="40px" />
          <Skeleton lines={6} />
          <Skeleton width="30%" height="22px" />
          <Skeleton lines={8} />
        </PaperSkeleton>
      </div>
      <Rail as="div">
        <Skeleton height="144px" />
        <Skeleton lines={8} height="24px" />
      </Rail>
    </View>
  );
}
