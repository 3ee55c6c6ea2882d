import type { Schemas } from "@grantwright/api-client";
import {
  commentMocks,
  docMocks,
  sampleDocId,
  sampleDraft,
  sampleProposal,
  sampleSectionWork,
  sampleUser,
  workMocks,
} from "@grantwright/api-client/mocks";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { forgetJournals } from "../../autosave/journal/journal.ts";
import { AppStage } from "../../routes/stories/AppStage.tsx";
import { forgetDevice, workingAccount } from "../../routes/stories/storyDefaults.ts";
import { workCopy as copy } from "./work.copy.ts";
import { workButtonCopy } from "./workButton.copy.ts";

type Work = Schemas["SectionWork"];

const team = "/teams/66f0aa10bb20cc30dd40ee61";
const changed = fn();

/** Sections as people have shared them out; what is changed is kept. */
const shared = (...all: Work[]) => {
  changed.mockClear();
  let now = all;
  return [
    workMocks.list.ok(() => now),
    workMocks.update.ok(({ params, body }) => {
      changed(body);
      const fieldId = String(params["fieldId"]);
      const before = now.find((each) => each.fieldId === fieldId) ?? { fieldId, state: "inWork" as const };
      const { owner, signedOff, ...rest } = before;
      const next: Work = {
        ...rest,
        ...(body.ownerId === undefined
          ? owner && { owner }
          : body.ownerId && { owner: { id: body.ownerId, name: "Tomás Rivera" } }),
        ...(body.dueOn && { dueOn: body.dueOn }),
        ...(body.state && { state: body.state }),
        ...(body.state === "signedOff"
          ? { signedOff: { by: "Ines Okafor", at: "2026-11-22T16:00:00.000Z" } }
          : signedOff && { signedOff }),
      };
      now = [...now.filter((each) => each.fieldId !== fieldId), next];
      return next;
    }),
  ];
};

const meta = preview.meta({
  title: "Screens/Sections shared out",
  tags: ["!autodocs"],
  component: AppStage,
  args: { path: `${team}/drafts/${sampleDocId}` },
  globals: { viewport: { value: "large" } },
  parameters: { layout: "fullscreen" },
  beforeEach: async ({ msw }) => {
    forgetDevice();
    await forgetJournals(sampleUser.id);
    msw.use(
      docMocks.detail.ok(sampleDraft),
      commentMocks.list.ok(commentMocks.none),
      ...shared(...sampleSectionWork),
      ...workingAccount(),
    );
  },
});

interface Hand {
  click: (element: Element) => Promise<void>;
}

const section = async (title: string) => {
  const heading = await screen.findByRole("heading", { name: new RegExp(`^${title}`), level: 2 });
  return within(heading.closest("section")!);
};
/** Types a day part by part, in whatever order they stand. */
const typeDay = async (
  userEvent: Hand & { keyboard: (keys: string) => Promise<void> },
  dialog: ReturnType<typeof within>,
  parts: Record<string, string>,
) => {
  for (const [name, digits] of Object.entries(parts)) {
    await userEvent.click(await dialog.findByRole("spinbutton", { name: new RegExp(`^${name}`, "i") }));
    await userEvent.keyboard(digits);
  }
};
const openSection = async (userEvent: Hand, title: string) => {
  await userEvent.click(await screen.findByRole("button", { name: workButtonCopy.section(title) }));
  const dialog = await screen.findByRole("dialog", { name: copy.sectionTitle(title) });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};

/** Each section says who does it, until when, and how far it is; what was changed after it was signed off says so. */
export const InDraft = meta.story({
  play: async () => {
    await expect(await (await section("Need statement")).findByText(copy.states.forReview)).toBeVisible();
    await expect(await (await section("Methods")).findByText(/^Signed off by Maya Lindqvist/)).toBeVisible();
    await expect(await (await section("Team experience")).findByText(/changed since by Tomás Rivera/)).toBeVisible();
    await expect(
      screen.getByRole("button", { name: new RegExp(`^${workButtonCopy.signed(1, 0).slice(0, 5)}`) }),
    ).toBeVisible();
  },
});

export const OnPhone = meta.story({
  args: { path: `${team}/drafts/${sampleDocId}#teamExperience` },
  globals: { viewport: { value: "small" } },
  play: async () => {
    const lapsed = await screen.findAllByText(/changed since by Tomás Rivera/);
    await waitFor(() => expect(lapsed.filter((each) => each.checkVisibility())).toHaveLength(1));
    await expect(screen.getByRole("button", { name: workButtonCopy.section("Team experience") })).toBeVisible();
  },
});

/** A section is given to somebody, with a day. */
export const Give = meta.story({
  beforeEach: ({ msw }) => msw.use(...shared()),
  play: async ({ userEvent }) => {
    const dialog = await openSection(userEvent, "Need statement");
    await userEvent.click(await dialog.findByRole("button", { name: new RegExp(copy.owner) }));
    await userEvent.click(await screen.findByRole("option", { name: "Tomás Rivera" }));
    await waitFor(() => expect(changed).toHaveBeenCalledWith({ ownerId: expect.any(String) as string }));
    await expect(await (await section("Need statement")).findByText("Tomás Rivera")).toBeInTheDocument();
  },
});

