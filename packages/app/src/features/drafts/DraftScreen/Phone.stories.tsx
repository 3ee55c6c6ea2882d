import { docMocks, sampleReviewedDraft } from "@grantwright/api-client/mocks";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { FakeRecognition, installFakeSpeech } from "../../../browser/speech.fixture.ts";
import { copy as dictationCopy } from "../../../components/fields/dictation.copy.ts";
import { AppStage } from "../../../routes/stories/AppStage.tsx";
import { forgetDevice, workingAccount } from "../../../routes/stories/storyDefaults.ts";
import { copy } from "./draft.copy.ts";

const meta = preview.meta({
  title: "Screens/Draft, on a phone",
  tags: ["!autodocs"],
  component: AppStage,
  args: { path: `/drafts/${sampleReviewedDraft.id}` },
  globals: { viewport: { value: "small" } },
  parameters: { layout: "fullscreen" },
  beforeEach: ({ msw }) => {
    forgetDevice();
    msw.use(docMocks.detail.ok(sampleReviewedDraft), ...workingAccount());
  },
});

const chooser = () => screen.findByRole<HTMLSelectElement>("combobox", { name: copy.sections });
const shownFields = () => screen.getAllByRole("textbox").map((field) => field.id);

export const TitleAndCriteria = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.selectOptions(await chooser(), "title");
    await expect(screen.getByRole("textbox", { name: copy.grantName })).toBeVisible();
    await expect(screen.queryByRole("button", { name: copy.assessAgain })).not.toBeInTheDocument();
    await expect(screen.queryByRole("navigation", { name: "Main" })).not.toBeInTheDocument();
  },
});

/** It opens where there is something to do. */
export const OpensAtTheNextStep = meta.story({
  beforeEach: ({ msw }) => {
    const draft = {
      ...sampleReviewedDraft.draft,
      methodology: { id: "methodology", userText: "We sow in [Add: when]." },
    };
    msw.use(docMocks.detail.ok({ ...sampleReviewedDraft, draft }));
  },
  play: async () => {
    await expect(await chooser()).toHaveValue("methodology");
    await expect(shownFields()).toEqual(["field-methodology"]);
  },
});

/** Where a place is open, what is done about it stands right under the words, and the thread says how many are. */
export const OpenPlaceUnderItsWords = meta.story({
  beforeEach: ({ msw }) => {
    const draft = {
      ...sampleReviewedDraft.draft,
      methodology: { id: "methodology", userText: "We sow in [Add: when]." },
    };
    msw.use(docMocks.detail.ok({ ...sampleReviewedDraft, draft }));
  },
  play: async () => {
    await expect(await chooser()).toHaveValue("methodology");
    const field = screen.getByRole("textbox", { name: /^Methods/ });
    const act = screen.getByRole("button", { name: copy.places.write });
    const dictate = await screen.findByRole("button", { name: dictationCopy.dictate });
    await expect(field.getBoundingClientRect().height).toBeLessThan(80);
    await expect(act.getBoundingClientRect().top - field.getBoundingClientRect().bottom).toBeLessThan(24);
    await expect(act.getBoundingClientRect().bottom).toBeLessThanOrEqual(dictate.getBoundingClientRect().bottom);
    await expect(screen.getByText(copy.marker.open(1))).toBeVisible();
  },
});

/** The first section says which draft it is. */
export const WhichDraft = meta.story({
  play: async ({ userEvent }) => {
    const { fields, name } = sampleReviewedDraft;
    await userEvent.selectOptions(await chooser(), fields[0]!.id);
    await waitFor(() => expect(screen.getByText(name, { selector: "p > b:last-child" })).toBeVisible());
    // Below the head, in sight.
    const head = (await chooser()).closest("header")!.getBoundingClientRect();
    await expect(screen.getByText(name, { selector: "p > b:last-child" }).getBoundingClientRect().top).toBeGreaterThan(
      head.bottom,
    );
    await userEvent.selectOptions(await chooser(), fields[1]!.id);
    await expect(screen.queryByText(name, { selector: "b" })).not.toBeInTheDocument();
  },
});

/** What belongs to the whole draft stands before its proposal is made. */
export const TheWhole = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.selectOptions(await chooser(), "generate");
    await expect(screen.getByRole("button", { name: copy.assessAgain })).toBeVisible();
    await expect(screen.getByRole("heading", { name: copy.checklist })).toBeVisible();
  },
});

