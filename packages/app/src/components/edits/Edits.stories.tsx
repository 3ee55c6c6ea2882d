import type { Schemas } from "@grantwright/api-client";
import {
  docMocks,
  editMocks,
  sampleDocId,
  sampleDraft,
  sampleEdit,
  sampleProposal,
  sampleSentToModel,
  sampleUser,
} from "@grantwright/api-client/mocks";
import { withPieces } from "@grantwright/domain";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { forgetJournals } from "../../autosave/journal/journal.ts";
import { AppStage } from "../../routes/stories/AppStage.tsx";
import { forgetDevice, workingAccount } from "../../routes/stories/storyDefaults.ts";
import { sentCopy } from "../sent/sent.copy.ts";
import { keepPicks, readPicks } from "./editPicks.ts";
import { editsCopy as copy } from "./edits.copy.ts";
import { editsButtonCopy as buttonCopy } from "./editsButton.copy.ts";

const need = "Need statement";
const fieldId = "needStatement";
const { exact, pieces } = sampleEdit;

/** The sample draft with the text that the sample's changes are about. */
const draftWith = (userText: string): Schemas["Document"] => ({
  ...sampleDraft,
  draft: { ...sampleDraft.draft, [fieldId]: { id: fieldId, userText } },
});
const draft = draftWith(exact);

/** What was saved, and what was asked for. */
const saved = fn();
const asked = fn();

const meta = preview.meta({
  title: "Screens/Proposed Changes",
  tags: ["!autodocs"],
  component: AppStage,
  args: { path: `/drafts/${sampleDocId}` },
  globals: { viewport: { value: "large" } },
  parameters: { layout: "fullscreen" },
  beforeEach: async ({ msw }) => {
    saved.mockClear();
    asked.mockClear();
    forgetDevice();
    await forgetJournals(sampleUser.id);
    msw.use(
      docMocks.detail.ok(draft),
      docMocks.save.ok(({ body }) => {
        saved(body);
        return { id: sampleDocId, revision: 5 };
      }),
      editMocks.propose.ok(({ body }) => {
        asked(body);
        return sampleEdit;
      }),
      editMocks.decide.ok(({ body }) => {
        asked(body);
        return { ...sampleEdit, state: "decided" };
      }),
      editMocks.remove.ok(undefined),
      ...workingAccount(),
    );
  },
});

interface Hand {
  click: (element: Element) => Promise<void>;
}

const open = async (userEvent: Hand) => {
  await userEvent.click(await screen.findByRole("button", { name: buttonCopy.open(need) }));
  return within(await screen.findByRole("dialog", { name: copy.title(need) }));
};
const waiting = (edit: Schemas["ProposedEdit"]) => editMocks.list.ok([edit]);

/** What can be asked for; how much shorter is proposed from what stands there. */
export const Asking = meta.story({
  play: async ({ userEvent }) => {
    const dialog = await open(userEvent);
    await expect(await dialog.findAllByRole("radio")).toHaveLength(6);
    await expect(dialog.getByRole("radio", { name: copy.tasks.shorten.label })).toBeChecked();
    await userEvent.click(dialog.getByRole("button", { name: copy.propose }));
    await expect(await dialog.findByRole("list", { name: copy.pieces })).toBeVisible();
    await expect(asked).toHaveBeenCalledWith({ fieldId, task: "shorten", start: 0, exact, words: 42 });
  },
});

/** What is shorter than the form asks for is not made shorter. */
export const AskingOfTooShort = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      docMocks.detail.ok({
        ...draft,
        fields: draft.fields.map((field) => (field.id === fieldId ? { ...field, minWordCount: 80 } : field)),
      }),
    ),
  play: async ({ userEvent }) => {
    const dialog = await open(userEvent);
    await expect(await dialog.findByRole("radio", { name: copy.tasks.concrete.label })).toBeChecked();
    await expect(dialog.queryByRole("spinbutton")).not.toBeInTheDocument();
  },
});

