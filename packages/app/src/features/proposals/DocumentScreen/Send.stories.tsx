import { docMocks, sampleProposal } from "@grantwright/api-client/mocks";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { beforeSendElementId } from "../../../components/documents/beforeSend.ts";
import { AppStage } from "../../../routes/stories/AppStage.tsx";
import { forgetDevice, workingAccount } from "../../../routes/stories/storyDefaults.ts";
import { copy } from "./document.copy.ts";
import { sendCopy } from "./send/send.copy.ts";

const [first, ...others] = sampleProposal.sections;
const openProposal = {
  ...sampleProposal,
  sections: [
    { ...first!, text: "Work begins in [Add: the month].", html: "<p>Work begins in [Add: the month].</p>" },
    ...others,
  ],
};

const meta = preview.meta({
  title: "Screens/Document, sending",
  tags: ["!autodocs"],
  component: AppStage,
  args: { path: `/docs/${sampleProposal.id}` },
  globals: { viewport: { value: "large" } },
  parameters: { layout: "fullscreen" },
  beforeEach: ({ msw }) => {
    forgetDevice();
    msw.use(docMocks.detail.ok(openProposal), docMocks.version.ok(openProposal), ...workingAccount());
  },
});

const region = async (name: string | RegExp) => within(await screen.findByRole("region", { name }));
const before = () => region(new RegExp(`^${sendCopy.before} (\\d|all)`));

export const SomethingToDo = meta.story({
  play: async ({ userEvent }) => {
    const checks = await before();
    await expect(checks.getByText(sendCopy.openHere)).toBeVisible();
    // What is done comes after what is left to do.
    const isDone = checks.getAllByRole("listitem").map((item) => item.hasAttribute("data-done"));
    await expect(isDone).toEqual([...isDone].sort());
    // The first that is left is the filled one.
    const act = checks.getByRole("button", { name: sendCopy.next.open(1) });
    await expect(act).toHaveAttribute("data-variant", "filled");
    await userEvent.click(act);
    await waitFor(() => expect(screen.getByRole("textbox", { name: first!.title })).toHaveFocus());
    // The papers unfold below the line that counts them, and are nowhere else.
    await expect(screen.queryByRole("checkbox")).not.toBeInTheDocument();
    const papers = checks.getByRole("button", { name: new RegExp(`^${sendCopy.act(sendCopy.acts.papers, "Papers")}`) });
    await expect(papers).toHaveAttribute("data-variant", "quiet");
    await userEvent.click(papers);
    await expect(papers).toHaveAttribute("aria-expanded", "true");
    await userEvent.tab();
    await expect(checks.getAllByRole("checkbox")[0]).toHaveFocus();
    await expect(screen.getAllByText(/^Papers, /)).toHaveLength(1);
  },
});

/** The file is what one comes for: it is louder than Update with AI. */
export const FilesFirst = meta.story({
  play: async () => {
    const panel = await region(sendCopy.title);
    const word = panel.getByRole("link", { name: copy.word });
    const update = within(screen.getByRole("complementary", { name: copy.about })).getByRole("link", {
      name: copy.update,
    });
    await expect(getComputedStyle(word).borderStyle).toBe("solid");
    await expect(getComputedStyle(update).borderStyle).toBe("none");
    // It comes forward once nothing is left to do.
    await expect(getComputedStyle(word).backgroundColor).toBe("rgba(0, 0, 0, 0)");
  },
});

/** Who comes to check it is led to what is left to do. */
export const ArrivedToCheck = meta.story({
  args: { path: `/docs/${sampleProposal.id}#${beforeSendElementId}` },
  play: async () => {
    const checks = await screen.findByRole("region", { name: new RegExp(`^${sendCopy.before}`) });
    await waitFor(() => expect(checks).toHaveFocus());
  },
});

