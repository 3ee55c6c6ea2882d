import {
  docMocks,
  draftMocks,
  meMocks,
  sampleDocId,
  sampleDraft,
  sampleSentToModel,
  sampleTaskDone,
  sampleTaskId,
  sampleTaskProgress,
  sampleTemplate,
  sampleUser,
  taskMocks,
  templateMocks,
} from "@grantwright/api-client/mocks";
import { expect, fireEvent, fn, screen, waitFor, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { keptCopy } from "../../../components/fields/kept.copy.ts";
import { forgetJournals } from "../../../autosave/journal/journal.ts";
import { requestCopy } from "../../../components/requestErrors.ts";
import { AppStage } from "../../../routes/stories/AppStage.tsx";
import {
  forgetDevice,
  keptOnDevice,
  leaveText,
  refuseStorage,
  workingAccount,
} from "../../../routes/stories/storyDefaults.ts";
import { copy } from "./wizard.copy.ts";

const meta = preview.meta({
  title: "Screens/Wizard",
  tags: ["!autodocs"],
  component: AppStage,
  args: { path: "/docs/new" },
  parameters: { layout: "fullscreen" },
  beforeEach: ({ msw }) => {
    forgetDevice();
    msw.use(...workingAccount());
  },
});

const project = "We want to turn twelve unused bits of county land into food gardens that neighbours run together.";
const findField = () => screen.findByRole("textbox", { name: copy.description });
const write = async (text: string) => {
  const field = await findField();
  await fireEvent.change(field, { target: { value: text } });
  return field;
};
const keptAt = (userId: string, template: string) => keptOnDevice(userId, `wizard.${template}`);
const create = () => screen.getByRole("button", { name: copy.create });

export const Blank = meta.story({
  parameters: {
    spec: [
      "1.2-route-docs-new",
      "2.2-route-docs-new",
      "2.2-wizard-heading",
      "2.2-wizard-types",
      "2.2-wizard-examples",
      "2.2-wizard-examples-cut",
      "2.9-examples",
      "2.9-default-type",
    ],
  },
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: copy.title })).toBeVisible();
    await expect(screen.getByRole("radio", { name: "Grant" })).toBeChecked();
    await expect(screen.getAllByRole("radio")).toHaveLength(4);
    // It asks once: in the field, where the template has its own question.
    const field = screen.getByRole<HTMLTextAreaElement>("textbox", { name: copy.description });
    await expect(field.placeholder).not.toBe("");
    await expect(screen.getByText(copy.intro)).not.toHaveTextContent("?");
    const chips = within(await screen.findByRole("region", { name: copy.examples })).getAllByRole("button");
    await expect(chips).toHaveLength(4);
    for (const chip of chips) await expect(chip.textContent!.replace("…", "").length).toBeLessThanOrEqual(35);
  },
});

