import {
  authMocks,
  factorMocks,
  meMocks,
  planMocks,
  sampleFactorOff,
  sampleFactorOn,
  sampleProducts,
  sampleRecoveryCodes,
  sampleSetup,
} from "@grantwright/api-client/mocks";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { stepCopy } from "../../components/factors/step.copy.ts";
import { AppStage } from "../../routes/stories/AppStage.tsx";
import { forgetDevice, workingAccount } from "../../routes/stories/storyDefaults.ts";
import { copy as accountCopy } from "./account.copy.ts";
import { confirmationCopy } from "./confirmation/confirmation.copy.ts";
import { twoStepCopy as copy } from "./twoStep/twoStep.copy.ts";

const sent = fn();
const wrong = "This code is not right, or was used already.";
const wrongAt = (id: string) => ({ message: wrong, fields: [{ id, title: "Code", message: wrong }] });

const meta = preview.meta({
  title: "Screens/User information/Two-step sign-in",
  tags: ["!autodocs"],
  component: AppStage,
  args: { path: "/user-information" },
  globals: { viewport: { value: "large" } },
  parameters: { layout: "fullscreen" },
  beforeEach: ({ msw }) => {
    forgetDevice();
    sent.mockClear();
    msw.use(
      meMocks.profile.ok({ email: "ines.okafor@example.org", hasPassword: true }),
      planMocks.products.ok(sampleProducts),
      factorMocks.setUp.ok(({ body }) => {
        sent(body);
        return sampleSetup;
      }),
      factorMocks.turnOn.ok(({ body }) => {
        sent(body);
        return sampleRecoveryCodes;
      }),
      factorMocks.makeRecoveryCodes.ok(sampleRecoveryCodes),
      factorMocks.turnOff.ok(undefined),
      ...workingAccount(),
    );
  },
});

interface User {
  type: (element: Element, text: string) => Promise<void>;
  click: (element: Element) => Promise<void>;
}

const part = async () => within(await screen.findByRole("group", { name: copy.group }));

/** The dialog that a button opens. */
async function opened(userEvent: User, name: string) {
  await userEvent.click(await (await part()).findByRole("button", { name }));
  await waitFor(() => expect(screen.getByRole("dialog")).toBeVisible());
  return within(screen.getByRole("dialog"));
}

/** The dialog, once the secret is shown. */
async function atSecret(userEvent: User) {
  const dialog = await opened(userEvent, copy.turnOn);
  await userEvent.click(dialog.getByRole("button", { name: confirmationCopy.goOn }));
  await screen.findByRole("img", { name: copy.qrCode });
  return within(screen.getByRole("dialog"));
}

export const Off = meta.story({
  play: async () => {
    await expect(await (await part()).findByText(copy.off)).toBeVisible();
  },
});

export const TurnOn = meta.story({
  play: async ({ msw, userEvent }) => {
    const dialog = await atSecret(userEvent);
    await expect(dialog.getByText("JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP")).toBeVisible();
    msw.use(factorMocks.get.ok(sampleFactorOn));
    await userEvent.type(dialog.getByRole("textbox", { name: stepCopy.code }), "123456{Enter}");
    const codes = await screen.findByRole("list", { name: copy.codes });
    await expect(within(codes).getAllByRole("listitem")).toHaveLength(10);
    await expect(sent).toHaveBeenCalledWith({ code: "123456" });
    const last = within(screen.getByRole("dialog", { name: copy.codesTitle }));
    await waitFor(() => expect(last.getByRole("button", { name: copy.copyCodes })).toBeVisible());
    await expect(last.getByRole("button", { name: copy.download })).toBeVisible();
    await userEvent.click(last.getByRole("button", { name: copy.done }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await expect(await (await part()).findByText(/8 recovery codes are left/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole("group", { name: copy.group })).toHaveFocus());
  },
});

export const WrongFirstCode = meta.story({
  beforeEach: ({ msw }) => msw.use(factorMocks.turnOn.error(422, wrongAt("code"))),
  play: async ({ userEvent }) => {
    const dialog = await atSecret(userEvent);
    const field = dialog.getByRole("textbox", { name: stepCopy.code });
    await userEvent.type(field, "000000{Enter}");
    await expect(await dialog.findByText(wrong)).toBeVisible();
    await waitFor(() => expect(field).toHaveFocus());
  },
});

export const TookTooLong = meta.story({
  beforeEach: ({ msw }) => msw.use(factorMocks.turnOn.error(422, "This took too long. Please begin again.")),
  play: async ({ userEvent }) => {
    const dialog = await atSecret(userEvent);
    await userEvent.type(dialog.getByRole("textbox", { name: stepCopy.code }), "000000{Enter}");
    await expect(await dialog.findByText("This took too long. Please begin again.")).toBeVisible();
  },
});

export const PasswordAsked = meta.story({
  beforeEach: ({ msw }) => msw.use(factorMocks.get.ok({ ...sampleFactorOff, needsPassword: true })),
  play: async ({ msw, userEvent }) => {
    const dialog = await opened(userEvent, copy.turnOn);
    await userEvent.click(dialog.getByRole("button", { name: confirmationCopy.goOn }));
    await expect(await dialog.findByText(accountCopy.passwordNeeded)).toBeVisible();
    msw.use(factorMocks.setUp.error(422, "The current password is wrong."));
    const field = dialog.getByLabelText(accountCopy.currentPassword, { exact: false, selector: "input" });
    await userEvent.type(field, "a wrong one{Enter}");
    await expect(await dialog.findByText("The current password is wrong.")).toBeVisible();
    msw.use(
      factorMocks.setUp.ok(({ body }) => {
        sent(body);
        return sampleSetup;
      }),
    );
    await userEvent.type(field, "{Enter}");
    await screen.findByRole("img", { name: copy.qrCode });
    await expect(sent).toHaveBeenCalledWith({ currentPassword: "a wrong one" });
  },
});

export const FreshLinkAsked = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      meMocks.profile.ok({ email: "ines.okafor@example.org", hasPassword: false }),
      factorMocks.setUp.error(422, {
        message: "Please sign in with a new link first. It is good for 15 minutes.",
        fields: [
          {
            id: "link",
            title: "Sign-in link",
            message: "Please sign in with a new link first. It is good for 15 minutes.",
          },
        ],
      }),
      authMocks.requestLink.ok({ status: "checkEmail" }),
    ),
  play: async ({ userEvent }) => {
    const dialog = await opened(userEvent, copy.turnOn);
    await userEvent.click(dialog.getByRole("button", { name: confirmationCopy.goOn }));
    await expect(await dialog.findByText(/good for 15 minutes/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: accountCopy.sendLink }));
    await expect(await dialog.findByText(accountCopy.linkSent)).toBeVisible();
  },
});

