import {
  helpMocks,
  meMocks,
  sampleSent,
  sampleSettings,
  sampleUser,
  settingsMocks,
} from "@grantwright/api-client/mocks";
import { expect, fireEvent, fn, screen, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { emailPreferenceCopy } from "../../components/account/useEmailPreference.ts";
import { AppStage } from "../../routes/stories/AppStage.tsx";
import { forgetDevice, workingAccount } from "../../routes/stories/storyDefaults.ts";
import { copy } from "./shell.copy.ts";
import { helpCopy } from "./help.copy.ts";

const sent = fn();

const meta = preview.meta({
  title: "Screens/Side menu",
  tags: ["!autodocs"],
  component: AppStage,
  args: { path: "/drafts" },
  globals: { viewport: { value: "large" } },
  parameters: { layout: "fullscreen" },
  beforeEach: ({ msw }) => {
    forgetDevice();
    sent.mockClear();
    msw.use(
      helpMocks.send.ok(({ body }) => {
        sent(body);
        return sampleSent.messages[0]!;
      }),
      ...workingAccount(),
    );
  },
});

type Click = { click: (element: Element) => Promise<void>; type: (element: Element, text: string) => Promise<void> };

const menu = async () => within(await screen.findByRole("group", { name: copy.pageActions }));
const openHelp = async (userEvent: Click) => {
  await userEvent.click((await menu()).getByRole("button", { name: "Help & Support" }));
  return within(await screen.findByRole("dialog", { name: "Need Help?" }));
};
const subject = () => screen.getByRole("textbox", { name: /^Subject/ });
const message = () => screen.getByRole("textbox", { name: helpCopy.message });
const send = () => screen.getByRole("button", { name: "Send Help Request" });

export const Menu = meta.story({
  parameters: { spec: ["1.2-side-menu-help", "1.2-side-menu-subscribe"] },
  play: async () => {
    const items = await menu();
    await expect(items.getByRole("button", { name: "Help & Support" })).toBeVisible();
    await expect(items.getByRole("link", { name: "Subscribe to Plan" })).toHaveAttribute("href", "/pricing");
    await expect(items.queryByRole("button", { name: "Enable Email Updates" })).not.toBeInTheDocument();
  },
});

export const Subscriber = meta.story({
  parameters: { spec: ["1.2-side-menu-upgrade"] },
  beforeEach: ({ msw }) => msw.use(meMocks.get.ok({ ...sampleUser, isSubscribed: true })),
  play: async () => {
    await expect((await menu()).getByRole("link", { name: "Upgrade Plan" })).toHaveAttribute("href", "/pricing");
  },
});

export const SmallScreen = meta.story({
  args: { path: "/messages" },
  globals: { viewport: { value: "small" } },
  play: async ({ userEvent }) => {
    const toggle = (await menu()).getByRole("button", { name: copy.pageActions });
    await userEvent.click(toggle);
    await openHelp(userEvent);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(toggle).toHaveFocus());
  },
});

/** Nobody has named an address for the people of this server to write to. */
export const HelpOnlyHere = meta.story({
  beforeEach: ({ msw }) => msw.use(settingsMocks.get.ok({ ...sampleSettings, supportEmail: null })),
  play: async ({ userEvent }) => {
    const dialog = await openHelp(userEvent);
    await expect(await dialog.findByText(helpCopy.helpOnlyHere)).toBeVisible();
    await expect(dialog.queryByRole("link")).toBeNull();
    await expect(dialog.queryByText(/write to us directly/)).toBeNull();
  },
});

export const Help = meta.story({
  parameters: {
    spec: [
      "1.1-help-channel",
      "1.2-help-form",
      "1.2-help-contact",
      "1.4-help-sent",
      "1.8-help-sent",
      "1.9-help-priorities",
    ],
  },
  play: async ({ step, userEvent }) => {
    const dialog = await openHelp(userEvent);
    await step("three priorities, medium first, and an address", async () => {
      await expect(dialog.getAllByRole("radio").map((radio) => (radio as HTMLInputElement).value)).toEqual([
        "low",
        "medium",
        "high",
      ]);
      await expect(dialog.getByRole("radio", { name: "Medium" })).toBeChecked();
      await expect(await dialog.findByRole("link", { name: "help@grantwright.example" })).toHaveAttribute(
        "href",
        "mailto:help@grantwright.example",
      );
    });
    await step("sent, emptied and closed", async () => {
      await userEvent.type(subject(), "Page numbers");
      await userEvent.type(message(), "Where are they?");
      await userEvent.click(dialog.getByRole("radio", { name: "High" }));
      await userEvent.click(send());
      await expect(await screen.findByText("Help request sent!")).toBeVisible();
      await expect(screen.getByText("We've received your message and will get back to you soon.")).toBeVisible();
      await expect(sent).toHaveBeenCalledWith({
        subject: "Page numbers",
        content: "Where are they?",
        priority: "high",
      });
      await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    });
    await step("the next one begins empty, at medium", async () => {
      await openHelp(userEvent);
      await expect(subject()).toHaveValue("");
      await expect(message()).toHaveValue("");
      await expect(screen.getByRole("radio", { name: "Medium" })).toBeChecked();
    });
  },
});

