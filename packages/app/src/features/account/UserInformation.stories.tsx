import type { Schemas } from "@grantwright/api-client";
import {
  authMocks,
  meMocks,
  planMocks,
  sampleNotifications,
  sampleProducts,
  sampleSessions,
  sampleUser,
} from "@grantwright/api-client/mocks";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { emailPreferenceCopy } from "../../components/account/useEmailPreference.ts";
import { AppStage } from "../../routes/stories/AppStage.tsx";
import { forgetDevice, workingAccount } from "../../routes/stories/storyDefaults.ts";
import { signedOutCopy } from "../../session/signedOut.copy.ts";
import { requestCopy } from "../../components/requestErrors.ts";
import { copy } from "./account.copy.ts";
import { sessionsCopy } from "./sessions.copy.ts";
import { notificationsCopy } from "./notifications.copy.ts";

const email = "ines.okafor@example.org";
const sent = fn();

const meta = preview.meta({
  title: "Screens/User information",
  tags: ["!autodocs"],
  component: AppStage,
  args: { path: "/user-information" },
  globals: { viewport: { value: "large" } },
  parameters: { layout: "fullscreen" },
  beforeEach: ({ msw }) => {
    forgetDevice();
    sent.mockClear();
    msw.use(
      meMocks.profile.ok({ email, hasPassword: true }),
      meMocks.update.ok(({ body }) => {
        sent(body);
        return {
          ...sampleUser,
          ...(body.name && { name: body.name }),
          sendEmails: body.sendEmails ?? { product: true },
        };
      }),
      meMocks.setPassword.ok(({ body }) => {
        sent(body);
        return { status: "ok" };
      }),
      meMocks.deletionNotice.ok(notice),
      planMocks.products.ok(sampleProducts),
      ...workingAccount(),
    );
  },
});

const notice: Schemas["DeletionNotice"] = {
  documents: 7,
  credits: 3,
  isSubscribed: true,
  teamsLeft: ["Common Ground"],
  teamsDeleted: ["Marrow Bridge Growers"],
  teamsBlocking: [],
  needsPassword: true,
};

const field = (name: string) => screen.findByLabelText(new RegExp(`^${name}`), { selector: "input" });
const button = (name: string) => screen.getByRole("button", { name });

/** Each section is one press away, under the name of its group. */
export const SectionList = meta.story({
  play: async ({ userEvent }) => {
    const list = within(await screen.findByRole("navigation", { name: copy.onThisPage }));
    await expect(list.getAllByRole("link")).toHaveLength(screen.getAllByRole("heading", { level: 3 }).length);
    const groups = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
    await expect(groups).toEqual(Object.values(copy.groups));
    for (const group of groups) await expect(list.getByText(group)).toBeVisible();
    await userEvent.click(list.getByRole("link", { name: copy.data }));
    await waitFor(() => expect(screen.getByRole("region", { name: copy.data })).toHaveFocus());
    await waitFor(() =>
      expect(list.getByRole("link", { name: copy.data })).toHaveAttribute("aria-current", "location"),
    );
  },
});

/** The list marks the section in view: by the scroll, and by what has the focus. */
export const SectionInView = meta.story({
  play: async ({ userEvent }) => {
    const list = within(await screen.findByRole("navigation", { name: copy.onThisPage }));
    const marked = () => list.getAllByRole("link").find((link) => link.hasAttribute("aria-current"))?.textContent;
    await waitFor(() => expect(marked()).toBe(copy.email));
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(marked()).toBe(copy.data));
    window.scrollTo(0, 0);
    await waitFor(() => expect(marked()).toBe(copy.email));
    await userEvent.click(await field(copy.displayName));
    await waitFor(() => expect(marked()).toBe(copy.displayName));
  },
});