/** On a phone the examples are one line, which goes on past the edge. */
export const ExamplesSmallScreen = meta.story({
  globals: { viewport: { value: "small" } },
  play: async () => {
    const chips = within(await screen.findByRole("region", { name: copy.examples })).getAllByRole("button");
    const tops = new Set(chips.map((chip) => chip.getBoundingClientRect().top));
    await expect(tops.size).toBe(1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

const spoken =
  "we fix bikes for people who cannot pay and the money is gone so we ask for a bench and some tools and my brother does the wheels and we had forty people last year and they all came back and now the shed is too small";

/** What was dictated without stops: they are asked for, until they are there. */
export const WithoutStops = meta.story({
  play: async () => {
    await write(spoken);
    const hint = await screen.findByText(copy.fewStops);
    await expect(hint).toBeVisible();
    // Right below the words, and above the ways to add to them.
    const files = screen.getByRole("button", { name: /^Attach files/ }).getBoundingClientRect();
    await expect(hint.getBoundingClientRect().bottom).toBeLessThanOrEqual(files.top);
    await write(spoken.replace(" so we", ". So we").replace(" and now", ". And now"));
    await waitFor(() => expect(screen.queryByText(copy.fewStops)).toBeNull());
  },
});

/** A model reads words without stops as well, so that none are asked for. */
export const WithoutStopsForModel = meta.story({
  beforeEach: ({ msw }) => msw.use(meMocks.get.ok({ ...sampleUser, writer: sampleSentToModel.writer })),
  play: async () => {
    await screen.findByText(copy.modelWriter(sampleSentToModel.writer.label), { exact: false });
    await write(spoken);
    await expect(await screen.findByText(`${spoken.length}/10000`)).toBeVisible();
    await expect(screen.queryByText(copy.fewStops)).toBeNull();
  },
});

export const Filled = meta.story({
  parameters: { spec: ["2.2-wizard-create", "2.5-outline-cap"] },
  play: async () => {
    await write(project);
    await expect(await screen.findByText(`${project.length}/10000`)).toBeVisible();
    await expect(create()).toBeEnabled();
  },
});

/** On a phone the next step stays in sight once there are words, however many: they scroll in half of the window. */
export const FilledOnAPhone = meta.story({
  globals: { viewport: { value: "small" } },
  play: async () => {
    const field = await write(`${project} `.repeat(40));
    const page = field.closest('[data-part="page"]')!;
    await waitFor(() => expect(page.clientHeight).toBeLessThanOrEqual(window.innerHeight / 2 + 1));
    await expect(page.scrollHeight).toBeGreaterThan(page.clientHeight);
    const bar = screen.getByRole("navigation", { name: "Main" }).getBoundingClientRect();
    await waitFor(async () => {
      const button = create().getBoundingClientRect();
      await expect(button.bottom).toBeLessThanOrEqual(bar.top);
      await expect(button.top).toBeGreaterThan(0);
    });
  },
});

/** No line of small print fades out over the bar of a phone: it is seen whole, or not yet. */
export const SmallPrintOnAPhone = meta.story({
  globals: { viewport: { value: "small" } },
  play: async () => {
    await write(project);
    const note = await screen.findByText(copy.offlineWriter, { exact: false });
    const bar = screen.getByRole("navigation", { name: "Main" }).getBoundingClientRect();
    const main = screen.getByRole("main");
    const place = async (edge: "top" | "bottom", at: number) => {
      const before = Number.parseFloat(getComputedStyle(main).paddingBlockStart);
      main.style.paddingBlockStart = `${before + at - note.getBoundingClientRect()[edge]}px`;
      await waitFor(() => expect(note.getBoundingClientRect()[edge]).toBeCloseTo(at, 0));
    };
    await place("top", bar.top - 10);
    await waitFor(() => expect(getComputedStyle(note).opacity).toBe("0"));
    await place("bottom", bar.top - 24);
    await waitFor(() => expect(getComputedStyle(note).opacity).toBe("1"));
  },
});

export const ExampleChosen = meta.story({
  play: async ({ userEvent }) => {
    const field = await findField();
    const chips = within(await screen.findByRole("region", { name: copy.examples })).getAllByRole("button");
    await userEvent.click(chips[0]!);
    await expect(field).not.toHaveValue("");
    const first = (field as HTMLTextAreaElement).value;
    await userEvent.click(chips[1]!);
    await expect(field).not.toHaveValue(first);
    // Beside somebody's own words there is no more need of them, and nothing can take their place.
    await write("My own words come first.");
    await waitFor(() => expect(screen.queryByRole("region", { name: copy.examples })).not.toBeInTheDocument());
  },
});

/** What was wrong with the words before says nothing of an example. */
export const ExampleAfterTooFewWords = meta.story({
  play: async ({ userEvent }) => {
    const field = await findField();
    await userEvent.type(field, "A garden");
    await userEvent.tab();
    await expect(await screen.findByText(copy.tooShort)).toBeVisible();
    await userEvent.clear(field);
    const chips = within(await screen.findByRole("region", { name: copy.examples })).getAllByRole("button");
    await userEvent.click(chips[0]!);
    await expect((field as HTMLTextAreaElement).value.length).toBeGreaterThan(20);
    // The check that follows leaving the field has been made by then.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await expect(screen.queryByText(copy.tooShort)).not.toBeInTheDocument();
  },
});

/** Where a form was chosen, the examples are a press away: what comes next is the form. */
export const ExamplesHeld = meta.story({
  args: { path: `/docs/new/${sampleTemplate.id}` },
  play: async ({ userEvent }) => {
    const examples = within(await screen.findByRole("region", { name: copy.examples }));
    const open = examples.getByRole("button", { name: copy.examples });
    await expect(examples.getAllByRole("button")).toHaveLength(1);
    await expect(open.getBoundingClientRect().height).toBeLessThan(50);
    await expect(open.scrollWidth).toBeLessThanOrEqual(open.clientWidth);
    await userEvent.click(open);
    await expect(open).toHaveAttribute("aria-expanded", "true");
    await userEvent.click(examples.getAllByRole("button")[1]!);
    await expect(screen.getByRole("textbox", { name: copy.description })).not.toHaveValue("");
  },
});

/** Both ways to add to the description are on one line, whether one may use them or not. */
export const ToolsOnOneLine = meta.story({
  beforeEach: ({ msw }) => msw.use(meMocks.get.error(401)),
  play: async () => {
    await findField();
    const dictate = (await screen.findByRole("button", { name: "Dictate" })).getBoundingClientRect();
    // Who is not signed in is told what the button is for, and meets no button that does nothing.
    const attach = screen.getByText(copy.attachSignedOut).getBoundingClientRect();
    await expect(screen.queryByRole("button", { name: /attach/i })).not.toBeInTheDocument();
    await expect(Math.abs(attach.top + attach.height / 2 - (dictate.top + dictate.height / 2))).toBeLessThan(2);
    // So is how much there is of it.
    const counter = screen.getByText("0/10000").getBoundingClientRect();
    await expect(Math.abs(counter.top + counter.height / 2 - (dictate.top + dictate.height / 2))).toBeLessThan(3);
  },
});

export const TooShort = meta.story({
  parameters: { spec: ["2.5-outline-too-short", "2.5-outline-on-blur"] },
  play: async ({ userEvent }) => {
    await userEvent.click(await write("x".repeat(19)));
    await userEvent.tab();
    await expect(await screen.findByText(copy.tooShort)).toBeVisible();
  },
});

export const ChecksItself = meta.story({
  parameters: { spec: ["2.4-outline-revalidates", "2.9-outline-revalidation"] },
  play: async ({ userEvent }) => {
    const field = await write("x".repeat(19));
    await userEvent.click(field);
    await userEvent.tab();
    await screen.findByText(copy.tooShort);
    await userEvent.click(field);
    await write("y".repeat(19));
    const changedAt = performance.now();
    await expect(screen.queryByText(copy.tooShort)).not.toBeInTheDocument();
    await expect(await screen.findByText(copy.tooShort)).toBeVisible();
    const checkedAfter = performance.now() - changedAt;
    await expect(checkedAfter).toBeGreaterThan(2_300);
    await expect(checkedAfter).toBeLessThan(3_500);
    await expect(field).toHaveFocus();
  },
});

export const TooLong = meta.story({
  parameters: { spec: ["2.5-outline-too-long", "2.5-outline-on-blur", "2.5-outline-cap"] },
  play: async ({ userEvent }) => {
    const text = "word ".repeat(2001);
    const field = await write(text);
    await userEvent.click(field);
    await userEvent.tab();
    await expect(await screen.findByText(copy.tooLong)).toBeVisible();
    await expect(field).toHaveValue(text);
  },
});

export const SubmittedEmpty = meta.story({
  parameters: { spec: ["2.5-outline-too-short"] },
  play: async ({ userEvent }) => {
    await findField();
    await userEvent.click(create());
    await expect(await screen.findByText(copy.tooShort)).toBeVisible();
  },
});

export const ForTemplate = meta.story({
  parameters: { spec: ["2.2-route-wizard-template", "2.2-wizard-template-header"] },
  args: { path: `/docs/new/${sampleTemplate.id}` },
  beforeEach: ({ msw }) =>
    msw.use(
      templateMocks.detail.ok({
        ...sampleTemplate,
        notice: "This funder refuses applications that are substantially developed by AI.",
        source: { label: "The funder's guidance for applicants" },
      }),
    ),
  play: async ({ userEvent }) => {
    const heading = await screen.findByRole("heading", { name: sampleTemplate.name });
    await expect(heading).toBeVisible();
    // Above what is written it says for which form, and leads to the others.
    await expect(screen.getByText(sampleTemplate.name, { selector: "b" }).parentElement).toHaveTextContent(
      `${copy.forForm}: ${sampleTemplate.name}`,
    );
    await expect(screen.getByRole("link", { name: copy.otherForm })).toHaveAttribute("href", "/grants");
    await expect(screen.getByText(/This funder refuses/)).toBeVisible();
    await expect(screen.queryByRole("radio")).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: copy.formBelow }));
    await expect(document.activeElement).toContainElement(heading);
  },
});

export const TemplateExpired = meta.story({
  parameters: { spec: ["2.4-expired-header"] },
  args: { path: `/docs/new/${sampleTemplate.id}` },
  beforeEach: ({ msw }) => msw.use(templateMocks.detail.ok({ ...sampleTemplate, isExpired: true })),
  play: async () => {
    await expect(await screen.findByText(copy.deadlinePassed)).toBeVisible();
  },
});

export const TemplateGone = meta.story({
  args: { path: `/docs/new/${sampleTemplate.id}` },
  beforeEach: ({ msw }) => msw.use(templateMocks.detail.error(404)),
  play: async () => {
    await expect(await screen.findByText(copy.templateGone)).toBeVisible();
    await expect(screen.getByRole("link", { name: copy.blankWizard })).toHaveAttribute("href", "/docs/new");
  },
});

export const TemplateLoadFailed = meta.story({
  args: { path: `/docs/new/${sampleTemplate.id}` },
  beforeEach: ({ msw }) => msw.use(templateMocks.detail.error(500)),
  play: async () => {
    await expect(await screen.findByText(copy.templateFailed)).toBeVisible();
  },
});

export const TemplateLoading = meta.story({
  args: { path: `/docs/new/${sampleTemplate.id}` },
  beforeEach: ({ msw }) => msw.use(templateMocks.detail.pending()),
});

export const InstantDraftDisabled = meta.story({
  parameters: { spec: ["2.2-instant-draft-disabled", "2.8-no-credits"] },
  beforeEach: ({ msw }) =>
    msw.use(
      meMocks.get.ok({ ...sampleUser, instantDraftDisabled: true }),
      draftMocks.create.ok({ error: "noCredits" }),
    ),
  play: async ({ userEvent }) => {
    await write(project);
    await expect(screen.getByText(copy.subscribe)).toBeVisible();
    await userEvent.click(create());
    await expect(await screen.findByText(requestCopy.noCredits)).toBeVisible();
    await expect(screen.getByText(requestCopy.noCreditsText)).toBeVisible();
    await expect(await findField()).toHaveValue(project);
  },
});

export const OtherError = meta.story({
  parameters: { spec: ["2.8-creation-refused"] },
  beforeEach: ({ msw }) => msw.use(draftMocks.create.ok({ error: "The writer is being repaired." })),
  play: async ({ userEvent }) => {
    await write(project);
    await userEvent.click(create());
    await expect(await screen.findByText(requestCopy.failed)).toBeVisible();
    await expect(screen.getByText("The writer is being repaired.")).toBeVisible();
  },
});

export const EmptyAnswer = meta.story({
  parameters: { spec: ["2.8-creation-failed"] },
  beforeEach: ({ msw }) => msw.use(draftMocks.create.ok({})),
  play: async ({ userEvent }) => {
    await write(project);
    await userEvent.click(create());
    await expect(await screen.findByText(requestCopy.error)).toBeVisible();
  },
});

export const Unreachable = meta.story({
  beforeEach: ({ msw }) => msw.use(draftMocks.create.unreachable()),
  play: async ({ userEvent }) => {
    await write(project);
    await userEvent.click(create());
    await expect(await screen.findByText(requestCopy.tryAgain)).toBeVisible();
    await expect(await findField()).toHaveValue(project);
  },
});

const created = fn();

export const TypeChosen = meta.story({
  parameters: { spec: ["2.5-outline-type"] },
  beforeEach: ({ msw }) => {
    created.mockClear();
    msw.use(
      draftMocks.create.ok(({ body }) => {
        created(body.type);
        return { error: "The writer is being repaired." };
      }),
    );
  },
  play: async ({ userEvent }) => {
    await write(project);
    await userEvent.click(create());
    await waitFor(() => expect(created).toHaveBeenLastCalledWith("grant"));
    await waitFor(() => expect(create()).not.toHaveAttribute("aria-disabled"));
    await userEvent.click(screen.getByRole("radio", { name: "Letter of intent" }));
    await userEvent.click(create());
    await waitFor(() => expect(created).toHaveBeenLastCalledWith("loi"));
  },
});

const firstSaved = fn();

export const EmptyForm = meta.story({
  parameters: { spec: ["2.2-first-save-address", "2.7-save-first"] },
  beforeEach: ({ msw }) => {
    firstSaved.mockClear();
    msw.use(
      docMocks.save.ok(({ body }) => {
        firstSaved(body);
        return { id: sampleDocId, revision: 1 };
      }),
    );
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: copy.emptyForm }));
    const address = screen.getByTestId("address");
    await waitFor(() => expect(address).toHaveTextContent(new RegExp(`^/drafts/${sampleDocId}$`)));
    await expect(address).toHaveAttribute("data-navigation", "REPLACE");
    await expect(firstSaved.mock.calls).toEqual([[{ draft: [], generate: false, type: "grant" }]]);
  },
});