export const OneSection = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.selectOptions(await chooser(), "methodology");
    await expect(shownFields()).toEqual(["field-methodology"]);
    await expect(screen.getByText(/The eight Saturdays/)).toBeVisible();
    const pager = within(screen.getByRole("navigation", { name: copy.pages.label }));
    await userEvent.click(pager.getByRole("button", { name: copy.pages.before("Need statement") }));
    await expect(shownFields()).toEqual(["field-needStatement"]);
    const on = pager.getByRole("button", { name: copy.pages.after("Methods") });
    await userEvent.click(on);
    await expect(on).toHaveFocus();
    await expect(pager.getByRole("status")).toHaveTextContent("3 of 7, Methods");
    await userEvent.selectOptions(await chooser(), "generate");
    await expect(screen.getByRole("heading", { name: copy.generateTitle })).toBeVisible();
    await expect(pager.queryByRole("button", { name: /^On to/ })).not.toBeInTheDocument();
  },
});

export const NextStepOpensItsSection = meta.story({
  beforeEach: ({ msw }) => {
    const { sustainability: _missing, ...draft } = sampleReviewedDraft.draft;
    const fields = sampleReviewedDraft.fields.map((field) =>
      field.id === "sustainability" ? { ...field, required: true } : field,
    );
    msw.use(docMocks.detail.ok({ ...sampleReviewedDraft, fields, draft }));
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: copy.next.write("Sustainability") }));
    await expect(await chooser()).toHaveValue("sustainability");
    await expect(screen.getByRole("textbox", { name: /^Sustainability/ })).toHaveFocus();
  },
});

const saved = fn();

/** What is spoken goes where the caret is, and the history says that it was spoken. */
export const Dictated = meta.story({
  beforeEach: ({ msw }) => {
    saved.mockClear();
    msw.use(
      docMocks.save.ok(({ body }) => {
        saved(body);
        return { id: sampleReviewedDraft.id, revision: 9 };
      }),
    );
    return installFakeSpeech();
  },
  play: async ({ userEvent }) => {
    await userEvent.selectOptions(await chooser(), "methodology");
    await userEvent.click(await screen.findByRole("button", { name: dictationCopy.dictate }));
    await userEvent.click(screen.getByRole("button", { name: dictationCopy.start }));
    FakeRecognition.current!.hear("and we sow in May", true);
    await waitFor(() =>
      expect(screen.getByRole("textbox", { name: /^Methods/ })).toHaveDisplayValue(/and we sow in May$/),
    );
    await waitFor(() => expect(saved).toHaveBeenCalled());
    await expect(JSON.stringify(saved.mock.lastCall)).toContain("dictated");
  },
});

/** How high the keyboard of the picture is, in pixels. */
const keyboard = 300;

export const WhileWriting = meta.story({
  beforeEach: () => () => {
    Reflect.deleteProperty(window.visualViewport!, "height");
    window.visualViewport!.dispatchEvent(new Event("resize"));
  },
  play: async ({ userEvent }) => {
    await userEvent.selectOptions(await chooser(), "methodology");
    const field = screen.getByRole("textbox", { name: /^Methods/ });
    await userEvent.click(field);
    const seen = window.visualViewport!;
    Object.defineProperty(seen, "height", { configurable: true, value: window.innerHeight - keyboard });
    seen.dispatchEvent(new Event("resize"));
    const done = await screen.findByRole("button", { name: copy.pages.done });
    await expect(screen.queryByRole("navigation", { name: copy.pages.label })).not.toBeInTheDocument();
    // At least three fifths of what the keyboard leaves are text.
    const left = window.innerHeight - keyboard;
    const top = field.getBoundingClientRect().top;
    const bottom = Math.min(field.getBoundingClientRect().bottom, done.getBoundingClientRect().top);
    await expect((bottom - top) / left).toBeGreaterThanOrEqual(0.6);
    await expect(field).toHaveFocus();
    await userEvent.click(done);
    await waitFor(() => expect(field).not.toHaveFocus());
  },
});

/** Without a network, that the words are kept stands below the section's name, which keeps its room. */
export const OfflineOnAPhone = meta.story({
  beforeEach: ({ msw }) => msw.use(docMocks.save.unreachable()),
  play: async ({ userEvent }) => {
    await userEvent.selectOptions(await chooser(), "measurableOutcomes");
    await userEvent.type(screen.getByRole("textbox", { name: /^Measurable outcomes/ }), " And more.");
    const [state] = await screen.findAllByText(copy.offlineShort);
    await expect(state).toBeVisible();
    const name = (await chooser()).parentElement!.getBoundingClientRect();
    const box = state!.closest("p")!.getBoundingClientRect();
    await expect(name.bottom).toBeLessThanOrEqual(box.top);
  },
});