/** On a phone the groups stand in a line above the page, the one in view marked. */
export const SectionListSmallScreen = meta.story({
  globals: { viewport: { value: "small" } },
  play: async ({ userEvent }) => {
    const list = within(await screen.findByRole("navigation", { name: copy.onThisPage }));
    await expect(list.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(Object.values(copy.groups));
    const last = list.getByRole("link", { name: copy.groups.data });
    await userEvent.click(last);
    await waitFor(() => expect(screen.getByRole("region", { name: copy.groups.data })).toHaveFocus());
    await waitFor(() => expect(last).toHaveAttribute("aria-current", "location"));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Loaded = meta.story({
  parameters: {
    spec: [
      "1.2-route-user-information",
      "1.2-user-email",
      "1.2-user-display-name",
      "1.2-user-credits-card",
      "1.2-user-upgrade",
      "1.2-user-password-form",
      "1.6-non-subscriber",
    ],
  },
  beforeEach: ({ msw }) =>
    msw.use(meMocks.get.ok({ ...sampleUser, credits: { proposals: 4 }, freeCredits: { welcome: 3, referral: 2 } })),
  play: async () => {
    const shown = await field(copy.email);
    await expect(shown).toHaveValue("in…@example.org");
    await expect(shown).toHaveAttribute("readonly");
    await expect(document.body.textContent).not.toContain(email);
    await expect(await field(copy.displayName)).toHaveValue("Ines Okafor");
    await expect(screen.getByText("9 proposal credits")).toBeVisible();
    await expect(screen.getByRole("link", { name: "Upgrade to Pro" })).toHaveAttribute("href", "/pricing");
    const yearly = sampleProducts.find(({ subscription }) => subscription)!;
    await expect(await screen.findByText(copy.plan(yearly.title, yearly.price, yearly.items[0]))).toBeVisible();
    await expect(screen.queryByRole("link", { name: "Manage Subscription" })).not.toBeInTheDocument();
    await expect(screen.getByRole("heading", { name: "Change Password" })).toBeVisible();
    await expect(screen.getByRole("link", { name: copy.download })).toHaveAttribute("href", "/api/a/me/export");
    await waitFor(() => expect(document.title).toBe("User Information · Grantwright"));
  },
});

const signOutOf = (name: string) => screen.findByRole("button", { name: new RegExp(`^${sessionsCopy.end}: ${name}`) });

export const SignedInElsewhere = meta.story({
  play: async ({ msw, userEvent }) => {
    const browsers = await screen.findByRole("group", { name: sessionsCopy.list });
    await expect(await within(browsers).findByText("Firefox on Linux")).toBeVisible();
    await expect(within(browsers).getByText(sessionsCopy.here)).toBeVisible();
    await expect(within(browsers).getByText(sessionsCopy.name(sampleSessions[2]!))).toBeVisible();
    const left = sampleSessions.filter(({ system }) => system !== "iOS");
    msw.use(
      meMocks.endSession.ok(({ params }) => void sent(params.id)),
      meMocks.sessions.ok(left),
    );
    await userEvent.click(await signOutOf("Safari on iOS"));
    await expect(await screen.findByText(sessionsCopy.ended)).toBeVisible();
    await expect(sent).toHaveBeenCalledWith(sampleSessions[1]!.id);
    await waitFor(() => expect(within(browsers).queryByText("Safari on iOS")).not.toBeInTheDocument());
    await expect(browsers).toHaveFocus();

    msw.use(meMocks.endOtherSessions.ok(undefined), meMocks.sessions.ok([sampleSessions[0]!]));
    await userEvent.click(button(sessionsCopy.endOthers));
    await expect(await screen.findByText(sessionsCopy.othersEnded)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("button", { name: sessionsCopy.endOthers })).not.toBeInTheDocument());
    await expect(browsers).toHaveFocus();
  },
});

export const SignedOutThereAlready = meta.story({
  beforeEach: ({ msw }) => msw.use(meMocks.endSession.error(404, "It has ended already.")),
  play: async ({ userEvent }) => {
    await userEvent.click(await signOutOf("Safari on iOS"));
    await expect(await screen.findByText("It has ended already.")).toBeVisible();
  },
});

export const SessionsFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(meMocks.sessions.error(500)),
  play: async ({ msw, userEvent }) => {
    await expect(await screen.findByText(sessionsCopy.failed)).toBeVisible();
    msw.use(meMocks.sessions.ok(sampleSessions));
    await userEvent.click(button(sessionsCopy.retry));
    await expect(await screen.findByText("Firefox on Linux")).toBeVisible();
  },
});

export const Subscriber = meta.story({
  parameters: { spec: ["1.2-user-manage-subscription", "1.6-subscriber", "1.7-payments-portal"] },
  beforeEach: ({ msw }) => msw.use(meMocks.get.ok({ ...sampleUser, isSubscribed: true })),
  args: { path: "/teams/66f0aa10bb20cc30dd40ee61/user-information" },
  play: async () => {
    await expect(await screen.findByRole("link", { name: "Manage Subscription" })).toHaveAttribute(
      "href",
      "/api/a/payments/portal?teamId=66f0aa10bb20cc30dd40ee61",
    );
    await expect(screen.queryByRole("link", { name: "Upgrade to Pro" })).not.toBeInTheDocument();
    await expect(screen.getAllByRole("link", { name: "Upgrade Plan" })[0]).toBeInTheDocument();
  },
});

export const SmallScreen = meta.story({
  globals: { viewport: { value: "small" } },
  play: async () => {
    await expect(await field(copy.email)).toBeVisible();
  },
});

export const NameUpdated = meta.story({
  parameters: { spec: ["1.4-banner-leaves", "1.9-success-banner"] },
  play: async ({ userEvent }) => {
    const name = await field(copy.displayName);
    // There is nothing to save yet.
    await expect(button(copy.updateName)).toHaveAccessibleDescription(copy.nameUnchanged);
    await userEvent.clear(name);
    await expect(button(copy.updateName)).toHaveAttribute("aria-disabled", "true");
    await userEvent.type(name, "Inès O.");
    await userEvent.click(button(copy.updateName));
    await expect(await screen.findByText(copy.nameSaved)).toBeVisible();
    const shownAt = performance.now();
    await expect(sent).toHaveBeenCalledWith({ name: "Inès O." });
    await waitFor(() => expect(screen.queryByText(copy.nameSaved)).not.toBeInTheDocument());
    await expect(performance.now() - shownAt).toBeGreaterThan(2_400);
  },
});

export const NameRefused = meta.story({
  parameters: { spec: ["1.8-name-failure"] },
  beforeEach: ({ msw }) => msw.use(meMocks.update.error(400, "This name is not one.")),
  play: async ({ msw, userEvent }) => {
    await userEvent.type(await field(copy.displayName), "!");
    await userEvent.click(button(copy.updateName));
    await expect(await screen.findByRole("alert")).toHaveTextContent("This name is not one.");
    msw.use(meMocks.update.unreachable());
    await userEvent.click(button(copy.updateName));
    await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent("Failed to update user information"));
    await expect(await field(copy.displayName)).toHaveValue("Ines Okafor!");
  },
});