const formSaves = fn();
const needStatement = "Of 212 households we called on, 131 had gone without.";

/** Below the description of a template stands its form: the first save makes the document, and the writing goes on. */
export const FormOfTemplate = meta.story({
  parameters: { spec: ["2.2-wizard-section-form", "2.2-wizard-generate"] },
  args: { path: `/docs/new/${sampleTemplate.id}` },
  globals: { viewport: { value: "large" } },
  beforeEach: async ({ msw }) => {
    formSaves.mockClear();
    await forgetJournals(sampleUser.id);
    msw.use(
      docMocks.save.ok(({ body }) => {
        formSaves(body);
        return { id: sampleDocId, revision: formSaves.mock.calls.length };
      }),
      docMocks.detail.ok({
        ...sampleDraft,
        name: "",
        eligibilityCriteria: "",
        assessmentCriteria: "",
        revision: 1,
        draft: {},
      }),
    );
  },
  play: async () => {
    await expect(await screen.findByRole("button", { name: "Generate" })).toHaveAttribute("aria-disabled", "true");
    await expect(screen.queryByRole("button", { name: copy.emptyForm })).not.toBeInTheDocument();
    const section = await screen.findByRole("textbox", { name: /Need statement/ });
    await fireEvent.change(section, { target: { value: needStatement } });
    await expect((await screen.findAllByText(/^Saved/))[0]).toBeVisible();
    const [made, saved] = formSaves.mock.calls.map(([body]) => body as Record<string, unknown>);
    await expect(made).toEqual({ draft: [], generate: false, templateId: sampleTemplate.id });
    await expect(saved).toMatchObject({ id: sampleDocId, draft: [{ userText: needStatement }] });
    await expect(section).toBeInTheDocument();
    await expect(section).toHaveValue(needStatement);
  },
});

