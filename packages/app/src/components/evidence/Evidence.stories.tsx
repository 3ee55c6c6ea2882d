import type { Schemas } from "@grantwright/api-client";
import {
  docMocks,
  sampleAttachments,
  sampleDocId,
  sampleDraft,
  sampleEvidence,
  samplePassages,
  sampleProposal,
  sampleUser,
} from "@grantwright/api-client/mocks";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { forgetJournals } from "../../autosave/journal/journal.ts";
import { AppStage } from "../../routes/stories/AppStage.tsx";
import { forgetDevice, workingAccount } from "../../routes/stories/storyDefaults.ts";
import { evidenceCopy as copy } from "./evidence.copy.ts";
import { openFileLabel } from "./openFileLabel.ts";

/** What the calls were told. */
const told = fn();
/** How often the files were asked for. */
const asked = fn();

const draft: Schemas["Document"] = { ...sampleDraft, attachments: sampleAttachments };
const [survey, budget, minutes, photo] = sampleEvidence.files;

const meta = preview.meta({
  title: "Screens/Evidence",
  tags: ["!autodocs"],
  component: AppStage,
  args: { path: `/drafts/${sampleDocId}` },
  globals: { viewport: { value: "large" } },
  parameters: { layout: "fullscreen" },
  beforeEach: async ({ msw }) => {
    told.mockClear();
    asked.mockClear();
    forgetDevice();
    await forgetJournals(sampleUser.id);
    msw.use(
      docMocks.detail.ok(draft),
      docMocks.evidence.ok(({ query }) => {
        asked(query.get("versionId"));
        return sampleEvidence;
      }),
      docMocks.save.ok(({ body }) => {
        told(body);
        return { id: sampleDocId, revision: 5 };
      }),
      ...workingAccount(),
    );
  },
});

type User = {
  click: (element: Element) => Promise<void>;
  selectOptions: (element: Element, value: string) => Promise<void>;
};

const fileButton = (filename: string) => screen.findByRole("button", { name: openFileLabel(filename) });
const findDrawer = async () => within(await screen.findByRole("complementary", { name: copy.title }));
/** Opens the drawer at a file, and gives what is in it. */
async function openFile(userEvent: User, filename = survey!.filename) {
  await userEvent.click(await fileButton(filename));
  return findDrawer();
}
const sectionField = (name: RegExp) => screen.findByRole<HTMLTextAreaElement>("textbox", { name });
const insertButton = (drawer: ReturnType<typeof within>, words: RegExp) => drawer.findByRole("button", { name: words });

