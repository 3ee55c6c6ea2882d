import { draftMocks, meMocks, sampleDraftList, sampleUser } from "@grantwright/api-client/mocks";
import { expect, screen, waitFor } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
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
    await waitFor(() => expect(asked).toBeGreaterThanOrEqual(2), { timeout: 8_000 });
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
    await waitFor(() => expect(screen.queryByText(firstDraft)).not.toBeInTheDocument(), { timeout: 8_000 });
  },
});