export const SetUpFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(factorMocks.setUp.unreachable()),
  play: async ({ userEvent }) => {
    const dialog = await opened(userEvent, copy.turnOn);
    await userEvent.click(dialog.getByRole("button", { name: confirmationCopy.goOn }));
    await expect(await dialog.findByText(copy.setUpFailed)).toBeVisible();
  },
});

export const On = meta.story({
  beforeEach: ({ msw }) => msw.use(factorMocks.get.ok(sampleFactorOn)),
  play: async () => {
    await expect(await (await part()).findByText(`${copy.on(sampleFactorOn)} ${copy.left(8)}`)).toBeVisible();
  },
});

export const NoCodeLeft = meta.story({
  beforeEach: ({ msw }) => msw.use(factorMocks.get.ok({ ...sampleFactorOn, recoveryCodesLeft: 0 })),
  play: async () => {
    await expect(await (await part()).findByText(/Make new ones now/)).toBeVisible();
  },
});

export const NewCodes = meta.story({
  beforeEach: ({ msw }) => msw.use(factorMocks.get.ok(sampleFactorOn)),
  play: async ({ userEvent }) => {
    const dialog = await opened(userEvent, copy.makeCodes);
    await userEvent.type(dialog.getByRole("textbox", { name: stepCopy.code }), "123456{Enter}");
    await screen.findByRole("list", { name: copy.codes });
    await userEvent.click(screen.getByRole("button", { name: copy.done }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  },
});

export const TurnOff = meta.story({
  beforeEach: ({ msw }) => msw.use(factorMocks.get.ok(sampleFactorOn)),
  play: async ({ msw, userEvent }) => {
    const dialog = await opened(userEvent, copy.turnOff);
    msw.use(factorMocks.turnOff.error(422, wrongAt("code")));
    const field = dialog.getByRole("textbox", { name: stepCopy.code });
    await userEvent.type(field, "000000{Enter}");
    await expect(await dialog.findByText(wrong)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: stepCopy.toRecovery }));
    msw.use(
      factorMocks.turnOff.ok(({ body }) => void sent(body)),
      factorMocks.get.ok(sampleFactorOff),
    );
    const recovery = dialog.getByRole("textbox", { name: stepCopy.recoveryCode });
    await userEvent.type(recovery, "7Q4M-D2XR-9KTV-B1NZ{Enter}");
    await expect(await screen.findByText(copy.turnedOff)).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({ recoveryCode: "7Q4M-D2XR-9KTV-B1NZ" });
    await expect(await (await part()).findByText(copy.off)).toBeVisible();
  },
});

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(factorMocks.get.error(500)),
  play: async ({ msw, userEvent }) => {
    await expect(await screen.findByText(copy.failed)).toBeVisible();
    msw.use(factorMocks.get.ok(sampleFactorOff));
    await userEvent.click(await (await part()).findByRole("button", { name: copy.retry }));
    await expect(await (await part()).findByText(copy.off)).toBeVisible();
  },
});

export const SmallScreen = meta.story({
  globals: { viewport: { value: "small" } },
  play: async ({ userEvent }) => {
    await atSecret(userEvent);
  },
});
