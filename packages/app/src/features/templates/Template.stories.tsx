import type { Schemas } from "@grantwright/api-client";
import {
  docMocks,
  meMocks,
  sampleDraft,
  sampleOwnTemplate,
  sampleTeams,
  sampleTemplate,
  sampleUser,
  teamMocks,
  templateMocks,
} from "@grantwright/api-client/mocks";
import { expect, fireEvent, fn, screen, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { copy as ownCopy } from "../../components/templates/ownTemplates.copy.ts";
import { AppStage } from "../../routes/stories/AppStage.tsx";
import {
  forgetDevice,
  keptOnDevice,
  leaveOnDevice,
  refuseStorage,
  workingAccount,
} from "../../routes/stories/storyDefaults.ts";
import { signedOutCopy } from "../../session/signedOut.copy.ts";
import { copy } from "./templates.copy.ts";
import { modelOf, problemCopy } from "./templateModel.ts";

const own = sampleOwnTemplate;

const meta = preview.meta({
  title: "Screens/Template",
  tags: ["!autodocs"],
  component: AppStage,
  args: { path: `/templates/${own.id}` },
  parameters: { layout: "fullscreen" },
  beforeEach: ({ msw }) => {
    forgetDevice();
    saved.mockClear();
    msw.use(
      templateMocks.detail.ok(own),
      templateMocks.save.ok(({ body, headers }) => {
        saved(body, headers.get("if-match"));
        return { ...own, name: body.name, revision: 4 };
      }),
      ...workingAccount(),
    );
  },
});

const saved = fn<(body: Schemas["TemplateRequest"], ifMatch: string | null) => void>();
const place = `template.${own.id}`;
const kept = () => keptOnDevice(sampleUser.id, place);
const title = (number: number) => screen.findByRole("textbox", { name: copy.titleOf(number) });
const titles = () =>
  screen.getAllByRole("textbox", { name: /^Title of section/ }).map((input) => (input as HTMLTextAreaElement).value);
const typeTitle = async (number: number, text: string) =>
  fireEvent.change(await title(number), { target: { value: text } });
const flush = () => fireEvent(window, new Event("online"));

export const Filled = meta.story({
  parameters: { spec: ["1.2-route-template", "2.2-route-template"] },
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole("heading", { level: 1, name: own.name })).toBeVisible();
    await expect(screen.getByRole("textbox", { name: /^Name/ })).toHaveValue(own.name);
    await expect(titles()).toEqual(["Why here?", "What will you do?", "What will it cost?", "Summary"]);
    await expect(screen.getByRole("link", { name: copy.start })).toHaveAttribute("href", `/docs/new/${own.id}`);
    // A paper's tick is level with its name.
    const middleOf = (part: Element) => part.getBoundingClientRect().top + part.getBoundingClientRect().height / 2;
    const paper = screen.getByRole("textbox", { name: copy.item(1) });
    const tick = paper.closest("li")!.querySelector('[data-part="box"]')!;
    await expect(Math.abs(middleOf(tick) - middleOf(paper))).toBeLessThan(3);
    await userEvent.click(screen.getAllByText(copy.details)[0]!);
    await expect(await screen.findByText(copy.readFrom(4))).toBeVisible();
    await expect(screen.getByRole("textbox", { name: copy.maxWordCount })).toHaveValue("250");
    await expect(screen.getByText("Saved")).toBeVisible();
    for (const [fact, { line, lastLine, text }] of Object.entries(own.readFrom!)) {
      await expect(screen.getByText(copy.readFrom(line, lastLine))).toBeVisible();
      // What the field says word for word is not said twice.
      const quotes = screen.queryAllByText(copy.quoted(text), { selector: "blockquote" });
      await expect(quotes).toHaveLength(fact === "eligibilityCriteria" ? 0 : 1);
    }
    // What the call was read for, and nothing was taken: under its field, where others of its part have something.
    await expect(screen.getAllByText(copy.notTaken)[0]).toBeVisible();
    // Something of its format is set: it is in sight.
    await expect(screen.getByRole("textbox", { name: copy.fontFamily })).toHaveValue("Arial");
  },
});

