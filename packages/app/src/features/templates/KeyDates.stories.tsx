import type { Schemas } from "@grantwright/api-client";
import { sampleOwnTemplate, sampleReading, templateMocks } from "@grantwright/api-client/mocks";
import { expect, fireEvent, fn, screen, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { AppStage } from "../../routes/stories/AppStage.tsx";
import { forgetDevice, workingAccount } from "../../routes/stories/storyDefaults.ts";
import { keyDateCopy } from "./keyDates.copy.ts";
import { keyDateProblem } from "./keyDates.ts";
import { copy } from "./templates.copy.ts";

const own: Schemas["Template"] = { ...sampleOwnTemplate, keyDates: sampleReading.keyDates };
const saved = fn<(body: Schemas["TemplateRequest"]) => void>();

const meta = preview.meta({
  title: "Screens/Template/Key dates",
  tags: ["!autodocs"],
  component: AppStage,
  args: { path: `/templates/${own.id}` },
  parameters: { layout: "fullscreen" },
  beforeEach: ({ msw }) => {
    forgetDevice();
    saved.mockClear();
    msw.use(
      templateMocks.detail.ok(own),
      templateMocks.save.ok(({ body }) => {
        saved(body);
        return { ...own, keyDates: body.keyDates ?? [], revision: 4 };
      }),
      ...workingAccount(),
    );
  },
});

const what = (number: number) => screen.findByRole("textbox", { name: keyDateCopy.what(number) });
const flush = () => fireEvent(window, new Event("online"));

/** The days of a call besides its deadline, each with the line that it was read from. */
export const Listed = meta.story({
  play: async () => {
    await expect(await what(1)).toHaveValue("Letter of intent");
    await expect(await what(2)).toHaveValue("Decisions");
    await expect(screen.getByText(copy.readFrom(11))).toBeVisible();
    await expect(screen.getByRole("group", { name: keyDateCopy.day(1) })).toHaveTextContent("22/01/2027");
  },
});

/** A new day waits until it is whole; nothing else waits for it. */
export const Added = meta.story({
  play: async ({ userEvent }) => {
    await what(2);
    await userEvent.click(screen.getByRole("button", { name: keyDateCopy.add }));
    const added = await what(3);
    await waitFor(() => expect(added).toHaveFocus());
    await fireEvent.change(added, { target: { value: "Information session" } });
    await expect(await screen.findByText(keyDateProblem.day)).toBeVisible();
    await fireEvent.change(await what(1), { target: { value: "Letter of intent, required" } });
    await flush();
    await waitFor(() =>
      expect(saved.mock.lastCall?.[0].keyDates?.map((date) => date.what)).toEqual([
        "Letter of intent, required",
        "Decisions",
      ]),
    );
    const day = within(screen.getByRole("group", { name: keyDateCopy.day(3) }));
    await userEvent.click(day.getAllByRole("spinbutton")[0]!);
    await userEvent.keyboard("05012027");
    await flush();
    await waitFor(() =>
      expect(saved.mock.lastCall?.[0].keyDates?.[2]).toMatchObject({ day: "2027-01-05", what: "Information session" }),
    );
  },
});

/** One that was removed comes back where it stood, and the focus is never lost. */
export const RemovedAndBack = meta.story({
  play: async ({ userEvent }) => {
    await what(2);
    await userEvent.click(screen.getByRole("button", { name: copy.remove("Letter of intent") }));
    await waitFor(async () => expect(await what(1)).toHaveValue("Decisions"));
    await waitFor(async () => expect(await what(1)).toHaveFocus());
    await userEvent.click(await screen.findByRole("button", { name: copy.undo }));
    await waitFor(async () => expect(await what(1)).toHaveValue("Letter of intent"));
    await waitFor(async () => expect(await what(1)).toHaveFocus());
  },
});
