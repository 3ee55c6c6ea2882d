import { useDraftList } from "@grantwright/api-client/react-query";
import { DraftRow } from "@grantwright/ui";
import { createGrant } from "../../../components/documents/createGrant.tsx";
import { DocumentDetail } from "../../../components/documents/DocumentDetail.tsx";
import { DocumentActions } from "../../../components/documents/DocumentActions.tsx";
import { DocumentListScreen } from "../../../components/documents/DocumentListScreen.tsx";
import {
  copy as documentsCopy,
  documentName,
  openStanding,
  stageOf,
  threadOf,
} from "../../../components/documents/documents.copy.ts";
import { draftLimit as limit } from "../../../components/documents/limits.ts";
import { queryOf } from "../../../components/documents/listPart.ts";
import { tellApart } from "../../../components/documents/tellApart.ts";
import { useKeptPart, wantsKept } from "../../../components/documents/useKeptPart.ts";
import { useListPart } from "../../../components/documents/useListPart.ts";
import { HandOver } from "../../../components/page/HandOver.tsx";
import { Rows } from "../../../components/page/Page.styles.ts";
import { RowsSkeleton } from "../../../components/page/Skeletons.tsx";
import { useSession } from "../../../session/useSession.ts";
import { copy } from "./drafts.copy.ts";
import { OwnWords } from "./DraftsScreen.styles.ts";

/** All drafts, the last edited first unless the person has them otherwise. */
export default function DraftsScreen() {
  const isEnabled = useSession().status === "signedIn";
  const shown = useListPart();
  const asked = useDraftList(limit + 1, isEnabled, queryOf(shown.part, limit));
  const kept = useDraftList(limit + 1, isEnabled && wantsKept(shown.part, asked));
  const { list, isOnDevice } = useKeptPart(asked, kept, shown.part, limit);
  return (
    <DocumentListScreen
      title={copy.title}
      action={createGrant}
      list={list}
      isOnDevice={isOnDevice}
      shown={shown}
      limit={limit}
      found={copy.found}
      skeleton={<RowsSkeleton count={6} />}
      failed={documentsCopy.draftsFailed}
      none={{ title: documentsCopy.noDrafts, text: documentsCopy.noDraftsText }}
    >
      {(drafts) => {
        const told = tellApart(drafts);
        return (
          <Rows>
            {drafts.map((item) => (
              <HandOver key={item.id} docId={item.id}>
                <DraftRow
                  level={2}
                  href={`/drafts/${item.id}`}
                  title={documentName(item)}
                  detail={
                    <>
                      <DocumentDetail item={item} recipient={item.funderName} />
                      {told.has(item.id) && <OwnWords dir="auto">{told.get(item.id)}</OwnWords>}
                    </>
                  }
                  stage={openStanding(item) ? undefined : stageOf(item)}
                  {...threadOf(item)}
                  date={item.updatedAt}
                  deadline={item.deadline}
                  actions={<DocumentActions item={item} />}
                />
              </HandOver>
            ))}
          </Rows>
        );
      }}
    </DocumentListScreen>
  );
}