/** A day is typed digit by digit: it is saved once, as soon as its year is one. */
export const DayTyped = meta.story({
  beforeEach: ({ msw }) => msw.use(...shared()),
  play: async ({ userEvent }) => {
    const dialog = await openSection(userEvent, "Need statement");
    await typeDay(userEvent, dialog, { day: "31", month: "12", year: "2027" });
    await waitFor(() => expect(changed).toHaveBeenCalledWith({ dueOn: "2027-12-31" }));
    await expect(changed).toHaveBeenCalledTimes(1);
  },
});

/** What is signed off goes with the text that was read. */
export const SignOff = meta.story({
  play: async ({ userEvent }) => {
    const dialog = await openSection(userEvent, "Need statement");
    await userEvent.click(await dialog.findByRole("radio", { name: copy.states.signedOff }));
    await waitFor(() =>
      expect(changed).toHaveBeenCalledWith({
        state: "signedOff",
        text: sampleDraft.draft["needStatement"]?.userText,
      }),
    );
    await expect(await dialog.findByText(/^Signed off by Ines Okafor/)).toBeVisible();
  },
});

/** Somebody changed the text meanwhile: nobody signs what they have not read. */
export const ChangedMeanwhile = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      workMocks.update.error(
        422,
        "This section was changed in the meantime. Read it once more before you sign it off.",
      ),
    ),
  play: async ({ userEvent }) => {
    const dialog = await openSection(userEvent, "Need statement");
    await userEvent.click(await dialog.findByRole("radio", { name: copy.states.signedOff }));
    await expect(await screen.findByText(/Read it once more before you sign it off/)).toBeVisible();
    await expect(dialog.getByRole("radio", { name: copy.states.forReview })).toBeChecked();
  },
});

/** All sections in one list; one is changed, and the focus comes back to it. */
export const Everything = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: /^1 of \d+ signed off$/ }));
    const dialog = within(await screen.findByRole("dialog", { name: copy.title }));
    await userEvent.click(await dialog.findByRole("button", { name: copy.change("Team experience") }));
    await waitFor(() => expect(dialog.getByRole("button", { name: copy.back })).toHaveFocus());
    await userEvent.click(await dialog.findByRole("radio", { name: copy.states.forReview }));
    await waitFor(() => expect(changed).toHaveBeenCalledWith({ state: "forReview" }));
    await userEvent.click(dialog.getByRole("button", { name: copy.back }));
    await waitFor(() => expect(dialog.getByRole("button", { name: copy.change("Team experience") })).toHaveFocus());
  },
});

export const ListFails = meta.story({
  beforeEach: ({ msw }) => msw.use(workMocks.list.error(500)),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: workButtonCopy.all }));
    const dialog = within(await screen.findByRole("dialog", { name: copy.title }));
    await expect(await dialog.findByText(copy.failed)).toBeVisible();
  },
});

/** In a proposal it is the section of the version that is shown which is signed off. */
export const InProposal = meta.story({
  args: { path: `${team}/docs/${sampleDocId}` },
  beforeEach: ({ msw }) => msw.use(docMocks.detail.ok(sampleProposal)),
  play: async ({ userEvent }) => {
    const shown = sampleProposal.sections.find(({ sectionId }) => sectionId === "needStatement")!;
    const dialog = await openSection(userEvent, shown.title);
    await userEvent.click(await dialog.findByRole("radio", { name: copy.states.signedOff }));
    await waitFor(() =>
      expect(changed).toHaveBeenCalledWith({ state: "signedOff", text: shown.text, sectionId: shown.id }),
    );
  },
});

/** Who works alone shares nothing out. */
export const Alone = meta.story({
  args: { path: `/drafts/${sampleDocId}` },
  play: async () => {
    await screen.findByRole("textbox", { name: /Need statement/ });
    await expect(
      screen.queryByRole("button", { name: workButtonCopy.section("Need statement") }),
    ).not.toBeInTheDocument();
  },
});

/** Whoever may say something says how far a section is; who does it, and until when, is said by those who write. */
export const ForCommenter = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      docMocks.detail.ok({ ...sampleDraft, access: { role: "commenter", isGuest: false, isInTeam: true } }),
      ...shared(),
    ),
  play: async ({ userEvent }) => {
    const dialog = await openSection(userEvent, "Need statement");
    await expect(await dialog.findByRole("radio", { name: copy.states.signedOff })).toBeInTheDocument();
    await expect(dialog.queryByRole("button", { name: new RegExp(copy.owner) })).toBeNull();
    await expect(dialog.queryByRole("spinbutton")).toBeNull();
  },
});
