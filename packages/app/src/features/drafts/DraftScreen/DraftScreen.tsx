import type { Schemas } from "@grantwright/api-client";
import { useDoc } from "@grantwright/api-client/react-query";
import { defaultMarkers, ProgressMarkers, Skeleton } from "@grantwright/ui";
import { useParams } from "react-router-dom";
import { AccessContext, accessOf } from "../../../components/access/access.ts";
import { Loaded } from "../../../components/Loaded.tsx";
import { HandOver } from "../../../components/page/HandOver.tsx";
import { Centre } from "../../../components/page/Page.styles.ts";
import { useSession } from "../../../session/useSession.ts";
import { copy } from "./draft.copy.ts";
import { Bar, Desk, Head, SkeletonList, SkeletonSheet, ThreadPlace } from "./Draft.styles.ts";
import { DraftEditor } from "./DraftEditor.tsx";

/** Props of DraftScreen. */
export interface DraftScreenProps {
  /** The same form over a document that has been generated before. */
  isRevision?: boolean;
}

/** The draft editor at /drafts/{id}, and for a revision at /docs/edit/{id}. */
export default function DraftScreen({ isRevision = false }: DraftScreenProps) {
  const { id = "" } = useParams();
  const session = useSession();
  if (session.status !== "signedIn") return <DraftSkeleton id={id} />;
  return <LoadedDraft key={`${session.user.id}.${id}`} id={id} isRevision={isRevision} user={session.user} />;
}

function LoadedDraft({ id, isRevision, user }: { id: string; isRevision: boolean; user: Schemas["User"] }) {
  const query = useDoc(id);
  return (
    <Loaded
      query={query}
      skeleton={<DraftSkeleton id={id} />}
      gone={{ title: copy.gone, text: copy.goneText, href: "/drafts", link: copy.allDrafts }}
      failed={{ level: 1, title: copy.loadFailed, text: copy.loadFailedText, retry: copy.retry }}
      frame={Centre}
    >
      {(doc) => (
        <AccessContext value={accessOf(query)}>
          <DraftEditor doc={doc} isRevision={isRevision} user={user} />
        </AccessContext>
      )}
    </Loaded>
  );
}

/** The thread before the draft is there, with room for the notes below its markers. */
const emptyMarkers = defaultMarkers.map((marker) => (marker.position === 75 ? { ...marker, note: "\u00a0" } : marker));

function DraftSkeleton({ id }: { id: string }) {
  return (
    <div aria-busy>
      <Head as="div">
        <Bar>
          <Skeleton width="64px" />
          <Skeleton width="96px" />
        </Bar>
        <ThreadPlace aria-hidden>
          <ProgressMarkers value={0} markers={emptyMarkers} />
        </ThreadPlace>
      </Head>
      <Desk>
        <SkeletonList>
          <Skeleton lines={11} height="20px" />
        </SkeletonList>
        <HandOver docId={id}>
          <SkeletonSheet>
            <Skeleton width="30%" height="12px" />
            <Skeleton width="80%" height="36px" />
            <Skeleton width="50%" height="36px" />
            <Skeleton lines={4} />
            <Skeleton width="40%" height="22px" />
            <Skeleton lines={6} />
            <Skeleton width="40%" height="22px" />
            <Skeleton lines={6} />
          </SkeletonSheet>
        </HandOver>
      </Desk>
    </div>
  );
}
