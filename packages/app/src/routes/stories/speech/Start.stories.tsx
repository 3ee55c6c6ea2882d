import {
  draftMocks,
  meMocks,
  sampleDocId,
  sampleTaskDone,
  sampleTaskId,
  sampleTaskProgress,
  taskMocks,
} from "@grantwright/api-client/mocks";
import { expect, fireEvent, screen, waitFor, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { copy as taskCopy } from "../../../components/TaskProgressDialog/taskProgress.copy.ts";
import { copy } from "../../../features/drafts/WizardScreen/wizard.copy.ts";
import { copy as signInCopy } from "../../../features/sign-in/sign-in.copy.ts";
import { AppStage } from "../AppStage.tsx";
import { forgetDevice, workingAccount } from "../storyDefaults.ts";
import {
  expectSaidOnce,
  expectSpoken,
  heard,
  readThrough,
  spoken,
  spokenAt,
  startScreenReader,
  stopScreenReader,
} from "./screenReader.ts";

const meta = preview.meta({
  title: "Speech/From the landing page to an outline",
  tags: ["!autodocs"],
  component: AppStage,
  args: { path: "/" },
  globals: { viewport: { value: "large" } },
  // The same screens are held against axe where their states are shown.
  parameters: { layout: "fullscreen", a11y: { test: "off" } },
  beforeEach: ({ msw }) => {
    forgetDevice();
    msw.use(meMocks.get.error(401), ...workingAccount());
    return stopScreenReader;
  },
});

const project = "We want to turn twelve unused bits of county land into food gardens that neighbours run together.";
const write = async (name: string, text: string) => {
  const area = await screen.findByRole<HTMLTextAreaElement>("textbox", { name });
  area.focus();
  await screen.findByText(/attach files/i);
  await fireEvent.change(area, { target: { value: text } });
  return area;
};
const create = () => screen.getByRole("button", { name: copy.create });

export const DescriptionField = meta.story({
  play: async ({ userEvent }) => {
    const area = await write(copy.ask, "Gardens");
    await startScreenReader();
    await expect(await spokenAt(area)).toBe(`textbox, ${copy.ask}, placeholder ${copy.askPlaceholder}, required`);
    await expect(await spokenAt(create())).toBe(`button, ${copy.create}`);
    await userEvent.click(create());
    await expectSpoken(`textbox, ${copy.ask}, ${copy.tooShort}, invalid, placeholder ${copy.askPlaceholder}, required`);
    await expectSaidOnce(copy.tooShort);
  },
});

export const SignInModal = meta.story({
  play: async ({ userEvent }) => {
    await write(copy.ask, project);
    await startScreenReader();
    create().focus();
    await userEvent.keyboard("{Enter}");
    const dialog = within(await screen.findByRole("dialog", { name: "Grantwright" }));
    const said = await expectSpoken(new RegExp(`^textbox, ${signInCopy.email}`));
    await expect(said).toEqual([
      `button, ${copy.create}`,
      "dialog, Grantwright, modal",
      `textbox, ${signInCopy.email}, placeholder ${signInCopy.emailPlaceholder}, required`,
    ]);
    await expect(heard()).toEqual([]);
    const email = dialog.getByRole("textbox", { name: signInCopy.email });
    await fireEvent.change(email, { target: { value: "ines@" } });
    await userEvent.click(dialog.getByRole("button", { name: signInCopy.continue }));
    await expectSaidOnce(signInCopy.emailInvalid);
    await expect(await spokenAt(dialog.getByRole("button", { name: signInCopy.continue }))).toBe(
      `button, ${signInCopy.continue}`,
    );
    await expect(await spokenAt(email)).toBe(
      `textbox, ${signInCopy.email}, ines@, ${signInCopy.emailInvalid}, invalid, required`,
    );
    const read = await readThrough(screen.getByRole("dialog"));
    await expect(read).toContain("button, Close");
    await expect(read.filter((phrase) => phrase === signInCopy.emailInvalid)).toHaveLength(1);
  },
});

export const Wizard = meta.story({
  args: { path: "/docs/new" },
  beforeEach: ({ msw }) => msw.use(...workingAccount()),
  play: async () => {
    const area = await write(copy.description, "");
    await startScreenReader();
    await expect(await spokenAt(area)).toBe(`textbox, ${copy.description}, placeholder ${copy.placeholder}, required`);
    await expect(await spokenAt(screen.getByRole("button", { name: "Attach files" }))).toBe("button, Attach files");
    await expect(await spokenAt(screen.getByRole("radio", { name: "Grant" }))).toMatch(/^radio, Grant, checked/);
  },
});

/** The work is told of as it goes on, each step once; what is done has the focus, and says what happens next. */
export const ProgressDialog = meta.story({
  args: { path: "/docs/new" },
  beforeEach: ({ msw }) => {
    let asked = 0;
    msw.use(
      ...workingAccount(),
      draftMocks.create.ok({ id: sampleDocId, taskId: sampleTaskId }),
      taskMocks.progress.ok(() => ((asked += 1) < 3 ? sampleTaskProgress : sampleTaskDone)),
    );
  },
  play: async ({ userEvent }) => {
    await write(copy.description, project);
    await startScreenReader();
    create().focus();
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("dialog", { name: taskCopy.title.outline });
    await expectSaidOnce(sampleTaskProgress.message);
    const said = await expectSpoken(/^button, View now/);
    await expect(said).toEqual([
      `button, ${copy.create}`,
      `dialog, ${taskCopy.title.outline}, modal`,
      `heading, ${taskCopy.title.outline}, level 2`,
      `button, ${taskCopy.viewNow}, ${taskCopy.opens}`,
    ]);
    await expectSaidOnce(taskCopy.doneTitle.outline);
    await waitFor(() => expect(screen.getByRole("button", { name: taskCopy.viewNow })).toHaveFocus());
    await expect(await spoken()).toEqual([]);
  },
});