/** What a model would get for it is there to read before it is asked. */
export const WhatIsSent = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      docMocks.detail.ok({ ...draft, writer: sampleSentToModel.writer }),
      docMocks.sent.ok(({ body }) => {
        asked(body);
        return { ...sampleSentToModel, parts: sampleSentToModel.parts.slice(0, 3) };
      }),
    ),
  play: async ({ userEvent }) => {
    const dialog = await open(userEvent);
    await userEvent.click(await dialog.findByRole("radio", { name: copy.tasks.plainer.label }));
    const see = await dialog.findByRole("button", { name: sentCopy.open });
    await userEvent.click(see);
    const sent = within(await screen.findByRole("dialog", { name: sentCopy.title }));
    await expect(await sent.findByText(/A cold room would keep 60 kg/)).toBeVisible();
    await expect(sent.getByText(/at models\.example\.org/)).toBeVisible();
    await expect(asked).toHaveBeenLastCalledWith({
      task: "edit",
      docId: sampleDocId,
      edit: { fieldId, task: "plainer", start: 0, exact },
    });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog", { name: sentCopy.title })).not.toBeInTheDocument());
    await waitFor(() => expect(see).toHaveFocus());
  },
});

/** A criterion of the funder's is chosen from its own lines. */
export const AskingForAnswer = meta.story({
  play: async ({ userEvent }) => {
    const dialog = await open(userEvent);
    await userEvent.click(await dialog.findByRole("radio", { name: copy.tasks.answer.label }));
    await expect(dialog.getByRole("button", { name: new RegExp(copy.criterion.replace("?", "\\?")) })).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: copy.propose }));
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await expect(asked.mock.lastCall?.[0]).toMatchObject({ task: "answer", criterion: expect.any(String) });
  },
});

/** Where the funder names no criteria, the person writes what is to be answered. */
export const CriterionMissing = meta.story({
  beforeEach: ({ msw }) => msw.use(docMocks.detail.ok({ ...draft, assessmentCriteria: "" })),
  play: async ({ userEvent }) => {
    const dialog = await open(userEvent);
    await userEvent.click(await dialog.findByRole("radio", { name: copy.tasks.answer.label }));
    await userEvent.click(dialog.getByRole("button", { name: copy.propose }));
    await expect(await dialog.findByText(copy.criterionMissing)).toBeVisible();
    await expect(asked).not.toHaveBeenCalled();
  },
});

/** Only what is selected may change. */
export const AskingForSelection = meta.story({
  play: async ({ userEvent }) => {
    const field = (await screen.findByRole("textbox", { name: new RegExp(need) })) as HTMLTextAreaElement;
    const start = exact.indexOf("Families");
    field.focus();
    field.setSelectionRange(start, start + 56);
    const dialog = await open(userEvent);
    await userEvent.click(await dialog.findByRole("radio", { name: copy.tasks.plainer.label }));
    await expect(dialog.getByRole("radio", { name: copy.selection(11) })).toBeChecked();
    await userEvent.click(dialog.getByRole("button", { name: copy.propose }));
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await expect(asked.mock.lastCall?.[0]).toMatchObject({ start, exact: exact.slice(start, start + 56) });
  },
});

/** In an empty section only what can be made from the material. */
export const NothingThere = meta.story({
  beforeEach: ({ msw }) => msw.use(docMocks.detail.ok(draftWith(""))),
  play: async ({ userEvent }) => {
    const dialog = await open(userEvent);
    await expect(await dialog.findByText(copy.nothing)).toBeVisible();
    await expect(dialog.queryByRole("radio", { name: copy.tasks.shorten.label })).not.toBeInTheDocument();
  },
});

/** Changes that wait: those that take no fact out are ticked. */
export const Open = meta.story({
  beforeEach: ({ msw }) => msw.use(waiting(sampleEdit)),
  play: async ({ userEvent }) => {
    const dialog = await open(userEvent);
    const boxes = await dialog.findAllByRole("checkbox");
    await expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([true, false, true]);
    const note = dialog.getByText(copy.loses(["212", "131"]));
    await expect(note).toBeVisible();
    // It is a note and no error.
    await expect(getComputedStyle(note).color).toBe(getComputedStyle(dialog.getByText(/53 words now/)).color);
    await expect(dialog.getByText(/53 words now, 40 after it/)).toBeVisible();
    await userEvent.click(boxes[0]!);
    await userEvent.click(boxes[2]!);
    const take = dialog.getByRole("button", { name: copy.takeTicked(0) });
    await expect(take).toHaveAttribute("aria-disabled", "true");
    await expect(take).toHaveAccessibleDescription(copy.takeNone);
    await userEvent.click(dialog.getByRole("button", { name: copy.takeAll }));
    await expect(dialog.getByRole("button", { name: copy.takeTicked(3) })).toBeEnabled();
  },
});

