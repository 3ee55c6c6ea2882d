import type { Schemas } from "@grantwright/api-client";
import { docMocks, sampleProposal } from "@grantwright/api-client/mocks";
import { expect, fireEvent, fn, screen, waitFor, within } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { AppStage } from "../../../../routes/stories/AppStage.tsx";
import { forgetDevice, workingAccount } from "../../../../routes/stories/storyDefaults.ts";
import { copy as documentCopy } from "../document.copy.ts";
import { sendCopy } from "../send/send.copy.ts";
import { receiptsCopy as copy } from "./receipts.copy.ts";

const sentences = {
  own: "Ines Okafor directs the work.",
  file: "Of 212 households, 131 had gone without fresh vegetables.",
  worked: "That is 62% of them.",
  invented: "Of all families here, 73% went hungry last winter (Marlowe, 2021).",
  bare: "Our method has been tried with great success in several countries.",
  before: "The gardens are loved by everybody.",
  open: "[Add: who looks after the tools]",
};

const text = `${sentences.own} ${sentences.file} ${sentences.worked}\n\n${sentences.invented} ${sentences.bare}\n- ${sentences.before}\n- ${sentences.open}`;

const place = (sentence: string) => {
  const start = text.indexOf(sentence);
  return { start, end: start + sentence.length };
};
const factIn = (sentence: string, words: string) => {
  const start = text.indexOf(sentence) + sentence.indexOf(words);
  return { start, end: start + words.length };
};

const quote =
  "We called on 212 households from March to June; 131 of them had gone without fresh vegetables at least once a week.";

const receipts: Schemas["Receipt"][] = [
  {
    ...place(sentences.own),
    from: "person",
    match: "same",
    isBare: false,
    sources: [{ kind: "description", start: 0, end: 29, quote: sentences.own }],
    facts: [{ ...factIn(sentences.own, "Ines Okafor"), kind: "name", found: "stated", source: 0 }],
  },
  {
    ...place(sentences.file),
    from: "file",
    match: "reworded",
    isBare: false,
    sources: [{ kind: "file", fileId: "66f0aa10bb20cc30dd40ff01", start: 0, end: quote.length, quote }],
    facts: [
      { ...factIn(sentences.file, "212"), kind: "number", found: "stated", source: 0 },
      { ...factIn(sentences.file, "131"), kind: "number", found: "stated", source: 0 },
    ],
  },
  {
    ...place(sentences.worked),
    from: "writer",
    match: "facts",
    isBare: false,
    sources: [{ kind: "file", fileId: "66f0aa10bb20cc30dd40ff01", start: 0, end: quote.length, quote }],
    facts: [
      { ...factIn(sentences.worked, "62%"), kind: "percent", found: "worked", working: "62 % ≈ 131 ÷ 212", source: 0 },
    ],
  },
  {
    ...place(sentences.invented),
    from: "writer",
    match: "none",
    isBare: false,
    sources: [],
    facts: [
      { ...factIn(sentences.invented, "73%"), kind: "percent", found: "no" },
      { ...factIn(sentences.invented, "(Marlowe, 2021)"), kind: "citation", found: "no" },
    ],
  },
  { ...place(sentences.bare), from: "writer", match: "none", isBare: true, sources: [], facts: [] },
  { ...place(sentences.before), from: "unknown", match: "none", isBare: false, sources: [], facts: [] },
  { ...place(sentences.open), from: "prompt", match: "none", isBare: false, sources: [], facts: [] },
];

const [first, ...others] = sampleProposal.sections.filter(({ hidden }) => !hidden);
const section: Schemas["Section"] = { ...first!, revision: 1, text, html: "", receipts, draftedBy: "model" };

const proposal = (...sections: Schemas["Section"][]): Schemas["Document"] => ({
  ...sampleProposal,
  attachments: [
    { fileId: "66f0aa10bb20cc30dd40ff01", filename: "household-survey.csv", mimetype: "text/csv", size: 900 },
  ],
  sections: [...sections, { ...others[0]!, receipts: [] }],
});

/** What the calls were told. */
const told = fn();

const meta = preview.meta({
  title: "Screens/Document/Receipts",
  tags: ["!autodocs"],
  component: AppStage,
  args: { path: `/docs/${sampleProposal.id}` },
  globals: { viewport: { value: "large" } },
  parameters: { layout: "fullscreen" },
  beforeEach: ({ msw }) => {
    told.mockClear();
    forgetDevice();
    let doc = proposal(section);
    msw.use(
      docMocks.detail.ok(() => doc),
      docMocks.confirmSentence.ok(({ body, headers }) => {
        told({ ...body, ifMatch: headers.get("if-match") });
        const confirmed = { at: "2026-11-23T10:00:00.000Z" };
        const next = receipts.map((each) =>
          each.start === body.start ? { ...each, from: "person" as const, confirmed } : each,
        );
        const now = { ...section, receipts: next };
        doc = proposal(now);
        return now;
      }),
      docMocks.updateSection.ok(({ body, headers }) => {
        told({ ...body, ifMatch: headers.get("if-match") });
        const now = { ...section, revision: 2, text: body.userValue, receipts: [] };
        doc = proposal(now);
        return now;
      }),
      ...workingAccount(),
    );
  },
});

