import { dayLabel } from "@grantwright/ui";
import {
  docMocks,
  liveMocks,
  meMocks,
  sampleChanges,
  sampleDraft,
  sampleProposal,
  sampleUser,
} from "@grantwright/api-client/mocks";
import type { Schemas } from "@grantwright/api-client";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { keptCopy } from "../../../components/fields/kept.copy.ts";
import { AppStage } from "../../../routes/stories/AppStage.tsx";
import { forgetDevice, leaveText, refuseStorage, workingAccount } from "../../../routes/stories/storyDefaults.ts";
import { signedOutCopy } from "../../../session/signedOut.copy.ts";
import { copy } from "./document.copy.ts";
import { copy as portalCopy } from "./portal/portal.copy.ts";
import { sendCopy } from "./send/send.copy.ts";

const path = `/docs/${sampleProposal.id}`;

const changed = fn();

const meta = preview.meta({
  title: "Screens/Document",
  tags: ["!autodocs"],
  component: AppStage,
  args: { path },
  globals: { viewport: { value: "large" } },
  parameters: { layout: "fullscreen" },
  beforeEach: ({ msw }) => {
    forgetDevice();
    msw.use(
      docMocks.detail.ok(sampleProposal),
      docMocks.version.ok(sampleProposal),
      docMocks.changes.ok(sampleChanges),
      ...workingAccount(),
    );
  },
});

const summary = sampleProposal.sections.find(({ title }) => title === "Executive summary")!;

/** What the executive summary answers. */
const summaryField: Schemas["Field"] = {
  id: "executiveSummary",
  title: "Executive summary",
  description: "The whole project on half a page.",
  hidden: false,
  auto: true,
  required: false,
};

const findSection = async (name: string) => within(await screen.findByRole("region", { name }));

/** The papers of the checklist unfold below the line that counts them. */
const unfoldPapers = async (userEvent: { click: (element: Element) => Promise<void> }) =>
  userEvent.click(await screen.findByRole("button", { name: /: Papers, \d+ of \d+/ }));

export const Loaded = meta.story({
  parameters: {
    spec: [
      "1.2-route-doc",
      "2.2-route-doc",
      "2.2-title-and-sections",
      "2.2-review-banner",
      "2.2-revisions",
      "2.2-update-with-ai",
      "2.2-hidden-sections",
      "2.2-document-checklist",
    ],
  },
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole("heading", { level: 1, name: sampleProposal.title })).toBeVisible();
    await expect(screen.getByText(/the information, statistics and data might not be accurate/)).toBeVisible();
    await expect(screen.queryByText(/This section is hidden/)).not.toBeInTheDocument();
    await unfoldPapers(userEvent);
    const papers = within(screen.getByRole("region", { name: copy.checklist }));
    await expect(papers.getAllByRole("checkbox")).toHaveLength(sampleProposal.documentChecklist.length);
  },
});

/** A team's proposal says whose it is. */
export const InTeam = meta.story({
  beforeEach: ({ msw }) => msw.use(meMocks.get.ok({ ...sampleUser, teamName: "Common Ground" })),
  play: async () => {
    await expect(await screen.findByText(/^Common Ground · Grant to /)).toBeVisible();
  },
});

export const Sections = meta.story({
  parameters: { spec: ["2.2-section-counts", "2.2-section-edit", "2.2-section-edited", "2.2-hidden-sections"] },
  play: async () => {
    const summary = await findSection("Executive summary");
    await expect(summary.getByText(/^\d+ words, \d+ characters$/)).toBeVisible();
    // Its tools come to the section that somebody is in, or points at.
    const edit = summary.getByRole("button", { name: /^Edit:/ });
    edit.focus();
    await waitFor(() => expect(edit).toBeVisible());
    const need = await findSection("Need statement");
    const edited = need.getByRole("button", { name: /^Edit \(Edited\)/ });
    edited.focus();
    await waitFor(() => expect(edited).toBeVisible());
    await expect(screen.queryByRole("region", { name: "Notes for the writer" })).not.toBeInTheDocument();
  },
});

/** Above the paper stands the way back, and beside each title the pencil and a mark of more, where nothing is pointed at, too: no button, as pointing at it shows the rest. */
export const AtRest = meta.story({
  play: async () => {
    const main = within(screen.getByRole("main"));
    await expect(await main.findByRole("link", { name: copy.proposals })).toHaveAttribute("href", "/docs");
    const section = await findSection("Methods");
    await expect(section.getByRole("button", { name: `${copy.edit}: Methods` })).toBeVisible();
    await expect(section.queryByRole("button", { name: copy.toolsOf("Methods") })).not.toBeInTheDocument();
  },
});

export const Editing = meta.story({
  parameters: { spec: ["2.2-section-form", "2.7-update-section-refresh"] },
  beforeEach: ({ msw }) => {
    const others = sampleProposal.fields.filter(({ id }) => id !== summaryField.id);
    let doc: Schemas["Document"] = { ...sampleProposal, fields: [summaryField, ...others] };
    msw.use(
      docMocks.detail.ok(() => doc),
      docMocks.updateSection.ok(({ params, body }) => {
        const section = {
          ...doc.sections.find(({ id }) => id === params.id)!,
          text: body.userValue,
          html: `<p>${body.userValue}</p>`,
          edited: true,
        };
        doc = { ...doc, sections: doc.sections.map((other) => (other.id === section.id ? section : other)) };
        return section;
      }),
    );
  },
  play: async ({ userEvent }) => {
    const summary = await findSection("Executive summary");
    await userEvent.click(summary.getByRole("button", { name: /^Edit/ }));
    const field = await summary.findByRole("textbox", { name: "Executive summary" });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(summary.getByRole("heading", { name: "Executive summary" })).toBeVisible();
    await expect(summary.getByText(summaryField.description!)).toBeVisible();
    await expect(summary.getByRole("button", { name: copy.cancel })).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, "In our own words.");
    await userEvent.click(summary.getByRole("button", { name: copy.save }));
    await waitFor(() => expect(field).not.toBeInTheDocument());
    await expect(summary.getByText("In our own words.")).toBeVisible();
    await expect(summary.getByRole("button", { name: /^Edit \(Edited\)/ })).toHaveFocus();
  },
});

export const EditCancelled = meta.story({
  play: async ({ userEvent }) => {
    const summary = await findSection("Executive summary");
    await userEvent.click(summary.getByRole("button", { name: /^Edit/ }));
    await userEvent.type(await summary.findByRole("textbox"), " More.");
    await userEvent.click(summary.getByRole("button", { name: copy.cancel }));
    await expect(summary.queryByText(/More\.$/)).not.toBeInTheDocument();
  },
});

export const EditFailed = meta.story({
  parameters: { spec: ["2.4-section-modes"] },
  beforeEach: ({ msw }) => msw.use(docMocks.updateSection.error(500)),
  play: async ({ userEvent }) => {
    const summary = await findSection("Executive summary");
    await userEvent.click(summary.getByRole("button", { name: /^Edit/ }));
    await userEvent.type(await summary.findByRole("textbox"), " More.");
    await userEvent.click(summary.getByRole("button", { name: copy.save }));
    await expect(await summary.findByText(copy.saveFailed)).toBeVisible();
    await expect((summary.getByRole("textbox") as HTMLTextAreaElement).value).toMatch(/ More\.$/);
  },
});

