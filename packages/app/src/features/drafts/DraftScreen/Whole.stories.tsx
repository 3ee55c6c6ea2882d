import type { Schemas } from "@grantwright/api-client";
import { docMocks, sampleDocId, sampleDraft } from "@grantwright/api-client/mocks";
import { expect, fireEvent, screen, waitFor, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { wholeCopy } from "../../../components/documents/whole.copy.ts";
import { AppStage } from "../../../routes/stories/AppStage.tsx";
import { forgetDevice, workingAccount } from "../../../routes/stories/storyDefaults.ts";
import { copy } from "./draft.copy.ts";
import { wholeLineCopy } from "./wholeLine.copy.ts";

const meta = preview.meta({
  title: "Screens/Draft, against what is allowed of the whole",
  tags: ["!autodocs"],
  component: AppStage,
  args: { path: `/drafts/${sampleDocId}` },
  globals: { viewport: { value: "large" } },
  parameters: { layout: "fullscreen" },
  beforeEach: ({ msw }) => {
    forgetDevice();
    msw.use(docMocks.save.ok({ id: sampleDocId, revision: 9 }), ...workingAccount());
  },
});

type Limits = Pick<Schemas["DocumentTemplate"], "pageLimit" | "wordLimit" | "characterLimit">;
const limited = (limits: Limits) =>
  docMocks.detail.ok({ ...sampleDraft, template: { ...sampleDraft.template, ...limits } });
const list = async () => within(await screen.findByRole("navigation", { name: copy.sections }));
const writable = sampleDraft.fields.filter(({ auto, hidden }) => !auto && !hidden);
const lengthOf = ({ id }: Schemas["Field"]) => sampleDraft.draft[id]?.userText.length ?? 0;
const longest = writable.toSorted((one, other) => lengthOf(other) - lengthOf(one))[0]!;
const composed = sampleDraft.fields.find(({ auto }) => auto);
const shorten = { name: wholeLineCopy.shortenNamed(longest.title) };

/** It stands at the head of the list, quietly; what stands in brackets is not in it, and what is written at the end is still to come. */
export const Within = meta.story({
  beforeEach: ({ msw }) => msw.use(limited({ wordLimit: 2500 })),
  play: async () => {
    const sections = await list();
    const words = await sections.findByText(/^\d+ of 2500 words in all$/);
    await expect(words).toBeVisible();
    await expect(sections.getByText(wholeLineCopy.added([composed!.title]))).toBeVisible();
    await expect(sections.queryByRole("button", shorten)).not.toBeInTheDocument();
    const count = Number.parseInt(words.textContent);
    const field = screen.getByRole<HTMLTextAreaElement>("textbox", { name: new RegExp(`^${longest.title}`) });
    await fireEvent.change(field, { target: { value: `${field.value} Two more [Add: and three that are not]` } });
    const whole = { unit: "words", count: count + 2, most: 2500 } as const;
    await expect(await sections.findByText(wholeCopy.inAll(whole))).toBeVisible();
    // Nobody is told of it at each key.
    await expect(words.closest("[aria-live], [role=status]")).toBeNull();
  },
});

/** Too much in all asks for a look, and the longest section is where it is shortened. */
export const Over = meta.story({
  beforeEach: ({ msw }) => msw.use(limited({ wordLimit: 40 })),
  play: async ({ userEvent }) => {
    const sections = await list();
    const words = await sections.findByText(/^\d+ of 40 words in all/);
    await expect(words).toHaveAttribute("data-tone", "attention");
    await userEvent.click(sections.getByRole("button", shorten));
    await waitFor(() => expect(screen.getByRole("textbox", { name: new RegExp(`^${longest.title}`) })).toHaveFocus());
  },
});

/** Nobody can count the pages of a file that is not there: what the funder takes is told. */
export const Pages = meta.story({
  beforeEach: ({ msw }) => msw.use(limited({ pageLimit: 8, characterLimit: 15_000 })),
  play: async () => {
    const sections = await list();
    await expect(await sections.findByText(wholeLineCopy.pages(8))).toBeVisible();
    await expect(sections.getByText(/^\d+ of 15000 characters in all$/)).toBeVisible();
  },
});

/** Nothing is said where the funder limits the sections alone. */
export const Free = meta.story({
  play: async () => {
    const sections = await list();
    await expect(await sections.findByText(copy.sections)).toBeVisible();
    await expect(sections.queryByText(/in all|at most/)).not.toBeInTheDocument();
  },
});

/** Where the list is a chooser it stands beside that. */
export const BesideTheChooser = meta.story({
  globals: { viewport: { value: "medium" } },
  beforeEach: ({ msw }) => msw.use(limited({ wordLimit: 40 })),
  play: async () => {
    const chooser = (await screen.findByRole("combobox", { name: copy.sections })).parentElement!;
    const words = await screen.findByText(/^\d+ of 40 words in all/);
    await expect(words).toBeVisible();
    await expect(screen.getByRole("button", shorten)).toBeVisible();
    const [one, other] = [chooser, words].map((element) => element.getBoundingClientRect());
    await expect(one!.right).toBeLessThanOrEqual(other!.left);
    await expect(one!.bottom).toBeGreaterThan(other!.top);
  },
});

/** On a phone it ends each page, and the way leads to another one. */
export const OverOnAPhone = meta.story({
  globals: { viewport: { value: "small" } },
  beforeEach: ({ msw }) => msw.use(limited({ wordLimit: 40, pageLimit: 1 })),
  play: async ({ userEvent }) => {
    const chooser = await screen.findByRole<HTMLSelectElement>("combobox", { name: copy.sections });
    await userEvent.selectOptions(chooser, "title");
    await expect(await screen.findByText(wholeLineCopy.pages(1))).toBeVisible();
    await userEvent.click(screen.getByRole("button", shorten));
    await expect(chooser).toHaveValue(longest.id);
    await expect(screen.getByText(/^\d+ of 40 words in all/)).toBeVisible();
  },
});
