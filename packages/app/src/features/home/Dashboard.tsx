import { useDocList, useDraftList } from "@grantwright/api-client/react-query";
import { Heading, Text } from "@grantwright/ui";
import { lazy, Suspense, type ReactNode } from "react";
import { copy as documentsCopy } from "../../components/documents/documents.copy.ts";
import { Block } from "../../components/page/Page.styles.ts";
import { useSession } from "../../session/useSession.ts";
import { ContinueBlock } from "./ContinueBlock.tsx";
import { DashboardSkeleton } from "./DashboardSkeleton.tsx";
import { Deadlines } from "./Deadlines.tsx";
import { FormatsBlock } from "./FormatsBlock.tsx";
import { FirstPlace, FirstWords } from "./Dashboard.styles.ts";
import { firstCopy } from "./first.copy.ts";
import { draftLimit, proposalLimit } from "../../components/documents/limits.ts";
import { SheetPlace } from "./Landing.styles.ts";
import { ProposalsBlock } from "./ProposalsBlock.tsx";

const SharedWithYou = lazy(() => import("../../components/access/SharedWithYou.tsx"));

/** Props of Dashboard. */
export interface DashboardProps {
  /** Where somebody who has written nothing yet writes down what they want to do. */
  writeFirst: ReactNode;
}

/** The desk of a signed-in person; its parts as they load, until it is known who is here. */
export default function Dashboard({ writeFirst }: DashboardProps) {
  return useSession().status === "signedIn" ? <Desk writeFirst={writeFirst} /> : <DashboardSkeleton />;
}

/** What a signed-in person has on the desk: drafts, what is due, proposals, and formats to begin from. */
function Desk({ writeFirst }: DashboardProps) {
  const drafts = useDraftList(draftLimit + 1).data;
  const proposals = useDocList(proposalLimit + 1).data;
  const isEmpty = drafts?.length === 0 && proposals?.length === 0;
  return (
    <>
      {isEmpty ? <FirstStep writeFirst={writeFirst} /> : <ContinueBlock />}
      <Deadlines />
      {!isEmpty && <ProposalsBlock />}
      <Suspense>
        <SharedWithYou />
      </Suspense>
      <FormatsBlock />
    </>
  );
}

/** In place of two lists of nothing: what makes them go stands beside it. */
function FirstStep({ writeFirst }: DashboardProps) {
  return (
    <Block aria-labelledby="home-first">
      <FirstPlace>
        <FirstWords>
          <Heading level={2} size={28} id="home-first">
            {firstCopy.title}
          </Heading>
          <Text size={16}>{firstCopy.text}</Text>
          <Text size={16} tone="soft">
            <span>{documentsCopy.noDrafts}</span> <span>{documentsCopy.noProposals}</span>
          </Text>
        </FirstWords>
        <Suspense fallback={<SheetPlace aria-busy />}>{writeFirst}</Suspense>
      </FirstPlace>
    </Block>
  );
}
