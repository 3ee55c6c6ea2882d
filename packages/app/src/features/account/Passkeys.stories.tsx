import {
  factorMocks,
  meMocks,
  planMocks,
  sampleFactorOff,
  samplePasskeyCreation,
  samplePasskeys,
  sampleProducts,
} from "@grantwright/api-client/mocks";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { answerWithPasskey, withoutPasskeys } from "../../components/factors/credentials.fixture.ts";
import { passkeyTroubles } from "../../components/factors/passkey.copy.ts";
import { AppStage } from "../../routes/stories/AppStage.tsx";
import { forgetDevice, workingAccount } from "../../routes/stories/storyDefaults.ts";
import { copy as accountCopy } from "./account.copy.ts";
import { passkeysCopy as copy } from "./passkeys/passkeys.copy.ts";

const sent = fn();
const [phone, key] = samplePasskeys as [(typeof samplePasskeys)[0], (typeof samplePasskeys)[0]];

const meta = preview.meta({
  title: "Screens/User information/Passkeys",
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
      factorMocks.passkeys.ok(samplePasskeys),
      factorMocks.beginPasskey.ok(samplePasskeyCreation),
      ...workingAccount(),
    );
  },
});

interface User {
  type: (element: Element, text: string) => Promise<void>;
  click: (element: Element) => Promise<void>;
}

const part = async () => within(await screen.findByRole("group", { name: copy.list }));

/** The dialog that a button opens. */
async function opened(userEvent: User, name: string, role: "dialog" | "alertdialog" = "dialog") {
  await userEvent.click(await (await part()).findByRole("button", { name }));
  await waitFor(() => expect(screen.getByRole(role)).toBeVisible());
  return within(screen.getByRole(role));
}

/** The dialog, after the person has gone on with a name. */
async function added(userEvent: User) {
  const dialog = await opened(userEvent, copy.add);
  await userEvent.type(dialog.getByRole("textbox", { name: copy.name }), "My laptop{Enter}");
  return dialog;
}

export const List = meta.story({
  play: async () => {
    await expect(await (await part()).findByText(phone.name)).toBeVisible();
    await expect((await part()).getByText(copy.details(key))).toBeVisible();
  },
});

export const Empty = meta.story({
  beforeEach: ({ msw }) => msw.use(factorMocks.passkeys.ok([])),
  play: async () => {
    await expect(await (await part()).findByText(copy.none)).toBeVisible();
  },
});

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(factorMocks.passkeys.error(500)),
  play: async ({ msw, userEvent }) => {
    await expect(await screen.findByText(copy.failed)).toBeVisible();
    msw.use(factorMocks.passkeys.ok(samplePasskeys));
    await userEvent.click(await (await part()).findByRole("button", { name: copy.retry }));
    await expect(await (await part()).findByText(phone.name)).toBeVisible();
  },
});

export const Added = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      factorMocks.addPasskey.ok(({ body }) => {
        sent(body.name);
        return { ...key, name: body.name };
      }),
    );
    return answerWithPasskey();
  },
  play: async ({ userEvent }) => {
    await added(userEvent);
    await expect(await screen.findByText(copy.added)).toBeVisible();
    await expect(sent).toHaveBeenCalledWith("My laptop");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole("group", { name: copy.list })).toHaveFocus());
  },
});

export const NameMissing = meta.story({
  play: async ({ userEvent }) => {
    const dialog = await opened(userEvent, copy.add);
    await userEvent.click(dialog.getByRole("button", { name: copy.add }));
    await expect(await dialog.findByText(copy.nameRequired)).toBeVisible();
  },
});

export const Cancelled = meta.story({
  beforeEach: () => answerWithPasskey("NotAllowedError"),
  play: async ({ userEvent }) => {
    await expect(await (await added(userEvent)).findByText(passkeyTroubles.cancelled)).toBeVisible();
  },
});

export const KnownAlready = meta.story({
  beforeEach: () => answerWithPasskey("InvalidStateError"),
  play: async ({ userEvent }) => {
    await expect(await (await added(userEvent)).findByText(passkeyTroubles.known)).toBeVisible();
  },
});

export const Unsupported = meta.story({
  beforeEach: () => withoutPasskeys(),
  play: async ({ userEvent }) => {
    await expect(await (await added(userEvent)).findByText(passkeyTroubles.unsupported)).toBeVisible();
  },
});

export const Refused = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(factorMocks.addPasskey.error(422, "You have 20 passkeys. Remove one first."));
    return answerWithPasskey();
  },
  play: async ({ userEvent }) => {
    await expect(await (await added(userEvent)).findByText("You have 20 passkeys. Remove one first.")).toBeVisible();
  },
});

export const PasswordAsked = meta.story({
  beforeEach: ({ msw }) => msw.use(factorMocks.get.ok({ ...sampleFactorOff, needsPassword: true })),
  play: async ({ userEvent }) => {
    const dialog = await added(userEvent);
    await expect(await dialog.findByText(accountCopy.passwordNeeded)).toBeVisible();
  },
});

export const FreshLinkAsked = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      factorMocks.beginPasskey.error(422, {
        message: "Please sign in with a new link first. It is good for 15 minutes.",
        fields: [
          {
            id: "link",
            title: "Sign-in link",
            message: "Please sign in with a new link first. It is good for 15 minutes.",
          },
        ],
      }),
    ),
  play: async ({ userEvent }) => {
    const dialog = await added(userEvent);
    await expect(await dialog.findByRole("button", { name: accountCopy.sendLink })).toBeVisible();
  },
});

export const Renamed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      factorMocks.renamePasskey.ok(({ params, body }) => {
        sent(params.id, body.name);
        return { ...phone, name: body.name };
      }),
    ),
  play: async ({ userEvent }) => {
    const dialog = await opened(userEvent, copy.renameNamed(phone.name));
    await userEvent.type(dialog.getByRole("textbox", { name: copy.name }), ", the new one{Enter}");
    await expect(await screen.findByText(copy.renamed)).toBeVisible();
    await expect(sent).toHaveBeenCalledWith(phone.id, "My phone, the new one");
  },
});

export const Removed = meta.story({
  beforeEach: ({ msw }) => msw.use(factorMocks.removePasskey.ok(({ params }) => void sent(params.id))),
  play: async ({ msw, userEvent }) => {
    const dialog = await opened(userEvent, copy.removeNamed(phone.name), "alertdialog");
    msw.use(factorMocks.passkeys.ok([key]));
    await userEvent.click(dialog.getByRole("button", { name: copy.remove }));
    await expect(await screen.findByText(copy.removed)).toBeVisible();
    await expect(sent).toHaveBeenCalledWith(phone.id);
    await waitFor(() => expect(screen.queryByText(phone.name)).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole("group", { name: copy.list })).toHaveFocus());
  },
});

export const RemoveFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(factorMocks.removePasskey.error(404, "There is no such passkey.")),
  play: async ({ userEvent }) => {
    const dialog = await opened(userEvent, copy.removeNamed(phone.name), "alertdialog");
    await userEvent.click(dialog.getByRole("button", { name: copy.remove }));
    await expect(await screen.findByText("There is no such passkey.")).toBeVisible();
  },
});

export const SmallScreen = meta.story({
  globals: { viewport: { value: "small" } },
  play: async () => {
    await expect(await (await part()).findByText(phone.name)).toBeVisible();
  },
});