/** Words that were not saved before a reload stand in the open form again. */
export const EditRestored = meta.story({
  beforeEach: () => {
    void leaveText(sampleUser.id, `section.${summary.id}`, { text: "Words not saved.", revision: 1 });
  },
  play: async ({ userEvent }) => {
    const section = await findSection("Executive summary");
    await expect(await section.findByRole("textbox")).toHaveValue("Words not saved.");
    await expect(section.getByRole("textbox")).not.toHaveFocus();
    await expect(section.getByText(copy.restored)).toBeVisible();
    await userEvent.click(section.getByRole("button", { name: copy.cancel }));
    await expect(section.getByText(summary.text.slice(0, 40), { exact: false })).toBeVisible();
    await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.includes(summary.id))).toEqual([]));
  },
});

/** Words of an earlier revision than the section's now: both texts are there, and nothing is saved before the person has chosen. */
export const EditConflict = meta.story({
  beforeEach: ({ msw }) => {
    let doc = sampleProposal;
    const theirs = { ...summary, text: "Words of a colleague.", html: "<p>Words of a colleague.</p>", revision: 2 };
    const put = (section: Schemas["Section"]) => {
      doc = { ...doc, sections: doc.sections.map((other) => (other.id === section.id ? section : other)) };
    };
    changed.mockClear();
    msw.use(
      docMocks.detail.ok(() => doc),
      docMocks.updateSection.ok(({ headers, body }) => {
        changed(headers.get("if-match"), body.userValue);
        if (headers.get("if-match") === '"1"') {
          put(theirs);
          throw Response.json(theirs, { status: 412 });
        }
        const saved = { ...theirs, text: body.userValue, html: `<p>${body.userValue}</p>`, revision: 3 };
        put(saved);
        return saved;
      }),
    );
  },
  play: async ({ userEvent }) => {
    const section = await findSection("Executive summary");
    await userEvent.click(section.getByRole("button", { name: /^Edit/ }));
    await userEvent.type(await section.findByRole("textbox"), " More.");
    await userEvent.click(section.getByRole("button", { name: copy.save }));
    const other = within(await section.findByRole("group", { name: keptCopy.conflict }));
    await expect(await other.findByRole("figure", { name: keptCopy.theirs })).toHaveTextContent(
      "Words of a colleague.",
    );
    await expect(section.getByRole("textbox")).toHaveValue(`${summary.text} More.`);
    await userEvent.click(other.getByRole("button", { name: keptCopy.keepMine }));
    await waitFor(() => expect(section.queryByRole("textbox")).not.toBeInTheDocument());
    await expect(changed.mock.calls).toEqual([
      ['"1"', `${summary.text} More.`],
      ['"2"', `${summary.text} More.`],
    ]);
  },
});

/** A colleague changed another sentence meanwhile: both changes are in the text, to be looked over and saved. */
export const EditMerged = meta.story({
  beforeEach: ({ msw }) => {
    changed.mockClear();
    const text = `Before all that. ${summary.text}`;
    const theirs = { ...summary, text, html: `<p>${text}</p>`, revision: 2 };
    let doc = sampleProposal;
    msw.use(
      docMocks.detail.ok(() => doc),
      docMocks.updateSection.ok(({ headers, body }) => {
        changed(headers.get("if-match"), body.userValue);
        if (headers.get("if-match") === '"2"') return { ...theirs, text: body.userValue, revision: 3 };
        doc = { ...doc, sections: doc.sections.map((other) => (other.id === theirs.id ? theirs : other)) };
        throw Response.json(theirs, { status: 412 });
      }),
    );
  },
  play: async ({ userEvent }) => {
    const section = await findSection("Executive summary");
    await userEvent.click(section.getByRole("button", { name: /^Edit/ }));
    await userEvent.type(await section.findByRole("textbox"), " And more.");
    await userEvent.click(section.getByRole("button", { name: copy.save }));
    await expect(await section.findByText(copy.merged)).toBeVisible();
    const both = `Before all that. ${summary.text} And more.`;
    await expect(section.getByRole("textbox")).toHaveValue(both);
    await expect(section.queryByRole("group", { name: keptCopy.conflict })).not.toBeInTheDocument();
    await userEvent.click(section.getByRole("button", { name: copy.save }));
    await waitFor(() => expect(section.queryByRole("textbox")).not.toBeInTheDocument());
    await expect(changed).toHaveBeenLastCalledWith('"2"', both);
  },
});

/** The same, and the colleague's words are taken. */
export const EditConflictRestored = meta.story({
  beforeEach: ({ msw }) => {
    const theirs = { ...summary, text: "Words of a colleague.", revision: 2 };
    const sections = sampleProposal.sections.map((other) => (other.id === summary.id ? theirs : other));
    msw.use(docMocks.detail.ok({ ...sampleProposal, sections }));
    return leaveText(sampleUser.id, `section.${summary.id}`, { text: "Words not saved.", revision: 1 });
  },
  play: async ({ userEvent }) => {
    const section = await findSection("Executive summary");
    const other = within(await section.findByRole("group", { name: keptCopy.conflict }));
    await expect(await section.findByRole("textbox")).toHaveValue("Words not saved.");
    await userEvent.click(other.getByRole("button", { name: keptCopy.takeOther }));
    await waitFor(() => expect(section.queryByRole("textbox")).not.toBeInTheDocument());
    await waitFor(() => expect(Object.keys(localStorage).filter((key) => key.includes(summary.id))).toEqual([]));
  },
});

/** The answer to a save is lost, and the section is saved all the same: tried again, it is done, and no conflict with itself. */
export const EditSavedTwice = meta.story({
  beforeEach: ({ msw }) => {
    changed.mockClear();
    msw.use(
      docMocks.updateSection.ok(({ body }) => {
        changed(body.userValue);
        if (changed.mock.calls.length === 1) throw Response.json({}, { status: 502 });
        throw Response.json({ ...summary, text: body.userValue, revision: 2 }, { status: 412 });
      }),
    );
  },
  play: async ({ userEvent }) => {
    const section = await findSection("Executive summary");
    await userEvent.click(section.getByRole("button", { name: /^Edit/ }));
    await userEvent.type(await section.findByRole("textbox"), " More.");
    await userEvent.click(section.getByRole("button", { name: copy.save }));
    await expect(await section.findByText(copy.saveFailed)).toBeVisible();
    await userEvent.click(section.getByRole("button", { name: copy.save }));
    await waitFor(() => expect(section.queryByRole("textbox")).not.toBeInTheDocument());
  },
});

export const EditNotKept = meta.story({
  beforeEach: () => refuseStorage(),
  play: async ({ userEvent }) => {
    const section = await findSection("Executive summary");
    await userEvent.click(section.getByRole("button", { name: /^Edit/ }));
    await userEvent.type(await section.findByRole("textbox"), " More.");
    await expect((await section.findAllByText("Not kept on this device"))[0]).toBeVisible();
  },
});

