import type { Schemas } from "@grantwright/api-client";
import {
  docMocks,
  sampleDocId,
  sampleDraft,
  sampleProposal,
  sampleTextHistory,
  sampleUser,
} from "@grantwright/api-client/mocks";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { forgetJournals } from "../../autosave/journal/journal.ts";
import { AppStage } from "../../routes/stories/AppStage.tsx";
import { forgetDevice, workingAccount } from "../../routes/stories/storyDefaults.ts";
import { historyCopy as copy } from "./history.copy.ts";
import { historyButtonCopy as buttonCopy } from "./historyButton.copy.ts";

/** What the calls were told. */
const told = fn();

const before = "In the north of the county the nearest full grocery is eleven miles from the town of Marrow Bridge.";
const now = sampleDraft.draft["needStatement"]!.userText;

/** What each moment of the sample's history left. */
const textAfter = (entry: number) => (entry === sampleTextHistory[0]!.entry ? now : before);

const meta = preview.meta({
  title: "Screens/History",
  tags: ["!autodocs"],
  component: AppStage,
  args: { path: `/drafts/${sampleDocId}` },
  globals: { viewport: { value: "large" } },
  parameters: { layout: "fullscreen" },
  beforeEach: async ({ msw }) => {
    told.mockClear();
    forgetDevice();
    await forgetJournals(sampleUser.id);
    msw.use(
      docMocks.detail.ok(sampleDraft),
      docMocks.historyEntry.ok(({ params }) => {
        const entry = sampleTextHistory.find((each) => each.entry === Number(params.entry))!;
        const text = textAfter(entry.entry);
        const parts: Schemas["ChangePart"][] =
          text === now
            ? [
                { kind: "removed", text: "North of the river" },
                { kind: "added", text: now.slice(0, 25) },
                { kind: "same", text: now.slice(25) },
              ]
            : [{ kind: "added", text }];
        return { entry, text, parts };
      }),
      docMocks.save.ok(({ body }) => {
        told(body);
        return { id: sampleDocId, revision: 5 };
      }),
      ...workingAccount(),
    );
  },
});

const need = "Need statement";
const openHistory = async (userEvent: { click: (element: Element) => Promise<void> }) => {
  await userEvent.click(await screen.findByRole("button", { name: buttonCopy.open(need) }));
  return within(await screen.findByRole("dialog", { name: copy.title(need) }));
};

/** Who wrote, when and how; the newest moment is shown with what it changed. */
export const InDraft = meta.story({
  play: async ({ userEvent }) => {
    const dialog = await openHistory(userEvent);
    const moments = await dialog.findAllByRole("radio");
    await expect(moments).toHaveLength(6);
    await expect(moments[0]).toBeChecked();
    await expect(moments[0]).toHaveAccessibleDescription("You typed, about 10 words in, about 2 words out.");
    await expect(moments[2]).toHaveAccessibleDescription(/^Tomas Reyhl typed/);
    await expect(moments[5]).toHaveAccessibleDescription("The model qwen3-32b, for you, about 52 words more.");
    await expect(await dialog.findByText("North of the river")).toBeVisible();
    const restore = dialog.getByRole("button", { name: copy.restore });
    await expect(restore).toHaveAttribute("aria-disabled", "true");
    await expect(restore).toHaveAccessibleDescription(copy.isCurrent);
  },
});

/** Of a single version there is nothing to choose: it says so, and shows the text as it is. */
export const OneVersion = meta.story({
  beforeEach: ({ msw }) => {
    const entry = { ...sampleTextHistory[0]!, way: "typed" as const, isOwn: true };
    msw.use(
      docMocks.history.ok([entry]),
      docMocks.historyEntry.ok({ entry, text: now, parts: [{ kind: "added", text: now }] }),
    );
  },
  play: async ({ userEvent }) => {
    const dialog = await openHistory(userEvent);
    await waitFor(() => expect(dialog.getByText(/^One version so far, .*: you typed\.$/)).toBeVisible());
    const text = dialog.getByRole("region", { name: copy.onlyText });
    await waitFor(() => expect(text).toHaveTextContent(now.slice(0, 60)));
    await expect(text.querySelector("ins")).toBeNull();
    await expect(dialog.queryByRole("radio")).not.toBeInTheDocument();
    await expect(dialog.queryByRole("button", { name: copy.restore })).not.toBeInTheDocument();
  },
});

