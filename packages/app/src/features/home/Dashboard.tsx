import { useDocList, useDraftList } from "@grantwright/api-client/react-query";
import { Heading, Text } from "@grantwright/ui";
import { lazy, Suspense } from "react";
import { copy as documentsCopy } from "../../components/documents/documents.copy.ts";
import { Block, BlockHead } from "../../components/page/Page.styles.ts";
import { useSession } from "../../session/useSession.ts";
import { ContinueBlock } from "./ContinueBlock.tsx";
import { DashboardSkeleton } from "./DashboardSkeleton.tsx";
import { Deadlines } from "./Deadlines.tsx";
import { FormatsBlock } from "./FormatsBlock.tsx";
import { copy } from "./home.copy.ts";
import { draftLimit, proposalLimit } from "../../components/documents/limits.ts";
import { ProposalsBlock } from "./ProposalsBlock.tsx";

const SharedWithYou = lazy(() => import("../../components/access/SharedWithYou.tsx"));

/** The desk of a signed-in person; its parts as they load, until it is known who is here. */
export default function Dashboard() {
  return useSession().status === "signedIn" ? <Desk /> : <DashboardSkeleton />;
}

/** What a signed-in person has on the desk: drafts, what is due, proposals, and formats to begin from. */
function Desk() {
  const drafts = useDraftList(draftLimit + 1).data;
  const proposals = useDocList(proposalLimit + 1).data;
  const isEmpty = drafts?.length === 0 && proposals?.length === 0;
  return (
    <>
      {isEmpty ? <FirstStep /> : <ContinueBlock />}
      <Deadlines />
      {!isEmpty && <ProposalsBlock />}
      <Suspense>
        <SharedWithYou />
      </Suspense>
      <FormatsBlock />
    </>
  );
}

/** In place of two lists of nothing. What makes it go stands above and below it. */
function FirstStep() {
  return (
    <Block aria-labelledby="home-first">
      <BlockHead>
        <Heading level={2} size={22} id="home-first">
          {copy.firstStep}
        </Heading>
      </BlockHead>
      <Text size={16}>{copy.firstStepText}</Text>
      <Text size={16} tone="soft">
        <span>{documentsCopy.noDrafts}</span> <span>{documentsCopy.noProposals}</span>
      </Text>
    </Block>
  );
}
