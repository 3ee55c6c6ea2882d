import type { Schemas } from "@grantwright/api-client";
import { useOpportunities } from "@grantwright/api-client/react-query";
import { ButtonLink, Heading, Link } from "@grantwright/ui";
import { Loaded } from "../../components/Loaded.tsx";
import { EmptyWithFormats } from "../../components/documents/EmptyWithFormats.tsx";
import { WidePage } from "../../components/page/Page.styles.ts";
import { RowsSkeleton } from "../../components/page/Skeletons.tsx";
import { useSession } from "../../session/useSession.ts";
import { copy } from "./opportunities.copy.ts";
import { Actions, Cards, LongHead } from "./Opportunities.styles.ts";
import { Opportunity } from "./Opportunity.tsx";

const templates = (
  <ButtonLink variant="line" href="/grants">
    {copy.templates}
  </ButtonLink>
);

/** Your Grant Opportunities: those that were accepted, and the way to a draft of each. */
export default function OpportunitiesScreen() {
  const session = useSession();
  const isEnabled = session.status === "signedIn";
  const list = useOpportunities(isEnabled);
  // An empty list leads to both itself.
  const isNeeded = list.isError || list.data?.some(isAccepted);
  return (
    <WidePage>
      <title>{`${copy.title} · Grantwright`}</title>
      <LongHead>
        <Heading level={1} size={36}>
          {copy.title}
        </Heading>
        {isNeeded && (
          <Actions>
            <ButtonLink variant="line" href="/aiscout">
              {copy.scout}
            </ButtonLink>
            <Link isStandalone href="/grants">
              {copy.templates}
            </Link>
          </Actions>
        )}
      </LongHead>
      <Accepted isEnabled={isEnabled} />
    </WidePage>
  );
}

const isAccepted = ({ status }: Schemas["Opportunity"]) => status === "accepted";

function Accepted({ isEnabled }: { isEnabled: boolean }) {
  const list = useOpportunities(isEnabled);
  return (
    <Loaded
      query={list}
      skeleton={<RowsSkeleton count={3} />}
      failed={{ level: 2, title: copy.failed, text: copy.failedText, retry: copy.retry }}
      isEmpty={(found) => !found.some(isAccepted)}
      empty={
        <EmptyWithFormats
          way="opportunities"
          title={copy.none}
          action={
            <Actions>
              <ButtonLink href="/aiscout">{copy.scout}</ButtonLink>
              {templates}
            </Actions>
          }
        >
          {copy.noneText}
        </EmptyWithFormats>
      }
    >
      {(found) => (
        <Cards>
          {found.filter(isAccepted).map((opportunity) => (
            <li key={opportunity._id}>
              <Opportunity level={2} opportunity={opportunity} />
            </li>
          ))}
        </Cards>
      )}
    </Loaded>
  );
}
