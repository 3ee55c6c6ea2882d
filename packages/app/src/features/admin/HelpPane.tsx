import { isId, type Schemas } from "@grantwright/api-client";
import { useHelpRequests } from "@grantwright/api-client/react-query";
import { Badge, EmptyState, Heading, Link, RelativeTime, SegmentedControl } from "@grantwright/ui";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { Loaded } from "../../components/Loaded.tsx";
import { copy } from "./admin.copy.ts";
import { Cards, Pane } from "./Admin.styles.ts";
import { HelpRequest } from "./HelpRequest.tsx";
import { waiting } from "./waiting.tsx";

const states = [
  { value: "open" as const, label: copy.helpOpen },
  { value: "answered" as const, label: copy.helpAnswered },
  { value: "all" as const, label: copy.helpAll },
];

/** Where a request is answered. */
const addressOf = (request: string) => new URLSearchParams({ view: "help", request });

/** Help requests, and one of them with the place for an answer. */
export function HelpPane() {
  const [search, setSearch] = useSearchParams();
  const [state, setState] = useState<(typeof states)[number]["value"]>("open");
  const chosen = search.get("request");
  if (isId(chosen))
    return (
      <Pane>
        <HelpRequest id={chosen} onBack={() => setSearch({ view: "help" })} />
      </Pane>
    );
  return (
    <Pane>
      <SegmentedControl label={copy.helpState} value={state} onChange={setState} options={states} />
      <HelpList state={state} />
    </Pane>
  );
}

function HelpList({ state }: { state: "open" | "answered" | "all" }) {
  const requests = useHelpRequests({ state });
  return (
    <Loaded
      query={requests}
      {...waiting}
      empty={
        <EmptyState level={2} title={copy.noHelp[state]}>
          {copy.noHelpText}
        </EmptyState>
      }
    >
      {(found) => (
        <Cards>
          {found.map((request) => (
            <Item key={request.id} request={request} />
          ))}
        </Cards>
      )}
    </Loaded>
  );
}

function Item({ request }: { request: Schemas["AdminHelpRequest"] }) {
  const who = copy.from(request.personName, request.personEmail);
  return (
    <li>
      <div data-part="buttons">
        <Heading level={2} size={18}>
          <Link isStandalone href={`?${addressOf(request.id)}`}>
            {request.subject}
          </Link>
        </Heading>
        {request.priority === "high" && <Badge tone="danger">{copy.urgent}</Badge>}
        <Badge tone={request.isAnswered ? "neutral" : "attention"}>
          {request.isAnswered ? copy.answered : copy.waits}
        </Badge>
      </div>
      <p data-part="meta">
        {[who, request.teamName && copy.inTeam(request.teamName)].filter(Boolean).join(" · ")}
        {" · "}
        <RelativeTime date={request.lastAt} />
      </p>
    </li>
  );
}