/** What was picked is there again after a reload, until it is decided; never what somebody else has picked here. */
export const PicksKept = meta.story({
  beforeEach: ({ msw }) => {
    keepPicks("somebody-else", sampleEdit.id, [2]);
    msw.use(waiting(sampleEdit));
  },
  play: async ({ userEvent }) => {
    const picked = (dialog: ReturnType<typeof within>) =>
      dialog.getAllByRole("checkbox").map((box: HTMLElement) => (box as HTMLInputElement).checked);
    const dialog = await open(userEvent);
    await userEvent.click((await dialog.findAllByRole("checkbox"))[0]!);
    await expect(picked(dialog)).toEqual([false, false, true]);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    const again = await open(userEvent);
    await again.findAllByRole("checkbox");
    await expect(picked(again)).toEqual([false, false, true]);
    await expect(readPicks(sampleUser.id, sampleEdit.id)).toEqual([3]);
    await userEvent.click(again.getByRole("button", { name: copy.takeTicked(1) }));
    await waitFor(() => expect(readPicks(sampleUser.id, sampleEdit.id)).toBeUndefined());
    await expect(readPicks("somebody-else", sampleEdit.id)).toEqual([2]);
  },
});

/** Taken by the keyboard alone, saved as accepted, and taken back in one step. */
export const Taken = meta.story({
  beforeEach: ({ msw }) => msw.use(waiting(sampleEdit)),
  play: async ({ userEvent }) => {
    const button = await screen.findByRole("button", { name: buttonCopy.open(need) });
    button.focus();
    await userEvent.keyboard("{Enter}");
    const dialog = within(await screen.findByRole("dialog", { name: copy.title(need) }));
    const box = (await dialog.findAllByRole("checkbox"))[2]!;
    box.focus();
    await userEvent.keyboard(" ");
    const take = dialog.getByRole("button", { name: copy.takeTicked(1) });
    take.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    const field = screen.getByRole("textbox", { name: new RegExp(need) });
    await expect(field).toHaveValue(withPieces(exact, [pieces[0]!]));
    await waitFor(() => expect(button).toHaveFocus());
    await waitFor(() => expect(saved).toHaveBeenCalled());
    await expect(saved.mock.lastCall?.[0]).toMatchObject({ ways: [{ id: fieldId, way: "accepted" }] });
    await waitFor(() =>
      expect(asked).toHaveBeenCalledWith({
        pieces: [
          { id: 1, state: "accepted" },
          { id: 2, state: "refused" },
          { id: 3, state: "refused" },
        ],
      }),
    );
    await userEvent.click(await screen.findByRole("button", { name: copy.undo }));
    await waitFor(() => expect(field).toHaveValue(exact));
  },
});

/** What the person writes after it is never taken back with it. */
export const ChangedSinceTaken = meta.story({
  beforeEach: ({ msw }) => msw.use(waiting(sampleEdit)),
  play: async ({ userEvent }) => {
    const dialog = await open(userEvent);
    await userEvent.click(await dialog.findByRole("button", { name: copy.takeTicked(2) }));
    const undo = await screen.findByRole("button", { name: copy.undo });
    const field = (await screen.findByRole("textbox", { name: new RegExp(need) })) as HTMLTextAreaElement;
    await userEvent.type(field, "For", { initialSelectionStart: 0, initialSelectionEnd: 2 });
    await userEvent.click(undo);
    await expect(await screen.findByText(copy.undoGone)).toBeVisible();
    await expect(field.value.startsWith("For grow food")).toBe(true);
    await waitFor(() => expect(JSON.stringify(saved.mock.lastCall)).toContain("For grow food"));
  },
});

/** All of it is refused, and nothing is changed. */
export const Refused = meta.story({
  beforeEach: ({ msw }) => msw.use(waiting(sampleEdit)),
  play: async ({ userEvent }) => {
    const dialog = await open(userEvent);
    await userEvent.click(await dialog.findByRole("button", { name: copy.refuse }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await expect(saved).not.toHaveBeenCalled();
  },
});

/** What a model brought that nobody said is named, and not proposed. */
export const LeftOut = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(waiting({ ...sampleEdit, by: "model", model: "kestrel-3", leftOut: ["73 %", "Marlowe, 2021"] })),
  play: async ({ userEvent }) => {
    const dialog = await open(userEvent);
    await expect(await dialog.findByText(copy.leftOut(["73 %", "Marlowe, 2021"]))).toBeVisible();
  },
});