export const Blank = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      templateMocks.detail.ok({
        ...own,
        name: "New one",
        fields: [],
        documentChecklist: [],
        format: {},
        pageLimit: undefined,
        description: "",
        readFrom: {},
      }),
    ),
  play: async ({ userEvent }) => {
    await expect(await screen.findByText(copy.noSections)).toBeVisible();
    await expect(screen.getByText(copy.noItems)).toBeVisible();
    await expect(screen.queryByText(copy.notTaken)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: copy.addSection }));
    await waitFor(async () => expect(await title(1)).toHaveFocus());
    // Nothing of the format is set: it is folded until somebody wants it.
    const format = screen.getByRole("button", { name: new RegExp(copy.formatParts) });
    await expect(format).toHaveAttribute("aria-expanded", "false");
    await expect(screen.queryByRole("textbox", { name: copy.fontFamily })).not.toBeInTheDocument();
    await userEvent.click(format);
    await expect(await screen.findByRole("textbox", { name: copy.fontFamily })).toBeVisible();
  },
});

const part = (name: keyof typeof copy.factGroups) =>
  screen.findByRole("button", { name: new RegExp(`^${copy.factGroups[name]}`) });
const bare = {
  ...own,
  funderName: "",
  amount: null,
  deadline: undefined,
  location: "",
  category: "",
  url: undefined,
  eligibilityCriteria: "",
  assessmentCriteria: "",
  placeholderText: "",
  readFrom: {},
};

/** Parts in which nothing is are a line each, and open for who wants to write; what was typed stays when one is folded again. */
export const Folded = meta.story({
  beforeEach: ({ msw }) => msw.use(templateMocks.detail.ok(bare)),
  play: async ({ userEvent }) => {
    const place = await part("place");
    for (const name of ["funder", "place", "criteria", "hint"] as const)
      await expect(await part(name)).toHaveAttribute("aria-expanded", "false");
    await expect(place).toHaveTextContent(copy.nothingYet);
    await expect(screen.queryByRole("textbox", { name: copy.url })).not.toBeInTheDocument();
    // What it is for has nothing in it either, and is always asked.
    await expect(screen.getByRole("textbox", { name: copy.description })).toBeVisible();
    place.focus();
    await userEvent.keyboard("{Enter}");
    await expect(place).toHaveAttribute("aria-expanded", "true");
    await userEvent.tab();
    await expect(screen.getByRole("textbox", { name: copy.location })).toHaveFocus();
    await userEvent.keyboard("Alder County");
    await expect(screen.getByRole("textbox", { name: copy.location })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard("{Enter}");
    await expect(place).toHaveAttribute("aria-expanded", "false");
    await expect(place).toHaveTextContent(copy.filled(1, 3));
    await flush();
    await waitFor(() => expect(saved.mock.lastCall?.[0].location).toBe("Alder County"));
    await userEvent.keyboard("{Enter}");
    await expect(screen.getByRole("textbox", { name: copy.location })).toHaveValue("Alder County");
    // Cleared, it stays open: somebody is about to write it anew.
    await userEvent.clear(screen.getByRole("textbox", { name: copy.location }));
    await expect(place).toHaveAttribute("aria-expanded", "true");
  },
});

/** What comes into a folded part from this device opens it, and so does what is wrong in it. */
export const FoldedAndBack = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(templateMocks.detail.ok(bare), templateMocks.save.pending());
    leaveOnDevice(
      sampleUser.id,
      place,
      { revision: own.revision, sent: [], model: { ...modelOf(bare), url: "example.org" } },
      { isKilled: true },
    );
  },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText(copy.restored)).toBeVisible();
    const address = await screen.findByRole("textbox", { name: copy.url });
    await expect(address).toHaveValue("example.org");
    await expect(address).toHaveAccessibleDescription(problemCopy.url);
    await expect(await part("criteria")).toHaveAttribute("aria-expanded", "false");
    // The way to it, from wherever on the page one is.
    await flush();
    window.scrollTo(0, document.documentElement.scrollHeight);
    await userEvent.click(await screen.findByRole("button", { name: copy.showMarked }));
    await expect(address).toHaveFocus();
    await expect(address).toBeVisible();
  },
});

