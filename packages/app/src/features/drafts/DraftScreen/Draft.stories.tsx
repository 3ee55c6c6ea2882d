import type { Schemas } from "@grantwright/api-client";
import {
  docMocks,
  liveMocks,
  meMocks,
  sampleDocId,
  sampleDraft,
  sampleEmptyDraft,
  sampleInvalidDraft,
  sampleProposal,
  sampleReviewedDraft,
  sampleTaskDone,
  sampleTaskId,
  sampleTaskProgress,
  sampleUser,
  taskMocks,
} from "@grantwright/api-client/mocks";
import { expect, fireEvent, fn, screen, spyOn, waitFor, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { commentsCopy } from "../../../components/comments/comments.copy.ts";
import { draftedBy } from "../../../components/documents/draftedBy.ts";
import { requestCopy } from "../../../components/requestErrors.ts";
import { fingerprint } from "../../../autosave/fingerprint.ts";
import { forgetJournals } from "../../../autosave/journal/journal.ts";
import { AppStage } from "../../../routes/stories/AppStage.tsx";
import { forgetDevice, leaveOnDevice, workingAccount } from "../../../routes/stories/storyDefaults.ts";
import { keptCopy } from "../../../components/fields/kept.copy.ts";
import { signedOutCopy } from "../../../session/signedOut.copy.ts";
import { copy } from "./draft.copy.ts";

const path = `/drafts/${sampleDocId}`;

/** Somebody of whom only single stories leave unsaved words on the device. */
const otherUser = { ...sampleUser, id: "66f0aa10bb20cc30dd40ee59" };

const methodsOfOther = (draft: Schemas["Document"], userText: string): Schemas["Document"] => ({
  ...draft,
  revision: draft.revision + 1,
  draft: { ...draft.draft, methodology: { id: "methodology", userText } },
});

const meta = preview.meta({
  title: "Screens/Draft",
  tags: ["!autodocs"],
  component: AppStage,
  args: { path },
  globals: { viewport: { value: "large" } },
  parameters: { layout: "fullscreen" },
  beforeEach: async ({ msw }) => {
    forgetDevice();
    // What an earlier story typed may come back from this device, and is saved before anything is asked for.
    msw.use(docMocks.save.ok({ id: sampleDocId, revision: 9 }), ...workingAccount());
    await forgetJournals(sampleUser.id);
    await forgetJournals(otherUser.id);
  },
});

const findSection = (name: RegExp) => screen.findByRole("textbox", { name });
const write = async (field: HTMLElement, text: string) => fireEvent.change(field, { target: { value: text } });
const confirmBox = () => screen.findByRole("checkbox", { name: copy.confirm });
const addButton = async () => (await screen.findAllByRole("button", { name: copy.addSection }))[0]!;
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const generateButton = () => screen.getByRole("button", { name: copy.generate });

export const Ready = meta.story({
  parameters: {
    spec: [
      "1.1-credit-count",
      "1.2-route-draft",
      "2.2-route-draft",
      "2.2-progress-bar",
      "2.2-criteria",
      "2.2-numbered-sections",
      "2.2-required-asterisk",
      "2.2-checklist",
      "2.2-grant-history",
      "2.2-generate-block",
      "2.2-wizard-generate",
      "2.4-generate-off",
      "2.2-add-section-ready",
    ],
  },
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole("group", { name: /Ready to Create, 75 percent/ })).toBeVisible();
    await expect(generateButton()).toHaveAttribute("aria-disabled", "true");
    await expect(await addButton()).not.toHaveAttribute("aria-disabled");
    await userEvent.click(await confirmBox());
    await expect(generateButton()).not.toHaveAttribute("aria-disabled", "true");
    await expect(await addButton()).toHaveAttribute("aria-disabled", "true");
    await expect(await addButton()).toHaveAccessibleDescription(copy.addSectionUnavailable.ready);
    await userEvent.click(await confirmBox());
    await expect(await addButton()).not.toHaveAttribute("aria-disabled");
  },
});

/** A team's draft says whose it is, as what is written there spends the team's credits. */
export const InTeam = meta.story({
  beforeEach: ({ msw }) => msw.use(meMocks.get.ok({ ...sampleUser, teamName: "Common Ground" })),
  play: async () => {
    await expect(await screen.findByText(/^Common Ground · Grant · /)).toBeVisible();
  },
});

/** Who else is there is seen in the head, and in the section in which they are; what they change is fetched as soon as it is told. */
export const SomebodyElse = meta.story({
  beforeEach: ({ msw }) => {
    const ines = { id: "66f0aa10bb20cc30dd40e7aa", name: "Ines Okafor", section: "methodology" };
    let doc = sampleDraft;
    msw.use(
      docMocks.detail.ok(() => doc),
      liveMocks.here.ok(() => {
        setTimeout(() => (doc = methodsOfOther(sampleDraft, "Ines has written this just now.")), 0);
        return { revision: sampleDraft.revision, people: [ines] };
      }),
      liveMocks.stream(
        { type: "people", documentId: sampleDocId, people: [ines], after: 600 },
        { type: "document", documentId: sampleDocId, revision: sampleDraft.revision + 1, after: 600 },
      ),
    );
  },
  play: async () => {
    await expect(await screen.findByRole("button", { name: "Here now: Ines Okafor" })).toBeVisible();
    await expect(await screen.findByText("Ines Okafor is in this section")).toBeVisible();
    const field = await findSection(/Methods/);
    await waitFor(() => expect(field).toHaveValue("Ines has written this just now."));
  },
});

export const SomebodyElseSmallScreen = SomebodyElse.extend({
  globals: { viewport: { value: "small" } },
  play: async () => {
    await expect(await screen.findByRole("button", { name: "Here now: Ines Okafor" })).toBeVisible();
  },
});

/** Without the stream everything is as before: nobody is shown, and what is typed is saved. */
export const NoStream = meta.story({
  beforeEach: ({ msw }) => msw.use(liveMocks.here.error(500), liveMocks.noStream()),
  play: async () => {
    await expect(await findSection(/Methods/)).toBeVisible();
    await expect(screen.queryByRole("button", { name: /^Here now/ })).not.toBeInTheDocument();
  },
});

