import { useDocList } from "@grantwright/api-client/react-query";
import { createGrant } from "../../../components/documents/createGrant.tsx";
import { DocumentActions } from "../../../components/documents/DocumentActions.tsx";
import { DocumentListScreen } from "../../../components/documents/DocumentListScreen.tsx";
import { copy as documentsCopy } from "../../../components/documents/documents.copy.ts";
import { ProposalCard } from "../../../components/documents/ProposalCard.tsx";
import { ProposalSheets } from "../../../components/documents/ProposalSheets.ts";
import { proposalLimit as limit } from "../../../components/documents/limits.ts";
import { queryOf } from "../../../components/documents/listPart.ts";
import { useKeptPart, wantsKept } from "../../../components/documents/useKeptPart.ts";
import { useListPart } from "../../../components/documents/useListPart.ts";
import { SheetsSkeleton } from "../../../components/page/Skeletons.tsx";
import { useSession } from "../../../session/useSession.ts";
import { copy } from "./proposals.copy.ts";

/** All proposals, the last edited first unless the person has them otherwise. */
export default function ProposalsScreen() {
  const isEnabled = useSession().status === "signedIn";
  const shown = useListPart();
  const asked = useDocList(limit + 1, isEnabled, queryOf(shown.part, limit));
  const kept = useDocList(limit + 1, isEnabled && wantsKept(shown.part, asked));
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
      skeleton={<SheetsSkeleton />}
      failed={documentsCopy.proposalsFailed}
      none={{ title: documentsCopy.noProposals, text: documentsCopy.noProposalsText }}
    >
      {(proposals) => (
        <ProposalSheets>
          {proposals.map((item) => (
            <li key={item.id}>
              <ProposalCard
                item={item}
                isAlone={proposals.length === 1}
                level={2}
                actions={<DocumentActions item={item} />}
              />
            </li>
          ))}
        </ProposalSheets>
      )}
    </DocumentListScreen>
  );
}
