import {
  docMocks,
  sampleDocId,
  sampleDraft,
  sampleProposal,
  sampleTextHistory,
  sampleThenAndNow,
  sampleUser,
  timelineMocks,
} from "@grantwright/api-client/mocks";
import { spanLabel } from "@grantwright/ui";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { forgetJournals } from "../../autosave/journal/journal.ts";
import { AppStage } from "../../routes/stories/AppStage.tsx";
import { forgetDevice, workingAccount } from "../../routes/stories/storyDefaults.ts";
import { historyCopy, timelineCopy as copy } from "./history.copy.ts";
import { timelineButtonCopy } from "./timelineButton.copy.ts";

const saved = fn();

const meta = preview.meta({
  title: "Screens/Document History",
  tags: ["!autodocs"],
  component: AppStage,
  args: { path: `/drafts/${sampleDocId}` },
  globals: { viewport: { value: "large" } },
  parameters: { layout: "fullscreen" },
  beforeEach: async ({ msw }) => {
    saved.mockClear();
    forgetDevice();
    await forgetJournals(sampleUser.id);
    msw.use(
      docMocks.detail.ok(sampleDraft),
      docMocks.save.ok(({ body }) => {
        saved(body);
        return { id: sampleDocId, revision: 9 };
      }),
      timelineMocks.list.usual!(),
      timelineMocks.compare.ok(sampleThenAndNow),
      docMocks.historyEntry.usual!(),
      ...workingAccount(),
    );
  },
});

interface Hand {
  click: (element: Element) => Promise<void>;
}

const open = async (userEvent: Hand) => {
  await userEvent.click(await screen.findByRole("button", { name: timelineButtonCopy.open }));
  await waitFor(() => expect(screen.getByRole("dialog", { name: copy.title })).toBeVisible());
  return within(screen.getByRole("dialog", { name: copy.title }));
};

/** Who wrote in which section, and what each moment changed. */
export const Moments = meta.story({
  play: async ({ userEvent }) => {
    const dialog = await open(userEvent);
    await waitFor(() => expect(dialog.getAllByRole("radio", { name: /^(?:Need statement|Methods)$/ })).toHaveLength(4));
    // When and who stands over each run of moments that have it in common, and is read with each.
    const [first] = dialog.getAllByRole("radio");
    const [moment] = sampleTextHistory;
    await expect(first).toHaveAccessibleDescription(
      `${copy.moment(spanLabel(moment!.startedAt, moment!.endedAt), moment!)} ${copy.amount(moment!)}`,
    );
    await userEvent.click(dialog.getAllByRole("radio")[2]!);
    await expect(await dialog.findByRole("region", { name: copy.views.change })).toBeVisible();
  },
});

/** The words of one person alone. */
export const OnePerson = meta.story({
  play: async ({ userEvent }) => {
    const dialog = await open(userEvent);
    await userEvent.click(await dialog.findByRole("button", { name: new RegExp(copy.whose) }));
    await userEvent.click(await screen.findByRole("option", { name: "Tomas Reyhl" }));
    const others = sampleTextHistory.slice(0, 4).filter(({ isOwn }) => !isOwn);
    await waitFor(() =>
      expect(dialog.getAllByRole("radio", { name: /^(?:Need statement|Methods)$/ })).toHaveLength(others.length),
    );
  },
});

/** Everything as it was beside what it is; a section is put back without the others. */
export const ThenAndNow = meta.story({
  play: async ({ userEvent }) => {
    const dialog = await open(userEvent);
    await userEvent.click(await dialog.findByText(copy.views.compare));
    await expect(await dialog.findByText("nine miles")).toBeVisible();
    await expect(dialog.getByText("eleven miles")).toBeVisible();
    await expect(dialog.getByText(/^Unchanged since: Project description/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: `${copy.putBackShort}: Need statement` }));
    await waitFor(() => expect(saved).toHaveBeenCalled());
    const [body] = saved.mock.lastCall as [{ draft: { id: string; userText: string }[]; ways: object[] }];
    await expect(body.draft.find(({ id }) => id === "needStatement")?.userText).toContain("nine miles");
    await expect(body.ways).toEqual([{ id: "needStatement", way: "restored" }]);
    await expect(await screen.findByText(historyCopy.restored)).toBeVisible();
  },
});

/** On a phone the history stands on the last page, with all that belongs to the whole draft. */
export const OnPhone = ThenAndNow.extend({
  globals: { viewport: { value: "small" } },
  play: async ({ userEvent }) => {
    await userEvent.selectOptions(await screen.findByRole("combobox", { name: "Sections" }), "generate");
    const dialog = await open(userEvent);
    await userEvent.click(await dialog.findByText(copy.views.compare));
    await expect(await dialog.findByText("nine miles")).toBeInTheDocument();
    const root = screen.getByRole("dialog", { name: copy.title });
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
  },
});

/** What could not be put back changed nothing, and is said. */
export const NotPutBack = meta.story({
  args: { path: `/docs/${sampleDocId}` },
  beforeEach: ({ msw }) => {
    const [, section] = sampleProposal.sections;
    msw.use(
      docMocks.detail.ok(sampleProposal),
      docMocks.updateSection.error(500),
      timelineMocks.compare.ok([{ ...sampleThenAndNow[1]!, sectionId: section!.id }]),
    );
  },
  play: async ({ userEvent }) => {
    const dialog = await open(userEvent);
    await userEvent.click(await dialog.findByText(copy.views.compare));
    await userEvent.click(await dialog.findByRole("button", { name: `${copy.putBackShort}: Need statement` }));
    await expect(await dialog.findByText(historyCopy.restoreFailed)).toBeVisible();
  },
});

export const NothingYet = meta.story({
  beforeEach: ({ msw }) => msw.use(timelineMocks.list.ok({ entries: [], people: [] })),
  play: async ({ userEvent }) => {
    const dialog = await open(userEvent);
    await expect(await dialog.findByText(copy.none)).toBeVisible();
  },
});

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(timelineMocks.list.error(500)),
  play: async ({ userEvent }) => {
    const dialog = await open(userEvent);
    await expect(await dialog.findByText(historyCopy.failed)).toBeVisible();
  },
});

export const CompareFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(timelineMocks.compare.error(503)),
  play: async ({ userEvent }) => {
    const dialog = await open(userEvent);
    await userEvent.click(await dialog.findByText(copy.views.compare));
    await expect(await dialog.findByText(copy.compareFailed)).toBeVisible();
  },
});