export const NoLongerValid = meta.story({
  parameters: { spec: ["2.4-generate-button"] },
  play: async ({ userEvent }) => {
    await userEvent.click(await confirmBox());
    await expect(generateButton()).not.toHaveAttribute("aria-disabled");
    await write(await findSection(/Methods/), "Only four words here");
    await waitFor(() => expect(generateButton()).toHaveAccessibleDescription(copy.why.invalid(1, "Methods")));
    await expect(generateButton()).toHaveAttribute("aria-disabled", "true");
    await write(await findSection(/Methods/), "Now there are five words again");
    await waitFor(() => expect(generateButton()).not.toHaveAttribute("aria-disabled"));
    await userEvent.click(await confirmBox());
    await expect(generateButton()).toHaveAttribute("aria-disabled", "true");
  },
});

/** What another writer drafted than the sheet's head speaks of is called so, until a word of it is changed. */
export const Drafted = meta.story({
  beforeEach: ({ msw }) => {
    const { needStatement, methodology } = sampleDraft.draft;
    msw.use(
      docMocks.detail.ok({
        ...sampleDraft,
        drafted: {
          needStatement: { by: "model", text: needStatement?.userText ?? "" },
          methodology: { by: "offline", text: methodology?.userText ?? "" },
        },
      }),
    );
  },
  play: async ({ userEvent }) => {
    const said = copy.drafted(draftedBy.model);
    await expect(await screen.findByText(said)).toBeVisible();
    await expect(screen.queryByText(copy.drafted(draftedBy.offline))).not.toBeInTheDocument();
    await userEvent.type(await findSection(/Need statement/), " More.");
    await expect(screen.queryByText(said)).not.toBeInTheDocument();
  },
});

const { maxLength: _limit, ...unlimited } = sampleDraft.fields.find(({ id }) => id === "sustainability")!;

export const CountsToTheLimit = meta.story({
  parameters: { spec: ["2.5-section-form-limit", "2.9-section-length"] },
  beforeEach: ({ msw }) => {
    const fields = sampleDraft.fields.map((field) => (field.id === unlimited.id ? unlimited : field));
    msw.use(docMocks.detail.ok({ ...sampleDraft, fields }));
  },
  play: async () => {
    const counter = (field: HTMLElement, text: string) =>
      within(field.closest("section")!).findByText(`${text.length}/`, { exact: false, selector: "span" });
    const need = await findSection(/Need statement/);
    await expect(await counter(need, (need as HTMLTextAreaElement).value)).toHaveTextContent(/\/600/);
    const free = await findSection(/Sustainability/);
    const long = "word ".repeat(1_000);
    await write(free, `${long}and on`);
    await expect(await counter(free, `${long}and on`)).toHaveTextContent(/5006\/4000/);
    await wait(400);
    const section = within(free.closest("section")!);
    await expect(section.queryByText(/Too long/)).not.toBeInTheDocument();
    await expect(section.queryByText(/over/)).not.toBeInTheDocument();
    await expect(free.closest("section")!.querySelector("mark")).toBeNull();
    await write(free, `${long}${long}!`);
    await expect(await section.findByText("Too long maximum 10000 characters")).toBeVisible();
    await expect(await section.findByText("1 over")).toBeVisible();
    await expect(await section.findByText(copy.cut(1))).toBeVisible();
  },
});

/** As many words as the funder asks for, and no open place: only then a section has its tick. */
export const ShortAndOpen = meta.story({
  play: async () => {
    const row = (name: RegExp) =>
      within(screen.getByRole("navigation", { name: copy.sections })).getByRole("link", { name });
    const methods = await findSection(/Methods/);
    await expect(row(/Methods/)).toHaveAccessibleName(/done/);
    await write(methods, `${"word ".repeat(17)}[Add: who carries out each step]`);
    const section = within(methods.closest("section")!);
    await expect(await section.findByText("17 words, 63 short")).toBeVisible();
    await waitFor(() => expect(row(/Methods/)).toHaveAccessibleName(/1 open/));
    await write(methods, "word ".repeat(17));
    await waitFor(() => expect(row(/Methods/)).toHaveAccessibleName(/63 short ?, in words/));
    await expect(screen.queryByText(copy.summary)).not.toBeInTheDocument();
    await write(methods, "word ".repeat(80));
    await waitFor(() => expect(row(/Methods/)).toHaveAccessibleName(/done/));
  },
});

/**
 * At rest a section is its title, what it asks for, its text and one line of counts; its tools come with who is in it, and move nothing. The keyboard
 * comes to them before the text.
 */
export const AtRest = meta.story({
  play: async ({ userEvent }) => {
    const methods = await findSection(/Methods/);
    const section = methods.closest("section")!;
    const tool = within(section).getByRole("button", { name: "History: Methods" });
    const title = within(section).getByRole("heading", { name: /^Methods/ });
    await expect(within(section).getByText(/^\d+-\d+ words$/)).toBeVisible();
    const seen = () => getComputedStyle(tool).opacity;
    const places = () => {
      const { x, y } = section.getBoundingClientRect();
      return [title, tool, methods].map((element) => {
        const box = element.getBoundingClientRect();
        return [box.x - x, box.y - y, box.height];
      });
    };
    const before = places();
    if (matchMedia("(hover: hover) and (not (any-pointer: coarse))").matches) await expect(seen()).toBe("0");
    methods.focus();
    await userEvent.tab({ shift: true });
    await expect(tool).toHaveFocus();
    await waitFor(() => expect(seen()).toBe("1"));
    await expect(places()).toEqual(before);
  },
});

