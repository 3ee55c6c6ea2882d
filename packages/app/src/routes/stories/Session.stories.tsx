import type { Schemas } from "@grantwright/api-client";
import { draftMocks, meMocks, sampleDraftList, sampleTeams, sampleUser } from "@grantwright/api-client/mocks";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { copy } from "../../features/shell/shell.copy.ts";
import { copy as signInCopy } from "../../features/sign-in/sign-in.copy.ts";
import { AppStage } from "./AppStage.tsx";
import { forgetDevice, workingAccount } from "./storyDefaults.ts";

const meta = preview.meta({
  title: "Flows/Session",
  tags: ["!autodocs"],
  component: AppStage,
  args: { path: "/drafts" },
  parameters: { layout: "fullscreen" },
  beforeEach: ({ msw }) => {
    forgetDevice();
    msw.use(...workingAccount());
  },
});

/** What another tab says when somebody has signed in or out there. */
function announceElsewhere(): void {
  const channel = new BroadcastChannel("grantwright.session");
  channel.postMessage("changed");
  channel.close();
}

const firstDraft = sampleDraftList[0]!.name!;

/** A call that was sent before another tab brought the session back is refused after it: that is no news. */
export const RefusedLate = meta.story({
  play: async ({ msw }) => {
    await expect(await screen.findByText(firstDraft)).toBeVisible();
    let asked = 0;
    msw.use(
      draftMocks.list.error(401),
      meMocks.get.ok(() => {
        asked += 1;
        return sampleUser;
      }),
    );
    announceElsewhere();
    // Once for the news, once for the refusal.
    await waitFor(() => expect(asked).toBeGreaterThanOrEqual(2));
    // Longer than a dialog takes to load.
    await expect(screen.findByRole("dialog", {}, { timeout: 3_000 })).rejects.toThrow();
  },
});

/** Another person has signed in in another tab: nothing of the first is on the screen while theirs is on its way. */
export const AnotherPerson = meta.story({
  play: async ({ msw }) => {
    await expect(await screen.findByText(firstDraft)).toBeVisible();
    msw.use(
      meMocks.get.ok({ ...sampleUser, id: "66f0aa10bb20cc30dd40ee99", name: "Tomas Reyhl" }),
      draftMocks.list.pending(),
    );
    announceElsewhere();
    await waitFor(() => expect(screen.queryByText(firstDraft)).not.toBeInTheDocument());
  },
});

const team = sampleTeams[1]!;
const refusedInTeam = (answer: Schemas["User"]) =>
  meMocks.get.ok(({ teamId }) => {
    if (teamId === team.id) throw Response.json({ message: "You are not a member of this team." }, { status: 403 });
    return answer;
  });

/** The same in a team to which the other person does not belong, and so is never told who they are there. */
export const AnotherPersonOutsideTheTeam = meta.story({
  args: { path: `/teams/${team.id}/drafts` },
  play: async ({ msw }) => {
    await expect(await screen.findByText(firstDraft)).toBeVisible();
    msw.use(refusedInTeam({ ...sampleUser, id: "66f0aa10bb20cc30dd40ee99", name: "Tomas Reyhl" }));
    announceElsewhere();
    await waitFor(() => expect(screen.queryByText(firstDraft)).not.toBeInTheDocument());
    await expect(await screen.findByRole("heading", { name: copy.notMember, hidden: true })).toBeInTheDocument();
  },
});

/** Somebody who is taken out of the team while working keeps what is on the screen. */
export const RemovedFromTheTeam = meta.story({
  args: { path: `/teams/${team.id}/drafts` },
  play: async ({ msw }) => {
    await expect(await screen.findByText(firstDraft)).toBeVisible();
    msw.use(refusedInTeam(sampleUser));
    announceElsewhere();
    await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
    await expect(screen.getByText(firstDraft)).toBeInTheDocument();
  },
});

/** The session is lost, and another tab says that somebody came or went: the dialog stays until it is known that the session is back. */
export const LostUntilItIsBack = meta.story({
  play: async ({ msw }) => {
    await expect(await screen.findByText(firstDraft)).toBeVisible();
    let asked = 0;
    const refused = meMocks.get.ok(() => {
      asked += 1;
      throw Response.json({ message: "You are signed out." }, { status: 401 });
    });
    msw.use(refused, draftMocks.list.error(401));
    announceElsewhere();
    await waitFor(() => expect(screen.getByText(signInCopy.lostTitle)).toBeVisible());
    // What is on the screen stays, although it was refused too.
    await expect(screen.getByText(firstDraft)).toBeInTheDocument();
    asked = 0;
    announceElsewhere();
    await waitFor(() => expect(asked).toBeGreaterThanOrEqual(1));
    await expect(waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), { timeout: 1_500 })).rejects.toThrow();
    // Whoever puts it away is asked again by the next call that is refused.
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    window.dispatchEvent(new Event("visibilitychange"));
    await waitFor(() => expect(screen.getByText(signInCopy.lostTitle)).toBeVisible());
    msw.use(...workingAccount());
    announceElsewhere();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(screen.getByText(firstDraft)).toBeVisible();
  },
});
