import { docMocks, sampleDraft, sampleReview, sampleReviewedDraft } from "@grantwright/api-client/mocks";
import { expect, screen, waitFor, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { answerCopy } from "../../../components/documents/answers.copy.ts";
import { copy } from "../../../features/drafts/DraftScreen/draft.copy.ts";
import { AppStage } from "../AppStage.tsx";
import { forgetDevice, workingAccount } from "../storyDefaults.ts";
import {
  expectSaidOnce,
  expectSpoken,
  heard,
  readThrough,
  spoken,
  spokenAt,
  startScreenReader,
  stopScreenReader,
} from "./screenReader.ts";

const meta = preview.meta({
  title: "Speech/Draft",
  tags: ["!autodocs"],
  component: AppStage,
  args: { path: `/drafts/${sampleDraft.id}` },
  globals: { viewport: { value: "large" } },
  // The same screens are held against axe where their states are shown.
  parameters: { layout: "fullscreen", a11y: { test: "off" } },
  beforeEach: ({ msw }) => {
    forgetDevice();
    msw.use(docMocks.detail.ok(sampleReviewedDraft), ...workingAccount());
    return stopScreenReader;
  },
});

const field = (name: RegExp) => screen.findByRole<HTMLTextAreaElement>("textbox", { name });
const need = sampleDraft.fields.find(({ title }) => title === "Need statement")!;
const urgent = sampleReview.suggestions.find(({ priority }) => priority === "high")!;

/** A field says its name, once, what is asked for there, and that it is required. */
export const Section = meta.story({
  play: async ({ userEvent }) => {
    const area = await field(/^Need statement/);
    await startScreenReader();
    await expect(await spokenAt(area)).toBe(
      `textbox, Need statement, ${need.description}, placeholder ${copy.placeholder(true)}, required`,
    );
    await userEvent.type(area, " And more.");
    await expect(await screen.findByText(/^84 words/)).toBeVisible();
    await expect(await spoken()).toEqual([]);
    await expect(heard()).toEqual([]);
    // Nor does it keep anything of what is typed from the page, while it listens and afterwards.
    await stopScreenReader();
    await userEvent.type(area, " And once more.");
    await expect(await screen.findByText(/^87 words/)).toBeVisible();
  },
});

/** What is written in another language than the page's is spoken in that. */
export const OtherLanguage = meta.story({
  beforeEach: ({ msw }) => msw.use(docMocks.detail.ok({ ...sampleDraft, lang: "cy" })),
  play: async () => {
    await expect(await field(/^Need statement/)).toHaveAttribute("lang", "cy");
  },
});

/** What is wrong is said by itself where the focus has gone, and with the field to whoever comes back. */
export const SectionEmptied = meta.story({
  play: async ({ userEvent }) => {
    const area = await field(/^Need statement/);
    await startScreenReader();
    await userEvent.clear(area);
    await userEvent.tab();
    await expectSaidOnce("This is required");
    await expect(await spokenAt(area)).toBe(
      `textbox, Need statement, ${need.description} This is required, invalid, placeholder ${copy.placeholder(true)}, required`,
    );
    await expect(heard()).toEqual([]);
  },
});

export const OpenPlaces = meta.story({
  beforeEach: ({ msw }) => {
    const text = "Soil is read by [Add: the name of the laboratory], and dug by [Add: who digs].";
    const methodology = { id: "methodology", userText: text };
    msw.use(docMocks.detail.ok({ ...sampleDraft, draft: { ...sampleDraft.draft, methodology } }));
  },
  play: async ({ userEvent }) => {
    const area = await field(/^Methods/);
    const places = within(screen.getByRole("group", { name: copy.places.of("Methods") }));
    await startScreenReader();
    await expect(await spokenAt(area)).toContain(copy.places.count(2));
    await expect(await readThrough(screen.getByRole("group", { name: copy.places.of("Methods") }))).toEqual([
      `group, ${copy.places.of("Methods")}`,
      copy.places.count(2),
      `button, ${copy.places.select}`,
      `button, ${copy.places.remove}`,
      `end of group, ${copy.places.of("Methods")}`,
    ]);
    await userEvent.click(places.getByRole("button", { name: copy.places.remove }));
    await expectSpoken(/^textbox, Methods, /);
    await waitFor(() => expect(area).toHaveAccessibleDescription(new RegExp(`${copy.places.count(1)}$`)));
  },
});

export const Note = meta.story({
  play: async ({ userEvent }) => {
    await field(/^Need statement/);
    const answer = (label: string) => screen.findByRole("button", { name: `${label}: ${urgent.suggestion}` });
    await startScreenReader();
    await expect(await spokenAt(await answer(answerCopy.notForUs))).toBe(
      `button, ${answerCopy.notForUs}: ${urgent.suggestion}`,
    );
    await userEvent.click(await answer(answerCopy.done));
    await expectSpoken(`button, ${answerCopy.undo}: ${urgent.suggestion}`);
    await userEvent.keyboard("{Enter}");
    await expectSpoken(`button, ${answerCopy.done}: ${urgent.suggestion}`);
    await expect(heard()).toEqual([]);
  },
});

export const NextStep = meta.story({
  play: async ({ userEvent }) => {
    await field(/^Need statement/);
    await startScreenReader();
    const next = screen.getByRole("button", { name: copy.next.read(1) });
    await expect(await spokenAt(next)).toBe(`button, ${copy.next.read(1)}`);
    await userEvent.keyboard("{Enter}");
    await expectSpoken(/^textbox, Need statement, /);
  },
});

export const SectionList = meta.story({
  play: async () => {
    await field(/^Need statement/);
    await startScreenReader();
    const list = screen.getByRole("navigation", { name: copy.sections });
    const said = await readThrough(list);
    await expect(said.filter((phrase) => phrase.startsWith("link, ")).slice(0, 2)).toEqual([
      "link, 1 Project description , done",
      expect.stringMatching(/^link, 2 Need statement /),
    ]);
    await expect(said.findLast((phrase) => phrase.startsWith("listitem, "))).toMatch(/position 7, set size 7$/);
    const area = await field(/^Need statement/);
    area.focus();
    const current = screen.getByRole("link", { name: /^2 Need statement/ });
    await waitFor(() => expect(current).toHaveAttribute("aria-current"));
    await expect(await spokenAt(current)).toMatch(/, current item$/);
  },
});

export const Generate = meta.story({
  beforeEach: ({ msw }) => msw.use(docMocks.detail.ok(sampleDraft)),
  play: async ({ userEvent }) => {
    const box = await screen.findByRole("checkbox", { name: copy.confirm });
    await startScreenReader();
    const button = screen.getByRole("button", { name: copy.generate });
    await expect(await spokenAt(button)).toBe(`button, ${copy.generate}, ${copy.why.confirm}, disabled`);
    await expect(await spokenAt(box)).toBe(`checkbox, ${copy.confirm}, not checked`);
    await userEvent.keyboard(" ");
    await waitFor(() => expect(box).toBeChecked());
    await expect(await spokenAt(button)).toBe(`button, ${copy.generate}`);
  },
});

/** The section that the pager shows is said, once; the button that led there keeps the focus. */
export const PhonePager = meta.story({
  globals: { viewport: { value: "small" } },
  play: async ({ userEvent }) => {
    const chooser = await screen.findByRole<HTMLSelectElement>("combobox", { name: copy.sections });
    await userEvent.selectOptions(chooser, "needStatement");
    await startScreenReader();
    await expect(await spokenAt(chooser)).toMatch(/^combobox, Sections, /);
    await expect(chooser).toHaveDisplayValue("2. Need statement");
    const on = screen.getByRole("button", { name: copy.pages.after("Methods") });
    await expect(await spokenAt(on)).toBe(`button, ${copy.pages.after("Methods")}`);
    await userEvent.keyboard("{Enter}");
    await expectSaidOnce("3 of 7, Methods");
    await expect(await spokenAt(await field(/^Methods/))).toMatch(/^textbox, Methods, /);
  },
});