/** One section is the current one: where the focus is, else what is talked about, else what the scroll shows. */
export const CurrentSection = meta.story({
  play: async ({ userEvent }) => {
    const methods = await findSection(/Methods/);
    const list = within(screen.getByRole("navigation", { name: copy.sections }));
    const current = () => list.getAllByRole("link", { current: true }).map(({ children }) => children[1]!.textContent);
    const inSection = within(methods.closest("section")!);
    const need = await findSection(/Need statement/);
    await userEvent.click(methods);
    need.closest("section")!.scrollIntoView({ block: "start" });
    await waitFor(() => expect(list.getByRole("link", { name: /Methods/ })).toHaveAccessibleName(/writing/));
    await expect(current()).toEqual(["Methods"]);
    // A dialog of the section is a part of it, and its text is not written meanwhile.
    await userEvent.click(inSection.getByRole("button", { name: /^History/ }));
    const history = await screen.findByRole("dialog");
    await expect(current()).toEqual(["Methods"]);
    await userEvent.click(within(history).getByRole("button", { name: "Close" }));
    await waitFor(() => expect(history).not.toBeInTheDocument());
    // So is a comment on it, that stands beside it.
    await userEvent.click(inSection.getByRole("button", { name: /^Comment on/ }));
    const said = await screen.findByRole("complementary", { name: commentsCopy.title });
    await waitFor(() => expect(said).toContainElement(document.activeElement as HTMLElement));
    need.closest("section")!.scrollIntoView({ block: "start" });
    await expect(current()).toEqual(["Methods"]);
    await userEvent.click(within(said).getByRole("button", { name: commentsCopy.close }));
    await userEvent.click(screen.getByRole("textbox", { name: copy.grantName }));
    need.closest("section")!.scrollIntoView({ block: "start" });
    await waitFor(() => expect(current()).toEqual(["Need statement"]));
    await expect(list.queryByText(copy.state.writing)).not.toBeInTheDocument();
  },
});

const halo = () => document.querySelector('[data-part="halo"]');

export const MarkerReached = meta.story({
  parameters: { spec: ["2.4-marker-highlight"] },
  beforeEach: ({ msw }) => {
    const { teamExperience: _missing, ...draft } = sampleDraft.draft;
    msw.use(docMocks.detail.ok({ ...sampleDraft, draft }));
  },
  play: async () => {
    const field = await findSection(/Team experience/);
    await expect(halo()).toBeNull();
    await write(field, "Ines Okafor has run the garden since 2019.");
    await waitFor(() => expect(halo()).not.toBeNull());
    const reachedAt = performance.now();
    const opacity = () => Number(getComputedStyle(halo()!).opacity);
    await expect(opacity()).toBeGreaterThan(0);
    await waitFor(() => expect(opacity()).toBe(0), { interval: 20 });
    const faded = performance.now() - reachedAt;
    await expect(faded).toBeGreaterThan(900);
    await expect(faded).toBeLessThan(1_900);
  },
});

export const Assessed = meta.story({
  parameters: { spec: ["1.1-review-suggestions"] },
  beforeEach: ({ msw }) => msw.use(docMocks.detail.ok(sampleReviewedDraft)),
  play: async () => {
    const notes = await screen.findAllByText("Urgent");
    await expect(notes[0]).toBeInTheDocument();
    await expect(screen.getAllByText(/rests on your own survey alone/)[0]).toBeVisible();
    // No tick beside a note that waits for an answer.
    const sections = within(screen.getByRole("navigation", { name: copy.sections }));
    for (const { sectionId } of sampleReviewedDraft.review!.suggestions) {
      const title = sampleReviewedDraft.fields.find(({ id }) => id === sectionId)?.title;
      if (title) await expect(sections.getByRole("link", { name: new RegExp(title) })).not.toHaveAccessibleName(/done/);
    }
    await expect(sections.getAllByRole("link", { name: /\d notes?$/ })[0]).toBeVisible();
  },
});

/** A note whose section is being changed says that it is from before. */
export const AssessedBefore = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(docMocks.detail.ok(sampleReviewedDraft), docMocks.save.ok({ id: sampleReviewedDraft.id, revision: 9 })),
  play: async ({ userEvent }) => {
    const note = sampleReviewedDraft.review!.suggestions[0]!;
    const title = sampleReviewedDraft.fields.find(({ id }) => id === note.sectionId)!.title;
    const section = await screen.findByRole("textbox", { name: new RegExp(`^${title}`) });
    await expect(screen.queryByText(/before your last change/)).not.toBeInTheDocument();
    await userEvent.type(section, " More.");
    await waitFor(() => expect(screen.getAllByText(/before your last change/)[0]).toBeInTheDocument());
  },
});

