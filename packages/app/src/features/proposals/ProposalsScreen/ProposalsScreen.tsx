import { useDocList } from "@grantwright/api-client/react-query";
import { TitlePageCard } from "@grantwright/ui";
import { DocumentActions } from "../../../components/documents/DocumentActions.tsx";
import { DocumentListScreen } from "../../../components/documents/DocumentListScreen.tsx";
import { copy as documentsCopy, documentName, threadOf } from "../../../components/documents/documents.copy.ts";
import { documentKind } from "../../../components/documents/documentType.ts";
import { Sheets } from "../../../components/page/Page.styles.ts";
import { SheetsSkeleton } from "../../../components/page/Skeletons.tsx";
import { useSession } from "../../../session/useSession.ts";
import { copy } from "./proposals.copy.ts";

/** How many proposals are asked for. */
const limit = 200;

/** All proposals, the last edited first. */
export default function ProposalsScreen() {
  const list = useDocList(limit, useSession().status === "signedIn");
  return (
    <DocumentListScreen
      title={copy.title}
      list={list}
      skeleton={<SheetsSkeleton />}
      failed={documentsCopy.proposalsFailed}
      none={{ title: documentsCopy.noProposals, text: documentsCopy.noProposalsText }}
    >
      {(proposals) => (
        <Sheets>
          {proposals.map((item) => (
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
      )}
    </DocumentListScreen>
  );
}
