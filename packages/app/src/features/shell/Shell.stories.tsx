import { authMocks, docMocks, draftMocks, meMocks, sampleTeams, teamMocks } from "@grantwright/api-client/mocks";
import { expect, screen, waitFor } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { AppStage } from "../../routes/stories/AppStage.tsx";
import { forgetDevice, workingAccount } from "../../routes/stories/storyDefaults.ts";
import { requestCopy } from "../../components/requestErrors.ts";
import { copy } from "./shell.copy.ts";

const meta = preview.meta({
  title: "Screens/Shell",
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
