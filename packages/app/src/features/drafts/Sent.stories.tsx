import {
  docMocks,
  meMocks,
  sampleDocId,
  sampleDraft,
  sampleSentToModel,
  sampleUser,
} from "@grantwright/api-client/mocks";
import { expect, fireEvent, screen, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { AppStage } from "../../routes/stories/AppStage.tsx";
import { forgetDevice, workingAccount } from "../../routes/stories/storyDefaults.ts";
import { copy as draft } from "./DraftScreen/draft.copy.ts";
import { copy as wizard } from "./WizardScreen/wizard.copy.ts";
import { sentCopy as copy } from "../../components/sent/sent.copy.ts";

const { writer } = sampleSentToModel;

const meta = preview.meta({
  title: "Screens/What Is Sent",
  tags: ["!autodocs"],
  component: AppStage,
  args: { path: `/drafts/${sampleDocId}` },
  parameters: { layout: "fullscreen" },
  beforeEach: ({ msw }) => {
    forgetDevice();
    msw.use(
      meMocks.get.ok({ ...sampleUser, writer }),
      docMocks.detail.ok({ ...sampleDraft, writer }),
      docMocks.sent.ok(sampleSentToModel),
      ...workingAccount(),
    );
  },
});

async function open() {
  await userEvent.click(await screen.findByRole("button", { name: copy.open }));
  return within(await screen.findByRole("dialog", { name: copy.title }));
}

/** Before a proposal is asked for, what the service would get is there to read, word for word. */
export const ForProposal = meta.story({
  play: async () => {
    const dialog = await open();
    await expect(dialog.getByText(/the model qwen3-32b at models\.example\.org/)).toBeVisible();
    for (const part of sampleSentToModel.parts)
      await expect(await dialog.findByRole("region", { name: copy.heading(part), hidden: false })).toBeVisible();
    await expect(dialog.getByText(/A cold room would keep 60 kg/)).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole("button", { name: copy.open })).toHaveFocus());
  },
});

export const ForAssessment = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      docMocks.sent.ok(({ body }) => ({
        writer,
        parts: [{ kind: "task", title: "", text: `Asked for the ${body.task} of ${body.docId}.` }],
      })),
    ),
  play: async () => {
    const dialog = await open();
    await expect(await dialog.findByText(`Asked for the proposal of ${sampleDocId}.`)).toBeVisible();
    await userEvent.click(dialog.getByRole("radio", { name: copy.tasks.review }));
    await expect(await dialog.findByText(`Asked for the review of ${sampleDocId}.`)).toBeVisible();
  },
});

/** An assessment is two requests: the parts of the second are told apart from those of the first. */
export const TwoRequests = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      docMocks.sent.ok({
        writer,
        parts: ["For notes", "For what contradicts itself"].flatMap((about) => [
          { kind: "instructions" as const, title: "", text: `${about}: the instructions.` },
          { kind: "material" as const, title: "", text: `${about}: the texts.` },
          { kind: "task" as const, title: "", text: `${about}: the task.` },
        ]),
      }),
    ),
  play: async () => {
    const dialog = await open();
    const first = await dialog.findByRole("region", { name: copy.headings.material });
    await expect(first).toHaveTextContent("For notes: the texts.");
    const second = dialog.getByRole("region", { name: copy.second(copy.headings.material) });
    await expect(second).toHaveTextContent("For what contradicts itself: the texts.");
  },
});

/** For an outline, of what stands in the wizard, which has no document yet. */
export const ForOutline = meta.story({
  args: { path: "/docs/new" },
  beforeEach: ({ msw }) =>
    msw.use(
      docMocks.sent.ok(({ body }) => ({
        writer,
        parts: [{ kind: "material", title: "", text: `${body.task}, ${body.type}: ${body.text}` }],
      })),
    ),
  play: async () => {
    const field = await screen.findByRole("textbox", { name: wizard.description });
    await fireEvent.change(field, { target: { value: "Twelve food gardens on unused land." } });
    const dialog = await open();
    await expect(await dialog.findByText("outline, grant: Twelve food gardens on unused land.")).toBeVisible();
    await expect(dialog.queryByRole("radio", { name: copy.tasks.review })).not.toBeInTheDocument();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(docMocks.sent.pending()),
  play: async () => {
    const dialog = await open();
    await expect(dialog.getByText(copy.saved)).toBeVisible();
    await expect(dialog.queryByText(/characters$/)).not.toBeInTheDocument();
  },
});

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(docMocks.sent.error(500)),
  play: async ({ msw }) => {
    const dialog = await open();
    await expect(await dialog.findByText(copy.failed)).toBeVisible();
    msw.use(docMocks.sent.ok(sampleSentToModel));
    await userEvent.click(dialog.getByRole("button", { name: copy.retry }));
    await expect(await dialog.findByText(/State only facts/)).toBeVisible();
  },
});

/** The service was taken off since the page was opened. */
export const NothingLeaves = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(docMocks.sent.ok({ writer: { kind: "offline", label: "The built-in writer" }, parts: [] })),
  play: async () => {
    const dialog = await open();
    await expect(await dialog.findByText(copy.nothing)).toBeVisible();
  },
});

/** Where the server writes by itself there is nothing to see. */
export const OfflineWriter = meta.story({
  beforeEach: ({ msw }) => msw.use(docMocks.detail.ok(sampleDraft)),
  play: async () => {
    await expect(await screen.findByText(/built-in writer/)).toBeVisible();
    await expect(screen.queryByRole("button", { name: copy.open })).not.toBeInTheDocument();
  },
});

/** The account has decided that no model writes: it is said, and where that is decided. */
export const NoModelByRule = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      docMocks.detail.ok({
        ...sampleDraft,
        writer: { kind: "offline", label: "The built-in writer, from your own words", isRuled: true },
      }),
    ),
  play: async () => {
    await expect(await screen.findByText(new RegExp(draft.ruledWriter))).toBeVisible();
    const link = screen
      .getAllByRole("link", { name: draft.organization })
      .find((each) => each.closest("p")?.textContent?.includes(draft.ruledWriter));
    await expect(link).toHaveAttribute("href", "/organization");
    await expect(screen.queryByRole("button", { name: copy.open })).not.toBeInTheDocument();
  },
});

/** The same before there is a document. */
export const NoModelByRuleAtFirst = meta.story({
  args: { path: "/docs/new" },
  beforeEach: ({ msw }) =>
    msw.use(
      meMocks.get.ok({
        ...sampleUser,
        writer: { kind: "offline", label: "The built-in writer, from your own words", isRuled: true },
      }),
    ),
  play: async () => {
    await expect(await screen.findByText(new RegExp(wizard.ruledWriter))).toBeVisible();
  },
});
