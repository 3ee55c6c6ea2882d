import { expect, fn } from "storybook/test";
import { KitchenSink as Sheet } from "../../docs/KitchenSink.tsx";
import preview from "../../../../../.storybook/preview.tsx";
import { errorSummaryGuide } from "./ErrorSummary.guide.ts";
import { ErrorSummary } from "./ErrorSummary.tsx";

const goToBudget = fn();

const meta = preview.meta({
  component: ErrorSummary,
  title: "Components/Feedback/ErrorSummary",
  parameters: { guide: errorSummaryGuide },
  beforeEach: () => {
    goToBudget.mockClear();
  },
  args: {
    title: "Please complete the required sections in the form above",
    items: [
      { id: "need", label: "Need statement (Too long maximum 600 characters)", href: "#need" },
      { id: "budget", label: "Budget (Required)", onSelect: goToBudget },
      { id: "team", label: "Team experience (Required)", href: "#team" },
    ],
  },
  render: (args) => (
    <>
      <p>
        <label htmlFor="need">Need statement</label> <input id="need" />
      </p>
      <section id="team">Team experience</section>
      <ErrorSummary {...args} />
    </>
  ),
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const address = location.href;
    await expect(canvas.getByRole("group")).not.toHaveFocus();
    await userEvent.click(canvas.getByRole("link", { name: /^Need statement/ }));
    await expect(canvas.getByRole("textbox")).toHaveFocus();
    await userEvent.click(canvas.getByRole("link", { name: /^Team/ }));
    await expect(canvasElement.querySelector("#team")).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Budget (Required)" }));
    await expect(goToBudget).toHaveBeenCalledTimes(1);
    await expect(location.href).toBe(address);
  },
});

export const TakesFocus = meta.story({
  args: { takesFocus: true },
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByRole("group", { name: "Please complete the required sections in the form above" }),
    ).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: /^Need statement/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Budget (Required)" })).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(goToBudget).toHaveBeenCalledTimes(1);
    await userEvent.tab({ shift: true });
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("textbox")).toHaveFocus();
  },
});

export const KitchenSink = meta.story({
  render: (args) => (
    <Sheet>
      <ErrorSummary {...args} takesFocus />
      <ErrorSummary title="One thing to put right" items={[{ id: "one", label: "Email (Required)", href: "#email" }]} />
      <div style={{ maxInlineSize: 240 }}>
        <ErrorSummary
          title="Long words on a narrow place"
          items={[
            { id: "long", label: `${"Landwirtschaftsförderung".repeat(3)} (Required)`, href: "#long" },
            {
              id: "button",
              label: "Team experience (Too long maximum 600 characters)",
              onSelect: () => {},
            },
          ]}
        />
      </div>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("group")[0]).toHaveFocus();
  },
});