/** What somebody else typed on this device and did not save is neither shown nor lost. */
export const EditOfAnother = meta.story({
  beforeEach: () => {
    void leaveText("b".repeat(24), `section.${summary.id}`, { text: "Words of another person.", revision: 1 });
  },
  play: async ({ userEvent }) => {
    const section = await findSection("Executive summary");
    await userEvent.click(section.getByRole("button", { name: /^Edit/ }));
    await expect(await section.findByRole("textbox")).toHaveValue(summary.text);
    await userEvent.type(section.getByRole("textbox"), " More.");
    await expect(Object.values(localStorage).filter((text) => String(text).includes("another person"))).toHaveLength(1);
  },
});

const showInputs = async (userEvent: { click: (element: Element) => Promise<void> }) => {
  await userEvent.click(await screen.findByRole("button", { name: copy.more }));
  await userEvent.click(await screen.findByRole("switch", { name: copy.showInputs }));
};

export const InputsShown = meta.story({
  parameters: { spec: ["2.2-show-inputs"] },
  play: async ({ userEvent }) => {
    await showInputs(userEvent);
    await expect(screen.getAllByText(new RegExp(`^${copy.inputs}`)).length).toBeGreaterThan(2);
  },
});

/** What a section says in the same words is not said twice: it can be unfolded. */
export const InputsFolded = meta.story({
  beforeEach: ({ msw }) => {
    const [first, second, ...others] = sampleProposal.sections;
    const sections = [
      { ...first!, userText: first!.text },
      { ...second!, userText: `Nobody has asked the bus company yet. ${second!.text}` },
      ...others,
    ];
    msw.use(docMocks.detail.ok({ ...sampleProposal, sections }));
  },
  play: async ({ userEvent }) => {
    await showInputs(userEvent);
    const [first, second] = sampleProposal.sections;
    const same = await findSection(first!.title);
    await expect(same.getByText(copy.inputsBelow)).toBeVisible();
    const differs = await findSection(second!.title);
    await expect(differs.getByText("Nobody has asked the bus company yet.")).toBeVisible();
    const opener = differs.getByRole("button", { name: copy.wholeInputNamed(false, second!.title) });
    await userEvent.click(opener);
    await expect(opener).toHaveAttribute("aria-expanded", "true");
    await expect(opener).toHaveFocus();
    await expect(differs.getByText(/^Nobody has asked the bus company yet\. /)).toBeVisible();
  },
});

/** What not everybody needs is folded below what there is to do, and opens by key; one revision alone is there, too. */
export const MoreByKey = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(docMocks.detail.ok({ ...sampleProposal, versions: sampleProposal.versions.slice(-1) })),
  play: async ({ userEvent }) => {
    const more = await screen.findByRole("button", { name: copy.more });
    await expect(more).toHaveAttribute("aria-expanded", "false");
    await expect(screen.queryByRole("switch", { name: copy.showInputs })).not.toBeInTheDocument();
    more.focus();
    await userEvent.keyboard("{Enter}");
    const inputs = await screen.findByRole("switch", { name: copy.showInputs });
    await userEvent.tab();
    await expect(inputs).toHaveFocus();
    await waitFor(() => expect(screen.getByRole("link", { name: copy.revision(1) })).toBeVisible());
  },
});

export const OlderRevision = meta.story({
  parameters: { spec: ["1.2-route-doc-version", "2.2-route-doc-version", "2.2-revisions"] },
  args: { path: `${path}/${sampleProposal.versions[0]}` },
  beforeEach: ({ msw }) => msw.use(docMocks.version.ok({ ...sampleProposal, versionId: sampleProposal.versions[0]! })),
  play: async () => {
    await expect(await screen.findByRole("link", { name: copy.revision(1) })).toHaveAttribute("aria-current", "page");
    await expect(screen.getByRole("link", { name: copy.revision(3) })).not.toHaveAttribute("aria-current");
  },
});

export const Assessment = meta.story({
  parameters: {
    spec: [
      "2.2-assessment-results",
      "2.2-assessment-links",
      "2.2-suggestion-priority",
      "2.2-suggestion-order",
      "2.9-suggestion-order",
    ],
  },
  play: async () => {
    const results = within(await screen.findByRole("region", { name: copy.results }));
    const priorities = results.getAllByText(/^(Urgent|Important|Note)$/).map((label) => label.textContent);
    await expect(priorities).toEqual(["Urgent", "Important", "Important", "Note"]);
    await expect(results.getAllByRole("link")[0]).toHaveAttribute(
      "href",
      `/docs/edit/${sampleProposal.id}#needStatement`,
    );
  },
});

export const AssessmentCategories = meta.story({
  parameters: { spec: ["2.2-suggestion-category"] },
  beforeEach: ({ msw }) => {
    const categories = ["content", "structure", "evidence", "clarity", "general"] as const;
    const suggestions = categories.map((category) => ({
      sectionId: "needStatement",
      category,
      priority: "medium" as const,
      suggestion: `A note of the category ${category}.`,
    }));
    msw.use(docMocks.detail.ok({ ...sampleProposal, review: { ...sampleProposal.review!, suggestions } }));
  },
  play: async () => {
    const results = within(await screen.findByRole("region", { name: copy.results }));
    for (const category of ["Content", "Structure", "Evidence", "Clarity", "General"])
      await expect(results.getByText(category)).toBeVisible();
  },
});

const noteOnNeed = {
  id: "n1",
  sectionId: "needStatement",
  category: "evidence",
  priority: "high",
  suggestion: "Say who counted the households.",
} as const;

const withNotes = (...suggestions: Schemas["Suggestion"][]) =>
  docMocks.detail.ok({ ...sampleProposal, review: { ...sampleProposal.review!, suggestions } });

/** A note stands beside its section, and is not said again in the list of them. */
export const NotesBeside = meta.story({
  globals: { viewport: { value: "large" } },
  beforeEach: ({ msw }) => msw.use(withNotes(noteOnNeed)),
  play: async () => {
    const notes = await screen.findByRole("complementary", { name: copy.notesOn("Need statement") });
    const section = screen.getByRole("region", { name: "Need statement" });
    await expect(within(notes).getByText(noteOnNeed.suggestion)).toBeVisible();
    await expect(notes.getBoundingClientRect().left).toBeGreaterThan(section.getBoundingClientRect().right);
    await expect(notes.getBoundingClientRect().top).toBe(section.getBoundingClientRect().top);
    await expect(screen.getAllByText(noteOnNeed.suggestion)).toHaveLength(1);
    const results = within(screen.getByRole("region", { name: copy.results }));
    await expect(results.getByRole("link", { name: /Need statement/ })).toBeVisible();
  },
});