/** The document could not be made: the words are kept here, and making it is tried again under the same key. */
export const FormOfTemplateOffline = meta.story({
  args: { path: `/docs/new/${sampleTemplate.id}` },
  globals: { viewport: { value: "large" } },
  beforeEach: async ({ msw }) => {
    await forgetJournals(sampleUser.id);
    msw.use(docMocks.save.unreachable());
  },
  play: async () => {
    const section = await screen.findByRole("textbox", { name: /Need statement/ });
    await fireEvent.change(section, { target: { value: needStatement } });
    await expect((await screen.findAllByText(/Offline: kept on this device/))[0]).toBeVisible();
    await expect(section).toHaveValue(needStatement);
    await expect(JSON.stringify({ ...localStorage })).toContain(needStatement);
  },
});

/** An outline is made in the document that the form's words stand in. */
export const OutlineOverForm = meta.story({
  args: { path: `/docs/new/${sampleTemplate.id}` },
  globals: { viewport: { value: "large" } },
  beforeEach: async ({ msw }) => {
    formSaves.mockClear();
    await forgetJournals(sampleUser.id);
    msw.use(
      docMocks.save.ok(() => ({ id: sampleDocId, revision: 1 })),
      docMocks.detail.ok({ ...sampleDraft, revision: 1, draft: {} }),
      draftMocks.create.ok(({ body }) => {
        formSaves(body);
        return { id: sampleDocId, taskId: sampleTaskId };
      }),
      taskMocks.progress.ok(sampleTaskProgress),
    );
  },
  play: async ({ userEvent }) => {
    const section = await screen.findByRole("textbox", { name: /Need statement/ });
    await fireEvent.change(section, { target: { value: needStatement } });
    await write(project);
    await userEvent.click(create());
    await waitFor(() => expect(formSaves).toHaveBeenCalledOnce());
    await expect(formSaves.mock.calls[0]![0]).toMatchObject({ text: project, docId: sampleDocId });
  },
});

