import type { Schemas } from "@grantwright/api-client";
import { useDraftFromOpportunity } from "@grantwright/api-client/react-query";
import { Button, ButtonLink, Link, OpportunityCard, VisuallyHidden } from "@grantwright/ui";
import type { ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { FactLine } from "../../components/FactLine.ts";
import { showRequestError } from "../../components/requestErrors.ts";
import { copy } from "./opportunities.copy.ts";
import { Unstated } from "./Opportunities.styles.ts";

/** Props of Opportunity. */
export interface OpportunityProps {
  opportunity: Schemas["Opportunity"];
  /** What can be decided about it, while it is not accepted. */
  decisions?: ReactNode;
  /** The place of its title in the outline of the page. */
  level: 2 | 3;
}

/** An opportunity; an accepted one is one step away from its draft. */
export function Opportunity({ opportunity, decisions, level }: OpportunityProps) {
  const { funderName, number, comment, dueDate, grantSize, description, eligibility, url, status } = opportunity;
  const title = opportunity.title || copy.untitled;
  const isAccepted = status === "accepted";
  return (
    <OpportunityCard
      level={level}
      title={title}
      from={
        <FactLine>
          {funderName && <span>{funderName}</span>} {number && <span>{number}</span>}
        </FactLine>
      }
      {...(dueDate && { deadline: dueDate })}
      amount={grantSize?.raw || <Unstated>{copy.amountUnknown}</Unstated>}
      {...(comment && { reason: comment })}
      {...(description && { description })}
      {...(eligibility && { eligibility })}
      {...(isAccepted && { status: copy.interested })}
      actions={
        <>
          {isAccepted ? <DraftAction opportunity={opportunity} /> : decisions}
          {url && (
            <Link isStandalone href={url} target="_blank">
              {copy.read}
              <VisuallyHidden> {title}</VisuallyHidden>
            </Link>
          )}
        </>
      }
    />
  );
}

/** The way to the draft: it is made where there is none. */
function DraftAction({ opportunity }: { opportunity: Schemas["Opportunity"] }) {
  const { _id, documentId } = opportunity;
  const title = opportunity.title || copy.untitled;
  const start = useDraftFromOpportunity();
  const navigate = useNavigate();
  if (documentId)
    return (
      <ButtonLink variant="line" href={`/drafts/${documentId}`} aria-label={copy.named(copy.openDraft, title)}>
        {copy.openDraft}
      </ButtonLink>
    );
  return (
    <Button
      aria-label={copy.named(copy.startDraft, title)}
      isPending={start.isPending}
      onPress={() =>
        start.mutate(_id, { onSuccess: ({ id }) => void navigate(`/drafts/${id}`), onError: showRequestError })
      }
    >
      {start.isPending ? copy.starting : copy.startDraft}
    </Button>
  );
}