export const HelpFieldsMissing = meta.story({
  parameters: { spec: ["1.5-help-required", "1.8-help-missing-fields"] },
  play: async ({ userEvent }) => {
    await openHelp(userEvent);
    await userEvent.type(subject(), "  ");
    await userEvent.type(message(), "Where are they?");
    await userEvent.click(send());
    const toast = await screen.findByRole("alert");
    await expect(toast).toHaveTextContent("Error");
    await expect(toast).toHaveTextContent("Please fill in both subject and message fields.");
    await expect(sent).not.toHaveBeenCalled();
    await expect(message()).toHaveValue("Where are they?");
  },
});

export const HelpLimits = meta.story({
  parameters: { spec: ["1.5-help-lengths", "1.9-help-limits"] },
  play: async ({ step, userEvent }) => {
    await openHelp(userEvent);
    await step("one over is kept whole, said, and not sent", async () => {
      await fireEvent.change(subject(), { target: { value: "s".repeat(201) } });
      await fireEvent.change(message(), { target: { value: "m".repeat(5001) } });
      await expect(await screen.findByText(/^1 over the limit of 200 characters/)).toBeVisible();
      await expect(screen.getByText(/^1 over the limit of 5000 characters/)).toBeVisible();
      await userEvent.click(send());
      await expect(message()).toHaveValue("m".repeat(5001));
      await expect(sent).not.toHaveBeenCalled();
    });
    await step("the limit itself is sent", async () => {
      await fireEvent.change(subject(), { target: { value: "s".repeat(200) } });
      await fireEvent.change(message(), { target: { value: "m".repeat(5000) } });
      await userEvent.click(send());
      await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    });
  },
});

export const HelpSending = meta.story({
  parameters: { spec: ["1.2-help-sending"] },
  beforeEach: ({ msw }) => msw.use(helpMocks.send.pending()),
  play: async ({ userEvent }) => {
    await openHelp(userEvent);
    await userEvent.type(subject(), "Page numbers");
    await userEvent.type(message(), "Where are they?");
    await userEvent.click(send());
    await expect(await screen.findByRole("button", { name: "Sending..." })).toBeVisible();
  },
});

export const HelpFailed = meta.story({
  parameters: { spec: ["1.8-help-failure"] },
  beforeEach: ({ msw }) => msw.use(helpMocks.send.error(500)),
  play: async ({ step, userEvent }) => {
    const dialog = await openHelp(userEvent);
    await dialog.findByRole("link", { name: "help@grantwright.example" });
    await userEvent.type(subject(), "Page numbers");
    await userEvent.type(message(), "Where are they?");
    await userEvent.click(send());
    await expect(await screen.findByRole("alert")).toHaveTextContent(
      "Failed to send help request. Please try again or email us directly at help@grantwright.example",
    );
    await step("the words outlive closing", async () => {
      await userEvent.click(screen.getByRole("button", { name: copy.cancel }));
      await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
      await openHelp(userEvent);
      await expect(subject()).toHaveValue("Page numbers");
      await expect(message()).toHaveValue("Where are they?");
    });
  },
});