/** Whoever asks for the first assessment keeps the focus, and not only the second time. */
export const AssessedNow = meta.story({
  beforeEach: ({ msw }) => {
    let doc = sampleDraft;
    msw.use(
      docMocks.detail.ok(() => doc),
      docMocks.review.ok(() => {
        doc = sampleReviewedDraft;
        return { taskId: sampleTaskId };
      }),
      taskMocks.progress.ok(sampleTaskDone),
    );
  },
  play: async ({ userEvent }) => {
    await userEvent.click((await screen.findAllByRole("button", { name: copy.assess }))[0]!);
    await userEvent.click(await screen.findByRole("button", { name: "View now" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getAllByRole("button", { name: copy.assessAgain })[0]).toHaveFocus());
  },
});

/** The rules below both criteria are one line, however long the words above one of them are. */
export const CriteriaOnOneLine = meta.story({
  globals: { viewport: { value: "medium" } },
  beforeEach: ({ msw }) =>
    msw.use(
      docMocks.detail.ok({
        ...sampleDraft,
        eligibilityCriteria: "Who lives in the county. ".repeat(8),
        assessmentCriteria: "",
      }),
    ),
  play: async () => {
    const [one, other] = await Promise.all(
      [copy.criteria.eligibilityCriteria, copy.criteria.assessmentCriteria].map(({ label }) =>
        screen.findByRole("textbox", { name: label }),
      ),
    );
    await expect(one!.getBoundingClientRect().height).toBeGreaterThan(60);
    await expect(other!.getBoundingClientRect().bottom).toBe(one!.getBoundingClientRect().bottom);
  },
});

/** Without room beside the text the notes are grouped by section, and each section's title leads there. */
export const NotesWithoutMargin = meta.story({
  globals: { viewport: { value: "medium" } },
  beforeEach: ({ msw }) => msw.use(docMocks.detail.ok(sampleReviewedDraft)),
  play: async ({ userEvent }) => {
    const methods = await findSection(/Methods/);
    methods.closest("section")!.scrollIntoView({ block: "start" });
    await userEvent.click(await screen.findByRole("button", { name: new RegExp(`^${copy.margin(true)}`) }));
    const sheet = within(screen.getByRole("region", { name: copy.margin(true) }));
    const titles = sheet.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
    await expect(titles).toEqual(["2 Need statement", "3 Methods", "6 Sustainability"]);
    const group = within(sheet.getByRole("region", { name: /Methods/ }));
    await expect(group.getAllByRole("article")).toHaveLength(2);
    await waitFor(() => expect(group.getByText(/The eight Saturdays/)).toBeVisible());
    const frame = screen.getByRole("region", { name: copy.margin(true) });
    const bar = frame.firstElementChild!;
    await waitFor(() => {
      const { top } = group.getByRole("heading", { level: 3 }).getBoundingClientRect();
      expect(Math.abs(top - bar.getBoundingClientRect().bottom)).toBeLessThan(24);
    });
    await userEvent.click(group.getByRole("link", { name: /Methods/ }));
    await waitFor(() => expect(methods).toHaveFocus());
    await expect(screen.getByRole("button", { name: new RegExp(`^${copy.margin(true)}`) })).toHaveAttribute(
      "aria-expanded",
      "false",
    );
    await userEvent.type(methods, " More.");
    await waitFor(() => expect(sheet.getAllByText(/before your last change/)).toHaveLength(2));
    await expect(sheet.getAllByRole("article", { hidden: true })).toHaveLength(
      sampleReviewedDraft.review!.suggestions.length,
    );
  },
});

const criteria = "Registered non-profits within the county, with two years of accounts. ".repeat(12);

/** A funder's criteria can be read whole where the browser does not let a field grow by itself. */
export const LongCriteria = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(docMocks.detail.ok({ ...sampleDraft, eligibilityCriteria: criteria, assessmentCriteria: "" }));
    const { supports } = CSS;
    const stub = spyOn(CSS, "supports").mockImplementation((...query: string[]) =>
      query[0] === "field-sizing" ? false : supports.apply(CSS, query as [string]),
    );
    return () => stub.mockRestore();
  },
  decorators: [
    (Story) => (
      <>
        <style>{"textarea { field-sizing: fixed !important }"}</style>
        <Story />
      </>
    ),
  ],
  play: async () => {
    const field = await screen.findByRole("textbox", { name: copy.criteria.eligibilityCriteria.label });
    await waitFor(() => expect(field.clientHeight).toBeGreaterThan(100));
    await expect(field.scrollHeight).toBeLessThanOrEqual(field.clientHeight);
    const empty = screen.getByRole("textbox", { name: copy.criteria.assessmentCriteria.label });
    await expect(empty.clientHeight).toBeLessThanOrEqual(160);
  },
});

export const WithErrors = meta.story({
  parameters: {
    spec: [
      "2.2-error-summary",
      "2.2-error-summary-entries",
      "2.4-confirm-valid",
      "2.5-section-required",
      "2.5-section-too-long",
    ],
  },
  beforeEach: ({ msw }) => msw.use(docMocks.detail.ok(sampleInvalidDraft)),
  play: async ({ userEvent }) => {
    await expect(await screen.findByText(copy.summary)).toBeInTheDocument();
    const entry = screen.getByText("Need statement (Too long maximum 600 characters)");
    await expect(screen.getByText("Team experience (This is required)")).toBeInTheDocument();
    await userEvent.click(entry);
    await expect(await findSection(/Need statement/)).toHaveFocus();
    await expect(screen.getByText("Too long maximum 600 characters")).toBeVisible();
    await expect(screen.getByText(/All of it is kept\. Cut \d+ characters to continue\./)).toBeVisible();
    await userEvent.click(await confirmBox());
    await expect(await confirmBox()).not.toBeChecked();
    await expect(await confirmBox()).toHaveAttribute("aria-disabled", "true");
  },
});

export const OutlineOnly = meta.story({
  parameters: {
    spec: ["2.1-text-sections", "2.2-auto-section", "2.2-placeholder-required", "2.2-placeholder-optional"],
  },
  beforeEach: ({ msw }) => msw.use(docMocks.detail.ok(sampleEmptyDraft)),
  play: async () => {
    const field = await findSection(/Need statement/);
    await expect(field).toHaveAttribute("placeholder", "Enter your response for this section... (Required)");
    await expect(await findSection(/Sustainability/)).toHaveAttribute(
      "placeholder",
      "Enter your response for this section... (Optional)",
    );
    await expect(screen.getByText(copy.opening.asks)).toBeInTheDocument();
    await expect(screen.queryByText("This is required")).not.toBeInTheDocument();
  },
});

const begun = "We turn twelve empty parcels into gardens for 640 households, and ask for $46,200.";

/** A section that is written from the others begins as the person says. */
export const HowItBegins = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      docMocks.detail.ok(sampleEmptyDraft),
      docMocks.save.ok(({ body }) => {
        if (!body.draft.some(({ userText }) => userText === begun)) throw new Error("It has to be saved");
        return { id: sampleDocId, revision: 5 };
      }),
    );
  },
  play: async () => {
    const field = await findSection(/^How it begins Executive summary/);
    await expect(field).toHaveAttribute("placeholder", copy.opening.placeholder);
    await expect(field).toHaveAccessibleDescription(copy.opening.asks);
    await write(field, begun);
    await expect(await screen.findByText(/^Saved/)).toBeVisible();
  },
});

/** It is a sentence or two: more keeps a proposal from being made, and is kept. */
export const HowItBeginsTooLong = meta.story({
  play: async () => {
    const field = await findSection(/^How it begins Executive summary/);
    await write(field, "x".repeat(403));
    await expect(await screen.findByText("Too long maximum 400 characters")).toBeVisible();
    await expect(screen.getByText(copy.cut(3))).toBeVisible();
    await expect(screen.getAllByText(copy.over(3))[0]).toBeVisible();
    await expect(screen.getByText("Executive summary (Too long maximum 400 characters)")).toBeInTheDocument();
  },
});

export const TooFewWords = meta.story({
  parameters: { spec: ["2.5-section-too-short", "2.5-validates-on-change"] },
  play: async () => {
    const field = await findSection(/Methods/);
    await write(field, "Only four words here");
    await expect(await screen.findByText("Too short minimum 5 words")).toBeVisible();
  },
});

