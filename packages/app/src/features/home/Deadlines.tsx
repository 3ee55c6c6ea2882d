import { useDocList, useDraftList, useOpportunities, usePublishedDocs } from "@grantwright/api-client/react-query";
import {
  BookmarkIcon,
  Button,
  CheckIcon,
  DraftsIcon,
  Heading,
  LedgerRow,
  Link,
  ProposalsIcon,
  Text,
} from "@grantwright/ui";
import { useState, type ReactNode } from "react";
import { Block, BlockHead } from "../../components/page/Page.styles.ts";
import { RowsSkeleton } from "../../components/page/Skeletons.tsx";
import { DueRows, From, Retry } from "./Deadlines.styles.ts";
import { dueCopy as copy } from "./due.copy.ts";
import { draftLimit, proposalLimit } from "../../components/documents/limits.ts";
import { nextDeadlines, type Due } from "./nextDeadlines.ts";

const icons: Record<Due["from"], ReactNode> = {
  bookmark: <BookmarkIcon size="small" />,
  draft: <DraftsIcon size="small" />,
  proposal: <ProposalsIcon size="small" />,
  accepted: <CheckIcon size="small" />,
};

/** What closes next among all that somebody has begun, accepted or bookmarked, with the next step of each; nothing where nothing is due. */
export function Deadlines() {
  const drafts = useDraftList(draftLimit + 1);
  const proposals = useDocList(proposalLimit + 1);
  const bookmarks = usePublishedDocs({ bookmarked: true });
  const opportunities = useOpportunities();
  const [now] = useState(Date.now);
  const all = [drafts, proposals, bookmarks, opportunities];
  const failed = all.filter((query) => query.isError);
  const due = nextDeadlines(
    {
      drafts: drafts.data ?? [],
      proposals: proposals.data ?? [],
      bookmarks: bookmarks.data ?? [],
      opportunities: opportunities.data ?? [],
    },
    now,
  );
  const isPending = all.some((query) => query.isPending);
  if (due.length === 0 && !isPending && failed.length === 0) return null;
  return (
    <Block aria-labelledby="home-due">
      <BlockHead>
        <Heading level={2} size={22} id="home-due">
          {copy.title}
        </Heading>
      </BlockHead>
      {isPending ? (
        <RowsSkeleton count={due.length || 2} />
      ) : (
        <>
          {due.length > 0 && (
            <DueRows>
              {due.map((each) => (
                <DueRow key={each.id} {...each} />
              ))}
            </DueRows>
          )}
          {failed.length > 0 && (
            <Retry role="status">
              <Text tone="attention">{copy.failed}</Text>
              <Button variant="line" size="small" onPress={() => failed.forEach((query) => void query.refetch())}>
                {copy.retry}
              </Button>
            </Retry>
          )}
        </>
      )}
    </Block>
  );
}

function DueRow({ from, deadline, title, detail, amount, href, next }: Due) {
  return (
    <LedgerRow
      href={href}
      title={title}
      funder={detail}
      place={
        <From>
          {icons[from]}
          {copy.from[from]}
        </From>
      }
      deadline={deadline}
      {...(amount && { amount })}
      actions={
        <Link isStandalone href={next.href} aria-label={copy.nextOf(next.label, title)}>
          {next.label}
        </Link>
      }
    />
  );
}