/** Words of the form made a draft, and its page was loaded anew: the description that was typed above it goes into that draft. */
export const OutlineIntoBegunDraft = meta.story({
  args: { path: `/docs/new/${sampleTemplate.id}?docId=${sampleDocId}` },
  beforeEach: async ({ msw }) => {
    formSaves.mockClear();
    await forgetJournals(sampleUser.id);
    await leaveText(sampleUser.id, `wizard.${sampleTemplate.id}`, { text: project, docId: sampleDocId });
    msw.use(
      draftMocks.create.ok(({ body }) => {
        formSaves(body);
        return { id: sampleDocId, taskId: sampleTaskId };
      }),
      taskMocks.progress.ok(sampleTaskProgress),
    );
  },
  play: async ({ userEvent }) => {
    await waitFor(async () => expect(await findField()).toHaveValue(project));
    await expect(screen.getByText(copy.introForDraft)).toBeVisible();
    await expect(screen.queryByRole("textbox", { name: /Need statement/ })).not.toBeInTheDocument();
    await userEvent.click(create());
    await waitFor(() => expect(formSaves).toHaveBeenCalledOnce());
    await expect(formSaves.mock.calls[0]![0]).toMatchObject({ text: project, docId: sampleDocId });
    await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
    await expect(screen.getByTestId("address")).toHaveTextContent(`docId=${sampleDocId}`);
  },
});

export const EmptyFormFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(docMocks.save.error(500)),
  play: async ({ userEvent }) => {
    await write(project);
    await userEvent.click(screen.getByRole("button", { name: copy.emptyForm }));
    await expect(await screen.findByText(requestCopy.tryAgain)).toBeVisible();
    await expect(screen.getByTestId("address")).toHaveTextContent(/^\/docs\/new$/);
    await expect(await findField()).toHaveValue(project);
  },
});

export const Creating = meta.story({
  parameters: { spec: ["2.2-wizard-progress", "2.4-task-dialog", "2.4-task-history"] },
  beforeEach: ({ msw }) =>
    msw.use(draftMocks.create.ok({ taskId: sampleTaskId, id: sampleDocId }), taskMocks.progress.ok(sampleTaskProgress)),
  play: async ({ userEvent }) => {
    await write(project);
    await userEvent.click(create());
    const dialog = within(await screen.findByRole("dialog", { name: "Creating your outline" }));
    await expect(await dialog.findByText("Matched it to the seven sections a grant like this asks for")).toBeVisible();
    await expect(screen.getByTestId("address")).toHaveTextContent(`task=${sampleTaskId}`);
  },
});