/** Whoever writes the first words of a section is not told that they are too few before they leave it. */
export const FirstWords = meta.story({
  parameters: { spec: ["2.5-validates-on-change"] },
  beforeEach: ({ msw }) => msw.use(docMocks.detail.ok(sampleEmptyDraft)),
  play: async ({ userEvent }) => {
    const field = await findSection(/Methods/);
    const section = within(field.closest("section")!);
    await userEvent.type(field, "Only two");
    await waitFor(async () =>
      expect(await screen.findByText("Methods (Too short minimum 5 words)")).toBeInTheDocument(),
    );
    await expect(section.queryByText("Too short minimum 5 words")).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(await section.findByText("Too short minimum 5 words")).toBeVisible();
    await userEvent.type(field, " words and three more");
    await waitFor(() => expect(section.queryByText("Too short minimum 5 words")).not.toBeInTheDocument());
  },
});

export const Saving = meta.story({
  parameters: { spec: ["2.2-add-section-saving"] },
  beforeEach: ({ msw }) => msw.use(docMocks.save.pending()),
  play: async () => {
    await write(await findSection(/Methods/), "Work begins with soil, then fences.");
    await expect(await addButton()).not.toHaveAttribute("aria-disabled");
    await expect(await screen.findByText(/Saving/)).toBeVisible();
    await expect(await addButton()).toHaveAttribute("aria-disabled", "true");
    await expect(await addButton()).toHaveAccessibleDescription(copy.addSectionUnavailable.saving);
  },
});

export const WaitsForSaving = meta.story({
  parameters: { spec: ["2.4-confirm-saved"] },
  play: async ({ userEvent }) => {
    await expect(await confirmBox()).not.toHaveAttribute("aria-disabled");
    await write(await findSection(/Methods/), "Work begins with soil, then fences.");
    await waitFor(async () => expect(await confirmBox()).toHaveAttribute("aria-disabled", "true"));
    await userEvent.click(await confirmBox());
    await expect(await confirmBox()).not.toBeChecked();
    await waitFor(async () => expect(await confirmBox()).not.toHaveAttribute("aria-disabled"));
    await userEvent.click(await confirmBox());
    await expect(await confirmBox()).toBeChecked();
  },
});

let answerWithUser = () => {};

export const WaitsForUser = meta.story({
  parameters: { spec: ["2.4-confirm-user"] },
  beforeEach: ({ msw }) => {
    const isAnswered = new Promise<void>((resolve) => (answerWithUser = resolve));
    msw.use(
      meMocks.get.ok(async () => {
        await isAnswered;
        return sampleUser;
      }),
    );
  },
  play: async ({ userEvent }) => {
    await wait(1_000);
    await expect(screen.queryByRole("checkbox", { name: copy.confirm })).not.toBeInTheDocument();
    answerWithUser();
    await userEvent.click(await confirmBox());
    await expect(await confirmBox()).toBeChecked();
  },
});

export const Saved = meta.story({
  parameters: { spec: ["2.3-save-payload-filled", "2.4-auto-save", "2.4-auto-save-flag"] },
  beforeEach: ({ msw }) => {
    msw.use(
      docMocks.save.ok(({ body }) => {
        if (body.generate || body.draft.length !== 5)
          throw new Error("An auto-save sends all texts, and does not generate");
        return { id: sampleDocId, revision: 5 };
      }),
    );
  },
  play: async () => {
    await write(await findSection(/Methods/), "Work begins with soil, then fences.");
    await expect(await screen.findByText(/^Saved/)).toBeVisible();
    await waitFor(() =>
      expect(Object.keys(localStorage).some((key) => key.startsWith("grantwright.unsaved"))).toBe(false),
    );
  },
});

export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(docMocks.save.unreachable()),
  play: async () => {
    const field = await findSection(/Methods/);
    await write(field, "Work begins with soil, then fences.");
    await expect((await screen.findAllByText(/Offline: kept on this device/))[0]).toBeVisible();
    await expect(field).toHaveValue("Work begins with soil, then fences.");
    await expect(JSON.stringify({ ...localStorage })).toContain("Work begins with soil, then fences.");
  },
});

/**
 * Leaves on this device what a page of otherUser's had not sent: written upon what the server had, as told. Each story's page has a
 * name of its own: a story's last save may come through while the next one runs.
 */
function leaveMethods(text: string, page: string, { before = sampleMethods, isKilled = false } = {}): Promise<void> {
  const known = { methodology: [fingerprint(before)] };
  const value = { revision: 1, texts: { methodology: text }, known, addedFields: [] };
  return leaveOnDevice(otherUser.id, sampleDocId, value, { page, isKilled });
}
const sampleMethods = sampleDraft.draft.methodology!.userText;

/** A tab that crashed: local storage has its words. */
export const Restored = meta.story({
  beforeEach: async ({ msw }) => {
    msw.use(meMocks.get.ok(otherUser));
    await leaveMethods("Typed just before the browser closed.", "crashed");
  },
  play: async () => {
    await expect(await screen.findByText(copy.restored)).toBeVisible();
    const field = await findSection(/Methods/);
    await waitFor(() => expect(field).toHaveValue("Typed just before the browser closed."));
  },
});

/** A browser that was killed seconds after the last key: only IndexedDB has its words. */
export const RestoredAfterKill = meta.story({
  beforeEach: async ({ msw }) => {
    msw.use(meMocks.get.ok(otherUser));
    await leaveMethods("Typed just before the browser was killed.", "killed", { isKilled: true });
  },
  play: async () => {
    await expect(await screen.findByText(copy.restored)).toBeVisible();
    const field = await findSection(/Methods/);
    await waitFor(() => expect(field).toHaveValue("Typed just before the browser was killed."));
  },
});

const wizard = `wizard.${sampleDraft.template.id}`;

/** The draft was begun in the form below a description that no outline was made of. */
export const DescriptionKept = meta.story({
  beforeEach: async () => {
    await forgetJournals(sampleUser.id);
    const typed = { text: "Lend drills and ladders to 140 households of the north side.", docId: sampleDocId };
    await leaveOnDevice(sampleUser.id, wizard, { typed, others: [] });
  },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText(/Lend drills and ladders/)).toBeVisible();
    await userEvent.click(screen.getByRole("link", { name: copy.description.open }));
    const address = `/docs/new/${sampleDraft.template.id}?docId=${sampleDocId}`;
    await waitFor(() => expect(screen.getByTestId("address")).toHaveTextContent(address));
  },
});