/** A question is never cut off, and its tools cost no line of their own. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: "small" } },
  beforeEach: ({ msw }) =>
    msw.use(
      templateMocks.detail.ok({
        ...own,
        fields: [{ ...own.fields[0]!, title: "What change do you want to bring about, and for whom?" }, own.fields[1]!],
      }),
    ),
  play: async () => {
    const field = await title(1);
    await expect(field.scrollHeight).toBeLessThanOrEqual(field.clientHeight);
    await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
    const [first, second] = [...document.querySelectorAll("[data-row]")].map((row) => row.getBoundingClientRect());
    const tools = screen.getByRole("button", { name: copy.actionsOf("What will you do?") }).getBoundingClientRect();
    await expect(tools.top).toBeGreaterThanOrEqual(second!.top);
    await expect(tools.bottom - second!.top).toBeLessThan(64);
    await expect(second!.height).toBeLessThan(112);
    await expect(first!.height - second!.height).toBeLessThan(32);
    // What a section is dragged by is as large as a finger, its number included.
    const handle = document.querySelector("[data-handle]")!;
    handle.scrollIntoView({ block: "center" });
    const held = handle.getBoundingClientRect();
    await expect(Math.min(held.width, held.height)).toBeGreaterThanOrEqual(44);
    const number = handle.nextElementSibling!.getBoundingClientRect();
    await expect(document.elementFromPoint(number.x + 2, number.y + 14)).toBe(handle);
  },
});

export const Long = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      templateMocks.detail.ok({
        ...own,
        fields: Array.from({ length: 40 }, (_, index) => ({
          ...own.fields[index % 4]!,
          id: `field-${index}`,
          title: `Question ${index + 1}, which the funder has worded at some length to be sure that all is said`,
        })),
      }),
    ),
  play: async () => {
    await expect(await title(40)).toBeInTheDocument();
    await expect(titles()).toHaveLength(40);
  },
});

/** It saves itself 3 s after a change, on the revision that it was read at. */
export const Saved = meta.story({
  play: async () => {
    await typeTitle(1, "Why here and now?");
    await expect(await screen.findByText("Not saved yet")).toBeVisible();
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    await expect(saved.mock.calls[0]![0].fields[0]).toMatchObject({ title: "Why here and now?", maxWordCount: 250 });
    await expect(saved.mock.calls[0]![1]).toBe('"3"');
    await expect(await screen.findByText(/^Saved/)).toBeVisible();
    await waitFor(() => expect(kept()).toBeUndefined());
  },
});

export const Saving = meta.story({
  beforeEach: ({ msw }) => msw.use(templateMocks.save.pending()),
  play: async () => {
    await typeTitle(1, "Why here and now?");
    await flush();
    await expect(await screen.findByText("Saving…")).toBeVisible();
  },
});

export const Invalid = meta.story({
  play: async ({ userEvent }) => {
    const address = await screen.findByRole("textbox", { name: copy.url });
    await fireEvent.change(address, { target: { value: "example.org" } });
    await userEvent.click(screen.getAllByText(copy.details)[0]!);
    await fireEvent.change(screen.getByRole("textbox", { name: copy.minWordCount }), { target: { value: "300" } });
    await flush();
    await expect(address).toHaveAccessibleDescription(problemCopy.url);
    await expect(screen.getByText(problemCopy.order)).toBeVisible();
    await expect((await screen.findAllByText(copy.invalid))[0]).toBeVisible();
    await expect(saved).not.toHaveBeenCalled();
    await waitFor(() => expect(kept()).toContain("example.org"));
  },
});

export const Offline = meta.story({
  beforeEach: ({ msw }) => msw.use(templateMocks.save.unreachable()),
  play: async () => {
    await typeTitle(2, "Kept here");
    await flush();
    await expect((await screen.findAllByText("Offline: kept on this device"))[0]).toBeVisible();
    await expect(kept()).toContain("Kept here");
  },
});

export const NotSaved = meta.story({
  beforeEach: ({ msw }) => msw.use(templateMocks.save.error(500)),
  play: async () => {
    await typeTitle(2, "Kept here");
    await flush();
    await expect((await screen.findAllByText("Not saved: retrying"))[0]).toBeVisible();
    await expect(kept()).toContain("Kept here");
  },
});

export const Refused = meta.story({
  beforeEach: ({ msw }) => msw.use(templateMocks.save.error(422, "Some of this cannot be right.")),
  play: async () => {
    await typeTitle(2, "Kept here");
    await flush();
    await expect(await screen.findByText(/Some of this cannot be right/)).toBeVisible();
    await expect((await screen.findAllByText(copy.refused))[0]).toBeVisible();
  },
});