export const PasswordChanged = meta.story({
  parameters: { spec: ["1.5-password-length", "1.5-password-match", "1.9-password-length"] },
  play: async ({ step, userEvent }) => {
    await userEvent.type(await field(copy.currentPassword), "the old one");
    await step("seven characters are too few", async () => {
      await userEvent.type(await field(copy.newPassword), "1234567");
      await userEvent.type(await field(copy.confirmPassword), "1234567");
      await expect(button(copy.updatePassword)).toHaveAttribute("aria-disabled", "true");
      await expect(button(copy.updatePassword)).toHaveAccessibleDescription(copy.passwordShort);
    });
    await step("two that differ", async () => {
      await userEvent.type(await field(copy.newPassword), "8");
      await expect(screen.getAllByText("Passwords do not match")[0]).toBeVisible();
      await expect(button(copy.updatePassword)).toHaveAttribute("aria-disabled", "true");
    });
    await step("eight, twice", async () => {
      await userEvent.type(await field(copy.confirmPassword), "8");
      await expect(screen.queryByText("Passwords do not match")).not.toBeInTheDocument();
      await userEvent.click(button(copy.updatePassword));
      await expect(await screen.findByText(copy.passwordSaved)).toBeVisible();
      await expect(sent).toHaveBeenCalledWith({ password: "12345678", currentPassword: "the old one" });
      await expect(await field(copy.newPassword)).toHaveValue("");
    });
  },
});