/** A description for another draft of the same template says nothing here. */
export const DescriptionOfAnother = meta.story({
  beforeEach: async () => {
    await forgetJournals(sampleUser.id);
    const typed = { text: "Plant 40 trees along the river.", docId: "66f0aa10bb20cc30dd40ee77" };
    await leaveOnDevice(sampleUser.id, wizard, { typed, others: [] });
  },
  play: async () => {
    await expect(await findSection(/Need statement/)).toBeVisible();
    await expect(screen.queryByText(/Plant 40 trees/)).not.toBeInTheDocument();
  },
});

const theirs: Schemas["Document"] = {
  ...sampleDraft,
  revision: 9,
  draft: { ...sampleDraft.draft, methodology: { id: "methodology", userText: "Changed in another browser." } },
};

export const ChangedElsewhere = meta.story({
  beforeEach: ({ msw }) => msw.use(docMocks.save.error(412, theirs)),
  play: async ({ userEvent }) => {
    const field = await findSection(/Methods/);
    await write(field, "Work begins with soil, then fences.");
    const conflict = within(await screen.findByRole("group", { name: keptCopy.conflict }));
    await expect(await conflict.findByRole("figure", { name: keptCopy.theirs })).toHaveTextContent(
      "Changed in another browser.",
    );
    await expect(screen.getByRole("link", { name: /Methods.*two versions/ })).toBeVisible();
    await expect(field).toHaveValue("Work begins with soil, then fences.");
    await userEvent.click(conflict.getByRole("button", { name: keptCopy.takeOther }));
    await waitFor(() => expect(field).toHaveValue("Changed in another browser."));
  },
});

const withMethods = (text: string): Schemas["Document"] => ({
  ...sampleDraft,
  revision: 9,
  draft: { ...sampleDraft.draft, methodology: { id: "methodology", userText: text } },
});

/** Refuses the first save, as somebody else saved a moment before, and takes the next. */
const savedBefore = (doc: Schemas["Document"], saves = fn()) =>
  docMocks.save.ok(({ body }) => {
    saves(body);
    // What a handler throws is its answer.
    if (saves.mock.calls.length === 1) throw Response.json(doc, { status: 412 });
    return { id: sampleDocId, revision: 10 };
  });

/** Somebody else changed another sentence of the same section: both changes stay, and the caret where it was. */
export const MergedWithAnother = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(savedBefore(withMethods(sampleMethods.replace("Water follows", "Water follows soon")))),
  play: async ({ userEvent }) => {
    const field = (await findSection(/Methods/)) as HTMLTextAreaElement;
    await userEvent.click(field);
    const place = sampleMethods.indexOf(" for the first season");
    field.setSelectionRange(place, place);
    await userEvent.keyboard(" well");
    await waitFor(() => expect(field.value).toContain("Water follows soon"));
    await expect(field.value).toContain("paid well for the first season");
    await expect(field.value.slice(0, field.selectionStart)).toMatch(/paid well$/);
    await expect(field).toHaveFocus();
    await expect(screen.queryByRole("group", { name: keptCopy.conflict })).not.toBeInTheDocument();
    await expect((await screen.findAllByText(/^Saved/))[0]).toBeVisible();
  },
});

/** Both changed one figure: both are shown, with what differs marked, and both can stay. */
export const BothKept = meta.story({
  beforeEach: ({ msw }) => msw.use(savedBefore(withMethods(sampleMethods.replace("2,000-litre", "1,500-litre")))),
  play: async ({ userEvent }) => {
    const field = (await findSection(/Methods/)) as HTMLTextAreaElement;
    await write(field, sampleMethods.replace("2,000-litre", "3,000-litre"));
    const conflict = within(await screen.findByRole("group", { name: keptCopy.conflict }));
    const other = within(await conflict.findByRole("figure", { name: keptCopy.theirs }));
    await expect(other.getByText("1,500", { exact: false, selector: "mark" })).toBeVisible();
    await userEvent.click(conflict.getByRole("button", { name: keptCopy.keepBoth }));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field.value).toMatch(/3,000-litre[^.]*\. Water follows:[^.]*1,500-litre/);
  },
});

/** Two pages that ended left different words for one section. */
export const TwoPagesLeftWords = meta.story({
  beforeEach: async ({ msw }) => {
    msw.use(meMocks.get.ok(otherUser));
    await leaveMethods("Of the first page.", "first");
    // Kept a moment later.
    await new Promise((resolve) => setTimeout(resolve, 5));
    await leaveMethods("Of the second page.", "second");
  },
  play: async () => {
    const conflict = within(await screen.findByRole("group", { name: keptCopy.conflict }));
    const field = await findSection(/Methods/);
    await waitFor(() => expect(field).toHaveValue("Of the second page."));
    await expect(await conflict.findByRole("figure", { name: keptCopy.theirs })).toHaveTextContent(
      "Of the first page.",
    );
    await expect(screen.getByRole("combobox", { name: copy.sections, hidden: true })).toHaveDisplayValue(
      "Sections (1 in two versions)",
    );
  },
});

const typedHere = `${sampleMethods} Typed on this device.`;

/** Words found on this device, for a section that somebody else has changed since. */
export const RestoredBesideAnother = meta.story({
  beforeEach: async ({ msw }) => {
    msw.use(meMocks.get.ok(otherUser));
    await leaveMethods(typedHere, "beside", { before: "What the section said before." });
  },
  play: async ({ userEvent }) => {
    const conflict = within(await screen.findByRole("group", { name: keptCopy.conflict }));
    const field = await findSection(/Methods/);
    await waitFor(() => expect(field).toHaveValue(typedHere));
    await expect(screen.getByRole("button", { name: copy.generate })).toHaveAttribute("aria-disabled", "true");
    await expect(screen.getAllByText(copy.why.conflict)[0]).toBeInTheDocument();
    await userEvent.click(conflict.getByRole("button", { name: keptCopy.keepMine }));
    await expect((await screen.findAllByText(/^Saved/))[0]).toBeVisible();
  },
});