export const Created = meta.story({
  parameters: { spec: ["2.2-wizard-section-form", "2.4-task-leads-on"] },
  args: { path: `/docs/new?task=${sampleTaskId}&doc=${sampleDocId}` },
  beforeEach: ({ msw }) => msw.use(taskMocks.progress.ok(sampleTaskDone), docMocks.detail.ok(sampleDraft)),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "View now" }));
    await waitFor(() => expect(screen.getByTestId("address")).toHaveTextContent(`/drafts/${sampleDocId}`));
    const arriving = await screen.findByRole("heading", { name: /Need statement/ });
    await waitFor(() => expect(arriving).toBeVisible());
  },
});

export const GoesOnByItself = meta.story({
  parameters: { spec: ["2.4-task-closes", "2.4-task-leads-on"] },
  args: { path: `/docs/new?task=${sampleTaskId}&doc=${sampleDocId}` },
  beforeEach: ({ msw }) => msw.use(taskMocks.progress.ok(sampleTaskDone), docMocks.detail.ok(sampleDraft)),
  play: async () => {
    const dialog = await screen.findByRole("dialog", { name: "Your outline is ready" });
    await new Promise((resolve) => setTimeout(resolve, 4_000));
    await expect(dialog).toBeInTheDocument();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByTestId("address")).toHaveTextContent(`/drafts/${sampleDocId}`));
    const arriving = await screen.findByRole("heading", { name: /Need statement/ });
    await waitFor(() => expect(arriving).toBeVisible());
  },
});

