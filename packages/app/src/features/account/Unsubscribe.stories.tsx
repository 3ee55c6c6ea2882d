import { meMocks, sampleLibrary, sampleSettings, settingsMocks, templateMocks } from "@grantwright/api-client/mocks";
import { expect, fn, screen, waitFor } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { AppStage } from "../../routes/stories/AppStage.tsx";
import { forgetDevice, workingAccount } from "../../routes/stories/storyDefaults.ts";
import { copy } from "./account.copy.ts";

const asked = fn();
const token = "a-token-from-a-mail".padEnd(43, "-0123456789");

const meta = preview.meta({
  title: "Screens/Unsubscribe",
  tags: ["!autodocs"],
  component: AppStage,
  args: { path: "/unsubscribe", state: { unsubscribeToken: token } },
  globals: { viewport: { value: "large" } },
  parameters: { layout: "fullscreen" },
  beforeEach: ({ msw }) => {
    forgetDevice();
    asked.mockClear();
    msw.use(
      meMocks.get.error(401),
      meMocks.unsubscribe.ok(({ query }) => {
        asked(query.get("token"));
        return { status: "ok" };
      }),
    );
  },
});

const yes = () => screen.findByRole("button", { name: "Yes, unsubscribe me" });

export const Asked = meta.story({
  parameters: { spec: ["1.2-route-unsubscribe", "1.2-unsubscribe-confirm"] },
  play: async () => {
    await expect(await yes()).toBeVisible();
    await expect(screen.getByRole("link", { name: "Keep receiving emails" })).toHaveAttribute("href", "/");
    for (const line of copy.missed) await expect(screen.getByText(line)).toBeVisible();
    await expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await expect(asked).not.toHaveBeenCalled();
  },
});

export const SmallScreen = meta.story({
  globals: { viewport: { value: "small" } },
  play: async () => {
    await expect(await yes()).toBeVisible();
  },
});

export const Done = meta.story({
  parameters: { spec: ["1.2-unsubscribe-done"] },
  play: async ({ userEvent }) => {
    await userEvent.click(await yes());
    await expect(await screen.findByRole("heading", { name: "You've been unsubscribed" })).toBeVisible();
    await expect(screen.getByRole("link", { name: "Go to Dashboard" })).toHaveAttribute("href", "/");
    await expect(asked.mock.calls).toEqual([[token]]);
    await expect(document.activeElement).toHaveTextContent("You've been unsubscribed");
  },
});

export const SignedIn = meta.story({
  args: { path: "/teams/66f0aa10bb20cc30dd40ee61/unsubscribe" },
  beforeEach: ({ msw }) =>
    msw.use(
      meMocks.unsubscribe.ok(({ teamId, query }) => {
        asked(query.get("token"), teamId);
        return { status: "ok" };
      }),
      ...workingAccount(),
    ),
  play: async ({ userEvent }) => {
    await userEvent.click(await yes());
    await screen.findByRole("heading", { name: "You've been unsubscribed" });
    await expect(asked.mock.calls).toEqual([[token, undefined]]);
  },
});

export const Failed = meta.story({
  parameters: { spec: ["1.8-unsubscribe-failure"] },
  beforeEach: ({ msw }) => msw.use(meMocks.unsubscribe.error(429, "Too many requests. Try again in a minute.")),
  play: async ({ msw, step, userEvent }) => {
    const failsWith = async (text: string) => {
      await userEvent.click(await yes());
      await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent(text));
    };
    await step("in the server's words", () => failsWith("Too many requests. Try again in a minute."));
    await step("without any", async () => {
      msw.use(meMocks.unsubscribe.error(500));
      await failsWith("Failed to unsubscribe");
    });
    await step("without an answer", async () => {
      msw.use(meMocks.unsubscribe.unreachable());
      await failsWith("An error occurred");
    });
  },
});

/** A link that is none of ours says so, and where the choice can be made; nobody has to sign in to read it. */
export const NotValid = meta.story({
  parameters: { spec: ["1.8-unsubscribe-failure"] },
  beforeEach: ({ msw }) => msw.use(meMocks.unsubscribe.error(400, "This link is not valid.")),
  play: async ({ userEvent }) => {
    await userEvent.click(await yes());
    await expect(await screen.findByRole("heading", { name: copy.linkNotValid })).toBeVisible();
    await expect(screen.getByRole("alert")).toHaveTextContent("This link is not valid.");
    // The one way there is the card below.
    await expect(await screen.findByRole("textbox", { name: /^Email/ })).toBeVisible();
    await expect(screen.queryByRole("link", { name: copy.toEmails })).not.toBeInTheDocument();
    await expect(screen.queryByRole("button", { name: copy.unsubscribe })).not.toBeInTheDocument();
    await expect(document.activeElement).toHaveTextContent(copy.linkNotValid);
  },
});

/** Who is signed in goes there at once. */
export const NotValidSignedIn = meta.story({
  args: { state: { unsubscribeToken: "nonsense" } },
  beforeEach: ({ msw }) => msw.use(...workingAccount()),
  play: async () => {
    const link = await screen.findByRole("link", { name: copy.toEmails });
    await expect(link).toHaveAttribute("href", "/user-information");
  },
});

/** A link that was cut on its way is known at sight: nothing is asked that could not be done. */
export const CutOff = meta.story({
  args: { state: { unsubscribeToken: "nonsense" } },
  play: async () => {
    await expect(await screen.findByRole("heading", { name: copy.linkNotValid })).toBeVisible();
    await expect(screen.getByText(copy.linkCutText)).toBeVisible();
    // The one way there is the card below.
    await expect(await screen.findByRole("textbox", { name: /^Email/ })).toBeVisible();
    await expect(screen.queryByRole("link", { name: copy.toEmails })).not.toBeInTheDocument();
    await expect(screen.queryByRole("button", { name: copy.unsubscribe })).not.toBeInTheDocument();
    await expect(asked).not.toHaveBeenCalled();
  },
});

/** The card for visitors stands after the page and never over it: who came to leave is not stopped. */
export const CardAtTheEnd = meta.story({
  play: async () => {
    await yes();
    const card = await screen.findByRole("complementary", { name: "Choose your emails" });
    await expect(getComputedStyle(card).position).toBe("static");
    // Who came to get less mail is not welcomed to more, and one button alone is green.
    await expect(screen.queryByText("Welcome to Grantwright")).not.toBeInTheDocument();
    await expect(document.querySelectorAll('button[data-variant="filled"], a[data-variant="filled"]')).toHaveLength(1);
    await expect(screen.queryByText(/stays on this device/)).not.toBeInTheDocument();
  },
});

export const WithoutToken = meta.story({
  parameters: { spec: ["1.2-unsubscribe-without-token", "1.5-unsubscribe-token"] },
  args: { state: null },
  beforeEach: ({ msw }) =>
    msw.use(
      templateMocks.published.ok(({ query }) => sampleLibrary(query)),
      settingsMocks.get.ok(sampleSettings),
    ),
  play: async () => {
    await waitFor(() => expect(screen.getByTestId("address")).toHaveTextContent(/^\/$/));
    await expect(await screen.findByText(copy.linkIncomplete)).toBeVisible();
    await expect(screen.getByText(copy.linkIncompleteText)).toBeVisible();
  },
});