/** The name was changed in another browser as well. */
export const NameChangedElsewhere = meta.story({
  beforeEach: ({ msw }) => msw.use(docMocks.save.error(412, { ...sampleDraft, revision: 9, name: "Their name" })),
  play: async ({ userEvent }) => {
    const name = await screen.findByRole("textbox", { name: copy.grantName });
    await userEvent.clear(name);
    await userEvent.type(name, "My name");
    const conflict = within(await screen.findByRole("group", { name: keptCopy.conflict }));
    await expect(await conflict.findByRole("figure", { name: keptCopy.theirs })).toHaveTextContent("Their name");
    await userEvent.click(conflict.getByRole("button", { name: keptCopy.takeOther }));
    await waitFor(() => expect(name).toHaveValue("Their name"));
  },
});

/** One text is longer than can be saved: it waits on this device, and all others are saved. */
export const PastItsBound = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      docMocks.save.ok(({ body }) => {
        if (body.name !== sampleDraft.name) throw new Error("A text past its bound is not sent");
        return { id: sampleDocId, revision: 5 };
      }),
    ),
  play: async () => {
    const name = await screen.findByRole("textbox", { name: copy.grantName });
    const long = "Gardens for all ".repeat(63);
    await write(name, long);
    await write(await findSection(/Methods/), "Work begins with soil, then fences.");
    await expect((await screen.findAllByText(copy.held(1)))[0]).toBeVisible();
    await expect(screen.getByText(copy.heldBack(long.length - 1_000))).toBeVisible();
    await expect(name).toHaveValue(long);
    await write(name, sampleDraft.name);
    await expect((await screen.findAllByText(/^Saved/))[0]).toBeVisible();
    await expect(screen.queryByText(/longer than can be saved/)).toBeNull();
  },
});

/** The server does not take the words as they are: they are kept, and not sent again before they have changed. */
export const SaveRefused = meta.story({
  beforeEach: ({ msw }) => msw.use(docMocks.save.error(413, { message: "The texts are more than 5 MB together." })),
  play: async () => {
    const field = await findSection(/Methods/);
    await write(field, "Work begins with soil, then fences.");
    await expect(await screen.findByText(copy.refusedTitle)).toBeVisible();
    await expect(screen.getByText(/The texts are more than 5 MB together\./)).toBeVisible();
    await expect(field).toHaveValue("Work begins with soil, then fences.");
    await expect(JSON.stringify({ ...localStorage })).toContain("Work begins with soil, then fences.");
  },
});

/** A form made elsewhere may call its sections what the draft calls its own inputs. */
export const SectionCalledName = meta.story({
  beforeEach: ({ msw }) => {
    const field = { ...sampleDraft.fields.find(({ auto }) => !auto)!, id: "name", title: "Who you are" };
    msw.use(
      docMocks.detail.ok({ ...sampleDraft, fields: [field], draft: {} }),
      docMocks.save.ok(({ body }) => {
        if (body.name !== sampleDraft.name || body.draft[0]?.userText !== "We are neighbours of Ward 4.")
          throw new Error("The section's text stands in the section alone");
        return { id: sampleDocId, revision: 5 };
      }),
    );
  },
  play: async () => {
    const field = await findSection(/Who you are/);
    await expect(field).toHaveValue("");
    await write(field, "We are neighbours of Ward 4.");
    await expect(await screen.findByText(/^Saved/)).toBeVisible();
    await expect(field).toHaveValue("We are neighbours of Ward 4.");
    await expect(screen.getByRole("textbox", { name: copy.grantName })).toHaveValue(sampleDraft.name);
    await expect(document.querySelectorAll("#field-name")).toHaveLength(1);
  },
});

export const NoCredits = meta.story({
  parameters: { spec: ["2.4-confirm-credits", "2.8-no-credits"] },
  beforeEach: ({ msw }) => msw.use(meMocks.get.ok({ ...sampleUser, freeCredits: {} })),
  play: async ({ userEvent }) => {
    await expect(await screen.findByText(copy.noCreditsText)).toBeInTheDocument();
    await expect(await confirmBox()).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(await confirmBox());
    await expect(await confirmBox()).not.toBeChecked();
    await expect(generateButton()).toHaveAttribute("aria-disabled", "true");
  },
});

const generate = async (userEvent: { click: (element: Element) => Promise<void> }) => {
  await userEvent.click(await confirmBox());
  await userEvent.click(generateButton());
};

export const Generating = meta.story({
  parameters: { spec: ["2.4-task-dialog"] },
  beforeEach: ({ msw }) =>
    msw.use(
      docMocks.save.ok({ id: sampleDocId, revision: 5, taskId: sampleTaskId }),
      taskMocks.progress.ok(sampleTaskProgress),
    ),
  play: async ({ userEvent }) => {
    await generate(userEvent);
    const dialog = await screen.findByRole("dialog", { name: "Writing your proposal" });
    // It comes in slowly, and cannot be seen in its first frame.
    await waitFor(() => expect(dialog).toBeVisible());
    // It can be pressed no more, not even from under a dialog that is still on its way.
    const button = screen.getByRole("button", { name: copy.generating, hidden: true });
    await expect(button).toHaveAttribute("aria-disabled", "true");
  },
});

const saved = fn();
let refuseGeneration = () => {};

export const TypedWhileGenerating = meta.story({
  parameters: { spec: ["2.4-auto-save-generating"] },
  beforeEach: ({ msw }) => {
    saved.mockClear();
    const isRefused = new Promise<void>((resolve) => (refuseGeneration = resolve));
    msw.use(
      docMocks.save.ok(async ({ body }) => {
        saved(body.generate ? "generate" : body.draft.find(({ id }) => id === "methodology")?.userText);
        if (!body.generate) return { id: sampleDocId, revision: 5 };
        await isRefused;
        return { error: "The writer is being repaired." };
      }),
    );
  },
  play: async ({ userEvent }) => {
    await generate(userEvent);
    await waitFor(() => expect(saved).toHaveBeenCalledWith("generate"));
    await write(await findSection(/Methods/), "Typed while the proposal was being begun.");
    await wait(4_000);
    await expect(saved.mock.calls).toEqual([["generate"]]);
    await expect(JSON.stringify({ ...localStorage })).toContain("Typed while the proposal was being begun.");
    refuseGeneration();
    await expect(await screen.findByText("The writer is being repaired.")).toBeVisible();
    await waitFor(() =>
      expect(saved.mock.calls).toEqual([["generate"], ["Typed while the proposal was being begun."]]),
    );
  },
});