/** On a phone the sheet opens with it. */
export const ArrivedToCheckSmallScreen = ArrivedToCheck.extend({
  globals: { viewport: { value: "small" } },
  play: async ({ userEvent }) => {
    const line = await screen.findByText(sendCopy.openHere);
    await waitFor(() => expect(line.closest("section")).toHaveFocus());
    const head = screen.getByRole("button", { name: new RegExp(`^${sendCopy.before}`) });
    await expect(head).toHaveAttribute("aria-expanded", "true");
    await expect(line.getBoundingClientRect().top).toBeGreaterThanOrEqual(head.getBoundingClientRect().bottom - 1);
    // Folded, it stays so.
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.getByRole("button", { name: new RegExp(`^${sendCopy.before}`) })).toHaveFocus());
  },
});

/** The last paper is ticked: its line stays where it is, and the focus with it, until the list is folded. */
export const LastPaperTicked = meta.story({
  beforeEach: ({ msw }) => {
    let doc = {
      ...openProposal,
      checkedDocuments: sampleProposal.documentChecklist.slice(1).map(({ id }) => id),
    };
    msw.use(
      docMocks.detail.ok(() => doc),
      docMocks.update.ok(({ body }) => {
        doc = { ...doc, checkedDocuments: body.checkedDocuments ?? [] };
        return doc;
      }),
    );
  },
  play: async ({ userEvent }) => {
    const checks = await before();
    const papers = () => checks.getByRole("button", { name: /: Papers, / });
    await userEvent.click(papers());
    const box = checks.getAllByRole("checkbox")[0]!;
    await userEvent.click(box);
    // Only what is required counts, where some is not.
    const all = sampleProposal.documentChecklist.filter(({ required }) => required).length;
    await expect(await checks.findByText(sendCopy.papers(all, all, true))).toBeVisible();
    await expect(box).toHaveFocus();
    await userEvent.click(papers());
    await waitFor(() => expect(box).not.toBeVisible());
    // It can be unfolded again, and taken back.
    await userEvent.click(papers());
    await userEvent.click(box);
    await expect(await checks.findByText(sendCopy.papers(all - 1, all, true))).toBeVisible();
  },
});

export const AllDone = meta.story({
  beforeEach: ({ msw }) => {
    const done = {
      ...sampleProposal,
      checkedDocuments: sampleProposal.documentChecklist.map(({ id }) => id),
      fields: sampleProposal.fields.map((field) => ({ ...field, minWordCount: 0 })),
      sections: sampleProposal.sections.map((section) => ({ ...section, receipts: [] })),
    };
    msw.use(docMocks.detail.ok(done), docMocks.version.ok(done));
  },
  play: async () => {
    const checks = await before();
    await expect(checks.getByText(sendCopy.summary(0))).toBeVisible();
    await expect(checks.getByText(sendCopy.withinLimits)).toBeVisible();
    await expect(checks.getByText(sendCopy.allSupported)).toBeVisible();
    const word = (await region(sendCopy.title)).getByRole("link", { name: copy.word });
    await expect(getComputedStyle(word).backgroundColor).not.toBe("rgba(0, 0, 0, 0)");
  },
});

/** Where the way out is a button under the title, that one comes forward. */
export const AllDoneSmallScreen = AllDone.extend({
  globals: { viewport: { value: "small" } },
  play: async () => {
    const send = await screen.findByRole("button", { name: sendCopy.title });
    await expect(getComputedStyle(send).backgroundColor).not.toBe("rgba(0, 0, 0, 0)");
  },
});

/** A tick stands for what is true alone: not within every limit where words are missing, nothing of facts that nobody looked at. */
export const TooShort = meta.story({
  beforeEach: ({ msw }) => {
    const short = {
      ...sampleProposal,
      fields: sampleProposal.fields.map((field) => ({
        ...field,
        minWordCount: field.id === first!.sectionId ? 1_000 : 0,
      })),
      sections: sampleProposal.sections.map(({ receipts: _unchecked, ...section }) => section),
    };
    msw.use(docMocks.detail.ok(short), docMocks.version.ok(short));
  },
  play: async () => {
    const checks = await before();
    await expect(checks.getByRole("button", { name: sendCopy.goTo(sendCopy.under(1)) })).toBeVisible();
    await expect(checks.queryByText(sendCopy.withinLimits)).not.toBeInTheDocument();
    await expect(checks.queryByText(sendCopy.allSupported)).not.toBeInTheDocument();
  },
});