/** What was typed before a reload is put back, and saved. */
export const Restored = meta.story({
  beforeEach: () =>
    leaveOnDevice(sampleUser.id, place, {
      revision: 3,
      sent: [],
      model: { ...modelOf(own), funderName: "Typed before the reload" },
    }),
  play: async () => {
    await expect(await screen.findByText(copy.restored)).toBeVisible();
    await expect(screen.getByRole("textbox", { name: copy.funderName })).toHaveValue("Typed before the reload");
    await flush();
    await waitFor(() => expect(saved.mock.lastCall?.[0].funderName).toBe("Typed before the reload"));
  },
});

/** A browser that was killed: only IndexedDB has the changes, and the template has changed since. Nothing is saved over it. */
export const RestoredIntoConflict = meta.story({
  beforeEach: () =>
    leaveOnDevice(
      sampleUser.id,
      place,
      { revision: 2, sent: [], model: { ...modelOf(own), funderName: "Typed before the kill" } },
      { isKilled: true },
    ),
  play: async ({ userEvent }) => {
    const banner = within((await screen.findByText(copy.conflictTitle)).closest<HTMLElement>('[role="note"]')!);
    await expect(screen.getByRole("textbox", { name: copy.funderName })).toHaveValue("Typed before the kill");
    await flush();
    await expect(saved).not.toHaveBeenCalled();
    await userEvent.click(banner.getByRole("button", { name: copy.conflictMine }));
    await waitFor(() => expect(saved.mock.lastCall?.[0].funderName).toBe("Typed before the kill"));
    await waitFor(() => expect(kept()).toBeUndefined());
  },
});

/** Where the device keeps nothing, it says so and saves at once. */
export const NotKept = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(templateMocks.save.unreachable());
    return refuseStorage();
  },
  play: async () => {
    await typeTitle(2, "Only on the screen");
    await expect((await screen.findAllByText("Not kept on this device"))[0]).toBeVisible();
    await expect(screen.getByText(copy.notKept)).toBeVisible();
    await expect(screen.queryByText("Offline: kept on this device")).not.toBeInTheDocument();
  },
});

const theirs = {
  ...own,
  name: "Renamed by Tomas",
  revision: 9,
  fields: [{ ...own.fields[1]!, description: "In May." }],
};
const conflict = {
  beforeEach: ({ msw }: { msw: { use: (handler: ReturnType<typeof templateMocks.save.error>) => void } }) =>
    msw.use(templateMocks.save.error(412, theirs)),
};
const runInto = async () => {
  await typeTitle(1, "Mine");
  await flush();
  return within((await screen.findByText(copy.conflictTitle)).closest<HTMLElement>('[role="note"]')!);
};

export const Conflict = meta.story({
  ...conflict,
  play: async () => {
    const banner = await runInto();
    await expect(banner.getByText("Renamed by Tomas")).toBeVisible();
    await expect(banner.getByText("In May.")).toBeVisible();
    await expect((await screen.findAllByText("Conflict: changed elsewhere"))[0]).toBeVisible();
    await expect(await title(1)).toHaveValue("Mine");
    await expect(kept()).toContain("Mine");
  },
});

export const ConflictWithMine = meta.story({
  ...conflict,
  play: async ({ msw, userEvent }) => {
    const banner = await runInto();
    msw.use(
      templateMocks.save.ok(({ body, headers }) => {
        saved(body, headers.get("if-match"));
        return { ...own, revision: 10 };
      }),
    );
    await userEvent.click(banner.getByRole("button", { name: copy.conflictMine }));
    await waitFor(() => expect(saved.mock.lastCall?.[1]).toBe('"9"'));
    await expect(saved.mock.lastCall![0].fields[0]!.title).toBe("Mine");
  },
});

export const ConflictKeepsBoth = meta.story({
  ...conflict,
  play: async ({ msw, userEvent }) => {
    const made = fn<(body: Schemas["TemplateRequest"]) => void>();
    msw.use(
      templateMocks.create.ok(({ body }) => {
        made(body);
        return own;
      }),
    );
    const banner = await runInto();
    await userEvent.click(banner.getByRole("button", { name: copy.conflictBoth }));
    await expect(await screen.findByText(copy.mineKept)).toBeVisible();
    await expect(made.mock.calls[0]![0]).toMatchObject({
      name: copy.copyName(own.name),
      fields: [{ title: "Mine" }, {}, {}, {}],
    });
    await waitFor(() => expect(titles()).toEqual(["What will you do?"]));
  },
});

