import { docMocks, meMocks, sampleAuthorshipReport } from "@grantwright/api-client/mocks";
import { expect, fireEvent, screen, waitFor } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { AppStage } from "../../routes/stories/AppStage.tsx";
import { forgetDevice, workingAccount } from "../../routes/stories/storyDefaults.ts";
import { copy } from "./verify.copy.ts";
import { longestReport } from "./verify.schema.ts";

const meta = preview.meta({
  title: "Screens/Verify",
  tags: ["!autodocs"],
  component: AppStage,
  args: { path: "/verify" },
  globals: { viewport: { value: "large" } },
  parameters: { layout: "fullscreen" },
  beforeEach: ({ msw }) => {
    forgetDevice();
    msw.use(
      meMocks.get.error(401),
      docMocks.verifyAuthorship.ok(({ body }) => ({ isValid: body.report.trim() === sampleAuthorshipReport.trim() })),
    );
  },
});

const findField = () => screen.findByRole("textbox", { name: new RegExp(copy.report) });
const check = async (userEvent: { click: (element: Element) => Promise<void> }, report: string) => {
  fireEvent.change(await findField(), { target: { value: report } });
  await userEvent.click(screen.getByRole("button", { name: copy.check }));
};

/** Nobody has to be signed in. What was said is gone as soon as the text is another one. */
export const Valid = meta.story({
  play: async ({ userEvent }) => {
    await check(userEvent, sampleAuthorshipReport);
    await expect(await screen.findByText(copy.valid)).toBeVisible();
    await userEvent.type(await findField(), "!");
    await expect(screen.queryByText(copy.valid)).not.toBeInTheDocument();
  },
});

export const Changed = meta.story({
  play: async ({ userEvent }) => {
    await check(userEvent, sampleAuthorshipReport.replace("14 spells", "40 spells"));
    await expect(await screen.findByText(copy.invalid)).toBeVisible();
  },
});

/** Nothing pasted, and more than any report. */
export const WithErrors = meta.story({
  play: async ({ userEvent }) => {
    const field = await findField();
    await userEvent.click(screen.getByRole("button", { name: copy.check }));
    await expect(field).toHaveAccessibleDescription(copy.missing);
    await expect(field).toHaveFocus();
    fireEvent.change(field, { target: { value: "x".repeat(longestReport + 7) } });
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveAccessibleDescription(copy.tooLong(7)));
  },
});

export const Failing = meta.story({
  beforeEach: ({ msw }) => msw.use(docMocks.verifyAuthorship.error(500)),
  play: async ({ userEvent }) => {
    await check(userEvent, sampleAuthorshipReport);
    await expect(await screen.findByText(copy.failed)).toBeVisible();
  },
});

export const TooOften = meta.story({
  beforeEach: ({ msw }) => msw.use(docMocks.verifyAuthorship.error(429, "Please wait a minute.")),
  play: async ({ userEvent }) => {
    await check(userEvent, sampleAuthorshipReport);
    await expect(await screen.findByText("Please wait a minute.")).toBeVisible();
  },
});

export const SignedIn = meta.story({
  beforeEach: ({ msw }) => msw.use(...workingAccount()),
  play: async () => {
    await expect(await findField()).toBeVisible();
  },
});

export const SmallScreen = meta.story({ globals: { viewport: { value: "small" } } });
