import { expect, screen, waitFor, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { AppStage } from "../../../routes/stories/AppStage.tsx";
import { FakeRecognition, installFakeSpeech } from "../../../browser/speech.fixture.ts";
import { forgetDevice, workingAccount } from "../../../routes/stories/storyDefaults.ts";
import { copy } from "../../../components/fields/dictation.copy.ts";
import { copy as wizardCopy } from "./wizard.copy.ts";

const meta = preview.meta({
  title: "Screens/Wizard/Dictation",
  tags: ["!autodocs"],
  component: AppStage,
  args: { path: "/docs/new" },
  parameters: { layout: "fullscreen" },
  beforeEach: ({ msw }) => {
    forgetDevice();
    msw.use(...workingAccount());
    return installFakeSpeech();
  },
});

type User = { click: (element: Element) => Promise<void>; keyboard: (keys: string) => Promise<void> };

const findField = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: wizardCopy.description });
const hear = (words: string, isFinal = true) => FakeRecognition.current!.hear(words, isFinal);

async function listen(userEvent: User) {
  await userEvent.click(await screen.findByRole("button", { name: copy.dictate }));
  await userEvent.click(await screen.findByRole("button", { name: copy.start }));
  await expect(screen.getByRole("button", { name: copy.stop })).toHaveFocus();
}

/** Before the first time: where the sound goes. */
export const ToldFirst = meta.story({
  parameters: { spec: ["2.1-with-dictation", "2.2-wizard-dictation"] },
  play: async ({ userEvent }) => {
    const dictate = await screen.findByRole("button", { name: copy.dictate });
    await userEvent.click(dictate);
    await expect(await screen.findByText(copy.whereItGoes)).toBeVisible();
    await waitFor(() => expect(screen.getByRole("button", { name: copy.start })).toHaveFocus());
    await expect(FakeRecognition.starts).toBe(0);
    await userEvent.click(screen.getByRole("button", { name: copy.cancel }));
    await expect(screen.queryByText(copy.whereItGoes)).not.toBeInTheDocument();
    await expect(dictate).toHaveFocus();
    await listen(userEvent);
    await userEvent.click(screen.getByRole("button", { name: copy.stop }));
    await userEvent.click(screen.getByRole("button", { name: copy.dictate }));
    await expect(screen.getByRole("button", { name: copy.stop })).toBeVisible();
    await expect(screen.queryByText(copy.whereItGoes)).not.toBeInTheDocument();
  },
});

export const Listening = meta.story({
  parameters: { spec: ["2.2-wizard-dictation", "2.4-voice-toggle", "2.9-speech"] },
  play: async ({ userEvent }) => {
    const field = await findField();
    await listen(userEvent);
    await expect(FakeRecognition.current).toMatchObject({ lang: "en-US", continuous: true });
    await expect(screen.getByText(copy.listening)).toBeVisible();
    hear("we want to turn", false);
    await expect(await screen.findByText("we want to turn…")).toBeVisible();
    await expect(field).toHaveValue("");
    hear("we want to turn twelve parcels into gardens");
    await expect(field).toHaveValue("we want to turn twelve parcels into gardens");
    await waitFor(() => expect(screen.queryByText("we want to turn…")).not.toBeInTheDocument());
    hear("in Ward 4");
    await expect(field).toHaveValue("we want to turn twelve parcels into gardens in Ward 4");
    hear("and it will cost", false);
    await screen.findByText("and it will cost…");
  },
});

export const Stopped = meta.story({
  parameters: { spec: ["2.4-voice-toggle"] },
  play: async ({ userEvent }) => {
    await listen(userEvent);
    hear("Twelve gardens");
    await userEvent.keyboard("{Enter}");
    await expect(await screen.findByRole("button", { name: copy.dictate })).toHaveFocus();
    await expect(screen.queryByText(copy.listening)).not.toBeInTheDocument();
    await expect(await findField()).toHaveValue("Twelve gardens");
  },
});

/** Words go in where the cursor is; nothing that was typed is replaced. */
export const BetweenTypedWords = meta.story({
  parameters: { spec: ["2.2-wizard-dictation"] },
  play: async ({ userEvent }) => {
    const field = await findField();
    await userEvent.type(field, "We open gardens. All of it was typed.");
    field.setSelectionRange(0, 7);
    await listen(userEvent);
    hear("twelve");
    await expect(field).toHaveValue("We open twelve gardens. All of it was typed.");
    hear("big");
    await expect(field).toHaveValue("We open twelve big gardens. All of it was typed.");
    await userEvent.type(field, "!", { initialSelectionStart: 48 });
    hear("Truly");
    await expect(field).toHaveValue("We open twelve big gardens. All of it was typed.! Truly");
  },
});

/** It fails, keeps what was said, and can be begun anew. */
async function fail(userEvent: User, error: string, text: string) {
  await listen(userEvent);
  hear("Twelve gardens");
  FakeRecognition.current!.fail(error);
  const alert = await screen.findByRole("alert");
  await expect(within(alert).getByText(text)).toBeVisible();
  await expect(screen.getByRole("button", { name: copy.dictate })).toHaveFocus();
  await expect(await findField()).toHaveValue("Twelve gardens");
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument());
  FakeRecognition.current!.fail(error);
  await screen.findByText(text);
}

export const MicrophoneDenied = meta.story({
  parameters: { spec: ["2.8-voice-not-allowed"] },
  play: ({ userEvent }) => fail(userEvent, "not-allowed", copy.problems.denied),
});
export const NetworkFailed = meta.story({
  parameters: { spec: ["2.8-voice-network"] },
  play: ({ userEvent }) => fail(userEvent, "network", copy.problems.network),
});
export const ServiceMissing = meta.story({
  parameters: { spec: ["2.8-voice-service"] },
  play: ({ userEvent }) => fail(userEvent, "service-not-allowed", copy.problems.service),
});
export const MicrophoneMissing = meta.story({
  parameters: { spec: ["2.8-voice-microphone"] },
  play: ({ userEvent }) => fail(userEvent, "audio-capture", copy.problems.microphone),
});

/** Silence is no error: it goes on listening. */
export const Silence = meta.story({
  parameters: { spec: ["2.8-voice-no-speech"] },
  play: async ({ userEvent }) => {
    await listen(userEvent);
    await new Promise((resolve) => setTimeout(resolve, 600));
    FakeRecognition.current!.fail("no-speech");
    await expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    await expect(screen.getByText(copy.listening)).toBeVisible();
    await expect(FakeRecognition.starts).toBe(2);
    hear("after all");
    await expect(await findField()).toHaveValue("after all");
  },
});

/** Where the browser has none there is no button. */
export const NotInThisBrowser = meta.story({
  parameters: { spec: ["2.1-with-dictation"] },
  beforeEach: () => installFakeSpeech("none"),
  play: async () => {
    await findField();
    await expect(screen.queryByRole("button", { name: copy.dictate })).not.toBeInTheDocument();
  },
});