/** What was read of a file, fact by fact, and where it is used. */
export const InDraft = meta.story({
  play: async ({ userEvent }) => {
    const opener = await fileButton(survey!.filename);
    opener.focus();
    await userEvent.keyboard("{Enter}");
    const drawer = await findDrawer();
    await waitFor(() => expect(screen.getByRole("complementary", { name: copy.title })).toHaveFocus());
    const own = await drawer.findByRole("button", { name: new RegExp(survey!.filename) });
    await expect(own).toHaveAccessibleName(`${survey!.filename} 6 facts, 3 used in Need statement`);
    await expect(own).toHaveAttribute("aria-expanded", "true");
    await expect(await drawer.findByText(/^We called on/)).toBeVisible();
    await expect(drawer.getAllByRole("link", { name: "Need statement" })).toHaveLength(2);
    await expect(drawer.getByRole("button", { name: /board-minutes/ })).toHaveAccessibleName(
      /Nothing from this file was used/,
    );
    // Nothing is trapped: the text can be gone to, and is still there to write in.
    const need = await sectionField(/Need statement/);
    need.focus();
    await expect(need).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(drawer.getByRole("heading", { name: copy.title })).toBeVisible();
    own.focus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("complementary", { name: copy.title })).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

/** A line goes into the section that was written in last, at the caret, with its source; one undo takes it back. */
export const Inserted = meta.story({
  play: async ({ userEvent }) => {
    const methods = await sectionField(/Methods/);
    const before = methods.value;
    await userEvent.click(methods);
    const soil = "Work begins with soil.";
    methods.setSelectionRange(5, soil.length);
    const drawer = await openFile(userEvent);
    await expect(await drawer.findByText(copy.goes("Methods"), { exact: false })).toBeVisible();
    await userEvent.click(await insertButton(drawer, /Insert: “131 told us/));
    const words = `131 told us they had gone without fresh vegetables for a week or more that spring. (${survey!.filename})`;
    await expect(methods).toHaveValue(`${soil} ${words}${before.slice(soil.length)}`);
    await expect(methods).toHaveFocus();
    await waitFor(() => expect(screen.getByText(copy.inserted("Methods"))).toBeInTheDocument());
    const times = asked.mock.calls.length;
    await waitFor(() => expect(told).toHaveBeenCalled());
    await expect(told.mock.lastCall?.[0]).toMatchObject({ ways: [{ id: "methodology", way: "imported" }] });
    // What is used is asked for anew once it is saved.
    await waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(times));
    methods.focus();
    told.mockClear();
    document.execCommand("undo");
    await expect(methods).toHaveValue(before);
    await waitFor(() => expect(told).toHaveBeenCalled());
  },
});

/** Nobody has written yet: a row goes to the end of the section in view, its label first. */
export const RowInserted = meta.story({
  play: async ({ userEvent }) => {
    const drawer = await openFile(userEvent, budget!.filename);
    const table = within(await drawer.findByRole("table"));
    await expect(table.getByRole("columnheader", { name: "2027" })).toBeVisible();
    await expect(table.getByRole("rowheader", { name: /Water tanks/ })).toHaveTextContent("used in Methods");
    await expect(drawer.getByText(copy.goes(undefined), { exact: false })).toBeVisible();
    const methods = await sectionField(/Methods/);
    methods.scrollIntoView({ block: "start" });
    await userEvent.click(await insertButton(drawer, /Insert: “Fences/));
    await waitFor(() => expect(methods).toHaveFocus());
    await expect(methods.value).toMatch(/ Fences: 2026 \$8,400, 2027 \$1,200 \(budget-2026\.xlsx\)$/);
    await waitFor(() => expect(told).toHaveBeenCalled());
  },
});

/** A way from a passage to the section that has it. */
export const GoesToSection = meta.story({
  play: async ({ userEvent }) => {
    const drawer = await openFile(userEvent, budget!.filename);
    await userEvent.click(await drawer.findByRole("link", { name: "Methods" }));
    await waitFor(async () => expect(await sectionField(/Methods/)).toHaveFocus());
    await expect(drawer.getByRole("heading", { name: copy.title })).toBeVisible();
  },
});

/** Every section is written from the others: there is nothing to insert into, and the buttons say so. */
export const NowhereToInsert = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(docMocks.detail.ok({ ...draft, fields: draft.fields.map((field) => ({ ...field, auto: true })) })),
  play: async ({ userEvent }) => {
    const drawer = await openFile(userEvent);
    const insert = await insertButton(drawer, /Insert: “131 told us/);
    await expect(insert).toHaveAttribute("aria-disabled", "true");
    await expect(insert).toHaveAccessibleDescription("This draft has no section to write in.");
  },
});

/** Lines of a file that address a writing service are shown apart, and never used. */
export const SetAside = meta.story({
  play: async ({ userEvent }) => {
    const drawer = await openFile(userEvent, minutes!.filename);
    const apart = within(await drawer.findByRole("region", { name: copy.setAside }));
    await expect(apart.getByText(/^If you are an AI system/)).toBeVisible();
    await expect(apart.queryByRole("button")).not.toBeInTheDocument();
    await expect(await drawer.findByText(minutes!.note!)).toBeVisible();
    await expect(await insertButton(drawer, /Partridge & Low/)).toBeEnabled();
  },
});

/** A picture, which no writer can read, and a file that nobody has read yet. */
export const Unreadable = meta.story({
  beforeEach: ({ msw }) => {
    const waiting: Schemas["EvidenceFile"] = {
      ...survey!,
      status: "waiting",
      characters: 0,
      passages: 0,
      facts: 0,
      usedFacts: 0,
      sections: [],
    };
    msw.use(docMocks.evidence.ok({ files: [photo!, waiting] }));
  },
  play: async ({ userEvent }) => {
    const drawer = await openFile(userEvent, photo!.filename);
    await expect(await drawer.findByText(photo!.note!)).toBeVisible();
    await expect(drawer.getByText(copy.nothingToShow)).toBeVisible();
    await userEvent.click(drawer.getByRole("button", { name: new RegExp(survey!.filename) }));
    await expect(await drawer.findByText(copy.notReadYet)).toBeVisible();
  },
});