const actionsOf = (name: string) => screen.getByRole("button", { name: copy.actionsOf(name) });

/** A menu changes the order; the focus comes back to its button, and the new place is told. */
export const MovedByKeyboard = meta.story({
  play: async ({ userEvent }) => {
    await title(1);
    actionsOf("Why here?").focus();
    await userEvent.keyboard("{Enter}");
    // The first cannot go further up: that is not offered.
    await waitFor(() => expect(screen.getByRole("menuitem", { name: copy.moveDown })).toHaveFocus());
    await expect(screen.queryByRole("menuitem", { name: copy.moveUp })).not.toBeInTheDocument();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(titles().slice(0, 2)).toEqual(["What will you do?", "Why here?"]));
    await expect(await screen.findByText(copy.isNow("Why here?", 2, 4))).toBeInTheDocument();
    await waitFor(() => expect(actionsOf("Why here?")).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: copy.moveUp })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(titles().slice(0, 2)).toEqual(["Why here?", "What will you do?"]));
    await waitFor(() => expect(actionsOf("Why here?")).toHaveFocus());
  },
});

export const MovedByDrag = meta.story({
  play: async () => {
    await title(1);
    const rows = () => [...document.querySelectorAll<HTMLElement>("[data-row]")];
    const handle = rows()[0]!.querySelector<HTMLElement>("[data-handle]")!;
    const third = rows()[2]!.getBoundingClientRect();
    await fireEvent.pointerDown(handle, { button: 0 });
    await fireEvent.pointerMove(window, { clientY: third.bottom - 2 });
    await waitFor(() => expect(titles()[2]).toBe("Why here?"));
    await fireEvent.pointerUp(window);
    await expect(titles()).toEqual(["What will you do?", "What will it cost?", "Why here?", "Summary"]);
    await expect(rows().some((row) => row.dataset["dragging"])).toBe(false);
  },
});

export const RemovedAndBack = meta.story({
  play: async ({ userEvent }) => {
    await title(1);
    actionsOf("What will you do?").focus();
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("menu");
    await userEvent.keyboard("{End}{Enter}");
    await waitFor(() => expect(titles()).toEqual(["Why here?", "What will it cost?", "Summary"]));
    // The next section has the focus, and nothing takes it away.
    await waitFor(async () => expect(await title(2)).toHaveFocus());
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await expect(await title(2)).toHaveFocus();
    await userEvent.click(await screen.findByRole("button", { name: copy.undo }));
    await waitFor(() => expect(titles()[1]).toBe("What will you do?"));
  },
});

export const PaperAdded = meta.story({
  play: async ({ userEvent }) => {
    await title(1);
    await userEvent.click(screen.getByRole("button", { name: copy.addItem }));
    const name = await screen.findByRole("textbox", { name: copy.item(2) });
    await waitFor(() => expect(name).toHaveFocus());
    await fireEvent.change(name, { target: { value: "Letters" } });
    await userEvent.click(screen.getByRole("button", { name: new RegExp(copy.itemCategory(2)) }));
    await userEvent.click(await screen.findByRole("option", { name: copy.categories.supporting }));
    await flush();
    await waitFor(() =>
      expect(saved.mock.lastCall?.[0].documentChecklist[1]).toMatchObject({ name: "Letters", category: "supporting" }),
    );
  },
});

export const Deleted = meta.story({
  beforeEach: ({ msw }) => msw.use(templateMocks.remove.ok(undefined), templateMocks.restore.ok(own)),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: copy.delete }));
    const dialog = within(await screen.findByRole("alertdialog", { name: copy.deleteTitle }));
    await userEvent.click(dialog.getByRole("button", { name: copy.deleteConfirm }));
    await waitFor(() => expect(screen.getByTestId("address")).toHaveTextContent("/templates"));
    await expect(await screen.findByText(copy.deleted)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: copy.undo }));
    await expect(await screen.findByText(copy.restoredTemplate)).toBeVisible();
  },
});

export const DeleteFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(templateMocks.remove.error(500)),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: copy.delete }));
    const dialog = within(await screen.findByRole("alertdialog", { name: copy.deleteTitle }));
    await userEvent.click(dialog.getByRole("button", { name: copy.deleteConfirm }));
    await expect(await screen.findByText("Request failed")).toBeVisible();
  },
});

