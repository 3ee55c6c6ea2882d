import {
  authMocks,
  docMocks,
  draftMocks,
  meMocks,
  sampleDocId,
  sampleDraft,
  sampleSettings,
  sampleTaskDone,
  sampleTaskId,
  sampleTaskProgress,
  sampleUser,
  settingsMocks,
  taskMocks,
} from "@grantwright/api-client/mocks";
import { expect, fireEvent, screen, waitFor, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { copy as documentsCopy } from "../../../components/documents/documents.copy.ts";
import { requestCopy } from "../../../components/requestErrors.ts";
import { AppStage } from "../../../routes/stories/AppStage.tsx";
import { forgetDevice, keptOnDevice, leaveText, workingAccount } from "../../../routes/stories/storyDefaults.ts";
import { copy } from "./wizard.copy.ts";

const project = "We want to turn twelve unused bits of county land into food gardens that neighbours run together.";

const meta = preview.meta({
  title: "Screens/Home/Write first",
  tags: ["!autodocs"],
  component: AppStage,
  args: { path: "/" },
  parameters: { layout: "fullscreen" },
  beforeEach: ({ msw }) => {
    forgetDevice();
    msw.use(meMocks.get.error(401), ...workingAccount());
  },
});

const findField = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: copy.ask });
const write = async (text: string) => {
  const field = await findField();
  field.focus();
  // What keeps and checks it has come once there are other ways to add to it.
  await screen.findByText(/attach files/i);
  await fireEvent.change(field, { target: { value: text } });
  return field;
};
/** The field on the home of somebody who is signed in: until that is known the page is a visitor's. */
const findOwnField = async () => {
  await screen.findByText(documentsCopy.noDrafts);
  const field = await findField();
  field.focus();
  return field;
};
const create = () => screen.getByRole("button", { name: copy.create });

/** What was asked for on the landing page before a sign-in, as this device keeps it. */
const leaveAsked = (text = project) =>
  leaveText("anonymous", "wizard.blank", { text, asked: { at: Date.now(), key: "a-key", type: "grant" } });

/** A visitor who has typed nothing: what it costs, an example, and the field. */
export const Empty = meta.story({
  play: async () => {
    await expect(await findField()).toBeVisible();
    await expect(create()).toBeEnabled();
    await expect(await screen.findByText("Three proposals free, no card.")).toBeVisible();
    await expect(screen.getByRole("link", { name: "Read a finished example" })).toHaveAttribute(
      "href",
      `/featured/docs/${sampleSettings.example!.id}`,
    );
  },
});

/** What was dictated without stops: they are asked for below the field. */
export const WithoutStops = meta.story({
  play: async () => {
    await write(
      `${project.replace(".", "")} and the county has said yes and each is near a bus stop and we have run one since 2019 and the nearest grocery is eleven miles away`,
    );
    await expect(await screen.findByText(copy.fewStops)).toBeVisible();
  },
});

/** A server without free proposals and without a featured document says nothing of them. */
export const NothingFreeNoExample = meta.story({
  beforeEach: ({ msw }) => msw.use(settingsMocks.get.ok({ ...sampleSettings, freeProposals: 0, example: null })),
  play: async () => {
    await findField();
    await expect(screen.queryByText(/free, no card/)).not.toBeInTheDocument();
    await expect(screen.queryByRole("link", { name: "Read a finished example" })).not.toBeInTheDocument();
  },
});

/** It is kept at the wizard's place on this device. */
export const Typed = meta.story({
  play: async () => {
    await write(project);
    await expect(await screen.findByText(`${project.length}/10000`)).toBeVisible();
    await waitFor(() => expect(keptOnDevice("anonymous", "wizard.blank")).toContain(project));
  },
});

/** What was typed on an earlier visit stands there again. */
export const PutBack = meta.story({
  beforeEach: () => leaveText("anonymous", "wizard.blank", { text: project }),
  play: async () => {
    const field = await findField();
    await waitFor(() => expect(field).toHaveValue(project));
  },
});

export const TooShort = meta.story({
  play: async ({ userEvent }) => {
    await write("x".repeat(19));
    await userEvent.click(create());
    await expect(await screen.findByText(copy.tooShort)).toBeVisible();
    await expect(await findField()).toHaveFocus();
    await expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  },
});

export const OverTheLimit = meta.story({
  play: async () => {
    const field = await write("x".repeat(10_012));
    await expect(await screen.findByText(copy.tooLong)).toBeVisible();
    await expect(screen.getByText(copy.cut(12))).toBeVisible();
    await expect(field.value).toHaveLength(10_012);
  },
});

/** Create Outline asks for the address, once; its field has the focus. */
export const Asked = meta.story({
  play: async ({ userEvent }) => {
    await write(project);
    await userEvent.click(create());
    const dialog = within(await screen.findByRole("dialog", { name: "Grantwright" }));
    await waitFor(() => expect(dialog.getByRole("textbox", { name: "Email" })).toHaveFocus());
    await waitFor(() => expect(keptOnDevice("anonymous", "wizard.blank")).toContain('"asked"'));
  },
});

/** Who closes the sign-in takes the wish back, and keeps the words. */
export const Declined = meta.story({
  play: async ({ userEvent }) => {
    const field = await write(project);
    await userEvent.click(create());
    await screen.findByRole("dialog", { name: "Grantwright" });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await expect(field).toHaveValue(project);
    await waitFor(() => expect(keptOnDevice("anonymous", "wizard.blank")).not.toContain('"asked"'));
  },
});

