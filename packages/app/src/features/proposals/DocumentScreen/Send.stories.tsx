import { docMocks, sampleProposal } from "@grantwright/api-client/mocks";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
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
const before = () => region(new RegExp(`^${sendCopy.before}`));

export const SomethingToDo = meta.story({
  play: async ({ userEvent }) => {
    const checks = await before();
    await expect(checks.getByText(sendCopy.open(1))).toBeVisible();
    await userEvent.click(checks.getByRole("button", { name: sendCopy.goTo(sendCopy.open(1)) }));
    await waitFor(() => expect(screen.getByRole("textbox", { name: first!.title })).toHaveFocus());
    await userEvent.click(checks.getByRole("button", { name: new RegExp(`^${sendCopy.goTo("Papers")}`) }));
    await waitFor(() => expect(screen.getAllByRole("checkbox")[0]).toHaveFocus());
  },
});

export const AllDone = meta.story({
  beforeEach: ({ msw }) => {
    const done = {
      ...sampleProposal,
      checkedDocuments: sampleProposal.documentChecklist.map(({ id }) => id),
      sections: sampleProposal.sections.map(({ receipts: _unchecked, ...section }) => section),
    };
    msw.use(docMocks.detail.ok(done), docMocks.version.ok(done));
  },
  play: async () => {
    await expect((await before()).getByText(sendCopy.done)).toBeVisible();
  },
});

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
    const sheet = await screen.findByRole("button", { name: new RegExp(copy.about) });
    await userEvent.click(sheet);
    const checks = await before();
    await userEvent.click(checks.getByRole("button", { name: sendCopy.goTo(sendCopy.open(1)) }));
    // What is gone to is not left under the sheet.
    await waitFor(() => expect(sheet).toHaveAttribute("aria-expanded", "false"));
    await waitFor(() => expect(screen.getByRole("textbox", { name: first!.title })).toHaveFocus());
  },
});
