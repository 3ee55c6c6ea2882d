import { useDocList } from "@grantwright/api-client/react-query";
import { Heading, Link, MoreCard, Text } from "@grantwright/ui";
import { Loaded } from "../../components/Loaded.tsx";
import { copy as documentsCopy } from "../../components/documents/documents.copy.ts";
import { ProposalCard } from "../../components/documents/ProposalCard.tsx";
import { ProposalSheets } from "../../components/documents/ProposalSheets.ts";
import { Block, BlockHead } from "../../components/page/Page.styles.ts";
import { SheetsSkeleton } from "../../components/page/Skeletons.tsx";
import { dashboardCopy } from "./dashboard.copy.ts";
import { proposalLimit } from "../../components/documents/limits.ts";

/** What somebody has written, as title pages. */
export function ProposalsBlock() {
  const list = useDocList(proposalLimit + 1);
  const isEmpty = list.data?.length === 0;
  return (
    <Block aria-labelledby="home-proposals">
      <BlockHead>
        <Heading level={2} size={22} id="home-proposals">
          {dashboardCopy.proposals}
        </Heading>
        {!isEmpty && (
          <Link isStandalone href="/docs">
            {dashboardCopy.allProposals}
          </Link>
        )}
      </BlockHead>
      <Loaded
        query={list}
        skeleton={<SheetsSkeleton />}
        failed={{ title: documentsCopy.proposalsFailed, text: documentsCopy.failedText, retry: documentsCopy.retry }}
        empty={
          <>
            <Text>{documentsCopy.noProposals}</Text>
            <Text tone="soft">{documentsCopy.noProposalsText}</Text>
          </>
        }
      >
        {(proposals) => (
          <ProposalSheets>
            {proposals.slice(0, proposalLimit).map((item) => (
              <li key={item.id}>
                <ProposalCard item={item} />
              </li>
            ))}
            {proposals.length > proposalLimit && (
              <li>
                <MoreCard href="/docs" label={dashboardCopy.allProposals} />
              </li>
            )}
          </ProposalSheets>
        )}
      </Loaded>
    </Block>
  );
}
