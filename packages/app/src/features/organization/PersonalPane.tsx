import type { Schemas } from "@grantwright/api-client";
import { useCreateTeam, useDeletedTeams, useRestoreTeam, useTeamList } from "@grantwright/api-client/react-query";
import { Avatar, Button, Heading, showToast, Text } from "@grantwright/ui";
import { pageInTeam } from "../../browser/address.ts";
import { leaveFor } from "../../browser/leave.ts";
import { PageHead } from "../../components/page/Page.styles.ts";
import { showRequestError } from "../../components/requestErrors.ts";
import { serverMessage } from "../../components/serverMessage.ts";
import { Form } from "../../forms/Form.tsx";
import { FormSubmit } from "../../forms/FormSubmit.tsx";
import { FormTextField } from "../../forms/FormTextField.tsx";
import { useForm } from "../../forms/useForm.ts";
import { ModelsPart } from "./ModelsPart.tsx";
import { copy } from "./organization.copy.ts";
import { teamNameSchema, type TeamNameValues } from "./organization.schema.ts";
import { Entry, Fields, Part, Uses } from "./Organization.styles.ts";

/** Leads to a team's account: the page is loaded anew, so that nothing of this one stays. */
const openTeam = (teamId: string) => leaveFor(pageInTeam(teamId, "/organization"));

/** The personal account: which teams there are, and the way to a new one. */
export function PersonalPane() {
  const teams = useTeamList().data?.filter((team) => !team.personal);
  const isFirst = teams?.length === 0;
  return (
    <>
      <PageHead>
        <div>
          <Heading level={1} size={36}>
            {copy.alone}
          </Heading>
          <Text tone="soft">{copy.aloneText}</Text>
        </div>
      </PageHead>
      {teams && teams.length > 0 && (
        <Part>
          <Heading level={2} size={22}>
            {copy.yourTeams}
          </Heading>
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
        </Part>
      )}
      <CreateTeam isFirst={isFirst} />
      {isFirst && <TeamUses />}
      <DeletedTeams />
      <ModelsPart />
    </>
  );
}

/** The way to a new team; `isFirst` where there is none yet. */
function CreateTeam({ isFirst }: { isFirst: boolean }) {
  const create = useCreateTeam();
  const form = useForm<TeamNameValues>({
    schema: teamNameSchema,
    initialValues: { name: "" },
    onSubmit: async ({ name }) => {
      const { id } = await create.mutateAsync({ name: name.trim() });
      openTeam(id);
    },
    refusalOf: (error) => ({ id: "name", message: serverMessage(error) ?? copy.createFailed }),
  });

  return (
    <Part>
      <Heading level={2} size={22}>
        {copy.createTitle}
      </Heading>
      <p>
        {isFirst && <span>{copy.noTeams}</span>} {copy.createText}
      </p>
      <Form form={form} as={Fields}>
        <FormTextField name="name" label={copy.teamName} autoComplete="organization" />
        <div data-part="buttons">
          <FormSubmit pendingLabel={copy.creating} isPending={create.isSuccess}>
            {copy.create}
          </FormSubmit>
        </div>
      </Form>
    </Part>
  );
}

/** What a team is for, told to who is in none. */
function TeamUses() {
  return (
    <Part aria-labelledby="team-uses">
      <Heading level={2} size={22} id="team-uses">
        {copy.inTeam}
      </Heading>
      <Uses>
        {copy.uses.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </Uses>
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