/** An answered note folds, leaves the list, and comes back. */
export const NoteAnswered = meta.story({
  globals: { viewport: { value: "large" } },
  beforeEach: ({ msw }) => {
    let doc = {
      ...sampleProposal,
      review: { ...sampleProposal.review!, suggestions: [noteOnNeed] as Schemas["Suggestion"][] },
    };
    msw.use(
      docMocks.detail.ok(() => doc),
      docMocks.answerNote.ok(({ body }) => {
        const { answer: _answer, ...open } = doc.review.suggestions[0]!;
        doc = {
          ...doc,
          review: { ...doc.review, suggestions: [body.answer ? { ...open, answer: body.answer } : open] },
        };
        return doc.review;
      }),
    );
  },
  play: async ({ userEvent }) => {
    const notes = within(await screen.findByRole("complementary", { name: copy.notesOn("Need statement") }));
    await userEvent.click(await notes.findByRole("button", { name: `Done: ${noteOnNeed.suggestion}` }));
    const undo = await notes.findByRole("button", { name: `Undo: ${noteOnNeed.suggestion}` });
    await waitFor(() => expect(undo).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole("region", { name: copy.results })).not.toBeInTheDocument());
    await userEvent.click(undo);
    // The document is asked for anew meanwhile: what is found first may be put in the place of.
    await waitFor(() => expect(notes.getByText(noteOnNeed.suggestion)).toBeVisible());
  },
});

/** Where there is no room beside a section, its notes are folded below it. */
export const NotesFolded = meta.story({
  globals: { viewport: { value: "small" } },
  beforeEach: ({ msw }) => msw.use(withNotes(noteOnNeed)),
  play: async ({ userEvent }) => {
    const notes = within(await screen.findByRole("complementary", { name: copy.notesOn("Need statement") }));
    const opener = notes.getByRole("button", { name: copy.notes(1, 1) });
    await expect(opener).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(opener);
    await expect(await notes.findByText(noteOnNeed.suggestion)).toBeVisible();
  },
});

/** Notes that the finished text answers are gone; one that nobody could look at again says so; an odd one is shown all the same. */
export const AssessmentOutdated = meta.story({
  beforeEach: ({ msw }) => {
    const note = { sectionId: "needStatement", category: "content", priority: "high" } as const;
    const suggestions = [
      { ...note, suggestion: "Nothing stands here yet.", isAnswered: true },
      { ...note, suggestion: "Say what the digging is for.", isOutdated: true },
      { sectionId: "gone", category: "novelty", priority: "someday", suggestion: "A note of another kind." },
    ] as Schemas["Suggestion"][];
    msw.use(docMocks.detail.ok({ ...sampleProposal, review: { ...sampleProposal.review!, suggestions } }));
  },
  play: async () => {
    const results = within(await screen.findByRole("region", { name: copy.results }));
    await expect(results.queryByText("Nothing stands here yet.")).not.toBeInTheDocument();
    await expect(results.getByText("Content, before your last change")).toBeVisible();
    await expect(results.getByText("A note of another kind.")).toBeVisible();
    await expect(results.getByText("General")).toBeVisible();
  },
});

export const AssessmentFollowed = meta.story({
  parameters: { spec: ["1.2-docs-edit-hash", "2.2-docs-edit-hash", "2.2-assessment-links"] },
  play: async ({ userEvent }) => {
    const results = within(await screen.findByRole("region", { name: copy.results }));
    const link = results.getAllByRole("link").at(-1)!;
    const hash = link.getAttribute("href")!.split("#")[1]!;
    await userEvent.click(link);
    await waitFor(() => expect(document.activeElement?.id).toBe(`field-${hash}`));
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(document.activeElement?.id).toBe(`field-${hash}`);
    const { top } = document.getElementById(`section-${hash}`)!.getBoundingClientRect();
    await expect(window.scrollY).toBeGreaterThan(200);
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(top).toBeLessThan(window.innerHeight / 3);
  },
});

export const SideMenu = meta.story({
  parameters: { spec: ["1.2-side-menu-page-actions", "2.2-update-with-ai-side-menu"] },
  play: async ({ userEvent }) => {
    const menu = within(await screen.findByRole("group", { name: "Help, plan and actions" }));
    const update = await menu.findByRole("link", { name: copy.update });
    await expect(update).toHaveAttribute("href", `/docs/edit/${sampleProposal.id}`);
    await userEvent.click(update);
    await expect(await screen.findByRole("textbox", { name: /Need statement/ })).toBeInTheDocument();
    await waitFor(() => expect(menu.queryByRole("link", { name: copy.update })).not.toBeInTheDocument());
  },
});

export const SideMenuSmall = meta.story({
  globals: { viewport: { value: "small" } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Help, plan and actions" }));
    const menu = within(screen.getByRole("group", { name: "Help, plan and actions" }));
    await expect(await menu.findByRole("link", { name: copy.update })).toBeVisible();
  },
});

/** While somebody writes on a small screen, what ends the writing is in sight, and the sheet gives way. */
export const EditingOnASmallScreen = meta.story({
  globals: { viewport: { value: "small" } },
  beforeEach: ({ msw }) => {
    const long = ({ text }: { text: string }) => `${text}\n\n`.repeat(12);
    const { documentChecklist, fields } = sampleProposal;
    const done = {
      ...sampleProposal,
      checkedDocuments: documentChecklist.map(({ id }) => id),
      fields: fields.map((field) => ({ ...field, minWordCount: 0, maxWordCount: 0, maxLength: 40_000 })),
      sections: sampleProposal.sections.map((section) => ({ ...section, receipts: [], text: long(section) })),
    };
    msw.use(docMocks.detail.ok(done));
  },
  play: async ({ userEvent }) => {
    const sheet = await screen.findByRole("button", { name: new RegExp(`^${sendCopy.before}`) });
    await expect(sheet).toBeVisible();
    const [edit] = screen.getAllByRole("button", { name: new RegExp(`^${copy.edit}`) });
    await userEvent.click(edit!);
    const field = await screen.findByRole("textbox");
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field.getBoundingClientRect().bottom).toBeGreaterThan(window.innerHeight);
    const save = screen.getByRole("button", { name: copy.save });
    await waitFor(() => expect(save.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
    await expect(sheet).not.toBeVisible();
    // One button is filled, and how much there is stands beside it, wherever the text is scrolled to.
    const send = screen.getByRole("button", { name: sendCopy.title });
    await waitFor(() => expect(getComputedStyle(send).backgroundColor).toBe("rgba(0, 0, 0, 0)"));
    const words = within(save.closest("form")!)
      .getByText(/^\d+ words$/)
      .getBoundingClientRect();
    await expect(words.bottom).toBeLessThanOrEqual(save.getBoundingClientRect().top);
    await expect(words.top).toBeGreaterThan(0);
    await userEvent.click(screen.getByRole("button", { name: copy.cancel }));
    await waitFor(() => expect(sheet).toBeVisible());
    await waitFor(() => expect(getComputedStyle(send).backgroundColor).not.toBe("rgba(0, 0, 0, 0)"));
  },
});

/** Without room beside the text the tools are under the title, and the rest is in a sheet from the bottom. */
export const ToolsOnASmallScreen = meta.story({
  globals: { viewport: { value: "small" } },
  play: async ({ userEvent }) => {
    const tools = within(await screen.findByRole("group", { name: copy.tools }));
    const send = tools.getByRole("button", { name: sendCopy.title });
    const title = screen.getByRole("heading", { level: 1 }).getBoundingClientRect();
    await expect(send.getBoundingClientRect().top - title.bottom).toBeLessThan(120);
    // A section's number stands on the line of its title.
    const heading = screen.getAllByRole("heading", { level: 2 })[0]!;
    const number = heading.previousElementSibling!.getBoundingClientRect();
    await expect(Math.abs(number.top - heading.getBoundingClientRect().top)).toBeLessThan(2);
    await expect(number.right).toBeLessThan(heading.getBoundingClientRect().left);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);

    // It stays in sight while the text goes by.
    window.scrollTo(0, 900);
    await waitFor(() => expect(send.getBoundingClientRect().top).toBeLessThan(10));
    const choose = tools.getByRole("button", { name: /^Revision/ });
    await userEvent.click(choose);
    await expect(choose).toHaveAttribute("aria-expanded", "true");
    await userEvent.click(screen.getByRole("link", { name: copy.revision(sampleProposal.versions.length) }));
    await waitFor(() => expect(screen.getByTestId("address")).toHaveTextContent(sampleProposal.versions.at(-1)!));

    await userEvent.click(await screen.findByRole("button", { name: new RegExp(`^${sendCopy.before}`) }));
    const sheet = within(screen.getByRole("region", { name: sendCopy.before }));
    await waitFor(() => expect(sheet.getByText(copy.showInputs)).toBeVisible());
    await expect(sheet.getByRole("link", { name: copy.update })).toBeInTheDocument();
    await expect(sheet.getByRole("link", { name: copy.word })).toHaveAttribute("download");
    await expect(sheet.getByText(copy.checklist)).toBeInTheDocument();
  },
});

