import {
  authMocks,
  docMocks,
  draftMocks,
  factorMocks,
  meMocks,
  opportunityMocks,
  samplePasskeyRequest,
  sampleSettings,
  sampleUser,
  settingsMocks,
  templateMocks,
} from "@grantwright/api-client/mocks";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { answerWithPasskey, withoutPasskeys } from "../../components/factors/credentials.fixture.ts";
import { passkeyTroubles } from "../../components/factors/passkey.copy.ts";
import { stepCopy } from "../../components/factors/step.copy.ts";
import { AppStage } from "../../routes/stories/AppStage.tsx";
import { secondStepCopy } from "./secondStep.copy.ts";
import { copy } from "./sign-in.copy.ts";

const sent = fn();

const meta = preview.meta({
  title: "Screens/Sign-in/Second step",
  tags: ["!autodocs"],
  component: AppStage,
  args: { path: "/signin?email=ines@example.org" },
  parameters: { layout: "fullscreen" },
  beforeEach: ({ msw }) => {
    localStorage.clear();
    sessionStorage.clear();
    sent.mockClear();
    msw.use(
      meMocks.get.error(401),
      settingsMocks.get.ok(sampleSettings),
      templateMocks.published.ok([]),
      draftMocks.list.ok([]),
      docMocks.list.ok([]),
      opportunityMocks.list.ok([]),
      authMocks.password.ok({ status: "secondStep" }),
      authMocks.redeemToken.ok({ status: "secondStep", email: "ines@example.org" }),
      factorMocks.beginPasskeySignIn.ok(samplePasskeyRequest),
    );
  },
});

interface User {
  type: (element: Element, text: string) => Promise<void>;
  click: (element: Element) => Promise<void>;
}

/** With the right password, at the code. */
async function atCode(userEvent: User) {
  await userEvent.type(
    await screen.findByLabelText(copy.password, { exact: false, selector: "input" }),
    "a password{Enter}",
  );
  const field = await screen.findByRole("textbox", { name: stepCopy.code });
  await waitFor(() => expect(field).toHaveFocus());
  return field;
}

/** With a link, at the code. */
async function inDialog(userEvent: User) {
  await waitFor(() => expect(screen.getByRole("dialog", { name: copy.product })).toBeVisible());
  const dialog = within(screen.getByRole("dialog", { name: copy.product }));
  await userEvent.click(await dialog.findByRole("button", { name: copy.startCreating }));
  const field = await dialog.findByRole("textbox", { name: stepCopy.code });
  return { dialog, field };
}

export const Code = meta.story({
  play: async ({ userEvent }) => {
    const field = await atCode(userEvent);
    await expect(field).toHaveAttribute("autocomplete", "one-time-code");
    await expect(field).toHaveAttribute("inputmode", "numeric");
    await expect(screen.getByRole("heading", { name: copy.secondStepTitle })).toBeVisible();
  },
});

export const SignedIn = meta.story({
  play: async ({ msw, userEvent }) => {
    const field = await atCode(userEvent);
    msw.use(
      factorMocks.takeStep.ok(({ body }) => {
        sent(body);
        return { status: "ok" };
      }),
      meMocks.get.ok(sampleUser),
    );
    await userEvent.type(field, "123 456{Enter}");
    await waitFor(() => expect(screen.getByTestId("address")).toHaveTextContent(/^\/$/));
    await expect(sent).toHaveBeenCalledWith({ code: "123456" });
  },
});

export const CodeInvalid = meta.story({
  play: async ({ userEvent }) => {
    const field = await atCode(userEvent);
    await userEvent.type(field, "1234{Enter}");
    await expect(await screen.findByText(stepCopy.codeInvalid)).toBeVisible();
    await expect(field).toHaveFocus();
  },
});

export const Checking = meta.story({
  beforeEach: ({ msw }) => msw.use(factorMocks.takeStep.pending()),
  play: async ({ userEvent }) => {
    await userEvent.type(await atCode(userEvent), "123456{Enter}");
    await expect(await screen.findByRole("button", { name: secondStepCopy.checking })).toBeVisible();
  },
});

export const WrongCode = meta.story({
  beforeEach: ({ msw }) => msw.use(factorMocks.takeStep.error(401, "This code is not right, or was used already.")),
  play: async ({ userEvent }) => {
    const field = await atCode(userEvent);
    await userEvent.type(field, "000000{Enter}");
    await expect(await screen.findByText("This code is not right, or was used already.")).toBeVisible();
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toBeInvalid();
  },
});

export const TooManyCodes = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(factorMocks.takeStep.error(429, "Too many tries. Please wait a few minutes and try again.")),
  play: async ({ userEvent }) => {
    await userEvent.type(await atCode(userEvent), "000000{Enter}");
    await expect(await screen.findByRole("alert")).toHaveTextContent("Too many tries.");
  },
});

export const CheckFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(factorMocks.takeStep.unreachable()),
  play: async ({ userEvent }) => {
    await userEvent.type(await atCode(userEvent), "000000{Enter}");
    await expect(await screen.findByRole("alert")).toHaveTextContent(stepCopy.failed);
  },
});

