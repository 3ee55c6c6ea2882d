import { useWrittenDoc } from "@grantwright/api-client/react-query";
import { ButtonLink, EmptyState, Skeleton } from "@grantwright/ui";
import { useState } from "react";
import { useParams } from "react-router-dom";
import { AccessContext, accessOf } from "../../../components/access/access.ts";
import { Loaded } from "../../../components/Loaded.tsx";
import { HandOver } from "../../../components/page/HandOver.tsx";
import { Centre } from "../../../components/page/Page.styles.ts";
import { useSession } from "../../../session/useSession.ts";
import { copy } from "./document.copy.ts";
import { PaperSkeleton, Rail, ReviewNote, View } from "./Document.styles.ts";
import { DocumentView } from "./DocumentView.tsx";
import { WritingView } from "./WritingView.tsx";

/** A proposal at /docs/{id}, and one of its versions at /docs/{id}/{versionId}. */
export default function DocumentScreen() {
  const { id = "", versionId } = useParams();
  const session = useSession();
  if (session.status === "loading") return <DocumentSkeleton id={id} />;
  return <LoadedDocument key={`${id}.${versionId}`} id={id} versionId={versionId} />;
}

function LoadedDocument({ id, versionId }: { id: string; versionId: string | undefined }) {
  const doc = useWrittenDoc(id, versionId);
  const [isReadingAlong, setReadingAlong] = useState(false);
  return (
    <Loaded
      query={doc}
      skeleton={<DocumentSkeleton id={id} />}
      gone={{ title: copy.gone, text: copy.goneText, href: "/docs", link: copy.allProposals }}
      failed={{ level: 1, title: copy.loadFailed, text: copy.loadFailedText, retry: copy.retry }}
      frame={Centre}
      isEmpty={({ versions, sectionsInProgress }) => versions.length === 0 && !sectionsInProgress}
      empty={<NotYet id={id} />}
    >
      {(found) => {
        const { versions, sectionsInProgress } = found;
        const hasVersion = versions.length > 0;
        return (
          <AccessContext value={accessOf(doc)}>
            {sectionsInProgress && (isReadingAlong || !hasVersion) ? (
              <WritingView doc={found} onBack={hasVersion ? () => setReadingAlong(false) : undefined} />
            ) : (
              <DocumentView doc={found} onReadAlong={sectionsInProgress ? () => setReadingAlong(true) : undefined} />
            )}
          </AccessContext>
        );
      }}
    </Loaded>
  );
}

/** Nothing has been written of it: it is a draft. */
function NotYet({ id }: { id: string }) {
  return (
    <Centre>
      <EmptyState level={1} title={copy.notYet} action={<ButtonLink href={`/drafts/${id}`}>{copy.toDraft}</ButtonLink>}>
        {copy.notYetText}
      </EmptyState>
    </Centre>
  );
}

function DocumentSkeleton({ id }: { id: string }) {
  return (
    <View aria-busy>
      <div>
        <ReviewNote>
          <Skeleton height="64px" />
        </ReviewNote>
        <HandOver docId={id}>
          <PaperSkeleton>
            <Skeleton width="40%" height="14px" />
            <Skeleton width="80%" height="40px" />
            <Skeleton lines={6} />
            <Skeleton width="30%" height="22px" />
            <Skeleton lines={8} />
          </PaperSkeleton>
        </HandOver>
      </div>
      <Rail as="div">
        <Skeleton height="144px" />
        <Skeleton lines={8} height="24px" />
      </Rail>
    </View>
  );
}