export const SessionLost = meta.story({
  parameters: { spec: ["1.2-side-menu-signed-out", "2.2-section-edit-signed-out"] },
  beforeEach: ({ msw }) => {
    let isSignedIn = true;
    const refuse = () => Response.json({ message: "Please sign in." }, { status: 401 });
    msw.use(
      meMocks.get.ok(() => {
        if (!isSignedIn) throw refuse();
        return sampleUser;
      }),
      docMocks.update.ok(() => {
        isSignedIn = false;
        throw refuse();
      }),
    );
  },
  play: async ({ userEvent }) => {
    await screen.findByRole("group", { name: "Help, plan and actions" });
    const summary = await findSection("Executive summary");
    await expect(summary.getByRole("button", { name: /^Edit/ })).not.toHaveAttribute("aria-disabled");
    await unfoldPapers(userEvent);
    await userEvent.click(screen.getByRole("checkbox", { name: /Letters from host sites/ }));
    const dialog = await screen.findByRole("dialog", { name: "Grantwright" });
    await expect(await within(dialog).findByText("Please sign in again")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    const edit = summary.getByRole("button", { name: /^Edit/ });
    await expect(edit).toHaveAttribute("aria-disabled", "true");
    await expect(edit).toHaveAccessibleDescription(copy.editSignedOut);
    await userEvent.click(edit);
    await expect(summary.queryByRole("textbox")).not.toBeInTheDocument();
    await expect(screen.queryByRole("group", { name: "Help, plan and actions" })).not.toBeInTheDocument();
  },
});

export const ChecklistSaveFailed = meta.story({
  parameters: { spec: ["2.4-checklist-reverts"] },
  beforeEach: ({ msw }) => msw.use(docMocks.update.error(500)),
  play: async ({ userEvent }) => {
    await unfoldPapers(userEvent);
    const box = await screen.findByRole("checkbox", { name: /Letters from host sites/ });
    await userEvent.click(box);
    await waitFor(() => expect(box).not.toBeChecked());
  },
});

export const NotWrittenYet = meta.story({
  beforeEach: ({ msw }) => msw.use(docMocks.detail.ok(sampleDraft)),
  play: async () => {
    await expect(await screen.findByRole("link", { name: copy.toDraft })).toHaveAttribute(
      "href",
      `/drafts/${sampleDraft.id}`,
    );
  },
});

const prompts = ["[Add: who carries out each step]", "[Add: by when, and how you know]"];
const openText = `Work begins with soil. ${prompts[0]} ${prompts[1]}`;

/** Two places of Methods and one of Measurable outcomes are still to fill in; Sustainability was left empty. */
const openProposal: Schemas["Document"] = {
  ...sampleProposal,
  lang: "en",
  fields: [
    ...sampleProposal.fields.filter(({ id }) => id !== "sustainability"),
    { id: "sustainability", title: "Sustainability", hidden: false, auto: false, required: false },
  ],
  sections: sampleProposal.sections.flatMap((section) => {
    const fill = (text: string) => {
      const html = `<p>${text.replace(/\[Add:[^\]]*\]/g, "<mark>$&</mark>")}</p>`;
      return [{ ...section, text, html }];
    };
    if (section.title === "Methods") return fill(openText);
    if (section.title === "Measurable outcomes") return fill("Twelve gardens stand. [Add: by when]");
    if (section.hidden)
      return [{ ...section, sectionId: "sustainability", title: "Sustainability", text: "", html: "", hidden: false }];
    return [section];
  }),
};

/** What is still to fill in is marked, counted, and one press away. */
export const OpenPlaces = meta.story({
  beforeEach: ({ msw }) => msw.use(docMocks.detail.ok(openProposal)),
  play: async ({ userEvent }) => {
    const methods = await findSection("Methods");
    const marks = methods.getAllByText(/^\[Add:/, { selector: "mark" });
    await expect(marks.map((mark) => mark.textContent)).toEqual(prompts);
    await expect(methods.getByText(copy.counts(4, "Work begins with soil.".length))).toBeVisible();
    await expect(screen.getByText(copy.reviewTitle, { exact: false })).toBeVisible();
    // Said once, where it is asked what is left to do.
    await expect(screen.getAllByText(sendCopy.next.open(3))).toHaveLength(1);
    await userEvent.click(screen.getByRole("link", { name: "Methods" }));
    const field = await methods.findByRole<HTMLTextAreaElement>("textbox", { name: "Methods" });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe(prompts[0]);
    await expect(field).toHaveAttribute("lang", "en");
    await expect(methods.getByText(copy.openHere(2))).toBeVisible();
    await userEvent.keyboard("Ines Okafor.");
    await expect(field).toHaveValue(`Work begins with soil. Ines Okafor. ${prompts[1]}`);
    await expect(methods.getByText(copy.openHere(1))).toBeVisible();
    await userEvent.click(methods.getByRole("button", { name: copy.cancel }));
  },
});

/** An optional section that was left empty is one line, which opens where it can be written. */
export const OptionalLeftOut = meta.story({
  beforeEach: ({ msw }) => {
    let doc = openProposal;
    msw.use(
      docMocks.detail.ok(() => doc),
      docMocks.updateSection.ok(({ params, body }) => {
        const before = doc.sections.find(({ id }) => id === params.id)!;
        const section = { ...before, text: body.userValue, html: `<p>${body.userValue}</p>`, edited: true };
        doc = { ...doc, sections: doc.sections.map((other) => (other.id === section.id ? section : other)) };
        return section;
      }),
    );
  },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText(copy.leftOut("Sustainability"))).toBeVisible();
    await expect(screen.queryByRole("region", { name: "Sustainability" })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: copy.putInNamed("Sustainability") }));
    const section = await findSection("Sustainability");
    const field = await section.findByRole("textbox", { name: "Sustainability" });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.click(section.getByRole("button", { name: copy.cancel }));
    const again = await screen.findByRole("button", { name: copy.putInNamed("Sustainability") });
    await waitFor(() => expect(again).toHaveFocus());
    await userEvent.click(again);
    const open = await findSection("Sustainability");
    await userEvent.type(await open.findByRole("textbox"), "The county pays for the water.");
    await userEvent.click(open.getByRole("button", { name: copy.save }));
    await waitFor(() => expect(screen.queryByRole("textbox")).not.toBeInTheDocument());
    await expect(await screen.findByText("The county pays for the water.")).toBeVisible();
    await expect(screen.queryByText(copy.leftOut("Sustainability"))).not.toBeInTheDocument();
  },
});

