import {
  authMocks,
  docMocks,
  draftMocks,
  meMocks,
  opportunityMocks,
  planMocks,
  sampleProducts,
  sampleSettings,
  sampleUser,
  settingsMocks,
  templateMocks,
} from "@grantwright/api-client/mocks";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { emailPreferenceCopy } from "../../components/account/useEmailPreference.ts";
import { AppStage, backEvent } from "../../routes/stories/AppStage.tsx";
import { linkSentTitle } from "./linkSent.copy.ts";
import { copy } from "./sign-in.copy.ts";

const meta = preview.meta({
  title: "Screens/Sign-in",
  tags: ["!autodocs"],
  component: AppStage,
  args: { path: "/" },
  parameters: { layout: "fullscreen" },
  beforeEach: ({ msw }) => {
    localStorage.clear();
    sessionStorage.clear();
    msw.use(
      meMocks.get.error(401),
      settingsMocks.get.ok(sampleSettings),
      templateMocks.published.ok([]),
      draftMocks.list.ok([]),
      docMocks.list.ok([]),
      opportunityMocks.list.ok([]),
    );
  },
});

/** A card that the play functions work in. */
const findCard = async () => within(await screen.findByRole("complementary", { name: copy.welcome }));

export const Welcome = meta.story({
  parameters: { spec: ["1.2-welcome-card", "1.2-view-email", "1.6-visitor"] },
  play: async () => {
    const card = await findCard();
    await expect(card.getByRole("textbox", { name: copy.email })).toBeVisible();
    await expect(card.getByRole("button", { name: copy.continue })).toBeEnabled();
  },
});