const findSentence = (sentence: string) =>
  screen.findByRole("button", { name: new RegExp(`^${sentence.slice(0, 18)}`) });
const findPanel = async () => within(await screen.findByRole("dialog", { name: copy.label }));
const waitForClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());

/** What stands nowhere is marked without being asked, and nothing else is. */
export const Unsupported = meta.story({
  play: async ({ userEvent }) => {
    const invented = await findSentence(sentences.invented);
    await expect(invented).toHaveAccessibleName(/To check: 73%, \(Marlowe, 2021\)\.$/);
    await expect(await findSentence(sentences.bare)).toHaveAccessibleName(
      /To check: nothing of this stands anywhere\.$/,
    );
    await expect(screen.queryByRole("button", { name: /^Ines Okafor directs/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: sendCopy.goTo(sendCopy.unsupported(2)) }));
    await expect(invented).toHaveFocus();
  },
});

/** A sentence opens and closes by the keyboard, and says what each fact stands on. */
export const Source = meta.story({
  play: async ({ userEvent }) => {
    const invented = await findSentence(sentences.invented);
    invented.focus();
    await userEvent.keyboard("{Enter}");
    const panel = await findPanel();
    await expect(panel.getAllByText(copy.nowhere, { exact: false })).toHaveLength(2);
    await userEvent.keyboard("{Escape}");
    await waitForClosed();
    await waitFor(() => expect(invented).toHaveFocus());
  },
});

/** Every sentence says whose words it is, and shows its source. */
export const EverySentence = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "More" }));
    await userEvent.click(await screen.findByRole("switch", { name: copy.show }));
    const worked = await findSentence(sentences.worked);
    await expect(worked).toHaveAccessibleName(/The writer’s words$/);
    await expect(await findSentence(sentences.before)).toHaveAccessibleName(/yours or a writer’s$/);
    await userEvent.click(worked);
    const panel = await findPanel();
    await expect(panel.getByText(/62 % ≈ 131 ÷ 212/)).toBeVisible();
    await expect(panel.getByText("household-survey.csv")).toBeVisible();
    await expect(panel.queryByRole("button", { name: copy.right })).not.toBeInTheDocument();
  },
});

export const Right = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(await findSentence(sentences.invented));
    await userEvent.click((await findPanel()).getByRole("button", { name: copy.right }));
    await waitForClosed();
    await expect(told).toHaveBeenCalledWith({ ...place(sentences.invented), ifMatch: '"1"' });
    await expect(await screen.findByText(copy.confirmed)).toBeInTheDocument();
    await waitFor(() => expect(screen.getByText(sendCopy.unsupported(1))).toBeVisible());
    await waitFor(() => expect(document.activeElement).toHaveTextContent(sentences.own));
  },
});

export const TakenOut = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(await findSentence(sentences.bare));
    await userEvent.click((await findPanel()).getByRole("button", { name: copy.takeOut }));
    await waitForClosed();
    const userValue = text.replace(` ${sentences.bare}`, "");
    await expect(told).toHaveBeenCalledWith({ userValue, way: "accepted", ifMatch: '"1"' });
    await expect(await screen.findByText(copy.takenOut)).toBeInTheDocument();
  },
});

/** What was pressed is what is changed, or nothing is: the panel names the revision that it was opened on. */
export const ChangedMeanwhile = meta.story({
  beforeEach: ({ msw }) => {
    const now = { ...section, revision: 2, text: `Now. ${text}` };
    msw.use(
      docMocks.updateSection.ok(({ headers }) => {
        told(headers.get("if-match"));
        throw Response.json(now, { status: 412 });
      }),
    );
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await findSentence(sentences.bare));
    const panel = await findPanel();
    await userEvent.click(panel.getByRole("button", { name: copy.takeOut }));
    await expect(await panel.findByText(copy.stale)).toBeVisible();
    await expect(told).toHaveBeenCalledWith('"1"');
  },
});

export const NotSaved = meta.story({
  beforeEach: ({ msw }) => msw.use(docMocks.confirmSentence.error(502)),
  play: async ({ userEvent }) => {
    await userEvent.click(await findSentence(sentences.invented));
    const panel = await findPanel();
    await userEvent.click(panel.getByRole("button", { name: copy.right }));
    await expect(await panel.findByText(copy.failed)).toBeVisible();
  },
});