/** The text was changed in the meantime: what was proposed no longer fits, and is asked for anew. */
export const Gone = meta.story({
  beforeEach: ({ msw }) => msw.use(docMocks.detail.ok(draftWith("We wrote it all anew.")), waiting(sampleEdit)),
  play: async ({ userEvent }) => {
    const dialog = await open(userEvent);
    await expect(await dialog.findByText(copy.gone)).toBeVisible();
    await expect(dialog.queryByRole("button", { name: /^Take/ })).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole("button", { name: copy.another }));
    await expect(await dialog.findByRole("button", { name: copy.propose })).toBeVisible();
  },
});

/** A model takes its time: the work can be left alone, or ended. */
export const Writing = meta.story({
  beforeEach: ({ msw }) => msw.use(waiting({ ...sampleEdit, state: "writing", by: "model", pieces: [] })),
  play: async ({ userEvent }) => {
    const dialog = await open(userEvent);
    await expect(await dialog.findByText(copy.writing)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: copy.stop }));
    await expect(await dialog.findByRole("button", { name: copy.propose })).toBeVisible();
  },
});

export const NothingToChange = meta.story({
  beforeEach: ({ msw }) => msw.use(editMocks.propose.ok({ ...sampleEdit, state: "decided", pieces: [] })),
  play: async ({ userEvent }) => {
    const dialog = await open(userEvent);
    await userEvent.click(await dialog.findByRole("button", { name: copy.propose }));
    await expect(await dialog.findByText(copy.none)).toBeVisible();
  },
});

/** The writer failed, and says why. */
export const WriterFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(editMocks.propose.ok({ ...sampleEdit, state: "failed", pieces: [], failure: "The model took too long." })),
  play: async ({ userEvent }) => {
    const dialog = await open(userEvent);
    await userEvent.click(await dialog.findByRole("button", { name: copy.propose }));
    await expect(await dialog.findByText("The model took too long.")).toBeVisible();
    await expect(dialog.getByRole("button", { name: copy.propose })).toBeEnabled();
  },
});

/** The server has another text by now. */
export const AskRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(editMocks.propose.error(422, { message: "This text was changed somewhere else in the meantime." })),
  play: async ({ userEvent }) => {
    const dialog = await open(userEvent);
    await userEvent.click(await dialog.findByRole("button", { name: copy.propose }));
    await expect(await dialog.findByText("This text was changed somewhere else in the meantime.")).toBeVisible();
  },
});

export const TooManyAsked = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(editMocks.propose.error(429, { message: "Too many tries. Please wait a few minutes and try again." })),
  play: async ({ userEvent }) => {
    const dialog = await open(userEvent);
    await userEvent.click(await dialog.findByRole("button", { name: copy.propose }));
    await expect(await dialog.findByText(/Too many tries/)).toBeVisible();
  },
});

export const AskFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(editMocks.propose.unreachable()),
  play: async ({ userEvent }) => {
    const dialog = await open(userEvent);
    await userEvent.click(await dialog.findByRole("button", { name: copy.propose }));
    await expect(await dialog.findByText(copy.askFailed)).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(editMocks.list.pending()),
  play: async ({ userEvent }) => {
    await open(userEvent);
  },
});

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(editMocks.list.error(500)),
  play: async ({ userEvent }) => {
    const dialog = await open(userEvent);
    await expect(await dialog.findByText(copy.failed)).toBeVisible();
    await expect(dialog.getByRole("button", { name: copy.retry })).toBeVisible();
  },
});

const section = sampleProposal.sections.find(({ title }) => title === need)!;
const proposal = {
  ...sampleProposal,
  sections: sampleProposal.sections.map((each) => (each.id === section.id ? { ...each, text: exact } : each)),
};

/** A section of a proposal has its own. */
export const InProposal = meta.story({
  args: { path: `/docs/${sampleProposal.id}` },
  beforeEach: ({ msw }) =>
    msw.use(
      docMocks.detail.ok(proposal),
      waiting({ ...sampleEdit, sectionId: section.id }),
      docMocks.updateSection.ok(({ body }) => {
        saved(body);
        return { ...section, revision: 2, text: body.userValue };
      }),
    ),
  play: async ({ userEvent }) => {
    const dialog = await open(userEvent);
    await userEvent.click(await dialog.findByRole("button", { name: copy.takeTicked(2) }));
    await expect(await screen.findByText(copy.taken(2))).toBeVisible();
    await expect(saved).toHaveBeenCalledWith({
      userValue: withPieces(exact, [pieces[0]!, pieces[2]!]),
      way: "accepted",
    });
  },
});