/** Closed by key or press it is one line, on the next page too; it opens again. */
export const Closed = meta.story({
  args: { path: "/drafts" },
  play: async ({ userEvent }) => {
    const card = await findCard();
    await userEvent.click(await card.findByRole("button", { name: copy.closeCard }));
    const line = await card.findByRole("button", { name: copy.welcome });
    await waitFor(() => expect(line).toHaveFocus());
    await expect(card.queryByRole("textbox", { name: copy.email })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("link", { name: "Grantwright" }));
    await userEvent.click(await screen.findByRole("link", { name: "Pricing" }));
    window.dispatchEvent(new Event(backEvent));
    window.dispatchEvent(new Event(backEvent));
    await waitFor(() => expect(screen.getByTestId("address")).toHaveTextContent("/drafts"));
    await userEvent.click(await (await findCard()).findByRole("button", { name: copy.welcome }));
    const email = await (await findCard()).findByRole("textbox", { name: copy.email });
    await waitFor(() => expect(email).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(async () => expect((await findCard()).getByRole("button", { name: copy.welcome })).toHaveFocus());
  },
});

/** A visitor who goes through the pages stays one all the time: nothing that asks who is here takes the card, and what is in it, away. */
export const EmailKeptOnTheWay = meta.story({
  args: { path: "/drafts" },
  beforeEach: ({ msw }) => msw.use(planMocks.products.ok(sampleProducts)),
  play: async ({ userEvent }) => {
    const field = (await findCard()).getByRole("textbox", { name: copy.email });
    await userEvent.type(field, "ines@example.org");
    await userEvent.click(screen.getByRole("link", { name: "Pricing" }));
    await expect(await screen.findByRole("heading", { level: 1, name: "Choose Your Plan" })).toBeVisible();
    await expect(field).toBeInTheDocument();
    await expect(field).toHaveValue("ines@example.org");
  },
});

export const EmailMissing = meta.story({
  parameters: { spec: ["1.5-email-required"] },
  play: async ({ userEvent }) => {
    const card = await findCard();
    await userEvent.click(card.getByRole("button", { name: copy.continue }));
    await expect(await card.findByText(copy.emailRequired)).toBeVisible();
    await expect(card.getByRole("textbox", { name: copy.email })).toHaveFocus();
  },
});

export const EmailInvalid = meta.story({
  parameters: { spec: ["1.5-email-required"] },
  play: async ({ userEvent }) => {
    const card = await findCard();
    await userEvent.type(card.getByRole("textbox", { name: copy.email }), "ines@{Enter}");
    await expect(await card.findByText(copy.emailInvalid)).toBeVisible();
  },
});

export const Submitting = meta.story({
  parameters: { spec: ["1.5-continue-busy"] },
  beforeEach: ({ msw }) => msw.use(authMocks.checkUser.pending()),
  play: async ({ userEvent }) => {
    const card = await findCard();
    await userEvent.type(card.getByRole("textbox", { name: copy.email }), "ines@example.org{Enter}");
    await expect(await card.findByRole("button", { name: copy.continuing })).toBeVisible();
  },
});

export const LinkSent = meta.story({
  parameters: {
    spec: ["1.2-view-check-email", "1.4-email-check-inbox", "1.4-email-submitted", "1.4-email-link-requested"],
  },
  beforeEach: ({ msw }) =>
    msw.use(authMocks.checkUser.ok({ hasPassword: false }), authMocks.requestLink.ok({ status: "checkEmail" })),
  play: async ({ userEvent }) => {
    const card = await findCard();
    await userEvent.type(card.getByRole("textbox", { name: copy.email }), "ines@example.org{Enter}");
    await expect(await screen.findByRole("heading", { name: copy.checkEmail })).toBeVisible();
    await expect(screen.getByText("ines@example.org")).toBeVisible();
  },
});

export const HasPassword = meta.story({
  parameters: { spec: ["1.4-email-submitted", "1.4-email-has-password", "1.2-signin-email-query"] },
  beforeEach: ({ msw }) => msw.use(authMocks.checkUser.ok({ hasPassword: true })),
  play: async ({ userEvent }) => {
    const card = await findCard();
    await userEvent.type(card.getByRole("textbox", { name: copy.email }), "ines@example.org{Enter}");
    await waitFor(() => expect(screen.getByTestId("address")).toHaveTextContent("/signin?email=ines%40example.org"));
    await expect(await screen.findByRole("textbox", { name: copy.email })).toHaveValue("ines@example.org");
  },
});

export const SendFailed = meta.story({
  parameters: { spec: ["1.8-email-flow-failure"] },
  beforeEach: ({ msw }) => msw.use(authMocks.checkUser.error(500)),
  play: async ({ userEvent }) => {
    const card = await findCard();
    await userEvent.type(card.getByRole("textbox", { name: copy.email }), "ines@example.org{Enter}");
    await expect(await card.findByText(copy.failed)).toBeVisible();
  },
});

export const OtherStatus = meta.story({
  parameters: { spec: ["1.8-other-status"] },
  beforeEach: ({ msw }) =>
    msw.use(authMocks.checkUser.ok({ hasPassword: false }), authMocks.requestLink.ok({ status: "invalidToken" })),
  play: async ({ userEvent }) => {
    const card = await findCard();
    await userEvent.type(card.getByRole("textbox", { name: copy.email }), "ines@example.org{Enter}");
    await expect(await card.findByText("Failed: invalidToken")).toBeVisible();
  },
});

/** The server says 401 of who one is until `signIn` is called. */
function signedOutUntil(user = sampleUser) {
  let isSignedIn = false;
  return {
    signIn: () => {
      isSignedIn = true;
    },
    me: meMocks.get.ok(() => {
      if (!isSignedIn) throw Response.json({ message: "Please sign in." }, { status: 401 });
      return user;
    }),
  };
}

export const ConsentInCard = meta.story({
  parameters: { spec: ["1.4-email-consent", "1.2-welcome-card-leaves"] },
  beforeEach: ({ msw }) => {
    const server = signedOutUntil({ ...sampleUser, sendEmails: {} });
    msw.use(
      server.me,
      authMocks.checkUser.ok({ hasPassword: false }),
      authMocks.requestLink.ok(() => {
        server.signIn();
        return { status: "confirmEmailSending" };
      }),
    );
  },
  play: async ({ userEvent }) => {
    const card = await findCard();
    await userEvent.type(card.getByRole("textbox", { name: copy.email }), "ines@example.org{Enter}");
    await expect(await screen.findByRole("checkbox", { name: emailPreferenceCopy.consent })).toBeRequired();
    const title = screen.getByRole("heading", { name: copy.consentTitle });
    await userEvent.click(screen.getByRole("button", { name: copy.startCreating }));
    await waitFor(() => expect(title).not.toBeInTheDocument());
    await expect(await screen.findByRole("heading", { name: "Continue writing" })).toBeVisible();
    await expect(screen.queryByRole("complementary", { name: /Welcome/ })).not.toBeInTheDocument();
  },
});

/** Ticks the box once it is there, and waits until that is saved. */
const tickConsent = async (userEvent: { click: (element: Element) => Promise<void> }) => {
  const title = await screen.findByRole("heading", { name: copy.consentTitle });
  const box = await screen.findByRole("checkbox", { name: emailPreferenceCopy.consent });
  await userEvent.click(box);
  await expect(await screen.findByText(emailPreferenceCopy.on)).toBeVisible();
  await waitFor(() => expect(box).not.toHaveAttribute("aria-readonly"));
  await expect(box).toBeChecked();
  await expect(title).toBeVisible();
};

export const ConsentTickedInCard = meta.story({
  parameters: { spec: ["1.4-consent-ticked", "1.4-consent-finished", "1.2-welcome-card-leaves"] },
  beforeEach: ({ msw }) => {
    const server = signedOutUntil();
    msw.use(
      server.me,
      authMocks.checkUser.ok({ hasPassword: false }),
      authMocks.requestLink.ok(() => {
        server.signIn();
        return { status: "confirmEmailSending" };
      }),
      meMocks.update.ok(({ body }) => ({ ...sampleUser, sendEmails: body.sendEmails ?? {} })),
    );
  },
  play: async ({ userEvent }) => {
    const card = await findCard();
    await userEvent.type(card.getByRole("textbox", { name: copy.email }), "ines@example.org{Enter}");
    await tickConsent(userEvent);
    await userEvent.click(screen.getByRole("button", { name: copy.startCreating }));
    await expect(await screen.findByRole("heading", { name: "Continue writing" })).toBeVisible();
    await expect(screen.queryByText(copy.consentTitle)).not.toBeInTheDocument();
  },
});

export const TokenLanding = meta.story({
  parameters: { spec: ["1.2-token-modal", "1.2-view-token"] },
  args: { token: "a-token-from-a-mail" },
  play: async () => {
    const dialog = within(await screen.findByRole("dialog", { name: copy.product }));
    await expect(dialog.getByRole("button", { name: copy.startCreating })).toBeVisible();
  },
});

export const TokenExpired = meta.story({
  parameters: { spec: ["1.4-token-invalid", "1.8-expired-link"] },
  args: { token: "a-token-from-a-mail" },
  beforeEach: ({ msw }) => msw.use(authMocks.redeemToken.ok({ status: "invalidToken", email: "ines@example.org" })),
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole("dialog", { name: copy.product }));
    await userEvent.click(dialog.getByRole("button", { name: copy.startCreating }));
    await expect(await dialog.findByText(copy.expired)).toBeVisible();
    await expect(dialog.getByRole("textbox", { name: copy.email })).toHaveValue("ines@example.org");
  },
});