/** The link is mailed: the wish stays while it is waited for, also where the dialog is closed. */
export const Sent = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(authMocks.checkUser.ok({ hasPassword: false }), authMocks.requestLink.ok({ status: "checkEmail" })),
  play: async ({ userEvent }) => {
    await write(project);
    await userEvent.click(create());
    const dialog = within(await screen.findByRole("dialog", { name: "Grantwright" }));
    await userEvent.type(dialog.getByRole("textbox", { name: "Email" }), "ines@example.org{Enter}");
    const sent = await dialog.findByText(/We sent a sign-in link to/);
    // The dialog comes in slowly.
    await waitFor(() => expect(sent).toBeVisible());
    await expect(keptOnDevice("anonymous", "wizard.blank")).toContain('"asked"');
  },
});

/** The mailed link opens its landing; nothing is made before Start Creating. */
export const CameBack = meta.story({
  args: { path: "/", token: "a-token" },
  beforeEach: () => leaveAsked(),
  play: async () => {
    const start = await screen.findByRole("button", { name: "Start Creating" });
    await waitFor(() => expect(start).toBeVisible());
    await expect(screen.queryByRole("dialog", { name: /outline/ })).not.toBeInTheDocument();
  },
});

/** Once somebody is signed in, the outline is made without a second press, under the key of the first. */
export const Making = meta.story({
  beforeEach: async ({ msw }) => {
    await leaveAsked();
    msw.use(
      meMocks.get.ok(sampleUser),
      draftMocks.create.ok(({ body, headers }) => {
        if (body.text !== project || body.type !== "grant" || headers.get("Idempotency-Key") !== "a-key")
          throw new Error("Something else was sent.");
        return { taskId: sampleTaskId, id: sampleDocId };
      }),
      taskMocks.progress.ok(sampleTaskProgress),
    );
  },
  play: async () => {
    const dialog = await screen.findByRole("dialog", { name: /outline/ });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(screen.getByTestId("address")).toHaveTextContent(`/docs/new?task=${sampleTaskId}&doc=${sampleDocId}`);
    await waitFor(() => expect(keptOnDevice(sampleUser.id, "wizard.blank")).toBeUndefined());
  },
});

/** Somebody who has written nothing yet writes on their home page, and the wizard makes the outline at once. */
export const OfSomebodyNew = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      meMocks.get.ok(sampleUser),
      draftMocks.list.ok([]),
      docMocks.list.ok([]),
      draftMocks.create.ok(({ body }) => {
        if (body.text !== project || body.type !== "grant") throw new Error("Something else was sent.");
        return { taskId: sampleTaskId, id: sampleDocId };
      }),
      taskMocks.progress.ok(sampleTaskProgress),
    ),
  play: async ({ userEvent }) => {
    const field = await findOwnField();
    await fireEvent.change(field, { target: { value: project } });
    await waitFor(() => expect(keptOnDevice(sampleUser.id, "wizard.blank")).toContain(project));
    await userEvent.click(create());
    const dialog = await screen.findByRole("dialog", { name: /outline/ });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(screen.getByTestId("address")).toHaveTextContent(`/docs/new?task=${sampleTaskId}&doc=${sampleDocId}`);
    await waitFor(() => expect(keptOnDevice(sampleUser.id, "wizard.blank")).toBeUndefined());
  },
});

/** What somebody new typed too short is asked for there, and nobody is led away. */
export const OfSomebodyNewTooShort = meta.story({
  beforeEach: ({ msw }) => msw.use(meMocks.get.ok(sampleUser), draftMocks.list.ok([]), docMocks.list.ok([])),
  play: async ({ userEvent }) => {
    const field = await findOwnField();
    await fireEvent.change(field, { target: { value: "x".repeat(19) } });
    await userEvent.click(create());
    await expect(await screen.findByText(copy.tooShort)).toBeVisible();
    await expect(await findField()).toHaveFocus();
    await expect(screen.getByTestId("address")).toHaveTextContent("/");
  },
});

/** The draft opens with the focus where it asks for something first. */
export const OpensAtItsFirstPlace = meta.story({
  args: { path: `/docs/new?task=${sampleTaskId}&doc=${sampleDraft.id}` },
  beforeEach: ({ msw }) => {
    const field = sampleDraft.fields.find(({ auto, hidden }) => !auto && !hidden)!;
    const userText = "We count what grows [Add: how often] and say so.";
    const draft = { ...sampleDraft.draft, [field.id]: { id: field.id, userText } };
    msw.use(
      meMocks.get.ok(sampleUser),
      taskMocks.progress.ok(sampleTaskDone),
      docMocks.detail.ok({ ...sampleDraft, draft }),
    );
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: "View now" }));
    await waitFor(() => expect(window.getSelection()?.toString()).toBe("[Add: how often]"));
    await expect(document.activeElement?.id).toMatch(/^field-/);
  },
});

/** The outline could not be asked for: it says so once, and the words stand in the wizard. */
export const Failed = meta.story({
  beforeEach: async ({ msw }) => {
    await leaveAsked();
    msw.use(meMocks.get.ok(sampleUser), draftMocks.create.error(500));
  },
  play: async () => {
    await expect(await screen.findByText(requestCopy.tryAgain)).toBeVisible();
    await expect(await screen.findByRole("textbox", { name: copy.description })).toHaveValue(project);
  },
});

export const NoCredits = meta.story({
  beforeEach: async ({ msw }) => {
    await leaveAsked();
    msw.use(
      meMocks.get.ok({ ...sampleUser, instantDraftDisabled: true }),
      draftMocks.create.ok({ error: "noCredits" }),
    );
  },
  play: async () => {
    await expect(await screen.findByText(requestCopy.noCredits)).toBeVisible();
    await expect(await screen.findByText(copy.subscribe)).toBeVisible();
    await expect(await screen.findByRole("textbox", { name: copy.description })).toHaveValue(project);
  },
});