export const FirstPassword = meta.story({
  beforeEach: ({ msw }) => msw.use(meMocks.profile.ok({ email, hasPassword: false })),
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole("heading", { name: copy.firstPassword })).toBeVisible();
    await userEvent.type(await field(copy.newPassword), "12345678");
    await userEvent.type(await field(copy.confirmPassword), "12345678");
    await expect(screen.queryByLabelText(new RegExp(`^${copy.currentPassword}`))).not.toBeInTheDocument();
    await userEvent.click(button(copy.updatePassword));
    await expect(await screen.findByText(copy.passwordSaved)).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({ password: "12345678" });
  },
});

export const PasswordRefused = meta.story({
  parameters: { spec: ["1.8-password-change-failure"] },
  beforeEach: ({ msw }) => msw.use(meMocks.setPassword.error(422, "The current password is wrong.")),
  play: async ({ msw, userEvent }) => {
    await userEvent.type(await field(copy.currentPassword), "a wrong one");
    await userEvent.type(await field(copy.newPassword), "12345678");
    await userEvent.type(await field(copy.confirmPassword), "12345678");
    await userEvent.click(button(copy.updatePassword));
    await expect(await screen.findByRole("alert")).toHaveTextContent("The current password is wrong.");
    msw.use(meMocks.setPassword.error(500, ""));
    await userEvent.click(button(copy.updatePassword));
    await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent("Failed to update password"));
    await expect(await field(copy.newPassword)).toHaveValue("12345678");
  },
});

export const PasswordEasyToGuess = meta.story({
  beforeEach: ({ msw }) => {
    const message = "This password is too easy to guess. Choose another.";
    const fields = [{ id: "password", title: "New password", message }];
    msw.use(meMocks.setPassword.error(422, { message, fields }));
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await field(copy.newPassword), "password");
    await userEvent.type(await field(copy.confirmPassword), "password");
    await userEvent.click(button(copy.updatePassword));
    await waitFor(async () =>
      expect(await field(copy.newPassword)).toHaveAccessibleDescription(/This password is too easy to guess/),
    );
    await expect(await field(copy.newPassword)).toBeInvalid();
    await expect(await field(copy.newPassword)).toHaveValue("password");
    await userEvent.type(await field(copy.newPassword), " of gardens");
    await expect(await field(copy.newPassword)).toBeValid();
  },
});

export const PasswordFromLeak = meta.story({
  beforeEach: ({ msw }) => {
    const message =
      "This password is known from a leak at another site. Choose another one, which you use nowhere else.";
    msw.use(meMocks.setPassword.error(422, { message, fields: [{ id: "password", title: "New password", message }] }));
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await field(copy.newPassword), "a password of leaks");
    await userEvent.type(await field(copy.confirmPassword), "a password of leaks");
    await userEvent.click(button(copy.updatePassword));
    await waitFor(async () =>
      expect(await field(copy.newPassword)).toHaveAccessibleDescription(/known from a leak at another site/),
    );
    await expect(await field(copy.newPassword)).toBeInvalid();
    await expect(await field(copy.newPassword)).toHaveValue("a password of leaks");
  },
});

/** The organization has its people sign in by its provider alone. */
export const PasswordNotForProvider = meta.story({
  beforeEach: ({ msw }) => msw.use(meMocks.setPassword.error(422, "People with this address sign in with Acme.")),
  play: async ({ userEvent }) => {
    await userEvent.type(await field(copy.newPassword), "correct horse");
    await userEvent.type(await field(copy.confirmPassword), "correct horse");
    await userEvent.click(button(copy.updatePassword));
    await expect(await screen.findByRole("alert")).toHaveTextContent("People with this address sign in with Acme.");
  },
});