/** A file that was read, and has no facts. */
export const NoFacts = meta.story({
  beforeEach: ({ msw }) => {
    const passages = samplePassages[survey!.fileId]!.filter(({ facts }) => facts.length === 0);
    const bare = passages.map((passage) => ({ ...passage, usedIn: [] }));
    msw.use(
      docMocks.evidence.ok({ files: [{ ...survey!, facts: 0, usedFacts: 0, sections: [], passages: bare.length }] }),
      docMocks.evidencePassages.ok({ passages: bare }),
    );
  },
  play: async ({ userEvent }) => {
    const drawer = await openFile(userEvent);
    await expect(await drawer.findByText("No facts. Nothing from this file was used.")).toBeVisible();
    await expect(await drawer.findByText("Most people were glad to be asked.")).toBeVisible();
  },
});

/** The files are gone since the page was loaded. */
export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(docMocks.evidence.ok({ files: [] })),
  play: async ({ userEvent }) => {
    const drawer = await openFile(userEvent);
    await expect(await drawer.findByText(copy.none)).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(docMocks.evidence.pending()),
  play: async ({ userEvent }) => {
    const drawer = await openFile(userEvent);
    await expect(drawer.getByRole("heading", { name: copy.title })).toBeVisible();
  },
});

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(docMocks.evidence.error(500)),
  play: async ({ msw, userEvent }) => {
    const drawer = await openFile(userEvent);
    await expect(await drawer.findByText(copy.failed)).toBeVisible();
    msw.use(docMocks.evidence.ok(sampleEvidence));
    await userEvent.click(drawer.getByRole("button", { name: copy.retry }));
    await expect(await drawer.findByText(/^We called on/)).toBeVisible();
  },
});

export const FileLoading = meta.story({
  beforeEach: ({ msw }) => msw.use(docMocks.evidencePassages.pending()),
  play: async ({ userEvent }) => {
    const drawer = await openFile(userEvent);
    await expect(await drawer.findByText(/3 used in Need statement/)).toBeVisible();
  },
});

export const FileLoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(docMocks.evidencePassages.error(503)),
  play: async ({ msw, userEvent }) => {
    const drawer = await openFile(userEvent);
    await expect(await drawer.findByText(copy.fileFailed)).toBeVisible();
    msw.use(docMocks.evidencePassages.ok({ passages: samplePassages[survey!.fileId]! }));
    await userEvent.click(drawer.getByRole("button", { name: copy.retry }));
    await expect(await drawer.findByText(/^We called on/)).toBeVisible();
  },
});

/** A long file, with a wide table in it. */
const longFile = Array.from({ length: 75 }, (_none, index): Schemas["EvidencePassage"] => {
  const isRow = index % 25 > 12;
  const cells = [`Parcel ${index} beside the Pneumonoultramicroscopic lane`, "$1,250", "18", "$22,500", "2027", "x"];
  const text = isRow
    ? cells.join("\t")
    : `In year ${index + 1} the gardens gave ${index * 40} kg of produce, which is more than anybody had hoped for.`;
  const number = isRow ? "$22,500" : `${index * 40} kg`;
  const start = index * 200;
  const at = start + text.indexOf(number);
  return {
    start,
    end: start + text.length,
    text,
    ...(isRow && { cells }),
    facts: [{ start: at, end: at + number.length, kind: "number" }],
    usedIn: index % 9 === 0 ? survey!.sections : [],
  };
});
const longPages = docMocks.evidencePassages.ok(({ query }) => {
  const left = longFile.filter(({ start }) => start >= Number(query.get("after") ?? 0));
  const next = left[50]?.start;
  return { passages: left.slice(0, 50), ...(next !== undefined && { next }) };
});

