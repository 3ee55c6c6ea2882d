import type { Schemas } from "@grantwright/api-client";
import { useFoundOpportunities } from "@grantwright/api-client/react-query";
import { deadlineDay, Button, EmptyState, Heading, Link, TextArea } from "@grantwright/ui";
import { useState } from "react";
import { Loaded } from "../../components/Loaded.tsx";
import { copy } from "./admin.copy.ts";
import { Cards, Pane } from "./Admin.styles.ts";
import { useAdminAction } from "./useAdminAction.ts";
import { waiting } from "./waiting.tsx";

/** Opportunities that were found and wait to be passed on or dismissed. */
export function OpportunitiesPane() {
  const found = useFoundOpportunities({ state: "found", limit: 200 });
  return (
    <Pane>
      <Loaded query={found} {...waiting} empty={<EmptyState level={2} title={copy.noOpportunities} />}>
        {(opportunities) => (
          <Cards>
            {opportunities.map((opportunity) => (
              <Found key={opportunity.id} opportunity={opportunity} />
            ))}
          </Cards>
        )}
      </Loaded>
    </Pane>
  );
}

function Found({ opportunity }: { opportunity: Schemas["AdminOpportunity"] }) {
  const action = useAdminAction();
  const [comment, setComment] = useState(opportunity.comment ?? "");
  const decide = (state: "reviewed" | "dismissed") =>
    action.run(
      {
        kind: "opportunity",
        id: opportunity.id,
        change: { state, ...(comment.trim() && { comment: comment.trim() }) },
      },
      state === "reviewed" ? copy.passed : copy.dismissed,
    );
  const title = opportunity.title || copy.untitled;
  const due = opportunity.dueDate && deadlineDay(new Date(opportunity.dueDate));
  const meta = [
    opportunity.forName && copy.forWhom(opportunity.forName),
    opportunity.funderName,
    opportunity.grantSize,
    due && copy.due(due),
  ];
  return (
    <li>
      <Heading level={2} size={22}>
        {opportunity.url ? <Link href={opportunity.url}>{title}</Link> : title}
      </Heading>
      <p data-part="meta">{meta.filter(Boolean).join(" · ")}</p>
      <p>{opportunity.description}</p>
      {opportunity.eligibility && <p>{opportunity.eligibility}</p>}
      <TextArea label={copy.comment} description={copy.commentText} value={comment} onChange={setComment} />
      <div data-part="buttons">
        <Button size="small" isPending={action.isPending} onPress={() => decide("reviewed")}>
          {copy.pass}
        </Button>
        <Button size="small" variant="line" isPending={action.isPending} onPress={() => decide("dismissed")}>
          {copy.dismiss}
        </Button>
      </div>
    </li>
  );
}