export const CreationFailed = meta.story({
  parameters: { spec: ["2.8-task-failure"] },
  args: { path: `/docs/new?task=${sampleTaskId}&doc=${sampleDocId}` },
  beforeEach: ({ msw }) => msw.use(taskMocks.progress.ok({ ...sampleTaskProgress, status: "failed" })),
  play: async () => {
    await expect(await screen.findByText(requestCopy.failed)).toBeVisible();
    await expect(screen.getByText(requestCopy.tryAgain)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  },
});

const choose = (files: File[]) => {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
  const list = new DataTransfer();
  for (const file of files) list.items.add(file);
  Object.defineProperty(input, "files", { value: list.files, configurable: true });
  return fireEvent.change(input);
};

export const FileAttached = meta.story({
  parameters: { spec: ["2.2-wizard-attachments"] },
  beforeEach: ({ msw }) =>
    msw.use(
      docMocks.requestUpload.ok(({ body }) =>
        body.map((_file, n) => ({ signedUrl: `/api/u/token-of-twenty-characters-${n}`, fileId: sampleDocId })),
      ),
      docMocks.putUpload.ok({ fileId: sampleDocId }),
    ),
  play: async () => {
    await findField();
    await choose([new File(["a"], "soil-readings-2026.xlsx"), new File(["b"], "site.jpg")]);
    await expect(await screen.findByText("soil-readings-2026.xlsx")).toBeVisible();
    await expect(screen.getByText(/The writer cannot read this kind of file/)).toBeVisible();
    await waitFor(() => expect(create()).not.toHaveAttribute("aria-disabled"));
  },
});

/** Attaching and removing are said aloud, and the focus goes to the next row, or to Attach files. */
export const FileRemoved = meta.story({
  parameters: { spec: ["2.2-wizard-attachments"] },
  beforeEach: ({ msw }) =>
    msw.use(
      docMocks.requestUpload.ok(({ body }) =>
        body.map((_file, n) => ({ signedUrl: `/api/u/token-of-twenty-characters-${n}`, fileId: sampleDocId })),
      ),
      docMocks.putUpload.ok({ fileId: sampleDocId }),
    ),
  play: async ({ userEvent }) => {
    await findField();
    await choose([new File(["a"], "readings.xlsx"), new File(["b"], "site.pdf")]);
    const said = await screen.findByText("readings.xlsx, site.pdf attached");
    await expect(said).toHaveAttribute("role", "status");
    await userEvent.click(screen.getByRole("button", { name: "Remove readings.xlsx" }));
    await expect(said).toHaveTextContent("readings.xlsx removed");
    await waitFor(() => expect(screen.getByRole("button", { name: "Remove site.pdf" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(said).toHaveTextContent("site.pdf removed");
    await waitFor(() => expect(screen.getByRole("button", { name: "Attach files" })).toHaveFocus());
  },
});

export const FileRefused = meta.story({
  parameters: { spec: ["2.5-file-types-refused"] },
  play: async () => {
    await findField();
    await choose([new File(["a"], "setup.exe")]);
    await expect(await screen.findByText(/setup\.exe: files of this type cannot be attached/)).toBeVisible();
  },
});

export const UploadFailed = meta.story({
  parameters: { spec: ["2.8-upload-file-failure"] },
  beforeEach: ({ msw }) =>
    msw.use(
      docMocks.requestUpload.ok([{ signedUrl: "/api/u/token-of-twenty-characters", fileId: sampleDocId }]),
      docMocks.putUpload.error(500),
    ),
  play: async () => {
    await findField();
    await choose([new File(["a"], "budget.pdf")]);
    await expect((await screen.findAllByText(requestCopy.uploadFailed("budget.pdf")))[0]).toBeVisible();
  },
});

/** Tried again, a file goes to the address that it has, for it may have arrived; to a new one where that is too old. */
export const UploadTriedAgain = meta.story({
  beforeEach: ({ msw }) => {
    asked.mockClear();
    msw.use(
      docMocks.requestUpload.ok(() => {
        asked();
        return [{ signedUrl: `/api/u/token-of-twenty-characters-${asked.mock.calls.length}`, fileId: sampleDocId }];
      }),
      docMocks.putUpload.unreachable(),
    );
  },
  play: async ({ msw }) => {
    await findField();
    await choose([new File(["{}"], "budget.pdf")]);
    const tryAgain = async () => fireEvent.click(await screen.findByRole("button", { name: "Retry budget.pdf" }));
    await waitFor(() => expect(asked).toHaveBeenCalledOnce());

    msw.use(docMocks.putUpload.error(404));
    await tryAgain();
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    // The new address refuses it too.
    await screen.findByRole("button", { name: "Retry budget.pdf" });

    const putTo = fn();
    msw.use(
      docMocks.putUpload.ok(({ params }) => {
        putTo(params.uploadToken);
        return { fileId: sampleDocId };
      }),
    );
    await tryAgain();
    await waitFor(() => expect(putTo.mock.calls).toEqual([["token-of-twenty-characters-2"]]));
    await waitFor(() => expect(screen.queryByRole("button", { name: "Retry budget.pdf" })).toBeNull());
    await expect(asked).toHaveBeenCalledTimes(2);
  },
});
const asked = fn();

export const UploadBrokenOff = meta.story({
  parameters: { spec: ["2.8-upload-failure"] },
  beforeEach: ({ msw }) => msw.use(docMocks.requestUpload.unreachable()),
  play: async () => {
    await write(project);
    await choose([new File(["a"], "budget.pdf")]);
    await expect(await screen.findByText(requestCopy.failed)).toBeVisible();
    await expect(screen.getByText(requestCopy.tryAgain)).toBeVisible();
    await expect(screen.getByText("budget.pdf")).toBeVisible();
    await expect(await findField()).toHaveValue(project);
  },
});

const full =
  "Your files that belong to no document yet may take 250 MB, and there is no room for more. Make a document of what you have " +
  "attached, or try again tomorrow: files that nothing needs are deleted after a day.";

export const UploadWithoutRoom = meta.story({
  beforeEach: ({ msw }) => msw.use(docMocks.requestUpload.error(422, full)),
  play: async () => {
    await write(project);
    await choose([new File(["a"], "budget.pdf")]);
    await expect(await screen.findByText(full)).toBeVisible();
    await expect(screen.getByText("budget.pdf")).toBeVisible();
    await expect(await findField()).toHaveValue(project);
  },
});

const tooManyDocuments =
  "You have made 60 documents within an hour, the most that one person can. What you wrote stays on this device; please try again " +
  "later, or write on in a document that you have.";

export const TooManyDocuments = meta.story({
  beforeEach: ({ msw }) => msw.use(draftMocks.create.error(422, tooManyDocuments)),
  play: async ({ userEvent }) => {
    await write(project);
    await userEvent.click(await screen.findByRole("button", { name: "Create Outline" }));
    await expect(await screen.findByText(tooManyDocuments)).toBeVisible();
    await expect(await findField()).toHaveValue(project);
  },
});

export const UploadCountMismatch = meta.story({
  parameters: { spec: ["2.5-upload-count", "2.8-upload-count-mismatch"] },
  beforeEach: ({ msw }) => msw.use(docMocks.requestUpload.ok([])),
  play: async () => {
    await findField();
    await choose([new File(["a"], "budget.pdf")]);
    await expect(await screen.findByText(requestCopy.failed)).toBeVisible();
    await expect(screen.getByText(requestCopy.tryAgain)).toBeVisible();
  },
});

export const SignedOut = meta.story({
  parameters: { spec: ["1.2-token-modal-on-refusal"] },
  beforeEach: ({ msw }) => msw.use(meMocks.get.error(401)),
  play: async ({ userEvent }) => {
    await write(project);
    await expect(screen.getByText(copy.attachSignedOut)).toBeVisible();
    await userEvent.click(create());
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Grantwright" })).toBeVisible());
    await waitFor(() => expect(keptAt("anonymous", "blank")).toContain(project));
  },
});

/** A visitor reads what the template asks for; its form waits for whoever signs in. */
export const SignedOutAtTemplate = meta.story({
  args: { path: `/docs/new/${sampleTemplate.id}` },
  beforeEach: ({ msw }) => msw.use(meMocks.get.error(401)),
  play: async ({ userEvent }) => {
    await write(project);
    await expect(await screen.findByRole("heading", { name: "Need statement" })).toBeVisible();
    await userEvent.click(within(screen.getByRole("main")).getByRole("button", { name: copy.signIn }));
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Grantwright" })).toBeVisible());
    await expect(keptAt("anonymous", sampleTemplate.id)).toContain(project);
  },
});

export const TextKept = meta.story({
  parameters: { spec: ["2.3-local-text"] },
  args: { path: `/docs/new/${sampleTemplate.id}?parentId=${sampleDocId}` },
  play: async () => {
    const typedAt = Date.now();
    await write(project);
    await waitFor(() => expect(keptAt(sampleUser.id, sampleTemplate.id)).toBeDefined());
    const { at, value } = JSON.parse(keptAt(sampleUser.id, sampleTemplate.id)!) as { at: number; value: object };
    await expect(value).toEqual({ typed: { text: project, parentId: sampleDocId }, others: [] });
    await expect(at).toBeGreaterThanOrEqual(typedAt);
  },
});

export const TextClaimed = meta.story({
  beforeEach: () => leaveText("anonymous", "wizard.blank", { text: project }),
  play: async () => {
    const field = await findField();
    await waitFor(() => expect(field).toHaveValue(project));
    await expect(screen.getByText(keptCopy.restored)).toBeVisible();
    await expect(keptAt("anonymous", "blank")).toBeUndefined();
    await waitFor(() => expect(keptAt(sampleUser.id, "blank")).toContain(project));
  },
});

/** A browser that was killed seconds after the last key: only IndexedDB has the words. */
export const TextRestoredAfterKill = meta.story({
  beforeEach: () => leaveText(sampleUser.id, "wizard.blank", { text: project }, { isKilled: true }),
  play: async () => {
    const field = await findField();
    await waitFor(() => expect(field).toHaveValue(project));
    await expect(screen.getByText(keptCopy.restored)).toBeVisible();
  },
});

/** Two tabs left different words: the later ones are shown, the others offered. */
export const TextsOfTwoTabs = meta.story({
  beforeEach: async () => {
    await leaveText(sampleUser.id, "wizard.blank", { text: "Typed in the first tab." }, { page: "first" });
    await new Promise((resolve) => setTimeout(resolve, 5));
    await leaveText(sampleUser.id, "wizard.blank", { text: "Typed in the second tab." }, { page: "second" });
  },
  play: async ({ userEvent }) => {
    const field = await findField();
    await waitFor(() => expect(field).toHaveValue("Typed in the second tab."));
    await userEvent.click(screen.getByRole("button", { name: keptCopy.other.theirs }));
    await waitFor(() => expect(field).toHaveValue("Typed in the first tab."));
    await waitFor(() => expect(keptAt(sampleUser.id, "blank")).toContain("Typed in the second tab."));
    await userEvent.click(screen.getByRole("button", { name: keptCopy.other.mine }));
    await expect(field).toHaveFocus();
    await expect(screen.queryByText(keptCopy.other.title)).not.toBeInTheDocument();
    await waitFor(() => expect(keptAt(sampleUser.id, "blank")).not.toContain("Typed in the second tab."));
    await expect(field).toHaveValue("Typed in the first tab.");
  },
});

export const TextNotKept = meta.story({
  beforeEach: () => refuseStorage(),
  play: async () => {
    await write(project);
    await expect((await screen.findAllByText("Not kept on this device"))[0]).toBeVisible();
    const leaving = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(leaving);
    await expect(leaving.defaultPrevented).toBe(true);
  },
});

/** The answer to the first try is lost: the second is the same call, so that there is one draft. */
export const CreateTriedAgain = meta.story({
  beforeEach: ({ msw }) => {
    keys.length = 0;
    msw.use(
      draftMocks.create.ok(({ headers }) => {
        keys.push(headers.get("idempotency-key") ?? "");
        if (keys.length === 1) throw Response.json({}, { status: 502 });
        return { taskId: sampleTaskId, id: sampleDocId };
      }),
      taskMocks.progress.ok(sampleTaskProgress),
    );
  },
  play: async ({ userEvent }) => {
    await write(project);
    await userEvent.click(create());
    await expect(await screen.findByText(requestCopy.failed)).toBeVisible();
    await expect(await findField()).toHaveValue(project);
    await userEvent.click(create());
    await waitFor(() => expect(keys).toHaveLength(2));
    await expect(keys[1]).toBe(keys[0]);
    await waitFor(() => expect(keptAt(sampleUser.id, "blank")).toBeUndefined());
  },
});

const keys: string[] = [];