/** Where something else stands there by now, that one can be put back. */
export const OneEarlierVersion = OneVersion.extend({
  beforeEach: ({ msw }) => {
    const entry = sampleTextHistory[0]!;
    msw.use(docMocks.historyEntry.ok({ entry, text: before, parts: [{ kind: "added", text: before }] }));
  },
  play: async ({ userEvent }) => {
    const dialog = await openHistory(userEvent);
    await expect(await dialog.findByText(before)).toBeVisible();
    await expect(await dialog.findByRole("button", { name: copy.restore })).toBeEnabled();
  },
});

/** An earlier text is put back by the keyboard alone, saved as such, and the focus goes back to where it was. */
export const PutBack = meta.story({
  play: async ({ userEvent }) => {
    const button = await screen.findByRole("button", { name: buttonCopy.open(need) });
    button.focus();
    await userEvent.keyboard("{Enter}");
    const dialog = within(await screen.findByRole("dialog", { name: copy.title(need) }));
    const moments = await dialog.findAllByRole("radio");
    await userEvent.click(moments[0]!);
    await userEvent.keyboard("{ArrowDown}");
    await expect(moments[1]).toHaveFocus();
    const restore = dialog.getByRole("button", { name: copy.restore });
    await waitFor(() => expect(restore).not.toHaveAttribute("aria-disabled"));
    restore.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await expect(await screen.findByText(copy.restored)).toBeVisible();
    await expect(screen.getByRole("textbox", { name: new RegExp(need) })).toHaveValue(before);
    await waitFor(() => expect(button).toHaveFocus());
    await waitFor(() => expect(told).toHaveBeenCalled());
    await expect(told.mock.lastCall?.[0]).toMatchObject({ ways: [{ id: "needStatement", way: "restored" }] });
  },
});

/** What was pasted is told as pasted. */
export const Pasted = meta.story({
  play: async ({ userEvent }) => {
    const field = await screen.findByRole("textbox", { name: new RegExp(need) });
    await userEvent.click(field);
    await userEvent.paste(" From our report.");
    await waitFor(() => expect(told).toHaveBeenCalled());
    await expect(told.mock.lastCall?.[0]).toMatchObject({ ways: [{ id: "needStatement", way: "pasted" }] });
  },
});

/** A section of a proposal has its own. */
export const InProposal = meta.story({
  args: { path: `/docs/${sampleProposal.id}` },
  beforeEach: ({ msw }) => {
    msw.use(
      docMocks.detail.ok(sampleProposal),
      docMocks.updateSection.ok(({ body }) => {
        told(body);
        return { ...sampleProposal.sections.find(({ title }) => title === need)!, revision: 2, text: body.userValue };
      }),
    );
  },
  play: async ({ userEvent }) => {
    const dialog = await openHistory(userEvent);
    const moments = await dialog.findAllByRole("radio");
    await userEvent.click(moments[3]!);
    const restore = dialog.getByRole("button", { name: copy.restore });
    await waitFor(() => expect(restore).not.toHaveAttribute("aria-disabled"));
    await userEvent.click(restore);
    await expect(await screen.findByText(copy.restored)).toBeVisible();
    await expect(told).toHaveBeenCalledWith({ userValue: before, way: "restored" });
  },
});

/** What was pasted over a section of a proposal is told as pasted, also where nothing was typed there before. */
export const PastedInProposal = meta.story({
  ...InProposal.input,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: new RegExp(`^Edit.*: ${need}$`) }));
    const field = await screen.findByRole("textbox", { name: need });
    await userEvent.click(field);
    await userEvent.paste(" From our report.");
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(told).toHaveBeenCalled());
    await expect(told.mock.lastCall?.[0]).toMatchObject({ way: "pasted" });
  },
});