export const Shared = meta.story({
  beforeEach: ({ msw }) => msw.use(templateMocks.share.ok(({ body }) => ({ id: own.id, teamId: body.teamId }))),
  play: async ({ userEvent }) => {
    const team = sampleTeams.find(({ personal }) => !personal)!;
    await userEvent.click(await screen.findByRole("button", { name: ownCopy.share }));
    await userEvent.click(await screen.findByRole("button", { name: team.name }));
    await expect(await screen.findByText(ownCopy.shared(team.name))).toBeVisible();
  },
});

export const NoTeams = meta.story({
  beforeEach: ({ msw }) => msw.use(teamMocks.list.ok(sampleTeams.filter(({ personal }) => personal))),
  play: async () => {
    // Who is in no team is offered none.
    await expect(await screen.findByRole("link", { name: copy.start })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("button", { name: ownCopy.share })).not.toBeInTheDocument());
  },
});

export const ReadOnly = meta.story({
  args: { path: `/templates/${sampleTemplate.id}` },
  beforeEach: ({ msw }) =>
    msw.use(
      templateMocks.detail.ok(({ params }) =>
        params.templateId === own.id ? own : { ...sampleTemplate, canCustomize: true },
      ),
      templateMocks.customize.ok(own),
    ),
  play: async ({ userEvent }) => {
    await expect(await screen.findByText(copy.readOnly)).toBeVisible();
    await expect(screen.queryByRole("textbox", { name: copy.name })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: ownCopy.customize }));
    await waitFor(() => expect(screen.getByTestId("address")).toHaveTextContent(`/templates/${own.id}`));
    await expect(await screen.findByRole("textbox", { name: /^Name/ })).toHaveValue(own.name);
  },
});

/** In a draft of a template that allows it, customizing stands in for adding a section. */
export const InADraft = meta.story({
  args: { path: `/drafts/${sampleDraft.id}` },
  globals: { viewport: { value: "large" } },
  parameters: { spec: ["2.2-customize", "2.6-customize"] },
  beforeEach: ({ msw }) => {
    const template = { ...sampleDraft.template, id: sampleTemplate.id, canCustomize: true };
    msw.use(docMocks.detail.ok({ ...sampleDraft, template }), templateMocks.customize.ok(own));
  },
  play: async ({ userEvent }) => {
    const [customize] = await screen.findAllByRole("button", { name: ownCopy.customize });
    await expect(screen.queryByRole("button", { name: "Add section" })).not.toBeInTheDocument();
    await userEvent.click(customize!);
    await waitFor(() => expect(screen.getByTestId("address")).toHaveTextContent(`/templates/${own.id}`));
  },
});

export const CustomizeRefused = meta.story({
  args: { path: `/templates/${sampleTemplate.id}` },
  beforeEach: ({ msw }) =>
    msw.use(
      templateMocks.detail.ok({ ...sampleTemplate, canCustomize: true }),
      templateMocks.customize.error(422, "This template is to be used as it is."),
    ),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: ownCopy.customize }));
    await expect(await screen.findByText("This template is to be used as it is.")).toBeVisible();
  },
});

export const NotFound = meta.story({
  beforeEach: ({ msw }) => msw.use(templateMocks.detail.error(404)),
  play: async () => {
    const title = await screen.findByRole("heading", { level: 1, name: copy.gone });
    const link = screen.getAllByRole("link", { name: copy.templates }).at(-1)!;
    await expect(link.getBoundingClientRect().top).toBeGreaterThan(title.getBoundingClientRect().bottom);
  },
});

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(templateMocks.detail.error(500)),
  play: async () => {
    await expect(await screen.findByRole("alert")).toHaveTextContent(copy.loadFailed);
    await expect(screen.getByRole("button", { name: copy.retry })).toBeEnabled();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(templateMocks.detail.pending()),
  play: async () => {
    await waitFor(() => expect(document.querySelector("[aria-busy]")).toBeInTheDocument());
  },
});

export const SignedOut = meta.story({
  beforeEach: ({ msw }) => msw.use(meMocks.get.error(401)),
  play: async () => {
    await expect(await screen.findByText(signedOutCopy.template.title)).toBeVisible();
  },
});