export const HelpSentAgain = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      helpMocks.send.ok(({ headers }) => {
        sent(headers.get("idempotency-key"));
        if (sent.mock.calls.length < 3) throw Response.json({}, { status: 502 });
        return sampleSent.messages[0]!;
      }),
    ),
  play: async ({ step, userEvent }) => {
    const keys = () => sent.mock.calls.map(([key]) => key as string);
    const closed = () => waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await step("the same words go under the same key, also after closing", async () => {
      await openHelp(userEvent);
      await userEvent.type(subject(), "Page numbers");
      await userEvent.type(message(), "Where are they?");
      await userEvent.click(send());
      await screen.findByRole("alert");
      await userEvent.click(screen.getByRole("button", { name: copy.cancel }));
      await closed();
      await openHelp(userEvent);
      await userEvent.click(send());
      await waitFor(() => expect(keys()).toHaveLength(2));
      await expect(await screen.findByRole("button", { name: "Send Help Request" })).toBeEnabled();
      await expect(keys()[0]).toMatch(/^.{8,}$/);
      await expect(keys()[1]).toBe(keys()[0]);
    });
    await step("other words, and the next request, under another", async () => {
      await userEvent.type(message(), " On paper?");
      await userEvent.click(send());
      await closed();
      await openHelp(userEvent);
      await userEvent.type(subject(), "Page numbers");
      await userEvent.type(message(), "Where are they? On paper?");
      await userEvent.click(send());
      await closed();
      await expect(new Set(keys()).size).toBe(3);
      await expect(keys()).toHaveLength(4);
    });
  },
});

export const HelpWithoutAddress = meta.story({
  beforeEach: ({ msw }) => msw.use(settingsMocks.get.error(500), helpMocks.send.unreachable()),
  play: async ({ userEvent }) => {
    await openHelp(userEvent);
    await userEvent.type(subject(), "Page numbers");
    await userEvent.type(message(), "Where are they?");
    await userEvent.click(send());
    await expect(await screen.findByRole("alert")).toHaveTextContent(/Please try again\.$/);
  },
});

const withoutEmails = { ...sampleUser, sendEmails: {} };
const openEmails = async (userEvent: Click) => {
  await userEvent.click((await menu()).getByRole("button", { name: "Enable Email Updates" }));
  return within(await screen.findByRole("dialog", { name: "Email Notifications" }));
};

export const Emails = meta.story({
  parameters: {
    spec: ["1.2-side-menu-email-updates", "1.2-email-modal", "1.4-email-modal-ticked", "1.2-email-modal-once-on"],
  },
  beforeEach: ({ msw }) =>
    msw.use(
      meMocks.get.ok(withoutEmails),
      meMocks.update.ok(({ body }) => ({ ...withoutEmails, sendEmails: body.sendEmails ?? {} })),
    ),
  play: async ({ step, userEvent }) => {
    await step("it can wait", async () => {
      const dialog = await openEmails(userEvent);
      await userEvent.click(dialog.getByRole("button", { name: "I'll decide later" }));
      await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    });
    await step("a tick saves and closes, and the menu offers it no more", async () => {
      const dialog = await openEmails(userEvent);
      await userEvent.click(
        dialog.getByRole("checkbox", {
          name: "Yes, I want to receive emails about grant opportunities, deadlines, and updates.",
        }),
      );
      await expect(await screen.findByText("Email notifications enabled")).toBeVisible();
      await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
      await expect((await menu()).queryByRole("button", { name: "Enable Email Updates" })).not.toBeInTheDocument();
    });
  },
});

export const EmailsFailed = meta.story({
  parameters: { spec: ["1.4-email-modal-unticked"] },
  beforeEach: ({ msw }) => msw.use(meMocks.get.ok(withoutEmails), meMocks.update.error(500)),
  play: async ({ msw, step, userEvent }) => {
    const dialog = await openEmails(userEvent);
    const box = dialog.getByRole("checkbox");
    await step("a tick that could not be saved stays, and says so", async () => {
      await userEvent.click(box);
      await expect(await screen.findByRole("alert")).toHaveTextContent(emailPreferenceCopy.failed);
      await expect(dialog.getByText(emailPreferenceCopy.failed)).toBeVisible();
      await expect(box).toBeChecked();
    });
    await step("unticking saves a no and leaves the dialog open", async () => {
      const saved = fn();
      msw.use(
        meMocks.update.ok(({ body }) => {
          saved(body);
          return { ...withoutEmails, sendEmails: body.sendEmails ?? {} };
        }),
      );
      await userEvent.click(box);
      await expect(await screen.findByText("Email notifications disabled")).toBeVisible();
      await expect(saved).toHaveBeenCalledWith({ sendEmails: { product: false } });
      await expect(screen.getByRole("dialog", { name: "Email Notifications" })).toBeVisible();
    });
  },
});
