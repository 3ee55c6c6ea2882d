import { docMocks, draftMocks, meMocks, sampleDraftList, sampleTaskId } from "@grantwright/api-client/mocks";
import { expect, screen, waitFor } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { copy as documentsCopy } from "../../../components/documents/documents.copy.ts";
import { AppStage } from "../../../routes/stories/AppStage.tsx";
import { forgetDevice, workingAccount } from "../../../routes/stories/storyDefaults.ts";
import { signedOutCopy } from "../../../session/signedOut.copy.ts";
import { copy } from "./drafts.copy.ts";

const meta = preview.meta({
  title: "Screens/Drafts",
  tags: ["!autodocs"],
  component: AppStage,
  args: { path: "/drafts" },
  parameters: { layout: "fullscreen" },
  beforeEach: ({ msw }) => {
    forgetDevice();
    msw.use(...workingAccount());
  },
});

const first = sampleDraftList[0]!;

export const Loaded = meta.story({
  parameters: { spec: ["1.2-route-drafts", "2.2-route-drafts"] },
  play: async () => {
    await expect(await screen.findByRole("link", { name: new RegExp(first.name) })).toHaveAttribute(
      "href",
      `/drafts/${first.id}`,
    );
    await expect(screen.getByText("Grant · section 3 of 7, Methods")).toBeVisible();
  },
});

/** What the outline still wants is said, and an assessment that nobody asked for is not drawn as done. */
export const Standing = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      draftMocks.list.ok([
        { ...first, progress: 19.4, currentSection: null, sectionCount: 9, sectionsToWrite: 2, hasReview: false },
        { ...sampleDraftList[3]!, progress: 75, sectionCount: 9, sectionsToWrite: 0, hasReview: false },
        { ...sampleDraftList[4]!, progress: 75, sectionCount: 9, sectionsToWrite: 0, hasReview: true },
      ]),
    ),
  play: async () => {
    await expect(await screen.findByText("Grant · Outline, 2 of 9 to write")).toBeVisible();
    const beads = (row: Element) => row.querySelectorAll("[role=img] [data-reached]").length;
    const rows = screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.closest("li")!);
    await expect(rows.map(beads)).toEqual([1, 3, 4]);
  },
});

export const ActionsOpen = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: documentsCopy.actions(first.name) }));
    const remove = await screen.findByRole("button", { name: documentsCopy.delete });
    const { x, y, width, height } = remove.getBoundingClientRect();
    const onTop = document.elementFromPoint(x + width / 2, y + height / 2);
    await expect(remove.contains(onTop)).toBe(true);
  },
});

export const BeingWritten = meta.story({
  beforeEach: ({ msw }) => msw.use(draftMocks.list.ok([{ ...first, activeTaskId: sampleTaskId }])),
  play: async () => {
    await expect(await screen.findByText(new RegExp(documentsCopy.writing))).toBeVisible();
  },
});

export const Empty = meta.story({
  parameters: { spec: ["2.8-drafts-empty"] },
  beforeEach: ({ msw }) => msw.use(draftMocks.list.ok([])),
  play: async () => {
    await expect(await screen.findByText(documentsCopy.noDrafts)).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(draftMocks.list.pending()),
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: copy.title })).toBeVisible();
  },
});

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(draftMocks.list.error(500)),
  play: async ({ msw, userEvent }) => {
    await expect(await screen.findByText(documentsCopy.draftsFailed)).toBeVisible();
    msw.use(draftMocks.list.ok(sampleDraftList));
    await userEvent.click(screen.getByRole("button", { name: documentsCopy.retry }));
    await expect(await screen.findByText(first.name)).toBeVisible();
  },
});

export const Deleting = meta.story({
  beforeEach: ({ msw }) => {
    let drafts = sampleDraftList;
    msw.use(
      draftMocks.list.ok(() => drafts),
      docMocks.delete.ok(({ params }) => {
        drafts = drafts.filter((draft) => draft.id !== params.id);
        return undefined;
      }),
      docMocks.restore.error(404, "There is no such document."),
    );
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: documentsCopy.actions(first.name) }));
    await userEvent.click(await screen.findByRole("button", { name: documentsCopy.delete }));
    await userEvent.click(await screen.findByRole("button", { name: documentsCopy.deleteConfirm }));
    await waitFor(() => expect(screen.queryByRole("link", { name: new RegExp(first.name) })).not.toBeInTheDocument());
    await expect(await screen.findByText(documentsCopy.deletedText)).toBeVisible();
  },
});

export const SignedOut = meta.story({
  beforeEach: ({ msw }) => msw.use(meMocks.get.error(401)),
  play: async () => {
    await expect(await screen.findByText(signedOutCopy.drafts.title)).toBeVisible();
  },
});