const askBeforeLeaving = async (userEvent: { click: (element: Element) => Promise<void> }) => {
  await userEvent.click(await screen.findByRole("link", { name: copy.word }));
  return within(await screen.findByRole("dialog", { name: copy.stillOpen(3) }));
};

/** Nothing that is still to fill in leaves without a word. */
export const OpenPlacesAskedAbout = meta.story({
  beforeEach: ({ msw }) => msw.use(docMocks.detail.ok(openProposal)),
  play: async ({ userEvent }) => {
    const started = fn();
    const listen = (event: MouseEvent) => {
      const link = event.target as HTMLAnchorElement;
      if (!link.href?.includes("/export") || link.isConnected) return;
      event.preventDefault();
      started(link.href);
    };
    const click = HTMLAnchorElement.prototype.click;
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      this.addEventListener("click", listen);
      click.call(this);
    };
    const first = await askBeforeLeaving(userEvent);
    await userEvent.click(first.getByRole("button", { name: copy.downloadAnyway }));
    HTMLAnchorElement.prototype.click = click;
    await expect(started.mock.calls).toEqual([[expect.stringContaining("format=docx")]]);
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    const second = await askBeforeLeaving(userEvent);
    await userEvent.click(second.getByRole("button", { name: copy.goToFirst }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole("textbox", { name: "Methods" })).toHaveFocus());
  },
});

/** Copying all of it for a portal is asked about, too. */
export const OpenPlacesInPortal = meta.story({
  beforeEach: ({ msw }) => msw.use(docMocks.detail.ok(openProposal)),
  play: async ({ userEvent }) => {
    const dialog = await openPortal(userEvent);
    const methods = within(dialog.getByRole("region", { name: "Methods" }));
    await expect(methods.getByText(/4 words/)).toBeVisible();
    await expect(methods.getAllByText(/^\[Add:/, { selector: "mark" })).toHaveLength(2);
    await expect(dialog.queryByRole("region", { name: "Sustainability" })).not.toBeInTheDocument();
    let copied = "";
    Object.defineProperty(navigator, "clipboard", {
      configurable: true,
      value: { writeText: async (given: string) => void (copied = given) },
    });
    await userEvent.click(dialog.getByRole("button", { name: portalCopy.copyAll }));
    const question = within(await screen.findByRole("dialog", { name: copy.stillOpen(3) }));
    await expect(copied).toBe("");
    await userEvent.click(question.getByRole("button", { name: portalCopy.copyAnyway }));
    await waitFor(() => expect(copied).toContain(openText));
    await userEvent.click(question.getByRole("button", { name: copy.goToFirst }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole("textbox", { name: "Methods" })).toHaveFocus());
  },
});

export const PdfGaps = meta.story({
  beforeEach: ({ msw }) => msw.use(docMocks.detail.ok({ ...sampleProposal, pdfGaps: "ব ল" })),
  play: async () => {
    await expect(await screen.findByText(copy.pdfGaps("ব ল"))).toBeVisible();
  },
});

export const NoFunder = meta.story({
  beforeEach: ({ msw }) => {
    const template = { ...sampleProposal.template, funderName: "" };
    msw.use(docMocks.detail.ok({ ...sampleProposal, template, createdAt: "2026-03-02T12:00:00.000Z" }));
  },
  play: async () => {
    await expect(await screen.findByText("Grant", { selector: "p" })).toBeVisible();
    await expect(screen.getByText(dayLabel("2026-03-02T12:00:00.000Z"))).toBeVisible();
  },
});

export const Downloads = meta.story({
  play: async () => {
    const file = `/api/a/docs/${sampleProposal.id}/${sampleProposal.versionId}/export?format=`;
    for (const [name, format] of [
      [copy.word, "docx"],
      [copy.pdf, "pdf"],
    ] as const) {
      const link = await screen.findByRole("link", { name });
      await expect(link).toHaveAttribute("href", file + format);
      await expect(link).toHaveAttribute("download");
    }
  },
});

const openPortal = async (userEvent: { click: (element: Element) => Promise<void> }) => {
  const [open] = await screen.findAllByRole("button", { name: copy.portal });
  await userEvent.click(open!);
  return within(await screen.findByRole("dialog", { name: portalCopy.title }));
};

export const PortalCopy = meta.story({
  play: async ({ userEvent }) => {
    const dialog = await openPortal(userEvent);
    const methods = within(dialog.getByRole("region", { name: "Methods" }));
    await expect(methods.getByRole("group")).toHaveTextContent(/^Work begins with soil/);
    const text = sampleProposal.sections.find(({ sectionId }) => sectionId === "methodology")!.text;
    await expect(methods.getByText(new RegExp(`^${text.length} characters`))).toBeVisible();
    await userEvent.click(dialog.getByRole("radio", { name: portalCopy.two }));
    await expect(methods.getByText(new RegExp(`^${text.length + 2} characters`))).toBeVisible();
    await userEvent.click(dialog.getByRole("radio", { name: portalCopy.notCounted }));
    const shorter = text.replaceAll(" ", "").length + 2;
    await expect(methods.getByText(new RegExp(`^${shorter} characters`))).toBeVisible();
    await expect(dialog.queryByRole("region", { name: "Notes for the writer" })).not.toBeInTheDocument();

    let copied = "";
    Object.defineProperty(navigator, "clipboard", {
      configurable: true,
      value: { writeText: async (given: string) => void (copied = given) },
    });
    await userEvent.click(methods.getByRole("button", { name: portalCopy.copySection("Methods") }));
    await waitFor(() => expect(copied).toBe(text));
    await userEvent.click(dialog.getByRole("button", { name: portalCopy.copyAll }));
    await waitFor(() => expect(copied).toMatch(/^Executive summary\n\nCommon Ground turns/));
    await expect(copied).not.toContain("This section is hidden");

    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    const again = await openPortal(userEvent);
    await expect(again.getByRole("radio", { name: portalCopy.two })).toBeChecked();
    await expect(again.getByRole("radio", { name: portalCopy.notCounted })).toBeChecked();
  },
});

const sentDays = fn();
const inPortal = (title: string) => new RegExp(`^${portalCopy.isIn}.*${title}$`);

/** What is carried over is ticked, and stays so until its text is another; once all is in, it can be said to be sent. */
export const PortalTicks = meta.story({
  beforeEach: ({ msw }) => {
    sentDays.mockClear();
    msw.use(
      docMocks.update.ok(({ body }) => {
        sentDays(body.sentOn);
        return { ...sampleProposal, sentOn: "2026-11-20" };
      }),
    );
  },
  play: async ({ userEvent }) => {
    Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText: async () => undefined } });
    const dialog = await openPortal(userEvent);
    const boxes = dialog.getAllByRole<HTMLInputElement>("checkbox");
    await expect(dialog.getByText(portalCopy.carried(0, boxes.length))).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: portalCopy.copySection("Methods") }));
    await expect(await dialog.findByText(portalCopy.carried(1, boxes.length))).toBeVisible();
    await expect(dialog.getByRole("checkbox", { name: inPortal("Methods") })).toBeChecked();
    for (const box of boxes) if (!box.checked) await userEvent.click(box);
    await expect(dialog.getByText(portalCopy.allIn)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: sendCopy.sent }));
    await waitFor(() => expect(sentDays).toHaveBeenCalledWith(expect.stringMatching(/^\d{4}-\d\d-\d\d$/)));

    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    const again = await openPortal(userEvent);
    await userEvent.click(again.getByRole("checkbox", { name: inPortal("Methods") }));
    await expect(again.getByText(portalCopy.carried(boxes.length - 1, boxes.length))).toBeVisible();
  },
});

