import type { Schemas } from "@grantwright/api-client";
import {
  authMocks,
  docMocks,
  draftMocks,
  meMocks,
  opportunityMocks,
  providerMocks,
  sampleSettings,
  sampleUser,
  settingsMocks,
  templateMocks,
} from "@grantwright/api-client/mocks";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { emailPreferenceCopy } from "../../components/account/useEmailPreference.ts";
import { AppStage } from "../../routes/stories/AppStage.tsx";
import { rememberLeft } from "./afterProvider.ts";
import { providerCopy } from "./provider.copy.ts";
import { copy } from "./sign-in.copy.ts";

const email = "ines@acme.example";
const acme: Schemas["SignInProvider"] = { id: "acme", name: "Acme", isRequired: false };
const required = { ...acme, isRequired: true };
const started = fn();

const meta = preview.meta({
  title: "Screens/Sign-in by provider",
  tags: ["!autodocs"],
  component: AppStage,
  args: { path: "/" },
  parameters: { layout: "fullscreen" },
  beforeEach: ({ msw }) => {
    localStorage.clear();
    sessionStorage.clear();
    started.mockClear();
    const { hash } = window.location;
    msw.use(
      meMocks.get.error(401),
      settingsMocks.get.ok(sampleSettings),
      templateMocks.published.ok([]),
      draftMocks.list.ok([]),
      docMocks.list.ok([]),
      opportunityMocks.list.ok([]),
      authMocks.checkUser.ok({ hasPassword: false, provider: acme }),
      providerMocks.start.ok(({ body }) => {
        started(body);
        return { location: "#at-the-provider" };
      }),
    );
    return () => {
      window.location.hash = hash;
    };
  },
});

interface User {
  type: (element: Element, text: string) => Promise<void>;
}

/** Enters the address in the card, and waits for the offer. */
async function enterEmail(userEvent: User) {
  const card = within(await screen.findByRole("complementary", { name: copy.welcome }));
  await userEvent.type(card.getByRole("textbox", { name: copy.email }), `${email}{Enter}`);
  await card.findByRole("button", { name: providerCopy.continueWith("Acme") });
  return card;
}

/** A provider speaks for the address: it is offered, and so is another way. */
export const Offered = meta.story({
  play: async ({ userEvent }) => {
    const card = await enterEmail(userEvent);
    await expect(card.getByText(providerCopy.text("Acme", email))).toBeVisible();
    await expect(card.getByRole("button", { name: providerCopy.otherWay })).toBeEnabled();
    await userEvent.click(card.getByRole("button", { name: copy.otherEmail }));
    await expect(await card.findByRole("textbox", { name: copy.email })).toHaveValue(email);
  },
});

export const Required = meta.story({
  beforeEach: ({ msw }) => msw.use(authMocks.checkUser.ok({ hasPassword: false, provider: required })),
  play: async ({ userEvent }) => {
    const card = await enterEmail(userEvent);
    await expect(card.getByText(providerCopy.requiredText("Acme", email))).toBeVisible();
    await expect(card.queryByRole("button", { name: providerCopy.otherWay })).not.toBeInTheDocument();
  },
});

/** The page is left for the provider; what it has to know is sent, and nothing stands in the address. */
export const Leaving = meta.story({
  play: async ({ userEvent }) => {
    const card = await enterEmail(userEvent);
    await userEvent.click(card.getByRole("button", { name: providerCopy.continueWith("Acme") }));
    await waitFor(() => expect(window.location.hash).toBe("#at-the-provider"));
    await expect(started).toHaveBeenCalledWith({ provider: "acme", email, returnTo: expect.stringMatching(/^\//) });
    await expect(card.getByRole("button", { name: providerCopy.leaving("Acme") })).toBeVisible();
  },
});

export const Unreachable = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(providerMocks.start.error(503, "Acme cannot be reached just now. Please try again in a few minutes.")),
  play: async ({ userEvent }) => {
    const card = await enterEmail(userEvent);
    await userEvent.click(card.getByRole("button", { name: providerCopy.continueWith("Acme") }));
    await expect(await card.findByRole("alert")).toHaveTextContent("Acme cannot be reached just now");
    await expect(card.getByRole("button", { name: providerCopy.continueWith("Acme") })).toBeEnabled();
  },
});

export const StartFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(providerMocks.start.error(500, "")),
  play: async ({ userEvent }) => {
    const card = await enterEmail(userEvent);
    await userEvent.click(card.getByRole("button", { name: providerCopy.continueWith("Acme") }));
    await expect(await card.findByRole("alert")).toHaveTextContent(copy.failed);
  },
});

export const AnotherWayByLink = meta.story({
  beforeEach: ({ msw }) => msw.use(authMocks.requestLink.ok({ status: "checkEmail" })),
  play: async ({ userEvent }) => {
    const card = await enterEmail(userEvent);
    await userEvent.click(card.getByRole("button", { name: providerCopy.otherWay }));
    await expect(await screen.findByRole("heading", { name: copy.checkEmail })).toBeVisible();
  },
});