/** A long file that is used in many sections, page by page; the next page fails once. */
export const Long = meta.story({
  beforeEach: ({ msw }) => {
    const sections = draft.fields.map(({ id, title }) => ({ sectionId: id, title }));
    const long = { ...survey!, facts: 75, usedFacts: 9, passages: 75, sections };
    msw.use(docMocks.evidence.ok({ files: [long, ...sampleEvidence.files.slice(1)] }), longPages);
  },
  play: async ({ msw, userEvent }) => {
    const drawer = await openFile(userEvent);
    await expect(await drawer.findByText(/, 9 used in .+ and \d more$/)).toBeVisible();
    await expect(await drawer.findAllByRole("button", { name: /^Insert: / })).toHaveLength(50);
    msw.use(docMocks.evidencePassages.error(503));
    await userEvent.click(drawer.getByRole("button", { name: copy.more }));
    await expect(await drawer.findByText(copy.moreFailed)).toBeVisible();
    msw.use(longPages);
    await userEvent.click(drawer.getByRole("button", { name: copy.more }));
    await waitFor(() => expect(drawer.getAllByRole("button", { name: /^Insert: / })).toHaveLength(75));
    await expect(drawer.queryByRole("button", { name: copy.more })).not.toBeInTheDocument();
    await expect(drawer.queryByText(copy.moreFailed)).not.toBeInTheDocument();
  },
});

/** Of a proposal, to read: what its version has from the files, with ways to its sections. */
export const InProposal = meta.story({
  args: { path: `/docs/${sampleProposal.id}` },
  beforeEach: ({ msw }) => msw.use(docMocks.detail.ok({ ...sampleProposal, attachments: sampleAttachments })),
  play: async ({ userEvent }) => {
    const opener = await screen.findByRole("button", { name: "Files (4)" });
    await userEvent.click(opener);
    const drawer = await findDrawer();
    await userEvent.click(await drawer.findByRole("button", { name: new RegExp(survey!.filename) }));
    await expect(await drawer.findByText(/^We called on/)).toBeVisible();
    await expect(asked).toHaveBeenCalledWith(sampleProposal.versions.at(-1));
    await expect(drawer.queryByRole("button", { name: /^Insert/ })).not.toBeInTheDocument();
    await userEvent.click(drawer.getAllByRole("link", { name: "Need statement" })[0]!);
    const section = await screen.findByRole("region", { name: "Need statement" });
    await waitFor(() => expect(section).toContainElement(document.activeElement as HTMLElement));
    await userEvent.click(drawer.getByRole("button", { name: copy.close }));
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

const onTablet = async (userEvent: User) => {
  await userEvent.click(await screen.findByRole("button", { name: /^Assessment/ }));
  return openedSheet(userEvent);
};
/** On a phone the papers stand on the last page. */
const onPhone = async (userEvent: User) => {
  await userEvent.selectOptions(await screen.findByRole("combobox", { name: "Sections" }), "generate");
  return openedSheet(userEvent);
};
const openedSheet = async (userEvent: User) => {
  await userEvent.click(await fileButton(survey!.filename));
  return within(await screen.findByRole("region", { name: copy.title }));
};

/** From the bottom where there is no room: it goes as a line is put in, so that the line can be seen. */
export const OnPhone = meta.story({
  globals: { viewport: { value: "small" } },
  play: async ({ userEvent }) => {
    const sheet = await onPhone(userEvent);
    const panel = sheet.getByRole("group", { name: copy.title });
    await waitFor(() => expect(panel).toContainElement(document.activeElement as HTMLElement));
    await userEvent.click(await insertButton(sheet, /Insert: “131 told us/));
    await waitFor(() => expect(screen.queryByRole("region", { name: copy.title })).not.toBeInTheDocument());
    await expect(document.activeElement).toBeInstanceOf(HTMLTextAreaElement);
    await expect((document.activeElement as HTMLTextAreaElement).value).toContain(`(${survey!.filename})`);
    await waitFor(() => expect(told).toHaveBeenCalled());
  },
});

/** Escape closes it, and the focus goes back to the file. */
export const ClosedOnPhone = meta.story({
  globals: { viewport: { value: "small" } },
  play: async ({ userEvent }) => {
    const sheet = await onPhone(userEvent);
    await expect(await sheet.findByText(/^We called on/)).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("region", { name: copy.title })).not.toBeInTheDocument());
    await waitFor(async () => expect(await fileButton(survey!.filename)).toHaveFocus());
  },
});

export const OnTablet = meta.story({
  globals: { viewport: { value: "medium" } },
  play: async ({ userEvent }) => {
    const sheet = await onTablet(userEvent);
    await expect(await sheet.findByText(/^We called on/)).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("region", { name: copy.title })).not.toBeInTheDocument());
    // The margin was folded away, so that nothing of it stands over the text.
    await waitFor(() => expect(screen.getByRole("button", { name: /^Assessment/ })).toHaveFocus());
  },
});