/** The funder counts all sections together: the longest is where it is shortened. */
export const WholeTooLong = meta.story({
  beforeEach: ({ msw }) => {
    const long = {
      ...sampleProposal,
      template: { ...sampleProposal.template, wordLimit: 40 },
      fields: sampleProposal.fields.map((field) => ({ ...field, minWordCount: 0 })),
      sections: sampleProposal.sections.map((section) => ({ ...section, receipts: [] })),
      checkedDocuments: sampleProposal.documentChecklist.map(({ id }) => id),
    };
    msw.use(docMocks.detail.ok(long), docMocks.version.ok(long));
  },
  play: async ({ userEvent }) => {
    const checks = await before();
    const words = checks.getByText(/^\d+ of 40 words in all$/);
    await expect(checks.queryByText(sendCopy.withinLimits)).not.toBeInTheDocument();
    const act = checks.getByRole("button", { name: sendCopy.act(sendCopy.acts.whole, words.textContent) });
    await userEvent.click(act);
    const lengths = sampleProposal.sections.map(({ text }) => text.length);
    const longest = sampleProposal.sections[lengths.indexOf(Math.max(...lengths))]!;
    await waitFor(() => expect(document.getElementById(longest.sectionId)).toContainElement(activeElement()));
  },
});

const activeElement = () => document.activeElement as HTMLElement;
const changed = fn();

export const Sent = meta.story({
  beforeEach: ({ msw }) => {
    changed.mockClear();
    let doc = openProposal;
    msw.use(
      docMocks.detail.ok(() => doc),
      docMocks.version.ok(() => doc),
      docMocks.update.ok(({ body }) => {
        changed(body);
        doc = { ...doc, ...(body.sentOn && { sentOn: body.sentOn }) };
        return doc;
      }),
    );
  },
  play: async ({ userEvent }) => {
    const panel = await region(sendCopy.title);
    const sent = panel.getByRole("button", { name: sendCopy.sent });
    await userEvent.click(sent);
    await expect(await panel.findByText(/^Sent on /)).toBeVisible();
    await expect(panel.getByRole("img", { name: sendCopy.thread.tied })).toBeVisible();
    // It is the same button: whoever pressed it stays where they are.
    await expect(panel.getByRole("button", { name: sendCopy.undo })).toHaveFocus();
    await waitFor(() => expect(changed).toHaveBeenCalledWith({ sentOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }));
    await userEvent.click(panel.getByRole("button", { name: sendCopy.day }));
    await expect(panel.getByLabelText(sendCopy.day, { selector: "input" })).toBeVisible();
  },
});

export const SentNotSaved = meta.story({
  beforeEach: ({ msw }) => msw.use(docMocks.update.error(500)),
  play: async ({ userEvent }) => {
    const panel = await region(sendCopy.title);
    await userEvent.click(panel.getByRole("button", { name: sendCopy.sent }));
    await expect(await screen.findByText(sendCopy.failed)).toBeVisible();
    await expect(panel.getByRole("button", { name: sendCopy.sent })).toBeVisible();
  },
});

export const InASheet = meta.story({
  globals: { viewport: { value: "small" } },
  play: async ({ userEvent }) => {
    const sheet = await screen.findByRole("button", { name: new RegExp(`^${sendCopy.before}`) });
    await userEvent.click(sheet);
    const checks = await before();
    await userEvent.click(checks.getByRole("button", { name: sendCopy.next.open(1) }));
    // What is gone to is not left under the sheet.
    await waitFor(() => expect(sheet).toHaveAttribute("aria-expanded", "false"));
    await waitFor(() => expect(screen.getByRole("textbox", { name: first!.title })).toHaveFocus());
  },
});

/** Under the title stands what is to be done first: the only filled button while something is. */
export const FirstTaskSmallScreen = meta.story({
  globals: { viewport: { value: "small" } },
  play: async ({ userEvent }) => {
    const tools = within(await screen.findByRole("group", { name: copy.tools }));
    const next = tools.getByRole("button", { name: sendCopy.next.open(1) });
    await expect(next).toHaveAttribute("data-variant", "filled");
    await userEvent.click(next);
    await waitFor(() => expect(screen.getByRole("textbox", { name: first!.title })).toHaveFocus());
  },
});