export const Over = meta.story({
  beforeEach: ({ msw }) => msw.use(factorMocks.takeStep.ok({ status: "beginAgain" })),
  play: async ({ userEvent }) => {
    await userEvent.type(await atCode(userEvent), "000000{Enter}");
    await expect(await screen.findByText(secondStepCopy.over)).toBeVisible();
    await expect(screen.getByRole("heading", { name: copy.signInTitle })).toBeVisible();
  },
});

export const RecoveryCode = meta.story({
  play: async ({ msw, userEvent }) => {
    await atCode(userEvent);
    await userEvent.click(screen.getByRole("button", { name: stepCopy.toRecovery }));
    const field = await screen.findByRole("textbox", { name: stepCopy.recoveryCode });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, "nothing{Enter}");
    await expect(await screen.findByText(stepCopy.recoveryInvalid)).toBeVisible();
    msw.use(
      factorMocks.takeStep.ok(({ body }) => {
        sent(body);
        return { status: "ok" };
      }),
      meMocks.get.ok(sampleUser),
    );
    await userEvent.clear(field);
    await userEvent.type(field, "7q4m-d2xr-9ktv-b1nz{Enter}");
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ recoveryCode: "7q4m-d2xr-9ktv-b1nz" }));
    await waitFor(() => expect(screen.getByTestId("address")).toHaveTextContent(/^\/$/));
  },
});

export const AfterALink = meta.story({
  args: { path: "/", token: "a-token-from-a-mail" },
  play: async ({ msw, userEvent }) => {
    const { dialog, field } = await inDialog(userEvent);
    await waitFor(() => expect(field).toHaveFocus());
    await expect(dialog.getByText(copy.secondStepTitle)).toBeVisible();
    msw.use(factorMocks.takeStep.ok({ status: "ok" }), meMocks.get.ok(sampleUser));
    await userEvent.type(field, "123456{Enter}");
    await waitFor(() => expect(screen.queryByRole("dialog", { name: copy.product })).not.toBeInTheDocument());
  },
});

export const AfterALinkOver = meta.story({
  args: { path: "/", token: "a-token-from-a-mail" },
  beforeEach: ({ msw }) => msw.use(factorMocks.takeStep.ok({ status: "beginAgain" })),
  play: async ({ userEvent }) => {
    const { dialog, field } = await inDialog(userEvent);
    await userEvent.type(field, "123456{Enter}");
    await expect(await dialog.findByText(secondStepCopy.over)).toBeVisible();
    await expect(dialog.getByRole("textbox", { name: copy.email })).toBeVisible();
    await expect(await dialog.findByRole("button", { name: secondStepCopy.passkey })).toBeVisible();
  },
});

export const SmallScreen = meta.story({
  globals: { viewport: { value: "small" } },
  play: async ({ userEvent }) => {
    await atCode(userEvent);
  },
});

const pressPasskey = async (userEvent: User) =>
  userEvent.click(await screen.findByRole("button", { name: secondStepCopy.passkey }));

export const Passkey = meta.story({
  beforeEach: () => answerWithPasskey(),
  play: async ({ msw, userEvent }) => {
    await screen.findByRole("button", { name: secondStepCopy.passkey });
    msw.use(
      factorMocks.signInWithPasskey.ok(({ body }) => {
        sent(body.credential.id);
        return { status: "ok" };
      }),
      meMocks.get.ok(sampleUser),
    );
    await pressPasskey(userEvent);
    await waitFor(() => expect(sent).toHaveBeenCalledWith("YS1wYXNza2V5"));
    await waitFor(() => expect(screen.getByTestId("address")).toHaveTextContent(/^\/$/));
    await expect(await screen.findByRole("heading", { level: 1 })).toBeVisible();
  },
});

export const PasskeyCancelled = meta.story({
  beforeEach: () => answerWithPasskey("NotAllowedError"),
  play: async ({ userEvent }) => {
    await pressPasskey(userEvent);
    await expect(await screen.findByText(passkeyTroubles.cancelled)).toBeVisible();
    await expect(screen.getByRole("button", { name: secondStepCopy.passkey })).toBeEnabled();
  },
});

export const PasskeyUnsupported = meta.story({
  beforeEach: () => withoutPasskeys(),
  play: async ({ userEvent }) => {
    await pressPasskey(userEvent);
    await expect(await screen.findByText(passkeyTroubles.unsupported)).toBeVisible();
  },
});

export const PasskeyUnknown = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      factorMocks.signInWithPasskey.error(
        401,
        "This passkey is not known here. Sign in another way, and add it again.",
      ),
    );
    return answerWithPasskey();
  },
  play: async ({ userEvent }) => {
    await pressPasskey(userEvent);
    await expect(await screen.findByText(/not known here/)).toBeVisible();
  },
});

export const PasskeyFailed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(factorMocks.beginPasskeySignIn.unreachable());
    return answerWithPasskey();
  },
  play: async ({ userEvent }) => {
    await pressPasskey(userEvent);
    await expect(await screen.findByText(passkeyTroubles.failed)).toBeVisible();
  },
});