export const FirstPasswordNeedsLink = meta.story({
  beforeEach: ({ msw }) => {
    const message = "Please sign in with a new link first. It is good for 15 minutes.";
    const fields = [{ id: "link", title: "Sign-in link", message }];
    msw.use(
      meMocks.profile.ok({ email, hasPassword: false }),
      meMocks.setPassword.error(422, { message, fields }),
      authMocks.requestLink.ok(({ body }) => {
        sent(body);
        return { status: "checkEmail" };
      }),
    );
  },
  play: async ({ msw, userEvent }) => {
    await userEvent.type(await field(copy.newPassword), "twelve gardens");
    await userEvent.type(await field(copy.confirmPassword), "twelve gardens");
    await userEvent.click(button(copy.updatePassword));
    await expect(await screen.findByText(/Please sign in with a new link first/)).toBeVisible();
    msw.use(authMocks.requestLink.error(503, "We could not send the email. Please try again in a few minutes."));
    await userEvent.click(button(copy.sendLink));
    await expect(await screen.findByText(/We could not send the email/)).toBeVisible();
    msw.use(
      authMocks.requestLink.ok(({ body }) => {
        sent(body);
        return { status: "checkEmail" };
      }),
    );
    await userEvent.click(button(copy.sendLink));
    await expect(await screen.findByText(copy.linkSent)).toBeVisible();
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ email, forceEmail: true, returnTo: expect.stringMatching(/^\//) }),
    );
    await expect(await field(copy.newPassword)).toHaveValue("twelve gardens");
  },
});

export const EmailsOff = meta.story({
  play: async ({ userEvent }) => {
    const box = await screen.findByRole("checkbox", { name: emailPreferenceCopy.consent });
    await expect(box).toBeChecked();
    await userEvent.click(box);
    await expect(await screen.findByText(emailPreferenceCopy.off)).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({ sendEmails: { product: false } });
    await waitFor(() => expect(box).not.toBeChecked());
  },
});

/** What is mailed when, a choice for each kind, stored as it is made. */
export const EmailChoices = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      meMocks.get.ok({ ...sampleUser, sendEmails: { product: true } }),
      meMocks.updateNotifications.ok(({ body }) => {
        sent(body);
        return { ...sampleNotifications, ...body };
      }),
    ),
  play: async ({ userEvent }) => {
    await expect(await screen.findByText(notificationsCopy.about)).toBeVisible();
    const answers = within(screen.getByRole("radiogroup", { name: notificationsCopy.kinds.answers }));
    // What is only there for screen readers is a pixel high.
    await expect(screen.getByText(notificationsCopy.kinds.answers).clientHeight).toBeGreaterThan(10);
    await expect(answers.getByRole("radio", { name: notificationsCopy.times.none })).toBeChecked();
    await userEvent.click(answers.getByText(notificationsCopy.times.daily));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ answers: "daily" }));
    await expect(answers.getByRole("radio", { name: notificationsCopy.times.daily })).toBeChecked();
  },
});

/** Without the consent nothing is mailed, and there is nothing to choose. */
export const EmailChoicesOff = meta.story({
  beforeEach: ({ msw }) => msw.use(meMocks.get.ok({ ...sampleUser, sendEmails: { product: false } })),
  play: async () => {
    await expect(await screen.findByRole("checkbox", { name: emailPreferenceCopy.consent })).not.toBeChecked();
    await expect(screen.queryByText(notificationsCopy.about)).not.toBeInTheDocument();
  },
});

/** Where a choice cannot be stored, what stood before stands again. */
export const EmailChoiceNotStored = meta.story({
  beforeEach: ({ msw }) => msw.use(meMocks.updateNotifications.error(500)),
  play: async ({ userEvent }) => {
    await screen.findByText(notificationsCopy.about);
    const tasks = within(screen.getByRole("radiogroup", { name: notificationsCopy.kinds.tasks }));
    const before = tasks.getByRole("radio", { checked: true });
    await userEvent.click(tasks.getByText(notificationsCopy.times.none));
    await expect(await screen.findByText(requestCopy.failed)).toBeVisible();
    await waitFor(() => expect(before).toBeChecked());
  },
});

