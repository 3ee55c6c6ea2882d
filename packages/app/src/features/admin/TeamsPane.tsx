import type { Schemas } from "@grantwright/api-client";
import { useAdminTeams } from "@grantwright/api-client/react-query";
import {
  Badge,
  EllipsisIcon,
  HoverMenu,
  MenuPanel,
  MenuPanelButton,
  SearchField,
  VisuallyHidden,
} from "@grantwright/ui";
import { Loaded } from "../../components/Loaded.tsx";
import { copy } from "./admin.copy.ts";
import { ActionCell, Pane } from "./Admin.styles.ts";
import { ListTable } from "./ListTable.tsx";
import { useAdminAction } from "./useAdminAction.ts";
import { useSearchText } from "./useSearchText.ts";
import { waiting } from "./waiting.tsx";

/** Teams: how large they are and what they may spend. */
export function TeamsPane() {
  const { typed, setTyped, query } = useSearchText();
  const teams = useAdminTeams({ ...query, limit: 200 });
  return (
    <Pane>
      <div data-part="tools">
        <SearchField label={copy.search} value={typed} onChange={setTyped} />
        {teams.data && <p>{copy.total(teams.data.teams.length, teams.data.total)}</p>}
      </div>
      <Loaded query={teams} {...waiting}>
        {({ teams: found }) => (
          <ListTable
            columns={[
              copy.team,
              copy.members,
              copy.documents,
              copy.credits,
              copy.plan,
              <VisuallyHidden key="actions">{copy.actionsColumn}</VisuallyHidden>,
            ]}
            items={found}
          >
            {(team) => <TeamRow key={team.id} team={team} />}
          </ListTable>
        )}
      </Loaded>
    </Pane>
  );
}

function TeamRow({ team }: { team: Schemas["AdminTeam"] }) {
  const action = useAdminAction();
  const give = (count: number) =>
    action.run({ kind: "team", id: team.id, change: { addCredits: count } }, copy.gave(team.name, count));
  return (
    <tr>
      <th scope="row">
        <bdi>{team.name}</bdi>
      </th>
      <td>{team.members}</td>
      <td>{team.documents}</td>
      <td>{team.proposalCredits}</td>
      <td>{team.isSubscribed && <Badge tone="brand">{copy.subscribed}</Badge>}</td>
      <ActionCell>
        <HoverMenu label={copy.actions(team.name)} trigger={<EllipsisIcon />}>
          <MenuPanel>
            <MenuPanelButton onPress={() => give(1)}>{copy.giveOne}</MenuPanelButton>
            <MenuPanelButton onPress={() => give(5)}>{copy.giveFive}</MenuPanelButton>
          </MenuPanel>
        </HoverMenu>
      </ActionCell>
    </tr>
  );
}
