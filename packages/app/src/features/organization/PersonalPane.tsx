import type { Schemas } from "@grantwright/api-client";
import { useCreateTeam, useDeletedTeams, useRestoreTeam, useTeamList } from "@grantwright/api-client/react-query";
import { teamNameLength } from "@grantwright/domain";
import { Avatar, Button, Heading, showToast, TextField } from "@grantwright/ui";
import { useState, type SubmitEvent } from "react";
import { pageInTeam } from "../../browser/address.ts";
import { leaveFor } from "../../browser/leave.ts";
import { PageHead } from "../../components/page/Page.styles.ts";
import { showRequestError } from "../../components/requestErrors.ts";
import { serverMessage } from "../../components/serverMessage.ts";
import { copy } from "./organization.copy.ts";
import { Entry, Fields, Part } from "./Organization.styles.ts";

/** Leads to a team's account: the page is loaded anew, so that nothing of this one stays. */
const openTeam = (teamId: string) => leaveFor(pageInTeam(teamId, "/organization"));

/** The personal account: which teams there are, and the way to a new one. */
export function PersonalPane() {
  const teams = useTeamList().data?.filter((team) => !team.personal);
  return (
    <>
      <PageHead>
        <Heading level={1} size={36}>
          {copy.alone}
        </Heading>
      </PageHead>
      <p>{copy.aloneText}</p>
      <Part>
        <Heading level={2} size={22}>
          {copy.yourTeams}
        </Heading>
        {teams?.length === 0 && <p>{copy.noTeams}</p>}
        {teams && teams.length > 0 && (
          <ul>
            {teams.map(({ id, name }) => (
              <Entry key={id}>
                <Avatar id={id} name={name} />
                <div>
                  <p dir="auto">{name}</p>
                </div>
                <div data-part="end">
                  <Button variant="line" size="small" onPress={() => openTeam(id)} aria-label={copy.open(name)}>
                    {copy.openShort}
                  </Button>
                </div>
              </Entry>
            ))}
          </ul>
        )}
      </Part>
      <CreateTeam />
      <DeletedTeams />
    </>
  );
}

function CreateTeam() {
  const create = useCreateTeam();
  const [name, setName] = useState("");
  const [problem, setProblem] = useState<string>();

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (create.isPending) return;
    const typed = name.trim();
    const wrong = !typed ? copy.nameRequired : typed.length > teamNameLength ? copy.nameTooLong : undefined;
    setProblem(wrong);
    if (wrong) return;
    create.mutate(
      { name: typed },
      {
        onSuccess: ({ id }) => openTeam(id),
        onError: (error) => setProblem(serverMessage(error) ?? copy.createFailed),
      },
    );
  };

  return (
    <Part>
      <Heading level={2} size={22}>
        {copy.createTitle}
      </Heading>
      <p>{copy.createText}</p>
      <Fields onSubmit={submit} noValidate>
        <TextField
          label={copy.teamName}
          value={name}
          onChange={(value) => {
            setName(value);
            setProblem(undefined);
          }}
          errorMessage={problem}
          autoComplete="organization"
        />
        <div data-part="buttons">
          <Button type="submit" isPending={create.isPending || create.isSuccess}>
            {create.isPending ? copy.creating : copy.create}
          </Button>
        </div>
      </Fields>
    </Part>
  );
}

function DeletedTeams() {
  const deleted = useDeletedTeams();
  const restore = useRestoreTeam();
  if (!deleted.data || deleted.data.length === 0) return null;

  const bringBack = (team: Schemas["DeletedTeam"]) =>
    restore.mutate(team.id, {
      onSuccess: () => showToast({ title: copy.restored(team.name), tone: "success" }),
      onError: showRequestError,
    });

  return (
    <Part>
      <Heading level={2} size={22}>
        {copy.deletedTeams}
      </Heading>
      <ul>
        {deleted.data.map((team) => (
          <Entry key={team.id}>
            <Avatar id={team.id} name={team.name} />
            <div>
              <p dir="auto">{team.name}</p>
              <p>{copy.deletedText(daysUntil(team.goneAt))}</p>
            </div>
            <div data-part="end">
              <Button variant="line" size="small" isPending={restore.isPending} onPress={() => bringBack(team)}>
                {copy.restore}
              </Button>
            </div>
          </Entry>
        ))}
      </ul>
    </Part>
  );
}

const daysUntil = (moment: string) => Math.ceil((new Date(moment).getTime() - Date.now()) / 86_400_000);
