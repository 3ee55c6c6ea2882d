import { docMocks, sampleDraft, sampleReview, sampleReviewedDraft } from "@grantwright/api-client/mocks";
import { countWrittenCharacters } from "@grantwright/domain";
import { expect, screen, waitFor, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { answerCopy } from "../../../components/documents/answers.copy.ts";
import { AppStage } from "../../../routes/stories/AppStage.tsx";
import { forgetDevice, workingAccount } from "../../../routes/stories/storyDefaults.ts";
import { copy } from "./draft.copy.ts";

/** A draft whose sections have other texts. */
const withTexts = (texts: Record<string, string>) => {
  const changed = Object.fromEntries(Object.entries(texts).map(([id, userText]) => [id, { id, userText }]));
  return { ...sampleDraft, draft: { ...sampleDraft.draft, ...changed } };
};

const methods = `Soil is read by [Add: the name of the laboratory]. ${"Then we dig. ".repeat(30)}\n\n[Add: who carries out each step]`;
const open = withTexts({
  methodology: methods,
  sustainability: `${"It goes on. ".repeat(30)}[Add: who pays for it afterwards]`,
});

const meta = preview.meta({
  title: "Screens/Draft, next step",
  tags: ["!autodocs"],
  component: AppStage,
  args: { path: `/drafts/${sampleDraft.id}` },
  globals: { viewport: { value: "large" } },
  parameters: { layout: "fullscreen" },
  beforeEach: ({ msw }) => {
    forgetDevice();
    msw.use(docMocks.detail.ok(open), ...workingAccount());
  },
});

const next = (name: string | RegExp) => screen.findByRole("button", { name });
/** In the head; at the end of the sheet there is a second one. */
const fill = async (places: number) => (await screen.findAllByRole("button", { name: copy.next.fill(places) }))[0]!;
const field = (name: RegExp) => screen.findByRole<HTMLTextAreaElement>("textbox", { name });
const selected = (area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd);

export const ToWrite = meta.story({
  beforeEach: ({ msw }) => {
    const { methodology: _missing, teamExperience: _too, ...draft } = sampleDraft.draft;
    msw.use(docMocks.detail.ok({ ...sampleDraft, draft }));
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await next(`${copy.next.write("Methods")} ${copy.next.firstOf(2)}`));
    await expect(await field(/^Methods/)).toHaveFocus();
  },
});

export const ToFill = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(await fill(3));
    const first = await field(/^Methods/);
    await expect(first).toHaveFocus();
    await expect(selected(first)).toBe("[Add: the name of the laboratory]");
    await userEvent.click(await next(copy.next.placeAfter));
    await expect(selected(first)).toBe("[Add: who carries out each step]");
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
    const last = await field(/^Sustainability/);
    await expect(last).toHaveFocus();
    await expect(selected(last)).toBe("[Add: who pays for it afterwards]");
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
    await expect(first).toHaveFocus();
    await userEvent.keyboard("Two stewards");
    await expect(first).toHaveValue(methods.replace("[Add: who carries out each step]", "Two stewards"));
    // Who writes at one of them is led to the next.
    await expect(await next(`${copy.next.nextPlace} ${copy.next.placesLeft(2)}`)).toBeVisible();
  },
});

/** Where the proposal is made, too, what is still open is led to. */
export const ToFillFromTheEnd = meta.story({
  globals: { viewport: { value: "small" } },
  play: async ({ userEvent }) => {
    await userEvent.selectOptions(await screen.findByRole("combobox", { name: "Sections" }), "generate");
    await expect(await screen.findByText(copy.prompts(3))).toBeVisible();
    // The bar below carries it: one such button is enough on a small screen.
    await userEvent.click(await next(copy.next.fill(3)));
    const first = await field(/^Methods/);
    await waitFor(() => expect(first).toHaveFocus());
    await expect(selected(first)).toBe("[Add: the name of the laboratory]");
  },
});

/** Beside the last words of the sheet the way to what is open stays in the head, the one filled button; here it stands once more, before Generate. */
export const ToFillAtTheEnd = meta.story({
  play: async ({ userEvent }) => {
    const inHead = await fill(3);
    const [, here] = await screen.findAllByRole("button", { name: copy.next.fill(3) });
    const generate = screen.getByRole("button", { name: copy.generate });
    generate.scrollIntoView();
    await expect(inHead).toBeVisible();
    await expect(inHead).toHaveAttribute("data-variant", "filled");
    await expect(here).toHaveAttribute("data-variant", "line");
    await expect(generate).toHaveAttribute("data-variant", "line");
    // What is missing is said beside it.
    const why = screen.getByText(copy.why.confirm).getBoundingClientRect();
    const shut = generate.getBoundingClientRect();
    await expect(why.left).toBeGreaterThan(shut.right);
    await expect(why.top).toBeGreaterThan(shut.top);
    await expect(why.bottom).toBeLessThan(shut.bottom);
    await userEvent.click(here!);
    const first = await field(/^Methods/);
    await waitFor(() => expect(first).toHaveFocus());
    await expect(selected(first)).toBe("[Add: the name of the laboratory]");
  },
});

