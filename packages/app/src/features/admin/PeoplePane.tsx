import type { Schemas } from "@grantwright/api-client";
import { useAdminPeople } from "@grantwright/api-client/react-query";
import {
  Badge,
  Button,
  EllipsisIcon,
  HoverMenu,
  MenuPanel,
  MenuPanelButton,
  RelativeTime,
  SearchField,
  VisuallyHidden,
} from "@grantwright/ui";
import { useState } from "react";
import { Loaded } from "../../components/Loaded.tsx";
import { copy } from "./admin.copy.ts";
import { ActionCell, Pane } from "./Admin.styles.ts";
import { ListTable } from "./ListTable.tsx";
import { useAdminAction } from "./useAdminAction.ts";
import { useSearchText } from "./useSearchText.ts";
import { waiting } from "./waiting.tsx";

/** How many people a page has. */
const page = 50;

/** People: what they may spend and what they are given. */
export function PeoplePane() {
  const { typed, setTyped, query } = useSearchText();
  const [limit, setLimit] = useState(page);
  const people = useAdminPeople({ ...query, limit });
  return (
    <Pane>
      <div data-part="tools">
        <SearchField label={copy.search} value={typed} onChange={setTyped} />
        {people.data && <p>{copy.total(people.data.people.length, people.data.total)}</p>}
      </div>
      <Loaded query={people} {...waiting}>
        {({ people: found, total }) => (
          <>
            <ListTable
              columns={[
                copy.person,
                copy.lastSeen,
                copy.credits,
                copy.plan,
                <VisuallyHidden key="actions">{copy.actionsColumn}</VisuallyHidden>,
              ]}
              items={found}
            >
              {(person) => <PersonRow key={person.id} person={person} />}
            </ListTable>
            {found.length < total && limit < 500 && (
              <div>
                <Button variant="line" size="small" onPress={() => setLimit(Math.min(500, limit + page))}>
                  {copy.more}
                </Button>
              </div>
            )}
          </>
        )}
      </Loaded>
    </Pane>
  );
}

function PersonRow({ person }: { person: Schemas["AdminPerson"] }) {
  const action = useAdminAction();
  const { id, name } = person;
  const give = (count: number) =>
    action.run({ kind: "person", id, change: { addCredits: count } }, copy.gave(name, count));
  const set = (change: { hasDiscount?: boolean; instantDraftDisabled?: boolean }) =>
    action.run({ kind: "person", id, change }, copy.done);
  return (
    <tr>
      <th scope="row">
        <p>
          <bdi>{name}</bdi>
        </p>
        <p>{[person.email, ...person.teams].join(" · ")}</p>
      </th>
      <td>{person.lastSeenAt ? <RelativeTime date={person.lastSeenAt} /> : copy.never}</td>
      <td>{copy.bought(person.proposalCredits, person.freeCredits)}</td>
      <td>
        <span data-part="marks">
          {person.isSubscribed && <Badge tone="brand">{copy.subscribed}</Badge>}
          {person.hasDiscount && <Badge tone="attention">{copy.discount}</Badge>}
          {person.hasSecondFactor && <Badge>{copy.twoStep}</Badge>}
          {person.instantDraftDisabled && <Badge>{copy.noInstantDrafts}</Badge>}
        </span>
      </td>
      <ActionCell>
        <HoverMenu label={copy.actions(name)} trigger={<EllipsisIcon />}>
          <MenuPanel>
            <MenuPanelButton onPress={() => give(1)}>{copy.giveOne}</MenuPanelButton>
            <MenuPanelButton onPress={() => give(5)}>{copy.giveFive}</MenuPanelButton>
            <MenuPanelButton onPress={() => set({ hasDiscount: !person.hasDiscount })}>
              {person.hasDiscount ? copy.takeDiscount : copy.giveDiscount}
            </MenuPanelButton>
            <MenuPanelButton onPress={() => set({ instantDraftDisabled: !person.instantDraftDisabled })}>
              {person.instantDraftDisabled ? copy.allowDrafts : copy.stopDrafts}
            </MenuPanelButton>
            {person.hasSecondFactor && (
              <MenuPanelButton onPress={() => action.run({ kind: "secondFactor", id }, copy.endedSecondFactor(name))}>
                {copy.endSecondFactor}
              </MenuPanelButton>
            )}
            <MenuPanelButton
              onPress={() => action.run({ kind: "person", id, change: { signOut: true } }, copy.signedOut(name))}
            >
              {copy.signOut}
            </MenuPanelButton>
          </MenuPanel>
        </HoverMenu>
      </ActionCell>
    </tr>
  );
}
