import {
  authMocks,
  docMocks,
  draftMocks,
  meMocks,
  sampleDraftList,
  sampleTeams,
  sampleUser,
  teamMocks,
} from "@grantwright/api-client/mocks";
import { expect, fn, screen, waitFor } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { AppStage } from "../../routes/stories/AppStage.tsx";
import { forgetDevice, workingAccount } from "../../routes/stories/storyDefaults.ts";
import { requestCopy } from "../../components/requestErrors.ts";
import { copy } from "./shell.copy.ts";

const meta = preview.meta({
  title: "Screens/Shell",
  tags: ["!autodocs"],
  component: AppStage,
  args: { path: "/drafts" },
  parameters: { layout: "fullscreen" },
  beforeEach: ({ msw }) => {
    forgetDevice();
    msw.use(...workingAccount());
  },
});

const openAccount = async (userEvent: { click: (element: Element) => Promise<void> }) =>
  userEvent.click((await screen.findAllByRole("button", { name: copy.account("Ines Okafor") }))[0]!);

export const SignedIn = meta.story({
  parameters: { spec: ["1.2-sidebar-links", "1.2-sidebar-current", "1.6-signed-in"] },
  play: async () => {
    const links = await screen.findAllByRole("link", { name: copy.drafts });
    await expect(links[0]).toHaveAttribute("aria-current", "page");
  },
});

export const AccountMenu = meta.story({
  parameters: {
    spec: [
      "1.2-account-menu",
      "1.2-account-menu-teams",
      "1.2-account-menu-theme",
      "1.2-account-menu-log-out",
      "1.2-theme-choices",
    ],
  },
  play: async ({ userEvent }) => {
    await openAccount(userEvent);
    await expect(await screen.findByRole("button", { name: sampleTeams[1]!.name })).toBeVisible();
    await userEvent.click(screen.getByRole("radio", { name: copy.dark }));
    await waitFor(() => expect(localStorage.getItem("storybook.theme") ?? "").toContain("dark"));
    await userEvent.click(screen.getByRole("radio", { name: copy.system }));
  },
});

const teamsAsked = fn();

export const TeamsAskedForWhenItOpens = meta.story({
  parameters: { spec: ["1.2-account-menu-loads-teams"] },
  beforeEach: ({ msw }) => {
    teamsAsked.mockClear();
    msw.use(
      teamMocks.list.ok(() => {
        teamsAsked();
        return sampleTeams;
      }),
    );
  },
  play: async ({ userEvent }) => {
    await screen.findAllByRole("button", { name: copy.account("Ines Okafor") });
    await screen.findByText(sampleDraftList[0]!.name);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(teamsAsked).not.toHaveBeenCalled();
    await openAccount(userEvent);
    await expect(await screen.findByRole("button", { name: sampleTeams[1]!.name })).toBeVisible();
    await expect(teamsAsked).toHaveBeenCalledOnce();
  },
});

const ourTeam = sampleTeams[1]!;

export const InTeam = meta.story({
  parameters: { spec: ["1.2-route-team", "1.2-team-scoped-pages"] },
  args: { path: `/teams/${ourTeam.id}/drafts` },
  beforeEach: ({ msw }) =>
    msw.use(
      meMocks.get.ok(({ teamId }) => ({ ...sampleUser, teamName: teamId === ourTeam.id ? ourTeam.name : "" })),
      draftMocks.list.ok(({ teamId }) => [
        { ...sampleDraftList[0]!, name: teamId === ourTeam.id ? "A draft of the team" : "A draft of mine alone" },
      ]),
    ),
  play: async ({ userEvent }) => {
    await expect(await screen.findByText("A draft of the team")).toBeVisible();
    await expect(screen.getByTestId("address")).toHaveTextContent(/^\/drafts$/);
    const link = screen.getAllByRole("link", { name: copy.proposals })[0]!;
    await expect(link).toHaveAttribute("href", `/teams/${ourTeam.id}/docs`);
    await userEvent.click(screen.getAllByRole("button", { name: copy.account("Ines Okafor, Common Ground") })[0]!);
    await expect(await screen.findByRole("button", { name: ourTeam.name })).toHaveAttribute("aria-current", "true");
    await expect(screen.getByRole("button", { name: sampleTeams[2]!.name })).not.toHaveAttribute("aria-current");
  },
});

export const TeamsFailed = meta.story({
  parameters: { spec: ["1.7-teams-failure-ignored", "1.8-team-list-failure"] },
  beforeEach: ({ msw }) => msw.use(teamMocks.list.error(500)),
  play: async ({ userEvent }) => {
    await openAccount(userEvent);
    await expect(await screen.findByRole("button", { name: copy.logOut })).toBeVisible();
    await expect(screen.queryByText(requestCopy.failed)).not.toBeInTheDocument();
  },
});

export const LogOutFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(authMocks.logOut.error(500)),
  play: async ({ userEvent }) => {
    await openAccount(userEvent);
    await userEvent.click(await screen.findByRole("button", { name: copy.logOut }));
    await expect(await screen.findByText(requestCopy.failed)).toBeVisible();
  },
});

export const UnknownAddress = meta.story({
  parameters: { spec: ["1.2-unknown-path"] },
  args: { path: "/nowhere/at-all" },
  play: async () => {
    await waitFor(() => expect(screen.getByTestId("address")).toHaveTextContent(/^\/$/));
  },
});

export const DataCallRefused = meta.story({
  parameters: { spec: ["1.2-token-modal-on-refusal", "1.7-refused-call", "1.8-refused-call"] },
  beforeEach: ({ msw }) => msw.use(draftMocks.list.error(403, "You are not a member of this team.")),
  play: async () => {
    await expect(await screen.findByRole("dialog", { name: "Grantwright" })).toBeVisible();
  },
});

export const SignedOut = meta.story({
  parameters: { spec: ["1.2-welcome-card", "1.6-visitor"] },
  beforeEach: ({ msw }) => msw.use(meMocks.get.error(401), docMocks.list.error(500), draftMocks.list.error(500)),
  play: async () => {
    await expect(await screen.findByRole("complementary", { name: "Welcome to Grantwright" })).toBeVisible();
    await expect(screen.queryByRole("link", { name: copy.drafts })).not.toBeInTheDocument();
  },
});