/** Before a file is fetched, what stands nowhere is said once more. */
export const AskedBeforeDownload = meta.story({
  beforeEach: ({ msw }) => {
    const without = text.replace(`\n- ${sentences.open}`, "");
    const checked = { ...section, text: without, receipts: receipts.filter(({ from }) => from !== "prompt") };
    msw.use(docMocks.detail.ok({ ...proposal(checked), sections: [checked] }));
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("link", { name: "Word" }));
    const question = within(await screen.findByRole("dialog", { name: copy.toCheck(2) }));
    await waitFor(() => expect(question.getByText(copy.unsupported(2))).toBeVisible());
    await userEvent.click(question.getByRole("button", { name: documentCopy.goToFirst }));
    const invented = await findSentence(sentences.invented);
    await waitFor(() => expect(invented).toHaveFocus());
  },
});

/** A proposal from before sentences were checked. */
export const NotCheckedYet = meta.story({
  beforeEach: ({ msw }) => {
    const { receipts: _none, ...unchecked } = section;
    msw.use(docMocks.detail.ok(proposal({ ...unchecked, html: "<p>Twelve gardens.</p>" })));
  },
  play: async () => {
    await expect(await screen.findByText(copy.notChecked)).toBeVisible();
    await expect(screen.getByText("Twelve gardens.")).toBeVisible();
    await expect(screen.queryByText(/stands? neither in your words/)).not.toBeInTheDocument();
  },
});

/** Who drafted what stood in the form is said with it. */
export const Drafted = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "More" }));
    await userEvent.click(await screen.findByRole("switch", { name: "Show Inputs" }));
    await expect(await screen.findByText(/Drafted by the model$/)).toBeVisible();
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: "small" } },
  play: async ({ userEvent }) => {
    await userEvent.click(await findSentence(sentences.invented));
    await expect((await findPanel()).getByRole("button", { name: copy.right })).toBeVisible();
  },
});

/** While a text is edited, sentences that nobody touched keep their marks, and those that were touched are not checked at once. */
export const WhileEditing = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: `Edit: ${section.title}` }));
    const field = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: section.title });
    const doubted = screen.getByRole("button", { name: copy.select("73%") });
    await expect(doubted).toBeVisible();
    await fireEvent.change(field, { target: { value: `More before it. ${text}` } });
    await expect(screen.getByText(copy.touched(1))).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: copy.select("73%") }));
    await expect(field).toHaveFocus();
    await expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe("73%");
    await fireEvent.change(field, { target: { value: text.replace("73%", "74%") } });
    await expect(screen.queryByRole("button", { name: copy.select("(Marlowe, 2021)") })).not.toBeInTheDocument();
    await expect(screen.getByText(copy.touched(1))).toBeVisible();
  },
});

/** Where an edit takes longer to check than a save waits, what it left alone keeps its marks meanwhile. */
export const SavedBeforeChecked = meta.story({
  beforeEach: ({ msw }) => {
    let doc = proposal(section);
    msw.use(
      docMocks.detail.ok(() => doc),
      docMocks.updateSection.ok(({ body }) => {
        const { receipts: _none, ...now } = { ...section, revision: 2, text: body.userValue };
        doc = proposal(now);
        return now;
      }),
    );
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: `Edit: ${section.title}` }));
    const field = await screen.findByRole("textbox", { name: section.title });
    await fireEvent.change(field, { target: { value: `Ines Okafor began it. ${text}` } });
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await expect(await screen.findByText(`(${copy.notChecked})`)).toBeInTheDocument();
    await expect(await findSentence(sentences.invented)).toHaveAccessibleName(/To check: 73%/);
  },
});

/** What is still asked for after a paragraph begins where the text does, each in a line of its own. */
export const OpenPlaces = meta.story({
  beforeEach: ({ msw }) => {
    const [first, ...others] = sampleProposal.sections;
    const asks = { ...first!, text: "It pays.\n\n[Add: who pays] [Add: for how long]", receipts: [] };
    const doc = { ...sampleProposal, sections: [asks, ...others] };
    msw.use(docMocks.detail.ok(doc), docMocks.version.ok(doc));
  },
  play: async () => {
    const edges = (element: Element) => element.getBoundingClientRect();
    const who = edges(await screen.findByText("[Add: who pays]"));
    const long = edges(screen.getByText("[Add: for how long]"));
    const paragraph = edges(screen.getByText("It pays."));
    await expect(Math.abs(who.left - paragraph.left)).toBeLessThanOrEqual(2);
    await expect(long.left).toBe(who.left);
    await expect(long.top).toBeGreaterThan(who.bottom);
  },
});
