import { docMocks, sampleAiUse, sampleProposal } from "@grantwright/api-client/mocks";
import { expect, fn, screen, spyOn, waitFor, within } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { AppStage } from "../../../../routes/stories/AppStage.tsx";
import { forgetDevice, workingAccount } from "../../../../routes/stories/storyDefaults.ts";
import { aiUseCopy as copy } from "./aiUse.copy.ts";

const meta = preview.meta({
  title: "Screens/Document/Use of AI",
  tags: ["!autodocs"],
  component: AppStage,
  args: { path: `/docs/${sampleProposal.id}` },
  globals: { viewport: { value: "large" } },
  parameters: { layout: "fullscreen" },
  beforeEach: ({ msw }) => {
    forgetDevice();
    msw.use(docMocks.detail.ok(sampleProposal), ...workingAccount());
  },
});

const openDialog = async (userEvent: { click: (element: Element) => Promise<void> }) => {
  await userEvent.click(await screen.findByRole("button", { name: copy.open }));
  return within(await screen.findByRole("dialog", { name: copy.title }));
};

/** A model wrote, and the funder wants to be told: the statement is there to copy. */
export const Required = meta.story({
  play: async ({ userEvent }) => {
    const written = fn();
    spyOn(navigator.clipboard, "writeText").mockImplementation((text) => {
      written(text);
      return Promise.resolve();
    });
    const dialog = await openDialog(userEvent);
    await expect(await dialog.findByText(/^Wellcome: the use of AI has to be disclosed/)).toBeVisible();
    await expect(dialog.getByRole("link", { name: /^The funder’s page/ })).toHaveAttribute(
      "href",
      sampleAiUse.policy!.address,
    );
    await expect(dialog.getByText(copy.pasted(2))).toBeVisible();
    for (const name of ["Word", "PDF"])
      await expect(dialog.getByRole("link", { name })).toHaveAttribute("href", expect.stringContaining("aiUse=true"));
    await userEvent.click(dialog.getByRole("button", { name: copy.copyStatement }));
    await expect(written).toHaveBeenCalledWith(sampleAiUse.disclosure);
  },
});

/** No page of the funder was read: that is said, and nothing is promised. */
export const NoPolicy = meta.story({
  beforeEach: ({ msw }) => {
    const { policy: _policy, ...rest } = sampleAiUse;
    msw.use(docMocks.aiUse.ok(rest));
  },
  play: async ({ userEvent }) => {
    const dialog = await openDialog(userEvent);
    await expect(await dialog.findByText(copy.noPolicy)).toBeVisible();
  },
});

/** The built-in writer alone: no language model, and from before there was a history nobody knows. */
export const NoModel = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      docMocks.aiUse.ok({
        policy: { ...sampleAiUse.policy!, funder: "Art Fund", level: "unknown", page: "other", pageDate: "June 2025" },
        sections: [
          {
            sectionId: "a",
            title: "Need statement",
            characters: 400,
            written: { way: "offline", at: "2026-11-21T09:20:00.000Z" },
            keptShare: 0.904,
            isRevised: true,
            pasted: 1,
            people: ["Ines Okafor"],
          },
          { sectionId: "b", title: "Methods", characters: 400, isRevised: false, pasted: 0, people: [] },
        ],
        disclosure:
          "According to the record kept while it was written, no generative AI wrote any part of this application.",
      }),
    ),
  play: async ({ userEvent }) => {
    const dialog = await openDialog(userEvent);
    await expect(await dialog.findByText(/the built-in writer, which follows rules.*90 % of it stands/)).toBeVisible();
    await expect(dialog.getByText("Nobody kept who wrote it.")).toBeVisible();
    await expect(dialog.getByText(/Ask the funder/)).toBeVisible();
  },
});

/** Somebody doubts it: a signed report of one's own part, to copy or to keep. */
export const Report = meta.story({
  play: async ({ userEvent }) => {
    const dialog = await openDialog(userEvent);
    await userEvent.click(await dialog.findByRole("button", { name: copy.makeReport }));
    const report = await dialog.findByLabelText(copy.report);
    await expect(report).toHaveTextContent(/^AUTHORSHIP REPORT/);
    await waitFor(() => expect(report).toHaveFocus());
    await expect(dialog.getByRole("button", { name: copy.copyReport })).toBeVisible();
    await expect(dialog.getByRole("button", { name: copy.saveReport })).toBeVisible();
  },
});

export const ReportFailing = meta.story({
  beforeEach: ({ msw }) => msw.use(docMocks.authorship.error(503)),
  play: async ({ userEvent }) => {
    const dialog = await openDialog(userEvent);
    await userEvent.click(await dialog.findByRole("button", { name: copy.makeReport }));
    await expect(await dialog.findByText(copy.authorshipFailed)).toBeVisible();
    await expect(dialog.getByRole("button", { name: copy.makeReport })).toHaveFocus();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(docMocks.aiUse.pending()),
  play: async ({ userEvent }) => {
    await openDialog(userEvent);
  },
});

export const Failing = meta.story({
  beforeEach: ({ msw }) => msw.use(docMocks.aiUse.error(500)),
  play: async ({ userEvent }) => {
    const dialog = await openDialog(userEvent);
    await expect(await dialog.findByText(copy.failed)).toBeVisible();
    await expect(dialog.getByRole("button", { name: copy.retry })).toBeVisible();
  },
});

export const OnPhone = meta.story({
  globals: { viewport: { value: "small" } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: /^Before you send/ }));
    await openDialog(userEvent);
  },
});
