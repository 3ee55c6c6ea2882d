import { useDocList, useDraftList } from "@grantwright/api-client/react-query";
import { EmptyState } from "@grantwright/ui";
import { lazy, Suspense } from "react";
import { createGrant } from "../../components/documents/createGrant.tsx";
import { copy as documentsCopy } from "../../components/documents/documents.copy.ts";
import { Block } from "../../components/page/Page.styles.ts";
import { ContinueBlock } from "./ContinueBlock.tsx";
import { Deadlines } from "./Deadlines.tsx";
import { FormatsBlock } from "./FormatsBlock.tsx";
import { copy } from "./home.copy.ts";
import { Lines } from "./Dashboard.styles.ts";
import { draftLimit, proposalLimit } from "../../components/documents/limits.ts";
import { ProposalsBlock } from "./ProposalsBlock.tsx";

const SharedWithYou = lazy(() => import("../../components/access/SharedWithYou.tsx"));

/** What a signed-in person has on the desk: what is due, drafts, proposals, and formats to begin from. */
export default function Dashboard() {
  const drafts = useDraftList(draftLimit + 1).data;
  const proposals = useDocList(proposalLimit + 1).data;
  const isEmpty = drafts?.length === 0 && proposals?.length === 0;
  return (
    <>
      {isEmpty && <FirstStep />}
      <Deadlines isQuiet={isEmpty} />
      {!isEmpty && (
        <>
          <ContinueBlock />
          <ProposalsBlock />
        </>
      )}
      <Suspense>
        <SharedWithYou />
      </Suspense>
      <FormatsBlock />
    </>
  );
}

/** In place of two lists of nothing. */
function FirstStep() {
  return (
    <Block>
      <EmptyState level={2} title={copy.firstStep} action={createGrant}>
        <Lines>
          <span>{documentsCopy.noDrafts}</span> <span>{documentsCopy.noProposals}</span>{" "}
          <span>{copy.firstStepText}</span>
        </Lines>
      </EmptyState>
    </Block>
  );
}