const tokenSent = fn();

export const TokenRedeemed = meta.story({
  parameters: { spec: ["1.2-token-modal-finish", "1.2-welcome-card-leaves", "1.4-token-sent", "1.4-token-ok"] },
  args: { token: "a-token-from-a-mail" },
  beforeEach: ({ msw }) => {
    tokenSent.mockClear();
    const server = signedOutUntil();
    msw.use(
      server.me,
      authMocks.redeemToken.ok(({ body }) => {
        tokenSent(body.token);
        server.signIn();
        return { status: "ok", email: "ines@example.org" };
      }),
    );
  },
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole("dialog", { name: copy.product });
    const card = await screen.findByRole("complementary", { name: copy.welcome, hidden: true });
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(tokenSent).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole("button", { name: copy.startCreating }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(tokenSent.mock.calls).toEqual([["a-token-from-a-mail"]]);
    await expect(await screen.findByRole("heading", { name: "Continue writing" })).toBeVisible();
    await expect(card).not.toBeInTheDocument();
    await expect(screen.getByTestId("address")).toHaveTextContent(/^\/$/);
  },
});

const atConsent = async (userEvent: { click: (element: Element) => Promise<void> }) => {
  const dialog = within(await screen.findByRole("dialog", { name: copy.product }));
  await userEvent.click(dialog.getByRole("button", { name: copy.startCreating }));
  await expect(await dialog.findByText(copy.consentTitle)).toBeVisible();
  return dialog;
};

export const Consent = meta.story({
  parameters: { spec: ["1.2-view-consent", "1.4-token-consent", "1.5-consent-required-mark"] },
  args: { token: "a-token-from-a-mail" },
  beforeEach: ({ msw }) =>
    msw.use(
      authMocks.redeemToken.ok({ status: "confirmEmailSending", email: "ines@example.org" }),
      meMocks.get.ok({ ...sampleUser, sendEmails: {} }),
    ),
  play: async ({ userEvent }) => {
    const dialog = await atConsent(userEvent);
    const box = await dialog.findByRole("checkbox", { name: emailPreferenceCopy.consent });
    await expect(box).not.toBeChecked();
    await expect(box).toBeRequired();
    await expect(box.closest("label")).toHaveTextContent(/\*$/);
    await expect(dialog.getByRole("button", { name: copy.startCreating })).toBeEnabled();
  },
});

