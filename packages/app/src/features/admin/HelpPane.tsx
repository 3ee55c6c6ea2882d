import { isId, type Schemas } from "@grantwright/api-client";
import { useHelpRequests } from "@grantwright/api-client/react-query";
import { Badge, EmptyState, Heading, RelativeTime, SegmentedControl } from "@grantwright/ui";
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

/** Help requests, and one of them with the place for an answer. */
export function HelpPane() {
  const [search, setSearch] = useSearchParams();
  const [state, setState] = useState<(typeof states)[number]["value"]>("open");
  const chosen = search.get("request");
  const choose = (id: string | undefined) => setSearch({ view: "help", ...(id && { request: id }) });
  if (isId(chosen))
    return (
      <Pane>
        <HelpRequest id={chosen} onBack={() => choose(undefined)} />
      </Pane>
    );
  return (
    <Pane>
      <SegmentedControl label={copy.helpState} value={state} onChange={setState} options={states} />
      <HelpList state={state} onChoose={choose} />
    </Pane>
  );
}

interface HelpListProps {
  state: "open" | "answered" | "all";
  onChoose: (id: string) => void;
}

function HelpList({ state, onChoose }: HelpListProps) {
  const requests = useHelpRequests({ state });
  return (
    <Loaded query={requests} {...waiting} empty={<EmptyState level={2} title={copy.noHelp} />}>
      {(found) => (
        <Cards>
          {found.map((request) => (
            <Item key={request.id} request={request} onChoose={() => onChoose(request.id)} />
          ))}
        </Cards>
      )}
    </Loaded>
  );
}

function Item({ request, onChoose }: { request: Schemas["AdminHelpRequest"]; onChoose: () => void }) {
  const who = copy.from(request.personName, request.personEmail);
  return (
    <li>
      <div data-part="buttons">
        <Heading level={2} size={18}>
          <button type="button" onClick={onChoose}>
            {request.subject}
          </button>
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
