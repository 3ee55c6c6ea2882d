import { useDraftList } from "@grantwright/api-client/react-query";
import { DraftRow } from "@grantwright/ui";
import { DocumentActions } from "../../../components/documents/DocumentActions.tsx";
import { createGrant, DocumentListScreen } from "../../../components/documents/DocumentListScreen.tsx";
import {
  copy as documentsCopy,
  documentDetail,
  documentName,
  threadOf,
} from "../../../components/documents/documents.copy.ts";
import { Rows } from "../../../components/page/Page.styles.ts";
import { RowsSkeleton } from "../../../components/page/Skeletons.tsx";
import { useSession } from "../../../session/useSession.ts";
import { copy } from "./drafts.copy.ts";

/** How many drafts are asked for. */
const limit = 100;

/** All drafts, the last edited first. */
export default function DraftsScreen() {
  const list = useDraftList(limit, useSession().status === "signedIn");
  return (
    <DocumentListScreen
      title={copy.title}
      action={createGrant}
      list={list}
      skeleton={<RowsSkeleton count={6} />}
      failed={documentsCopy.draftsFailed}
      none={{ title: documentsCopy.noDrafts, text: documentsCopy.noDraftsText }}
    >
      {(drafts) => (
        <Rows>
          {drafts.map((item) => (
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
      )}
    </DocumentListScreen>
  );
}