export const ConsentGiven = meta.story({
  parameters: { spec: ["1.4-consent-ticked", "1.4-consent-finished", "1.8-email-preference-on"] },
  args: { token: "a-token-from-a-mail" },
  beforeEach: ({ msw }) =>
    msw.use(
      authMocks.redeemToken.ok({ status: "confirmEmailSending", email: "ines@example.org" }),
      meMocks.get.ok({ ...sampleUser, sendEmails: {} }),
      meMocks.update.ok(({ body }) => ({
        ...sampleUser,
        name: body.sendEmails?.product ? "Ines, as the server has her now" : sampleUser.name,
        sendEmails: body.sendEmails ?? {},
      })),
    ),
  play: async ({ userEvent }) => {
    const dialog = await atConsent(userEvent);
    await userEvent.click(await dialog.findByRole("checkbox", { name: emailPreferenceCopy.consent }));
    await expect(await screen.findByText(emailPreferenceCopy.on)).toBeVisible();
    await expect(screen.getByText(emailPreferenceCopy.onText)).toBeVisible();
    await expect(dialog.getByText(copy.consentTitle)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: copy.startCreating }));
    await waitFor(() => expect(screen.queryByRole("dialog", { name: copy.product })).not.toBeInTheDocument());
    await screen.findAllByRole("button", { name: "Account: Ines, as the server has her now" });
  },
});

export const ConsentTakenBack = meta.story({
  parameters: { spec: ["1.8-email-preference-off"] },
  args: { token: "a-token-from-a-mail" },
  beforeEach: ({ msw }) =>
    msw.use(
      authMocks.redeemToken.ok({ status: "confirmEmailSending", email: "ines@example.org" }),
      meMocks.get.ok({ ...sampleUser, sendEmails: {} }),
      meMocks.update.ok(({ body }) => ({ ...sampleUser, sendEmails: body.sendEmails ?? {} })),
    ),
  play: async ({ userEvent }) => {
    const dialog = await atConsent(userEvent);
    const box = await dialog.findByRole("checkbox", { name: emailPreferenceCopy.consent });
    await userEvent.click(box);
    await screen.findByText(emailPreferenceCopy.on);
    await waitFor(() => expect(box).not.toHaveAttribute("aria-readonly"));
    await userEvent.click(box);
    await expect(await screen.findByText(emailPreferenceCopy.off)).toBeVisible();
    await expect(screen.getByText(emailPreferenceCopy.offText)).toBeVisible();
    await expect(box).not.toBeChecked();
  },
});

export const ConsentFailed = meta.story({
  parameters: { spec: ["1.8-email-preference-failure"] },
  args: { token: "a-token-from-a-mail" },
  beforeEach: ({ msw }) =>
    msw.use(
      authMocks.redeemToken.ok({ status: "confirmEmailSending", email: "ines@example.org" }),
      meMocks.get.ok({ ...sampleUser, sendEmails: {} }),
      meMocks.update.error(500),
    ),
  play: async ({ userEvent }) => {
    const dialog = await atConsent(userEvent);
    await userEvent.click(await dialog.findByRole("checkbox", { name: emailPreferenceCopy.consent }));
    await expect(await screen.findByText(emailPreferenceCopy.failed)).toBeVisible();
    await waitFor(() => expect(dialog.getByRole("checkbox", { name: emailPreferenceCopy.consent })).not.toBeChecked());
  },
});

export const Password = meta.story({
  parameters: {
    spec: [
      "1.2-route-signin",
      "1.2-signin-form",
      "1.2-signin-email-query",
      "1.4-signin-modes",
      "1.5-signin-password-required",
    ],
  },
  args: { path: "/signin?email=ines@example.org" },
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole("textbox", { name: copy.email })).toHaveValue("ines@example.org");
    const signIn = screen.getByRole("button", { name: copy.signIn });
    await expect(signIn).toHaveAttribute("aria-disabled", "true");
    // Why is said to whoever comes to it, and not under a field that is plainly empty.
    await expect(signIn).toHaveAccessibleDescription(copy.passwordRequired);
    await expect(screen.queryByRole("tooltip")).not.toBeInTheDocument();
    const byEmail = screen.getByRole("button", { name: copy.signInByEmail });
    await expect(byEmail).toBeEnabled();
    await expect(byEmail).toHaveAttribute("data-variant", "filled");
    // Who has a password comes from it to its button.
    await userEvent.type(screen.getByLabelText(copy.password, { selector: "input" }), "secret words");
    await expect(signIn).toHaveAttribute("data-variant", "filled");
    await expect(byEmail).toHaveAttribute("data-variant", "line");
  },
});

