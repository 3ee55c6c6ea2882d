import { docMocks, meMocks, sampleProposalList, teamMocks } from "@grantwright/api-client/mocks";
import { expect, screen, waitFor } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { AppStage, backEvent } from "../../routes/stories/AppStage.tsx";
import { forgetDevice, workingAccount } from "../../routes/stories/storyDefaults.ts";
import { copy } from "./shell.copy.ts";

const meta = preview.meta({
  title: "Screens/Shell/Arriving",
  tags: ["!autodocs"],
  component: AppStage,
  args: { path: "/docs" },
  parameters: { layout: "fullscreen" },
  beforeEach: ({ msw }) => {
    forgetDevice();
    msw.use(...workingAccount());
  },
});

const many = Array.from({ length: 40 }, (_, index) => ({
  ...sampleProposalList[0]!,
  id: `66f0aa10bb20cc30dd40e${(100 + index).toString(16)}`.padEnd(24, "0").slice(0, 24),
  name: `Proposal ${index + 1}`,
}));

/** A new page begins at its start, with the focus on its headline and a title of its own; a page that is come back to stands where it was left. */
export const ThereAndBack = meta.story({
  beforeEach: ({ msw }) => msw.use(docMocks.list.ok(many)),
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole("link", { name: /^Proposal 40/ })).toBeInTheDocument();
    // The page may not have its height yet.
    await waitFor(() => {
      window.scrollTo(0, 240);
      return expect(window.scrollY).toBeGreaterThan(200);
    });
    await userEvent.click(screen.getAllByRole("link", { name: copy.drafts })[0]!);
    await waitFor(() => expect(document.title).toMatch(/Drafts/));
    await waitFor(() => expect(window.scrollY).toBe(0));
    await waitFor(() => expect(screen.getByRole("heading", { level: 1, name: copy.drafts })).toHaveFocus());
    window.dispatchEvent(new Event(backEvent));
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(200));
    await expect(document.title).toMatch(/Proposals/);
  },
});

/** An address of a team that one does not belong to. */
export const NotAMember = meta.story({
  args: { path: "/teams/66f0aa10bb20cc30dd40ee63/drafts" },
  beforeEach: ({ msw }) =>
    msw.use(
      meMocks.get.error(403, "You are not a member of this team."),
      teamMocks.list.error(403, "You are not a member of this team."),
    ),
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Grantwright" })).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await expect(await screen.findByRole("heading", { name: copy.notMember })).toBeVisible();
    await expect(screen.getByRole("button", { name: copy.ownAccount })).toBeVisible();
  },
});