export const AnotherWayByPassword = meta.story({
  beforeEach: ({ msw }) => msw.use(authMocks.checkUser.ok({ hasPassword: true, provider: acme })),
  play: async ({ userEvent }) => {
    const card = await enterEmail(userEvent);
    await userEvent.click(card.getByRole("button", { name: providerCopy.otherWay }));
    await waitFor(() => expect(screen.getByTestId("address")).toHaveTextContent("/signin?email=ines%40acme.example"));
  },
});

const refusal = "People with this address sign in with Acme.";

/** At the password: what is refused names the provider, which is offered then. */
export const PasswordRefused = meta.story({
  args: { path: `/signin?email=${email}` },
  beforeEach: ({ msw }) =>
    msw.use(authMocks.password.error(422, refusal), authMocks.checkUser.ok({ hasPassword: false, provider: required })),
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText(/^Password/), "a password{Enter}");
    await expect(await screen.findByText(refusal)).toBeVisible();
    await userEvent.click(await screen.findByRole("button", { name: providerCopy.continueWith("Acme") }));
    await waitFor(() => expect(started).toHaveBeenCalledWith({ provider: "acme", email, returnTo: "/" }));
  },
});

/** At the password: going on from the address alone leads to the provider. */
export const RequiredAtPassword = meta.story({
  args: { path: `/signin?email=${email}` },
  beforeEach: ({ msw }) => msw.use(authMocks.checkUser.ok({ hasPassword: false, provider: required })),
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole("textbox", { name: copy.email }), "{Enter}");
    await expect(await screen.findByRole("button", { name: providerCopy.continueWith("Acme") })).toBeEnabled();
    await userEvent.type(screen.getByRole("textbox", { name: copy.email }), "x");
    await waitFor(() =>
      expect(screen.queryByRole("button", { name: providerCopy.continueWith("Acme") })).not.toBeInTheDocument(),
    );
  },
});

/** The link that is asked for is refused, too. */
export const LinkRefused = meta.story({
  args: { path: `/signin?email=${email}` },
  beforeEach: ({ msw }) =>
    msw.use(
      authMocks.requestLink.error(422, refusal),
      authMocks.checkUser.ok({ hasPassword: false, provider: required }),
    ),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("button", { name: copy.signInByEmail }));
    await expect(await screen.findByText(refusal)).toBeVisible();
    await expect(await screen.findByRole("button", { name: providerCopy.continueWith("Acme") })).toBeEnabled();
  },
});

/** Says what went wrong, with the address that was typed, ready for another try. */
async function findProblem(outcome: Exclude<Schemas["SignInOutcome"], "consent">, name?: string) {
  const dialog = within(await screen.findByRole("dialog", { name: copy.product }));
  await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
  await expect(await dialog.findByRole("alert")).toHaveTextContent(providerCopy.problem(outcome, name));
  return dialog;
}

const left = () => rememberLeft({ name: "Acme", email });

export const CameBackDenied = meta.story({
  args: { token: "denied" },
  beforeEach: left,
  play: async ({ userEvent }) => {
    const dialog = await findProblem("denied", "Acme");
    await expect(dialog.getByRole("textbox", { name: copy.email })).toHaveValue(email);
    await userEvent.click(dialog.getByRole("button", { name: copy.continue }));
    await expect(await dialog.findByRole("button", { name: providerCopy.continueWith("Acme") })).toBeVisible();
    await expect(dialog.queryByRole("alert")).not.toBeInTheDocument();
  },
});

export const CameBackExpired = meta.story({
  args: { token: "expired" },
  beforeEach: left,
  play: async () => void (await findProblem("expired", "Acme")),
});

export const CameBackWrongDomain = meta.story({
  args: { token: "wrongDomain" },
  beforeEach: left,
  play: async () => void (await findProblem("wrongDomain", "Acme")),
});

export const CameBackUnverified = meta.story({
  args: { token: "unverified" },
  beforeEach: left,
  play: async () => void (await findProblem("unverified", "Acme")),
});

export const CameBackOtherPerson = meta.story({
  args: { token: "otherPerson" },
  beforeEach: left,
  play: async () => void (await findProblem("otherPerson", "Acme")),
});

export const CameBackUnreachable = meta.story({
  args: { token: "unreachable" },
  beforeEach: left,
  play: async () => void (await findProblem("unreachable", "Acme")),
});

/** In a tab that does not know any more with whom it was. */
export const CameBackFailed = meta.story({
  args: { token: "failed" },
  play: async () => {
    const dialog = await findProblem("failed");
    await expect(dialog.getByRole("textbox", { name: copy.email })).toHaveValue("");
  },
});

/** Signed in for the first time: asked about mails, as after a link. */
export const CameBackNew = meta.story({
  args: { token: "consent" },
  beforeEach: ({ msw }) => msw.use(meMocks.get.ok({ ...sampleUser, sendEmails: {} })),
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole("dialog", { name: copy.product }));
    await expect(await dialog.findByRole("checkbox", { name: emailPreferenceCopy.consent })).not.toBeChecked();
    await userEvent.click(dialog.getByRole("button", { name: copy.startCreating }));
    await waitFor(() => expect(screen.queryByRole("dialog", { name: copy.product })).not.toBeInTheDocument());
  },
});