/** The usual way answers when it is pressed: what is missing is said beside its field. */
export const LinkWithoutEmail = meta.story({
  args: { path: "/signin" },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: copy.signInByEmail }));
    const email = screen.getByRole("textbox", { name: /^Email/ });
    await expect(await screen.findByText(copy.emailRequired)).toBeVisible();
    await expect(email).toBeInvalid();
    await expect(email).toHaveFocus();
    await userEvent.type(email, "ines@example.org");
    await expect(screen.queryByText(copy.emailRequired)).not.toBeInTheDocument();
  },
});

export const FromTheCard = meta.story({
  parameters: { spec: ["1.2-welcome-card-not-at-signin"] },
  play: async ({ userEvent }) => {
    await findCard();
    await userEvent.click(screen.getByRole("link", { name: copy.signIn }));
    await expect(await screen.findByRole("heading", { name: copy.signInTitle })).toBeVisible();
    await expect(screen.queryByRole("complementary", { name: copy.welcome })).not.toBeInTheDocument();
  },
});

export const EmailKept = meta.story({
  parameters: { spec: ["1.2-signin-email-kept"] },
  args: { path: "/signin?email=ines@example.org?ref=mail" },
  play: async ({ userEvent }) => {
    const field = await screen.findByRole("textbox", { name: copy.email });
    await expect(field).toHaveValue("ines@example.org");
    await userEvent.click(screen.getByRole("link", { name: copy.product }));
    await findCard();
    await userEvent.click(screen.getByRole("link", { name: copy.signIn }));
    await expect(screen.getByTestId("address")).toHaveTextContent(/^\/signin$/);
    await expect(await screen.findByRole("textbox", { name: copy.email })).toHaveValue("ines@example.org");
    await expect(Object.values({ ...sessionStorage })).toContain("ines@example.org");
    await expect(JSON.stringify({ ...localStorage })).not.toContain("ines@example.org");
  },
});

const linkRequested = fn();
const goOn = async (userEvent: { type: (element: Element, text: string) => Promise<void> }) =>
  userEvent.type(await screen.findByRole("textbox", { name: copy.email }), "{Enter}");

export const GoOnWithoutPassword = meta.story({
  parameters: { spec: ["1.2-signin-continue", "1.8-link-sent"] },
  args: { path: "/signin?email=ines@example.org" },
  beforeEach: ({ msw }) => {
    linkRequested.mockClear();
    msw.use(
      authMocks.checkUser.ok({ hasPassword: false }),
      authMocks.requestLink.ok(({ body }) => {
        linkRequested(body);
        return { status: "checkEmail" };
      }),
    );
  },
  play: async ({ userEvent }) => {
    await goOn(userEvent);
    await expect(await screen.findByText(copy.linkSent)).toBeVisible();
    await expect(linkRequested.mock.calls).toEqual([[{ email: "ines@example.org", forceEmail: false }]]);
  },
});

export const GoOnWithPassword = meta.story({
  args: { path: "/signin?email=ines@example.org" },
  beforeEach: ({ msw }) => msw.use(authMocks.checkUser.ok({ hasPassword: true })),
  play: async ({ userEvent }) => {
    await goOn(userEvent);
    await waitFor(() => expect(screen.getByLabelText(/^Password/)).toHaveFocus());
    await expect(screen.queryByText(copy.linkSent)).not.toBeInTheDocument();
  },
});

/** Ticking the box there saves, too, and does not end it. */
export const SignedInAlready = meta.story({
  parameters: { spec: ["1.4-consent-ticked", "1.4-consent-finished"] },
  args: { path: "/signin?email=ines@example.org" },
  beforeEach: ({ msw }) => {
    const server = signedOutUntil({ ...sampleUser, sendEmails: {} });
    msw.use(
      server.me,
      authMocks.requestLink.ok(() => {
        server.signIn();
        return { status: "confirmEmailSending" };
      }),
      meMocks.update.ok(({ body }) => ({ ...sampleUser, sendEmails: body.sendEmails ?? {} })),
    );
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: copy.signInByEmail }));
    await tickConsent(userEvent);
    await userEvent.click(screen.getByRole("button", { name: copy.startCreating }));
    await waitFor(() => expect(screen.getByTestId("address")).toHaveTextContent(/^\/$/));
  },
});

