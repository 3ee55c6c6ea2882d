import { meMocks, teamMocks } from "@grantwright/api-client/mocks";
import { expect, screen, waitFor } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { AppStage } from "../../routes/stories/AppStage.tsx";
import { forgetDevice, workingAccount } from "../../routes/stories/storyDefaults.ts";
import { copy } from "./organization.copy.ts";

const meta = preview.meta({
  title: "Screens/Join a team",
  tags: ["!autodocs"],
  component: AppStage,
  args: { path: "/join/4c1d9f" },
  parameters: { layout: "fullscreen" },
  beforeEach: ({ msw }) => {
    forgetDevice();
    msw.use(
      ...workingAccount(),
      teamMocks.invitation.ok({ teamName: "Common Ground", inviterName: "Tomas Reyhl", role: "member" }),
    );
  },
});

export const Invited = meta.story({
  parameters: { spec: ["1.2-route-join"] },
  play: async ({ msw, userEvent }) => {
    msw.use(teamMocks.accept.error(422, "This invitation is for s…@example.org. Sign in with that address."));
    await expect(
      await screen.findByRole("heading", { level: 1, name: copy.joinTitle("Tomas Reyhl", "Common Ground") }),
    ).toBeVisible();
    await userEvent.click(await screen.findByRole("button", { name: copy.join("Common Ground") }));
    await expect(await screen.findByText(/This invitation is for/)).toBeVisible();
  },
});

export const Visitor = meta.story({
  beforeEach: ({ msw }) => msw.use(meMocks.get.error(401)),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: copy.signInToJoin }));
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Grantwright" })).toBeVisible());
  },
});

export const ForOneAddress = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      teamMocks.invitation.ok({
        teamName: "Common Ground",
        inviterName: "Ines Okafor",
        role: "admin",
        forEmail: "s…@example.org",
      }),
    ),
  play: async () => {
    await expect(await screen.findByText(`${copy.joinAs("admin")} ${copy.joinFor("s…@example.org")}`)).toBeVisible();
  },
});

export const NoLongerValid = meta.story({
  beforeEach: ({ msw }) => msw.use(teamMocks.invitation.error(404, "There is no such invitation.")),
  play: async () => {
    await expect(await screen.findByText(copy.inviteGone)).toBeVisible();
    await expect(screen.getByRole("link", { name: copy.home })).toHaveAttribute("href", "/");
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(teamMocks.invitation.pending()),
});

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(teamMocks.invitation.error(500)),
  play: async () => {
    await expect(await screen.findByText(copy.inviteLoadFailed)).toBeVisible();
  },
});