export const PortalOverLimit = meta.story({
  beforeEach: ({ msw }) => {
    const limits: Record<string, Partial<Schemas["Field"]>> = {
      needStatement: { maxLength: 400 },
      methodology: { maxWordCount: 50, maxLength: 5_000 },
      measurableOutcomes: { minWordCount: 200 },
    };
    const fields = sampleProposal.fields.map((field) => ({ ...field, ...limits[field.id] }));
    msw.use(docMocks.detail.ok({ ...sampleProposal, fields }));
  },
  play: async ({ userEvent }) => {
    const dialog = await openPortal(userEvent);
    const region = (name: string) => within(dialog.getByRole("region", { name }));
    await expect(region("Need statement").getByText(/^\d+ characters too many/)).toBeVisible();
    await expect(region("Methods").getByText(/^\d+ words too many/)).toBeVisible();
    await expect(region("Measurable outcomes").getByText(/^\d+ words too few/)).toBeVisible();
  },
});

const showChanges = async (userEvent: { click: (element: Element) => Promise<void> }) =>
  userEvent.click(await screen.findByRole("switch", { name: copy.showChanges }));

export const ChangesShown = meta.story({
  play: async ({ userEvent }) => {
    await showChanges(userEvent);
    await expect(await screen.findByText(copy.changed(3, 2))).toBeVisible();
    const need = await findSection("Need statement");
    await expect(need.getByText("131", { selector: "ins" })).toBeVisible();
    await expect(need.getByText("more than half", { selector: "del" })).toBeVisible();
    await expect(need.getAllByRole("button", { name: /^Take back/ })).toHaveLength(2);
    const summary = await findSection("Executive summary");
    await expect(summary.queryByRole("button", { name: /^Take back/ })).not.toBeInTheDocument();
    await showChanges(userEvent);
    await expect(screen.queryByText(copy.changed(3, 2))).not.toBeInTheDocument();
    await expect(need.queryByRole("button", { name: /^Take back/ })).not.toBeInTheDocument();
  },
});

/** What is still to fill in is marked among the changes as it is in the text, also where a part of it came in. */
export const ChangesWithOpenPlaces = meta.story({
  beforeEach: ({ msw }) => {
    const parts: Schemas["ChangePart"][] = [
      { kind: "same", text: "Twelve gardens. [Add: " },
      { kind: "removed", text: "when they open] [Add: who digs" },
      { kind: "added", text: "who looks after them" },
      { kind: "same", text: "]. All of them stay." },
    ];
    const text = "Twelve gardens. [Add: who looks after them]. All of them stay.";
    const [first, ...others] = sampleProposal.sections;
    const [changed, ...unchanged] = sampleChanges.sections;
    msw.use(
      docMocks.detail.ok({ ...sampleProposal, sections: [{ ...first!, text }, ...others] }),
      docMocks.changes.ok({
        ...sampleChanges,
        sections: [{ ...changed!, id: first!.id, sectionId: first!.sectionId, kind: "changed", parts }, ...unchanged],
      }),
    );
  },
  play: async ({ userEvent }) => {
    await showChanges(userEvent);
    const section = await findSection(sampleProposal.sections[0]!.title);
    const came = await section.findByText("who looks after them", { selector: "ins mark" });
    const marks = [...came.closest("[tabindex]")!.querySelectorAll("mark")];
    await expect(marks.map(({ textContent }) => textContent)).toEqual(["[Add: ", "who looks after them", "]"]);
    await expect(marks[0]).toHaveStyle({ "border-bottom-style": "dashed" });
  },
});

/** A server whose sections change, and whose comparison follows. */
function changingServer() {
  let doc = sampleProposal;
  let changes = sampleChanges;
  return [
    docMocks.detail.ok(() => doc),
    docMocks.changes.ok(() => changes),
    docMocks.updateSection.ok(({ params, body }) => {
      const section = { ...doc.sections.find(({ id }) => id === params.id)!, text: body.userValue, edited: true };
      doc = { ...doc, sections: doc.sections.map((other) => (other.id === section.id ? section : other)) };
      const left = (part: Schemas["ChangePart"]) => part.kind === "removed" && !body.userValue.includes(part.text);
      changes = {
        ...changes,
        sections: changes.sections.map((each) => {
          if (each.id !== section.id) return each;
          if (body.userValue.includes("more than half") && body.userValue.startsWith("North"))
            return { ...each, kind: "same", parts: [{ kind: "same", text: body.userValue }] };
          const removed = each.parts.find(left);
          const [start = "", end = ""] = body.userValue.split(each.parts[1]!.text);
          return {
            ...each,
            parts: [removed!, { kind: "added", text: each.parts[1]!.text }, { kind: "same", text: start + end }],
          };
        }),
      };
      return section;
    }),
  ];
}

export const ChangeTakenBack = meta.story({
  beforeEach: ({ msw }) => msw.use(...changingServer()),
  play: async ({ userEvent }) => {
    await showChanges(userEvent);
    const need = await findSection("Need statement");
    const [, second] = await need.findAllByRole("button", { name: /^Take back/ });
    second!.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(need.getAllByRole("button", { name: /^Take back/ })).toHaveLength(1));
    await expect(need.getByText(/more than half told us/)).toBeVisible();
    await waitFor(() => expect(need.getByRole("button", { name: /^Take back/ })).toHaveFocus());
    await expect(need.getByText(copy.takenBack)).toBeInTheDocument();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(need.queryByRole("button", { name: /^Take back/ })).not.toBeInTheDocument());
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^North of the river/));
  },
});