const submitPassword = async (userEvent: { type: (element: Element, text: string) => Promise<void> }) =>
  userEvent.type(await screen.findByLabelText(/^Password/), "a password{Enter}");

export const PasswordWrong = meta.story({
  parameters: { spec: ["1.8-wrong-password"] },
  args: { path: "/signin?email=ines@example.org" },
  beforeEach: ({ msw }) => msw.use(authMocks.password.error(401)),
  play: async ({ userEvent }) => {
    await submitPassword(userEvent);
    await expect(await screen.findByText(copy.wrongPassword)).toBeVisible();
    await expect(screen.getByLabelText(/^Password/)).toHaveValue("a password");
  },
});

export const PasswordFailed = meta.story({
  parameters: { spec: ["1.8-password-failure"] },
  args: { path: "/signin?email=ines@example.org" },
  beforeEach: ({ msw }) => msw.use(authMocks.password.error(500)),
  play: async ({ userEvent }) => {
    await submitPassword(userEvent);
    await expect(await screen.findByText(copy.failed)).toBeVisible();
  },
});

export const PasswordSubmitting = meta.story({
  args: { path: "/signin?email=ines@example.org" },
  beforeEach: ({ msw }) => msw.use(authMocks.password.pending()),
  play: async ({ userEvent }) => {
    await submitPassword(userEvent);
    await expect(await screen.findByRole("button", { name: copy.signingIn })).toBeVisible();
  },
});

/** Once a link was sent that comes first: the address is told, and the password folded away. */
export const PasswordLinkSent = meta.story({
  parameters: { spec: ["1.2-signin-link-instead", "1.8-link-sent"] },
  args: { path: "/signin?email=ines@example.org" },
  beforeEach: ({ msw }) => msw.use(authMocks.requestLink.ok({ status: "checkEmail" })),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: copy.signInByEmail }));
    await expect(await screen.findByText(copy.linkSent)).toBeVisible();
    await expect(screen.getByRole("heading", { level: 1, name: linkSentTitle })).toBeVisible();
    await expect(screen.getByText(/it went to/)).toHaveTextContent(`${copy.linkSent}: it went to ines@example.org and`);
    await expect(screen.getByRole("button", { name: copy.sendAgain })).toHaveFocus();
    await expect(screen.queryByRole("textbox", { name: copy.email })).not.toBeInTheDocument();
    await expect(screen.queryByRole("button", { name: copy.signIn })).not.toBeInTheDocument();
  },
});

export const PasswordAfterLink = PasswordLinkSent.extend({
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: copy.signInByEmail }));
    await userEvent.click(await screen.findByRole("button", { name: copy.signInByPassword }));
    await waitFor(() => expect(screen.getByLabelText(/^Password/)).toBeVisible());
    await expect(screen.getByRole("button", { name: copy.signIn })).toHaveAttribute("aria-disabled", "true");
  },
});

export const OtherEmailAfterLink = PasswordLinkSent.extend({
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: copy.signInByEmail }));
    await userEvent.click(await screen.findByRole("button", { name: copy.otherEmail }));
    await expect(screen.getByRole("textbox", { name: copy.email })).toHaveFocus();
    await expect(screen.getByRole("heading", { level: 1, name: copy.signInTitle })).toBeVisible();
    await expect(screen.queryByText(copy.linkSent)).not.toBeInTheDocument();
  },
});

export const PasswordLinkFailed = meta.story({
  parameters: { spec: ["1.8-link-failure"] },
  args: { path: "/signin?email=ines@example.org" },
  beforeEach: ({ msw }) => msw.use(authMocks.requestLink.error(500)),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: copy.signInByEmail }));
    await expect(await screen.findByText(copy.failedToSend)).toBeVisible();
  },
});

/** Going on from the email alone, without a password, failed. */
export const GoingOnFailed = meta.story({
  parameters: { spec: ["1.8-link-failure"] },
  args: { path: "/signin" },
  beforeEach: ({ msw }) => msw.use(authMocks.checkUser.ok({ hasPassword: false }), authMocks.requestLink.error(500)),
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole("textbox", { name: /^Email/ }), "ines@example.org{Enter}");
    await expect(await screen.findByText(copy.failedToGoOn)).toBeVisible();
  },
});