export const EmailChoicesSmallScreen = EmailChoices.extend({ globals: { viewport: { value: "small" } } });

export const EmailChoicesFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(meMocks.notifications.error(500)),
  play: async () => {
    await expect(await screen.findByText(notificationsCopy.failed)).toBeVisible();
    await expect(await field(copy.displayName)).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(meMocks.profile.pending()),
  play: async () => {
    await expect(await screen.findByText(copy.loading)).toBeInTheDocument();
  },
});

export const LoadFailed = meta.story({
  parameters: { spec: ["1.8-user-information-load-failure"] },
  beforeEach: ({ msw }) => msw.use(meMocks.profile.error(500)),
  play: async ({ msw, userEvent }) => {
    await expect(await screen.findByRole("alert")).toHaveTextContent("Unable to load user information");
    msw.use(meMocks.profile.ok({ email, hasPassword: true }));
    await userEvent.click(button(copy.retry));
    await expect(await field(copy.displayName)).toBeVisible();
  },
});

const openDeletion = async (userEvent: { click: (element: Element) => Promise<void> }) => {
  await userEvent.click(await screen.findByRole("button", { name: copy.delete }));
  return within(await screen.findByRole("dialog", { name: copy.deleteTitle }));
};

export const Deleting = meta.story({
  beforeEach: ({ msw }) => msw.use(meMocks.delete.error(422, "The current password is wrong.")),
  play: async ({ userEvent }) => {
    const dialog = await openDeletion(userEvent);
    await expect(await dialog.findByText("7 documents of your own")).toBeVisible();
    await expect(dialog.getByText(copy.teamsDeleted("Marrow Bridge Growers"))).toBeVisible();
    await expect(dialog.getByText(copy.teamsLeft("Common Ground"))).toBeVisible();
    const yes = () => dialog.getByRole("button", { name: copy.delete });
    await expect(yes()).toHaveAccessibleDescription(copy.emailDiffers);
    await userEvent.type(dialog.getByRole("textbox", { name: new RegExp(copy.typeEmail) }), email);
    await expect(yes()).toHaveAccessibleDescription(copy.passwordNeeded);
    await userEvent.type(dialog.getByLabelText(new RegExp(`^${copy.currentPassword}`)), "a wrong one");
    await userEvent.click(yes());
    await expect(await dialog.findByRole("alert")).toHaveTextContent("The current password is wrong.");
    await userEvent.click(dialog.getByRole("button", { name: copy.keepAccount }));
    await waitFor(() => expect(button(copy.delete)).toHaveFocus());
  },
});

export const DeletionBlocked = meta.story({
  beforeEach: ({ msw }) => msw.use(meMocks.deletionNotice.ok({ ...notice, teamsBlocking: ["Common Ground"] })),
  play: async ({ userEvent }) => {
    const dialog = await openDeletion(userEvent);
    await expect(await dialog.findByText(copy.blocked("Common Ground"))).toBeVisible();
    await expect(dialog.queryByRole("button", { name: copy.delete })).not.toBeInTheDocument();
  },
});

export const DeletionNoticeFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(meMocks.deletionNotice.error(500)),
  play: async ({ msw, userEvent }) => {
    const dialog = await openDeletion(userEvent);
    await expect(await dialog.findByRole("alert")).toHaveTextContent(copy.noticeFailed);
    msw.use(meMocks.deletionNotice.ok(notice));
    await userEvent.click(dialog.getByRole("button", { name: copy.retry }));
    await expect(await dialog.findByText("7 documents of your own")).toBeVisible();
  },
});

export const SignedOut = meta.story({
  beforeEach: ({ msw }) => msw.use(meMocks.get.error(401)),
  play: async () => {
    await expect(await screen.findByText(signedOutCopy.account.title)).toBeVisible();
  },
});
