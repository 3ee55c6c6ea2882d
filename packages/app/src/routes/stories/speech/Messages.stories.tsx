import { sampleMessageId, sampleThread } from "@grantwright/api-client/mocks";
import { expect, screen, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { copy } from "../../../features/messages/messages.copy.ts";
import { AppStage } from "../AppStage.tsx";
import { forgetDevice, workingAccount } from "../storyDefaults.ts";
import {
  expectSaidOnce,
  expectSpoken,
  heard,
  readThrough,
  spokenAt,
  startScreenReader,
  stopScreenReader,
} from "./screenReader.ts";

const meta = preview.meta({
  title: "Speech/Messages",
  tags: ["!autodocs"],
  component: AppStage,
  args: { path: `/messages?message=${sampleMessageId}` },
  globals: { viewport: { value: "large" } },
  // The same screens are held against axe where their states are shown.
  parameters: { layout: "fullscreen", a11y: { test: "off" } },
  beforeEach: ({ msw }) => {
    forgetDevice();
    msw.use(...workingAccount());
    return stopScreenReader;
  },
});

const subject = sampleThread.thread[0]!.subject;

export const Message = meta.story({
  play: async () => {
    const reply = await screen.findByRole("textbox", { name: copy.reply });
    const conversation = screen.getByRole("region", { name: "Conversation" });
    await startScreenReader();
    await expect(await spokenAt(screen.getByRole("tab", { name: /^Inbox/ }))).toMatch(/^tab, Inbox, selected/);
    await expect(await spokenAt(screen.getByRole("link", { name: new RegExp(subject) }))).toBe(
      `link, ${subject}, Tomas Reyhl, current item`,
    );
    const said = await readThrough(conversation);
    await expect(said.slice(0, 2)).toEqual(["region, Conversation", `heading, ${subject}, level 2`]);
    await expect(said.filter((phrase) => phrase.startsWith("article, "))).toEqual([
      "article, Tomas Reyhl",
      "article, Mira Partridge",
      "article, Tomas Reyhl",
    ]);
    await expect(await spokenAt(reply)).toBe(`textbox, ${copy.reply}, placeholder ${copy.replyPlaceholder}`);
    await expect(await spokenAt(screen.getByRole("button", { name: copy.send }))).toBe(
      `button, ${copy.send}, ${copy.replyEmpty}, disabled`,
    );
    await expect(heard()).toEqual([]);
  },
});

export const Replied = meta.story({
  play: async ({ userEvent }) => {
    const reply = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: copy.reply });
    await startScreenReader();
    await userEvent.type(reply, "Agreed, on Monday.");
    const send = screen.getByRole("button", { name: copy.send });
    await expect(await spokenAt(send)).toBe(`button, ${copy.send}`);
    await userEvent.click(send);
    const dialog = within(await screen.findByRole("alertdialog", { name: copy.confirmTitle }));
    await expect(await expectSpoken(`heading, ${copy.confirmTitle}, level 2`)).toEqual([
      `alertdialog, ${copy.confirmTitle}, ${copy.confirmText}, modal`,
      `heading, ${copy.confirmTitle}, level 2`,
    ]);
    await userEvent.click(dialog.getByRole("button", { name: "Yes, Send" }));
    await expectSaidOnce(/^Reply sent/);
    await expectSpoken(`button, ${copy.send}, ${copy.replyEmpty}, disabled`);
  },
});