/** On a phone a section's field that nothing is asked about is as high as the screen has room, and Dictate stands on the line of its counters. */
export const RoomToWrite = meta.story({
  globals: { viewport: { value: "small" } },
  play: async ({ userEvent }) => {
    await userEvent.selectOptions(await screen.findByRole("combobox", { name: "Sections" }), "teamExperience");
    const area = await field(/^Team experience/);
    const dictate = await screen.findByRole("button", { name: "Dictate" });
    const foot = screen.getByRole("navigation", { name: copy.pages.label }).getBoundingClientRect();
    await waitFor(() => expect(foot.top - area.getBoundingClientRect().bottom).toBeLessThan(170));
    const count = area.closest('[data-part="written"]')!.querySelector('[data-part="footer"]')!.getBoundingClientRect();
    const { top, bottom } = dictate.getBoundingClientRect();
    await expect(Math.abs(count.top - top)).toBeLessThan(5);
    await expect(bottom).toBeLessThanOrEqual(foot.top);
  },
});

export const DoesNotApply = meta.story({
  play: async ({ userEvent }) => {
    const area = await field(/^Methods/);
    const places = within(screen.getByRole("group", { name: copy.places.of("Methods") }));
    const counted = area.closest('[data-part="written"]');
    await expect(counted).toHaveTextContent(`${countWrittenCharacters(methods)}/`);
    await userEvent.click(places.getByRole("button", { name: copy.places.write }));
    await expect(selected(area)).toBe("[Add: the name of the laboratory]");
    // While somebody writes there, it says what it does then; pressed again it leads to the next one.
    await userEvent.click(await places.findByRole("button", { name: copy.places.select }));
    await expect(selected(area)).toBe("[Add: who carries out each step]");
    await expect(places.queryByRole("button", { name: copy.places.write })).not.toBeInTheDocument();
    area.setSelectionRange(12, 12);
    await userEvent.click(places.getByRole("button", { name: copy.places.remove }));
    await waitFor(() => expect(area.value).toMatch(/^Soil is read by\. Then/));
    await expect(area).toHaveFocus();
    // The browser's own undo brings it back in one step.
    document.execCommand("undo");
    await expect(area).toHaveValue(methods);
    await userEvent.click(places.getByRole("button", { name: copy.places.remove }));
    await waitFor(() => expect(places.getByText(copy.places.count(1))).toBeVisible());
    await userEvent.click(places.getByRole("button", { name: copy.places.remove }));
    await waitFor(() =>
      expect(screen.queryByRole("group", { name: copy.places.of("Methods") })).not.toBeInTheDocument(),
    );
    await expect(area).toHaveFocus();
  },
});

export const ToRead = meta.story({
  beforeEach: ({ msw }) => msw.use(docMocks.detail.ok(sampleReviewedDraft)),
  play: async ({ userEvent }) => {
    await userEvent.click(await next(copy.next.read(1)));
    await expect(await field(/^Need statement/)).toHaveFocus();
    const urgent = sampleReview.suggestions.find(({ priority }) => priority === "high")!;
    // Answered, it folds to a line, and what is next follows; the focus stays with it.
    await userEvent.click(await screen.findByRole("button", { name: `${answerCopy.done}: ${urgent.suggestion}` }));
    const undo = await screen.findByRole("button", { name: `${answerCopy.undo}: ${urgent.suggestion}` });
    await waitFor(() => expect(undo).toHaveFocus());
    await expect(await next(copy.next.generate)).toBeVisible();
    await expect(screen.getByText(copy.marker.read(3), { exact: false })).toBeInTheDocument();
    await userEvent.click(undo);
    await expect(await next(copy.next.read(1))).toBeVisible();
  },
});

export const AnswerNotKept = meta.story({
  beforeEach: ({ msw }) => msw.use(docMocks.detail.ok(sampleReviewedDraft), docMocks.answerNote.error(500)),
  play: async ({ userEvent }) => {
    const urgent = sampleReview.suggestions.find(({ priority }) => priority === "high")!;
    const name = `${answerCopy.notForUs}: ${urgent.suggestion}`;
    await userEvent.click(await screen.findByRole("button", { name }));
    await expect(await screen.findByText("Request failed")).toBeVisible();
    await expect(await screen.findByRole("button", { name })).toBeVisible();
  },
});

export const ToGenerate = meta.story({
  beforeEach: ({ msw }) => msw.use(docMocks.detail.ok(sampleDraft)),
  play: async ({ userEvent }) => {
    const button = await next(copy.next.generate);
    await userEvent.click(button);
    await expect(await screen.findByRole("checkbox", { name: copy.confirm })).toHaveFocus();
    // What it leads to is in sight: one filled button is enough.
    await waitFor(() => expect(button).not.toBeVisible());
  },
});

export const ToChoose = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      docMocks.detail.ok(sampleDraft),
      docMocks.save.error(412, withTexts({ methodology: "Elsewhere other words were written here." })),
    ),
  play: async ({ userEvent }) => {
    await userEvent.type(await field(/^Methods/), " And here more.");
    await userEvent.click(await screen.findByRole("button", { name: `${copy.next.choose} Methods` }));
    await expect(await field(/^Methods/)).toHaveFocus();
  },
});

export const ListFollowsTheScroll = meta.story({
  play: async ({ userEvent }) => {
    const list = within(await screen.findByRole("navigation", { name: copy.sections }));
    const current = () => list.getAllByRole("link").find((link) => link.ariaCurrent)?.textContent;
    (await field(/^Sustainability/)).closest("section")!.scrollIntoView({ block: "start" });
    await waitFor(() => expect(current()).toMatch(/Sustainability/));
    (await field(/^Need statement/)).closest("section")!.scrollIntoView({ block: "start" });
    await waitFor(() => expect(current()).toMatch(/Need statement/));
    await userEvent.click(list.getByRole("link", { name: new RegExp(copy.next.generate) }));
    await expect(await screen.findByRole("checkbox", { name: copy.confirm })).toHaveFocus();
  },
});