export const Generated = meta.story({
  parameters: { spec: ["2.4-task-leads-on"] },
  beforeEach: ({ msw }) => {
    let doc = sampleDraft;
    msw.use(
      docMocks.detail.ok(() => doc),
      docMocks.save.ok(() => {
        doc = sampleProposal;
        return { id: sampleDocId, revision: 5, taskId: sampleTaskId };
      }),
      taskMocks.progress.ok(sampleTaskDone),
    );
  },
  play: async ({ userEvent }) => {
    await generate(userEvent);
    await userEvent.click(await screen.findByRole("button", { name: "View now" }));
    await waitFor(() => expect(screen.getByTestId("address")).toHaveTextContent(`/docs/${sampleDocId}`));
    await expect(await screen.findByRole("heading", { level: 1, name: sampleProposal.title })).toBeVisible();
  },
});

export const GenerateWithoutCredits = meta.story({
  parameters: { spec: ["2.8-no-credits"] },
  beforeEach: ({ msw }) => msw.use(docMocks.save.ok({ error: "noCredits" })),
  play: async ({ userEvent }) => {
    await generate(userEvent);
    await expect((await screen.findAllByText(requestCopy.noCredits))[0]).toBeVisible();
  },
});

export const GenerateRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      docMocks.save.error(422, {
        message: "Some sections are not ready.",
        fields: [{ id: "methodology", title: "Methods", message: "Too short minimum 5 words" }],
      }),
    ),
  play: async ({ userEvent }) => {
    await generate(userEvent);
    await expect(await screen.findByText("Methods (Too short minimum 5 words)")).toBeInTheDocument();
  },
});

export const SectionAdded = meta.story({
  parameters: { spec: ["2.2-add-section"] },
  play: async ({ userEvent }) => {
    await screen.findByRole("navigation", { name: copy.sections });
    await userEvent.click(screen.getAllByRole("button", { name: copy.addSection })[0]!);
    const dialog = within(await screen.findByRole("dialog", { name: copy.addSection }));
    await userEvent.click(dialog.getByRole("button", { name: copy.addSection }));
    await expect(await dialog.findByText(copy.addSectionTitleMissing)).toBeVisible();
    await userEvent.type(dialog.getByRole("textbox", { name: copy.addSectionTitle }), "Letters of support");
    await userEvent.click(dialog.getByRole("button", { name: copy.addSection }));
    await expect(await screen.findByRole("textbox", { name: /Letters of support/ })).toBeInTheDocument();
  },
});

export const Assessing = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(docMocks.review.ok({ taskId: sampleTaskId }), taskMocks.progress.ok(sampleTaskProgress)),
  play: async ({ userEvent }) => {
    await userEvent.click((await screen.findAllByRole("button", { name: copy.assess }))[0]!);
    const dialog = await screen.findByRole("dialog", { name: "Reading your draft" });
    // It comes in slowly, and cannot be seen in its first frame.
    await waitFor(() => expect(dialog).toBeVisible());
  },
});

export const Revision = meta.story({
  parameters: { spec: ["1.2-route-docs-edit", "2.2-route-docs-edit", "2.2-add-section-revision"] },
  args: { path: `/docs/edit/${sampleDocId}#methodology` },
  beforeEach: ({ msw }) => msw.use(docMocks.detail.ok({ ...sampleProposal, isRevision: true })),
  play: async () => {
    await expect(await screen.findByRole("group", { name: /Done, 100 percent/ })).toBeVisible();
    await waitFor(async () => expect(await findSection(/Methods/)).toHaveFocus());
    await expect(screen.getAllByRole("button", { name: copy.addSection })[0]).toHaveAttribute("aria-disabled", "true");
  },
});

export const Child = meta.story({
  parameters: { spec: ["2.2-grant-name"] },
  beforeEach: ({ msw }) => msw.use(docMocks.detail.ok({ ...sampleDraft, parentId: sampleProposal.id })),
  play: async () => {
    await findSection(/Methods/);
    await expect(screen.queryByRole("textbox", { name: copy.grantName })).not.toBeInTheDocument();
  },
});

export const FilesNotRead = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      docMocks.detail.ok({
        ...sampleDraft,
        attachments: [
          {
            fileId: "5f0c1e2d3b4a596877665544",
            filename: "survey.csv",
            mimetype: "text/csv",
            size: 4_210,
            isReadable: true,
            setAside: 2,
          },
          {
            fileId: "5f0c1e2d3b4a596877665545",
            filename: "letters-from-the-four-pantries.pdf",
            mimetype: "application/pdf",
            size: 88_000,
            isReadable: true,
            note: "The file is damaged or incomplete.",
          },
        ],
      }),
    ),
  play: async () => {
    const files = within(await screen.findByRole("region", { name: copy.attachments }));
    await expect(files.getByText("survey.csv")).toBeVisible();
    await expect(files.getByText("The file is damaged or incomplete.")).toBeVisible();
    await expect(files.getByText(copy.setAside(2))).toBeVisible();
  },
});

export const SmallScreen = meta.story({
  globals: { viewport: { value: "small" } },
  beforeEach: ({ msw }) => msw.use(docMocks.detail.ok(sampleInvalidDraft)),
  play: async () => {
    await screen.findByRole("combobox", { name: copy.sections });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
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

export const SessionLost = meta.story({
  parameters: { spec: ["1.2-token-modal-on-refusal", "1.7-refused-call", "1.8-refused-call"] },
  beforeEach: ({ msw }) => msw.use(docMocks.save.error(401)),
  play: async () => {
    const field = await findSection(/Methods/);
    await write(field, "Work begins with soil, then fences.");
    const dialog = await screen.findByRole("dialog", { name: "Grantwright" });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(field).toHaveValue("Work begins with soil, then fences.");
  },
});

export const SignedOut = meta.story({
  beforeEach: ({ msw }) => msw.use(meMocks.get.error(401)),
  play: async () => {
    await expect(await screen.findByText(signedOutCopy.draft.title)).toBeVisible();
  },
});