/** Somebody changed it in the meantime: nothing is put back. */
export const Stale = meta.story({
  ...InProposal.input,
  beforeEach: ({ msw }) => {
    const section = sampleProposal.sections.find(({ title }) => title === need)!;
    msw.use(
      docMocks.detail.ok(sampleProposal),
      docMocks.updateSection.error(412, { ...section, revision: 9, text: "Theirs." }),
    );
  },
  play: async ({ userEvent }) => {
    const dialog = await openHistory(userEvent);
    await userEvent.click((await dialog.findAllByRole("radio"))[3]!);
    const restore = dialog.getByRole("button", { name: copy.restore });
    await waitFor(() => expect(restore).not.toHaveAttribute("aria-disabled"));
    await userEvent.click(restore);
    await expect(await dialog.findByText(copy.stale)).toBeVisible();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(docMocks.history.ok([])),
  play: async ({ userEvent }) => {
    const dialog = await openHistory(userEvent);
    await expect(await dialog.findByText(copy.none)).toBeVisible();
    await expect(dialog.queryByRole("button", { name: copy.restore })).not.toBeInTheDocument();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(docMocks.history.pending()),
  play: async ({ userEvent }) => {
    await openHistory(userEvent);
  },
});

export const Failing = meta.story({
  beforeEach: ({ msw }) => msw.use(docMocks.history.error(500)),
  play: async ({ userEvent }) => {
    const dialog = await openHistory(userEvent);
    await expect(await dialog.findByText(copy.failed)).toBeVisible();
    await expect(dialog.getByRole("button", { name: copy.retry })).toBeVisible();
  },
});

export const MomentFailing = meta.story({
  beforeEach: ({ msw }) => msw.use(docMocks.historyEntry.error(503)),
  play: async ({ userEvent }) => {
    const dialog = await openHistory(userEvent);
    await expect(await dialog.findByText(copy.entryFailed)).toBeVisible();
    await expect(dialog.getByRole("button", { name: copy.restore })).toHaveAttribute("aria-disabled", "true");
  },
});

/** Every way there is, and a long history: the earlier moments are fetched when they are asked for. */
export const Long = meta.story({
  beforeEach: ({ msw }) => {
    const ways: Schemas["HistoryEntry"]["way"][] = [
      "typed",
      "pasted",
      "dictated",
      "accepted",
      "restored",
      "imported",
      "offline",
      "model",
      "unknown",
    ];
    const all = Array.from({ length: 70 }, (_, index): Schemas["HistoryEntry"] => {
      const way = ways[index % ways.length]!;
      const at = new Date(Date.UTC(2026, 10, 20) - index * 3_600_000).toISOString();
      const { by: _by, ...nobody } = sampleTextHistory[0]!;
      const isGone = index === 4;
      return {
        ...(way === "unknown" || isGone ? { ...nobody, isOwn: false } : sampleTextHistory[0]!),
        ...(way === "model" && { model: "a-model-with-a-rather-long-name-instruct-q4_k_m" }),
        entry: 70 - index,
        way,
        startedAt: at,
        endedAt: at,
        added: index % 5 === 0 ? 0 : index * 40,
        removed: index % 3 === 0 ? 0 : 1,
      };
    });
    msw.use(
      docMocks.history.ok(({ query }) => {
        const from = Number(query.get("before") ?? 71);
        return all.filter(({ entry }) => entry < from).slice(0, Number(query.get("limit")));
      }),
      docMocks.historyEntry.ok(({ params }) => ({
        entry: all.find(({ entry }) => entry === Number(params.entry))!,
        text: now,
        parts: [{ kind: "same", text: `${now}\n\n`.repeat(12) }],
      })),
    );
  },
  play: async ({ userEvent }) => {
    const dialog = await openHistory(userEvent);
    await expect(await dialog.findAllByRole("radio")).toHaveLength(50);
    await userEvent.click(dialog.getByRole("button", { name: copy.more }));
    await waitFor(() => expect(dialog.getAllByRole("radio")).toHaveLength(70));
    await expect(dialog.queryByRole("button", { name: copy.more })).not.toBeInTheDocument();
  },
});

export const OnPhone = meta.story({
  globals: { viewport: { value: "small" } },
  play: async ({ userEvent }) => {
    await userEvent.selectOptions(await screen.findByRole("combobox", { name: "Sections" }), "needStatement");
    const dialog = await openHistory(userEvent);
    await expect(await dialog.findAllByRole("radio")).toHaveLength(6);
  },
});
