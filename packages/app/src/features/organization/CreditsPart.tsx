import type { Schemas } from "@grantwright/api-client";
import { useChangeTeam } from "@grantwright/api-client/react-query";
import { Badge, Button, ButtonLink, Disclosure, Heading, showToast, TextField } from "@grantwright/ui";
import { useState, type SubmitEvent } from "react";
import { serverMessage } from "../../components/serverMessage.ts";
import { requestCopy } from "../../components/requestErrors.ts";
import { copy } from "./organization.copy.ts";
import { Fields, Part } from "./Organization.styles.ts";

/** What the team may spend, and how it gets more. */
export function CreditsPart({ team }: { team: Schemas["TeamDetails"] }) {
  return (
    <Part>
      <Heading level={2} size={22}>
        {copy.credits}
      </Heading>
      <p>{copy.creditsText}</p>
      <div data-part="row">
        <b>{copy.creditCount(team.proposalCredits)}</b>
        {team.isSubscribed && <Badge tone="brand">{copy.subscribed}</Badge>}
        {team.role !== "member" && (
          <ButtonLink variant="line" size="small" href="/pricing">
            {copy.buy}
          </ButtonLink>
        )}
      </div>
      <div data-part="row">
        <Disclosure title={copy.give}>
          <GiveForm />
        </Disclosure>
      </div>
    </Part>
  );
}

function GiveForm() {
  const change = useChangeTeam();
  const [typed, setTyped] = useState("1");
  const [problem, setProblem] = useState<string>();

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (change.isPending) return;
    const amount = Number(typed);
    if (!/^\s*[1-9]\d{0,4}\s*$/.test(typed)) return setProblem(copy.giveWrong);
    change.mutate(
      { kind: "give", amount },
      {
        onSuccess: () => {
          setTyped("1");
          showToast({ title: copy.given(amount), tone: "success" });
        },
        onError: (error) => setProblem(serverMessage(error) ?? requestCopy.error),
      },
    );
  };

  return (
    <Fields onSubmit={submit} noValidate>
      <TextField
        label={copy.giveAmount}
        description={copy.giveText}
        value={typed}
        onChange={(value) => {
          setTyped(value);
          setProblem(undefined);
        }}
        errorMessage={problem}
        inputMode="numeric"
      />
      <div data-part="buttons">
        <Button type="submit" variant="line" isPending={change.isPending}>
          {change.isPending ? copy.giving : copy.giveConfirm}
        </Button>
      </div>
    </Fields>
  );
}
