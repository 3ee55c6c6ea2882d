import {
  docMocks,
  draftMocks,
  meMocks,
  opportunityMocks,
  sampleDocId,
  sampleDraftList,
  sampleOpportunities,
  sampleProposal,
  sampleScout,
  sampleTaskDone,
  sampleTaskId,
  sampleTaskProgress,
  taskMocks,
} from "@grantwright/api-client/mocks";
import { expect, screen, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { beginningsCopy } from "../../components/documents/beginnings.copy.ts";
import { AppStage } from "../../routes/stories/AppStage.tsx";
import { forgetDevice, workingAccount } from "../../routes/stories/storyDefaults.ts";
import { signedOutCopy } from "../../session/signedOut.copy.ts";
import { copy } from "./tasks.copy.ts";

const active = {
  count: 2,
  tasks: [
    {
      id: sampleTaskId,
      title: "Writing your proposal",
      description: "Common Ground: twelve food gardens",
      percentComplete: 62,
    },
    {
      id: "66f0aa10bb20cc30dd40ee72",
      title: "Creating your outline",
      description: "A riverside tool library",
      percentComplete: 5,
    },
  ],
};

const search = {
  id: active.tasks[0]!.id,
  title: "Looking for grants",
  description: "We want to turn twelve unused bits of county land into food gardens",
  percentComplete: 40,
};

const meta = preview.meta({
  title: "Screens/Active tasks",
  tags: ["!autodocs"],
  component: AppStage,
  args: { path: "/active-tasks" },
  parameters: { layout: "fullscreen" },
  beforeEach: ({ msw }) => {
    forgetDevice();
    msw.use(
      taskMocks.active.ok(active),
      taskMocks.progress.ok(({ query }) =>
        query.get("progressOnly") ? sampleTaskProgress : { ...active.tasks[0]!, docId: sampleDocId, kind: "proposal" },
      ),
      ...workingAccount(),
    );
  },
});

export const Loaded = meta.story({
  parameters: {
    spec: ["1.2-route-active-tasks", "2.2-route-active-tasks", "1.2-active-tasks-link", "2.2-active-tasks-list"],
  },
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: /Active Tasks.*2 tasks at work/ })).toBeVisible();
    const bar = screen.getByRole("progressbar", { name: "Writing your proposal" });
    await expect(bar).toHaveAttribute("aria-valuenow", "62");
    await expect(screen.getByText("A riverside tool library")).toBeVisible();
    await expect(screen.getAllByRole("link", { name: /^Active Tasks/ })[0]).toHaveAttribute("href", "/active-tasks");
  },
});

/** The result opens once the task is done. */
export const Followed = meta.story({
  play: async ({ msw, userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: copy.show("Writing your proposal") }));
    const dialog = within(await screen.findByRole("dialog"));
    await expect(await dialog.findByText("Drafted Need, Methods and Team experience")).toBeVisible();
    msw.use(taskMocks.progress.ok(sampleTaskDone), docMocks.detail.ok(sampleProposal));
    await userEvent.click(await dialog.findByRole("button", { name: "View now" }));
    await waitFor(() => expect(screen.getByTestId("address")).toHaveTextContent(`/docs/${sampleDocId}`));
  },
});

/** A search is about no document; the scout's page has what it found. */
export const Search = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      taskMocks.active.ok({ count: 1, tasks: [search] }),
      taskMocks.progress.ok(({ query }) => (query.get("progressOnly") ? sampleTaskDone : { ...search, kind: "scout" })),
      opportunityMocks.scout.ok(sampleScout),
      opportunityMocks.list.ok(sampleOpportunities),
    ),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: copy.show(search.title) }));
    await userEvent.click(await screen.findByRole("button", { name: "View now" }));
    await waitFor(() => expect(screen.getByTestId("address")).toHaveTextContent("/aiscout"));
  },
});

export const Empty = meta.story({
  parameters: { spec: ["2.2-active-tasks-empty"] },
  beforeEach: ({ msw }) => msw.use(taskMocks.active.ok({ count: 0, tasks: [] })),
  play: async () => {
    await expect(await screen.findByText(copy.none)).toBeVisible();
    await expect(screen.queryByRole("link", { name: /^Active Tasks/ })).not.toBeInTheDocument();
    const last = within(await screen.findByRole("region", { name: copy.last }));
    const name = sampleDraftList[0]!.name;
    await expect(last.getByRole("link", { name })).toHaveAttribute("href", `/drafts/${sampleDraftList[0]!.id}`);
    // Two of the same name are told apart by when they were written.
    const items = last.getAllByRole("listitem");
    await expect(items[0]!.querySelector("time")).toHaveAttribute("datetime", sampleDraftList[0]!.updatedAt);
    await expect(items[0]!.querySelector("time")).not.toBeEmptyDOMElement();
  },
});

/** What is still to be filled in comes forward, as it does in the list of drafts. */
export const EmptyWithPlacesOpen = Empty.extend({
  beforeEach: ({ msw }) => msw.use(draftMocks.list.ok([{ ...sampleDraftList[0]!, progress: 75, openPlaces: 6 }])),
  play: async () => {
    const last = within(await screen.findByRole("region", { name: copy.last }));
    const open = last.getByText("6 places still open");
    await expect(getComputedStyle(open).color).not.toBe(getComputedStyle(open.parentElement!).color);
  },
});

/** Who has no draft is shown formats to begin from. */
export const EmptyOfSomebodyNew = Empty.extend({
  beforeEach: ({ msw }) => msw.use(draftMocks.list.ok([])),
  play: async () => {
    await expect(await screen.findByText(copy.none)).toBeVisible();
    await expect(await screen.findByRole("region", { name: beginningsCopy.title })).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(taskMocks.active.pending()),
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: /Active Tasks/ })).toBeVisible();
  },
});

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(taskMocks.active.error(500)),
  play: async () => {
    await expect(await screen.findByText(copy.failed)).toBeVisible();
  },
});

export const SignedOut = meta.story({
  beforeEach: ({ msw }) => msw.use(meMocks.get.error(401)),
  play: async () => {
    await expect(await screen.findByText(signedOutCopy.tasks.title)).toBeVisible();
  },
});