export const TakeBackFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(docMocks.updateSection.error(500)),
  play: async ({ userEvent }) => {
    await showChanges(userEvent);
    const need = await findSection("Need statement");
    const [first] = await need.findAllByRole("button", { name: /^Take back/ });
    await userEvent.click(first!);
    await expect(await need.findByText(copy.takeBackFailed)).toBeVisible();
    await expect(need.getAllByRole("button", { name: /^Take back/ })).toHaveLength(2);
    await expect(first).toHaveFocus();
  },
});

export const ChangesLoading = meta.story({
  beforeEach: ({ msw }) => msw.use(docMocks.changes.pending()),
  play: async ({ userEvent }) => {
    await showChanges(userEvent);
    await expect(await screen.findByText(copy.comparing)).toBeVisible();
    await expect((await findSection("Need statement")).getByText(/^In the north of the county/)).toBeVisible();
  },
});

export const ChangesFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(docMocks.changes.error(500)),
  play: async ({ userEvent }) => {
    await showChanges(userEvent);
    await expect(await screen.findByText(copy.changesFailed)).toBeVisible();
    await expect(screen.getByRole("button", { name: copy.retry })).toBeEnabled();
  },
});

export const NothingChanged = meta.story({
  beforeEach: ({ msw }) => {
    const sections = sampleChanges.sections.map((section) => ({ ...section, kind: "same" as const, parts: [] }));
    msw.use(docMocks.changes.ok({ ...sampleChanges, sections }));
  },
  play: async ({ userEvent }) => {
    await showChanges(userEvent);
    await expect(await screen.findByText(copy.nothingChanged(2))).toBeVisible();
  },
});

export const SectionGone = meta.story({
  beforeEach: ({ msw }) => {
    const gone: Schemas["SectionChanges"] = {
      sectionId: "timeline",
      title: "Timeline",
      kind: "removed",
      parts: [{ kind: "removed", text: "Two years from May." }],
    };
    msw.use(docMocks.changes.ok({ ...sampleChanges, sections: sampleChanges.sections.toSpliced(2, 0, gone) }));
  },
  play: async ({ userEvent }) => {
    await showChanges(userEvent);
    const gone = within(await screen.findByRole("region", { name: "Timeline" }));
    await expect(gone.getByText(copy.goneSection)).toBeVisible();
    await expect(gone.getByText("Two years from May.")).toBeVisible();
  },
});

export const FirstRevision = meta.story({
  args: { path: `${path}/${sampleProposal.versions[0]}` },
  beforeEach: ({ msw }) => msw.use(docMocks.version.ok({ ...sampleProposal, versionId: sampleProposal.versions[0]! })),
  play: async () => {
    await screen.findByRole("button", { name: copy.more });
    await expect(screen.queryByRole("switch", { name: copy.showChanges })).not.toBeInTheDocument();
  },
});

const [summarySection, needSection, methodsSection] = sampleProposal.sections;

/** The first version is being written: a person reads its first sections meanwhile. */
export const BeingWritten = meta.story({
  beforeEach: ({ msw }) => {
    const written = [summarySection!];
    msw.use(
      docMocks.detail.ok(() => {
        const doc = { ...sampleDraft, sections: [...written], sectionsInProgress: [...written] };
        if (written.length === 1) written.push(needSection!);
        return doc;
      }),
    );
  },
  play: async () => {
    const all = sampleDraft.fields.length;
    await expect(await screen.findByText(copy.written(1, all))).toBeVisible();
    const summary = await findSection("Executive summary");
    await expect(summary.getByText(/^Common Ground turns twelve parcels/)).toBeVisible();
    await expect(summary.queryByRole("button")).not.toBeInTheDocument();
    await expect(await screen.findByText(copy.written(2, all))).toBeVisible();
    await expect(screen.getByRole("region", { name: "Need statement" })).toBeVisible();
  },
});

/** A revision is being written beside the finished one. */
export const RevisionBeingWritten = meta.story({
  beforeEach: ({ msw }) => {
    let asked = 0;
    msw.use(
      docMocks.detail.ok(() => {
        asked += 1;
        const { sectionsInProgress: _none, ...finished } = sampleProposal;
        return asked > 2 ? finished : { ...finished, sectionsInProgress: [methodsSection!] };
      }),
    );
  },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText(copy.revisionInWork)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: copy.readAlong }));
    await expect(await screen.findByRole("button", { name: copy.backToRevision })).toBeVisible();
    await expect(screen.queryByRole("region", { name: "Need statement" })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: copy.backToRevision }));
    await expect(await screen.findByRole("region", { name: "Need statement" })).toBeVisible();
    await waitFor(() => expect(screen.queryByText(copy.revisionInWork)).not.toBeInTheDocument());
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(docMocks.detail.pending()),
});

export const Gone = meta.story({
  beforeEach: ({ msw }) => msw.use(docMocks.detail.error(404)),
  play: async () => {
    await expect(await screen.findByText(copy.gone)).toBeVisible();
  },
});

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(docMocks.detail.error(500)),
  play: async () => {
    await expect(await screen.findByText(copy.loadFailed)).toBeVisible();
  },
});

export const SignedOut = meta.story({
  parameters: { spec: ["1.2-side-menu-signed-out", "2.2-section-edit-signed-out"] },
  beforeEach: ({ msw }) => msw.use(meMocks.get.error(401)),
  play: async () => {
    await expect(await screen.findByText(signedOutCopy.document.title)).toBeVisible();
    await expect(screen.queryByRole("button", { name: /^Edit/ })).not.toBeInTheDocument();
    await expect(screen.queryByRole("group", { name: "Help, plan and actions" })).not.toBeInTheDocument();
  },
});

/** Who else has the proposal open, and what they edit as soon as it is told. */
export const SomebodyElse = meta.story({
  beforeEach: ({ msw }) => {
    const ines = { id: "66f0aa10bb20cc30dd40e7aa", name: "Ines Okafor", section: null };
    const [first, ...others] = sampleProposal.sections;
    const text = "Ines has written this just now.";
    const edited = { ...first!, text, html: `<p>${text}</p>`, revision: first!.revision + 1, edited: true };
    let isEdited = false;
    const answer = () => (isEdited ? { ...sampleProposal, sections: [edited, ...others] } : sampleProposal);
    msw.use(
      docMocks.detail.ok(answer),
      docMocks.version.ok(answer),
      liveMocks.here.ok(() => {
        setTimeout(() => (isEdited = true), 0);
        return { revision: sampleProposal.revision, people: [ines] };
      }),
      liveMocks.stream({ type: "document", documentId: sampleProposal.id, after: 800 }),
    );
  },
  play: async () => {
    await expect(await screen.findByRole("button", { name: "Here now: Ines Okafor" })).toBeVisible();
    await expect(await screen.findByText("Ines has written this just now.")).toBeVisible();
  },
});
