import type { Schemas } from "@grantwright/api-client";
import {
  authMocks,
  docMocks,
  draftMocks,
  meMocks,
  sampleDocId,
  sampleDraft,
  sampleProposal,
  sampleTaskDone,
  sampleTaskId,
  sampleUser,
  taskMocks,
} from "@grantwright/api-client/mocks";
import { expect, fireEvent, screen, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { AppStage } from "./AppStage.tsx";
import { forgetDevice, workingAccount } from "./storyDefaults.ts";

const meta = preview.meta({
  title: "Flows/First proposal",
  tags: ["!autodocs"],
  component: AppStage,
  args: { path: "/" },
  globals: { viewport: { value: "large" } },
  parameters: { layout: "fullscreen" },
  beforeEach: forgetDevice,
});

const description =
  "We want to turn twelve unused bits of county land into food gardens that neighbours run together, each near a bus stop.";
const address = () => screen.getByTestId("address");

/** A visitor asks for a link, opens it, answers about mail, and stands at the desk. */
export const FromAnEmailToTheDesk = meta.story({
  args: { token: "a-token-from-a-mail" },
  beforeEach: ({ msw }) => {
    let user: Schemas["User"] | undefined;
    msw.use(
      meMocks.get.error(401),
      authMocks.redeemToken.ok(() => {
        user = { ...sampleUser, sendEmails: {} };
        msw.use(meMocks.get.ok(() => user!));
        return { status: "confirmEmailSending", email: "ines@example.org" };
      }),
      meMocks.update.ok(({ body }) => {
        user = { ...user!, sendEmails: body.sendEmails ?? {} };
        return user;
      }),
      ...workingAccount(),
    );
  },
  play: async ({ step, userEvent }) => {
    const dialog = within(await screen.findByRole("dialog", { name: "Grantwright" }));
    await step("the link is open, and one press signs in", async () => {
      await userEvent.click(dialog.getByRole("button", { name: "Start Creating" }));
      await expect(await dialog.findByText("Stay in the know?")).toBeVisible();
    });
    await step("mail is asked for once", async () => {
      await userEvent.click(await dialog.findByRole("checkbox"));
      await userEvent.click(dialog.getByRole("button", { name: "Start Creating" }));
    });
    await step("the desk", async () => {
      await expect(await screen.findByRole("heading", { name: "Continue writing" })).toBeVisible();
      await expect(await screen.findByRole("link", { name: /^Pick up here/ })).toBeVisible();
    });
  },
});

/** A description becomes an outline, the outline a draft, and the draft a proposal in one's own words. */
export const FromADescriptionToAProposal = meta.story({
  beforeEach: ({ msw }) => {
    let doc: Schemas["Document"] = sampleDraft;
    msw.use(
      draftMocks.create.ok({ id: sampleDocId, taskId: sampleTaskId }),
      taskMocks.progress.ok(sampleTaskDone),
      docMocks.detail.ok(() => doc),
      docMocks.save.ok(({ body }) => {
        if (!body.generate) return { id: sampleDocId, revision: 5 };
        doc = sampleProposal;
        return { id: sampleDocId, revision: 5, taskId: sampleTaskId };
      }),
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
      ...workingAccount(),
    );
  },
  play: async ({ step, userEvent }) => {
    await step("from the desk to the wizard", async () => {
      await userEvent.click((await screen.findAllByRole("link", { name: /^Create a Grant/ }))[0]!);
      await expect(await screen.findByRole("heading", { level: 1, name: "Grant Wizard" })).toBeVisible();
    });
    await step("an outline from a description", async () => {
      const field = await screen.findByRole("textbox", { name: "Description" });
      await fireEvent.change(field, { target: { value: description } });
      await userEvent.click(screen.getByRole("button", { name: "Create Outline" }));
      await userEvent.click(await screen.findByRole("button", { name: "View now" }));
      await waitFor(() => expect(address()).toHaveTextContent(`/drafts/${sampleDocId}`));
    });
    await step("a proposal from the draft", async () => {
      await userEvent.click(await screen.findByRole("checkbox", { name: /^I confirm/ }));
      await userEvent.click(screen.getByRole("button", { name: "Generate" }));
      await userEvent.click(await screen.findByRole("button", { name: "View now" }));
      await expect(await screen.findByRole("heading", { level: 1, name: sampleProposal.title })).toBeVisible();
    });
    await step("a section in one's own words", async () => {
      await userEvent.click(screen.getAllByRole("button", { name: /^Edit/ })[0]!);
      const field = await within(screen.getAllByRole("article")[0]!).findByRole("textbox");
      await fireEvent.change(field, { target: { value: "In our own words, all of it." } });
      await userEvent.click(screen.getByRole("button", { name: "Save" }));
      await expect(await screen.findByText("In our own words, all of it.")).toBeVisible();
    });
  },
});
