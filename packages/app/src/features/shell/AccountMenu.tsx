import { logOut, type Schemas } from "@grantwright/api-client";
import { useApiClient, useTeamList } from "@grantwright/api-client/react-query";
import {
  Avatar,
  HoverMenu,
  MenuPanel,
  MenuPanelButton,
  MenuPanelDivider,
  MenuPanelItem,
  MenuPanelLink,
  PlusIcon,
  SegmentedControl,
  useTheme,
  type ThemePreference,
} from "@grantwright/ui";
import { lazy, Suspense, useState } from "react";
import { currentPage, pageInTeam } from "../../browser/address.ts";
import { forgetAnswers } from "../../browser/offline/keptAnswers.ts";
import { announceSessionChange } from "../../browser/sessionChannel.ts";
import { hasJournals } from "../../autosave/journal/journal.ts";
import { forgetPerson } from "../../autosave/keptText.ts";
import { discardUnsaved, flushUnsaved, type UnsavedPlace } from "../../autosave/unsaved.ts";
import { showRequestError } from "../../components/requestErrors.ts";
import { copy } from "./shell.copy.ts";
import { isMuted, setMuted } from "./useUnread.ts";

const WhoseAccount = lazy(() => import("./WhoseAccount.tsx"));
const UnsavedDialog = lazy(() => import("./UnsavedDialog.tsx"));

const themes: { value: ThemePreference; label: string }[] = [
  { value: "light", label: copy.light },
  { value: "dark", label: copy.dark },
  { value: "system", label: copy.system },
];

const sounds: { value: "on" | "off"; label: string }[] = [
  { value: "on", label: copy.on },
  { value: "off", label: copy.off },
];

/** Somebody who is about to leave the account, and is asked about their words. */
interface Leaving {
  /** The places that the server does not have. */
  left: UnsavedPlace[];
  /** Goes; with places, what is unsaved in them is forgotten. */
  go: (discarded?: UnsavedPlace[]) => Promise<void>;
}

/** Props of AccountMenu. */
export interface AccountMenuProps {
  user: Schemas["User"];
  /** Where the menu opens: beside the foot of the sidebar, or below the bar of a small screen. */
  placement: "end" | "bottom end";
}

/** The account menu: the accounts one can work in, the theme, and the way out. */
export default function AccountMenu({ user, placement }: AccountMenuProps) {
  const client = useApiClient();
  const { preference, setPreference } = useTheme();
  const [sound, setSound] = useState<"on" | "off">(() => (isMuted() ? "off" : "on"));
  const [wasOpened, setOpened] = useState(false);
  const [leaving, setLeaving] = useState<Leaving>();
  const teams = useTeamList(wasOpened);
  const name = [user.name, user.teamName].filter(Boolean).join(", ");

  /** Leaves the account once everything is saved; asks where that fails, at log-out also about all that is kept for later. */
  const leave = async (go: Leaving["go"], isForGood = false) => {
    const left = await flushUnsaved();
    if (left.length > 0 || (isForGood && (await hasJournals(user.id)))) setLeaving({ left, go });
    else await go();
  };

  const logOutNow = async (discarded?: UnsavedPlace[]) => {
    try {
      await logOut(client);
      await forgetAnswers();
      if (discarded) {
        await discardUnsaved();
        await forgetPerson(user.id);
      }
      announceSessionChange();
      window.location.reload();
    } catch (error) {
      showRequestError(error);
    }
  };
  const switchTo = async (team: Schemas["Team"], discarded: UnsavedPlace[] = []) => {
    await discardUnsaved(discarded);
    window.location.assign(pageInTeam(team.personal ? undefined : team.id, currentPage(window.location)));
  };

  return (
    <>
      <HoverMenu
        label={copy.account(name)}
        placement={placement}
        trigger={<Avatar id={user.id} name={user.name} />}
        onOpenChange={(isOpen) => {
          if (isOpen) setOpened(true);
        }}
      >
        <MenuPanel>
          <Suspense
            fallback={
              <MenuPanelItem label={user.name}>
                <small>&nbsp;</small>
              </MenuPanelItem>
            }
          >
            <WhoseAccount name={user.name} />
          </Suspense>
          <MenuPanelDivider />
          <MenuPanelItem label={copy.accounts} />
          {teams.data?.map((team) => {
            const isHere = team.personal ? !client.teamId : team.id === client.teamId;
            return (
              <MenuPanelButton
                key={team.id}
                isCurrent={isHere}
                onPress={() => {
                  if (!isHere) void leave((discarded) => switchTo(team, discarded));
                }}
              >
                {team.name || copy.unnamedAccount}
              </MenuPanelButton>
            );
          })}
          <MenuPanelLink href="/team" icon={<PlusIcon />}>
            {copy.createTeam}
          </MenuPanelLink>
          <MenuPanelDivider />
          <MenuPanelLink href="/user-information">{copy.userInformation}</MenuPanelLink>
          <MenuPanelDivider />
          <MenuPanelItem label={copy.theme}>
            <SegmentedControl
              label={copy.theme}
              variant="filled"
              value={preference}
              onChange={setPreference}
              options={themes}
            />
          </MenuPanelItem>
          <MenuPanelItem label={copy.sound}>
            <SegmentedControl
              label={copy.sound}
              variant="filled"
              value={sound}
              onChange={(next) => {
                setSound(next);
                setMuted(next === "off");
              }}
              options={sounds}
            />
          </MenuPanelItem>
          <MenuPanelDivider />
          <MenuPanelButton onPress={() => void leave(logOutNow, true)}>{copy.logOut}</MenuPanelButton>
        </MenuPanel>
      </HoverMenu>
      <Suspense>
        {leaving && (
          <UnsavedDialog
            canKeep={!leaving.left.some((place) => place.isAtRisk())}
            onCancel={() => setLeaving(undefined)}
            onKeep={() => void leaving.go()}
            onDiscard={() => void leaving.go(leaving.left)}
          />
        )}
      </Suspense>
    </>
  );
}