const sentences = [...exact.matchAll(/\S[^.]*\./g)].map(({ index, 0: words }) => ({
  start: index,
  end: index + words.length,
  from: "writer" as const,
  match: "none" as const,
  isBare: false,
  sources: [],
  facts: [],
}));
const checkedProposal = {
  ...proposal,
  sections: proposal.sections.map((each) => (each.id === section.id ? { ...each, receipts: sentences } : each)),
};

/** What is selected of the text as it is read may change alone. */
export const SelectedInProposal = meta.story({
  ...InProposal.input,
  beforeEach: ({ msw }) => msw.use(docMocks.detail.ok(checkedProposal), editMocks.list.ok([])),
  play: async ({ userEvent }) => {
    await screen.findByRole("button", { name: buttonCopy.open(need) });
    const words = await screen.findByText((_, element) => element?.tagName === "P" && element.textContent === exact);
    const text = [...words.childNodes].find(({ textContent }) => textContent?.includes("Families"))!;
    const { start, end } = sentences[1]!;
    const shown = exact.slice(start, end);
    const range = document.createRange();
    const node = text.nodeType === Node.TEXT_NODE ? text : text.firstChild!;
    range.setStart(node, node.textContent!.indexOf(shown.slice(0, 12)));
    range.setEnd(node, node.textContent!.indexOf(shown.slice(0, 12)) + shown.length);
    document.getSelection()!.removeAllRanges();
    document.getSelection()!.addRange(range);
    const dialog = await open(userEvent);
    await expect(await dialog.findByRole("radio", { name: /words selected$/ })).toBeChecked();
    await userEvent.click(dialog.getByRole("radio", { name: copy.tasks.plainer.label }));
    await userEvent.click(dialog.getByRole("button", { name: copy.propose }));
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await expect(asked.mock.lastCall?.[0]).toMatchObject({ sectionId: section.id, start, exact: shown });
  },
});

/** A sentence can be chosen without a mouse. */
export const OneSentence = meta.story({
  ...SelectedInProposal.input,
  play: async ({ userEvent }) => {
    const dialog = await open(userEvent);
    await userEvent.click(await dialog.findByRole("radio", { name: copy.tasks.plainer.label }));
    await userEvent.click(dialog.getByRole("radio", { name: copy.oneSentence }));
    await userEvent.click(dialog.getByRole("button", { name: /Which sentence/ }));
    const { start, end } = sentences[1]!;
    await userEvent.click(await screen.findByRole("option", { name: exact.slice(start, end) }));
    await userEvent.click(dialog.getByRole("button", { name: copy.propose }));
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await expect(asked.mock.lastCall?.[0]).toMatchObject({ start, exact: exact.slice(start, end) });
  },
});

/** Somebody else changed the section: nothing is taken. */
export const Stale = meta.story({
  ...InProposal.input,
  beforeEach: ({ msw }) =>
    msw.use(
      docMocks.detail.ok(proposal),
      waiting({ ...sampleEdit, sectionId: section.id }),
      docMocks.updateSection.error(412, { ...section, revision: 9, text: "Theirs." }),
    ),
  play: async ({ userEvent }) => {
    const dialog = await open(userEvent);
    await userEvent.click(await dialog.findByRole("button", { name: copy.takeTicked(2) }));
    await expect(await dialog.findByText(copy.stale)).toBeVisible();
  },
});

export const SaveFailed = meta.story({
  ...InProposal.input,
  beforeEach: ({ msw }) =>
    msw.use(
      docMocks.detail.ok(proposal),
      waiting({ ...sampleEdit, sectionId: section.id }),
      docMocks.updateSection.error(500),
    ),
  play: async ({ userEvent }) => {
    const dialog = await open(userEvent);
    await userEvent.click(await dialog.findByRole("button", { name: copy.takeTicked(2) }));
    await expect(await dialog.findByText(copy.saveFailed)).toBeVisible();
    await expect(dialog.getByRole("button", { name: copy.takeTicked(2) })).toBeEnabled();
  },
});

export const SmallScreen = meta.story({
  globals: { viewport: { value: "small" } },
  beforeEach: ({ msw }) => msw.use(waiting({ ...sampleEdit, leftOut: ["73 %"] })),
  play: async ({ userEvent }) => {
    await userEvent.selectOptions(await screen.findByRole("combobox", { name: "Sections" }), "needStatement");
    const dialog = await open(userEvent);
    await expect(await dialog.findAllByRole("checkbox")).toHaveLength(3);
    // No word of a button is broken: each stands in one line.
    for (const button of dialog.getAllByRole("button"))
      await expect(button.getBoundingClientRect().height).toBeLessThan(60);
  },
});