/** Papers are ticked off in the sheet, which opens at them. */
export const PapersSmallScreen = meta.story({
  globals: { viewport: { value: "small" } },
  beforeEach: ({ msw }) => {
    // Without an assessment, so that the papers come right after the switches.
    const filled = {
      ...sampleProposal,
      review: null,
      sections: sampleProposal.sections.map((section) => ({ ...section, receipts: [] })),
    };
    msw.use(docMocks.detail.ok(filled), docMocks.version.ok(filled));
  },
  play: async ({ userEvent }) => {
    const tools = within(await screen.findByRole("group", { name: copy.tools }));
    await userEvent.click(tools.getByRole("button", { name: /^Tick off \d papers?$/ }));
    await waitFor(() => expect(screen.getAllByRole("checkbox")[0]).toHaveFocus());
  },
});

/** From the tools under the title it opens where the proposal goes out: what comes before that is one line, which unfolds. */
export const FromTheTools = meta.story({
  globals: { viewport: { value: "small" } },
  play: async ({ userEvent }) => {
    const tools = within(await screen.findByRole("group", { name: copy.tools }));
    const send = tools.getByRole("button", { name: sendCopy.title });
    // Not filled while something is left to do.
    await expect(getComputedStyle(send).backgroundColor).toBe("rgba(0, 0, 0, 0)");
    await userEvent.click(send);
    const panel = await screen.findByRole("region", { name: sendCopy.title });
    await waitFor(() => expect(panel).toHaveFocus());
    const head = screen.getByRole("button", { name: `${sendCopy.titleOfSheet} ${sendCopy.thread.open}` });
    await expect(head).toHaveAttribute("aria-expanded", "true");
    // All of it is in sight, down to the button that says that it went.
    const sent = within(panel).getByRole("button", { name: sendCopy.sent });
    await waitFor(() => expect(sent.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight));
    const line = screen.getByText(sendCopy.openHere);
    await expect(line).not.toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: /^\d to do before you send$/ }));
    await waitFor(() => expect(line).toBeVisible());
    // What is no part of sending is folded.
    const more = screen.getByRole("button", { name: copy.more });
    await expect(more).toHaveAttribute("aria-expanded", "false");
    await expect(screen.queryByRole("link", { name: copy.update })).not.toBeInTheDocument();
    // The bar of the app is not left under it.
    const edge = screen.getByRole("region", { name: sendCopy.titleOfSheet }).getBoundingClientRect().bottom;
    await expect(edge).toBe(window.innerHeight);
    await expect(screen.queryByRole("navigation", { name: "Main" })).not.toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.getByRole("button", { name: new RegExp(`^${sendCopy.before}`) })).toHaveFocus());
  },
});

const asksFor = "Every line of the project, with what is asked for here and what others pay.";

/** Of a paper a line is enough: what it asks for unfolds below. All of them and Send are in the first view. */
export const PapersInLines = meta.story({
  beforeEach: ({ msw }) => {
    const documentChecklist = openProposal.documentChecklist.map((paper) => ({ ...paper, description: asksFor }));
    msw.use(docMocks.detail.ok({ ...openProposal, documentChecklist }));
  },
  play: async ({ userEvent }) => {
    const checks = await before();
    await userEvent.click(checks.getByRole("button", { name: /: Papers, / }));
    const paper = sampleProposal.documentChecklist.find(({ name }) => name === "Letters from host sites");
    const about = checks.getByRole("button", { name: `What is asked for: ${paper!.name}` });
    const text = within(about.closest("li")!).getByText(asksFor);
    await expect(about.closest("li")!.getBoundingClientRect().height).toBeLessThan(40);
    await expect(text).not.toBeVisible();
    await userEvent.click(about);
    await expect(text).toBeVisible();
    // What is shown in the paper comes last, and folded.
    const more = within(screen.getByRole("complementary", { name: copy.about })).getByRole("button", {
      name: copy.more,
    });
    await expect(more).toHaveAttribute("aria-expanded", "false");
  },
});
