import { expect, fn } from "storybook/test";
import { KitchenSink as Sheet } from "../../docs/KitchenSink.tsx";
import preview from "../../../../../.storybook/preview.tsx";
import { radioGroupGuide } from "./RadioGroup.guide.ts";
import { RadioGroup } from "./RadioGroup.tsx";
import type { RadioOption } from "./RadioGroup.tsx";

type Priority = "low" | "medium" | "high";

const options: RadioOption<Priority>[] = [
  { value: "low", label: "Low" },
  { value: "medium", label: "Medium" },
  { value: "high", label: "High", description: "A deadline within three days." },
];

const meta = preview.meta({
  component: RadioGroup<Priority>,
  title: "Components/Fields/RadioGroup",
  parameters: { guide: radioGroupGuide },
  args: {
    label: "Priority",
    defaultValue: "medium" as const,
    onChange: fn(),
    options,
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("radiogroup", { name: "Priority" })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "Medium" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: "High" })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith("high");
    await expect(canvas.getByRole("radio", { name: "High" })).toHaveAccessibleDescription(
      "A deadline within three days.",
    );
  },
});

/** What neighbours have in common stands over them once, and is read with each. */
export const Grouped = meta.story({
  args: {
    options: [
      { value: "low", label: "Low", group: "Answered within a week" },
      { value: "medium", label: "Medium", group: "Answered within a week" },
      { value: "high", label: "High", description: "A deadline within three days.", group: "Answered today" },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("Answered within a week")).toHaveLength(1);
    for (const name of ["Low", "Medium"])
      await expect(canvas.getByRole("radio", { name })).toHaveAccessibleDescription("Answered within a week");
    await expect(canvas.getByRole("radio", { name: "High" })).toHaveAccessibleDescription(
      "Answered today A deadline within three days.",
    );
  },
});

export const Horizontal = meta.story({ args: { orientation: "horizontal" } });

export const Invalid = meta.story({
  args: { defaultValue: null, isRequired: true, errorMessage: "This is required" },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("radiogroup")).toHaveAccessibleDescription("This is required");
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "Low" })).toHaveFocus();
    await expect(canvas.getByRole("radio", { name: "Low" })).not.toBeChecked();
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("radio", { name: "Low" })).toBeChecked();
    await userEvent.keyboard("{ArrowUp}");
    await expect(canvas.getByRole("radio", { name: "High" })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith("high");
  },
});

export const Unavailable = meta.story({
  args: { isUnavailable: true, unavailableReason: "Your request was sent." },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("radiogroup")).toHaveAttribute("aria-disabled", "true");
    await expect(canvas.getByRole("radiogroup")).toHaveAccessibleDescription("Your request was sent.");
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "Medium" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await userEvent.click(canvas.getByRole("radio", { name: "Low" }));
    await expect(canvas.getByRole("radio", { name: "Medium" })).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const InForm = meta.story({
  args: { name: "priority" },
  render: (args) => (
    <form aria-label="Request">
      <RadioGroup {...args} />
      <button type="reset">Start over</button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const sent = () => new FormData(canvas.getByRole<HTMLFormElement>("form")).get("priority");
    await userEvent.click(canvas.getByRole("radio", { name: "High" }));
    await expect(sent()).toBe("high");
    await userEvent.click(canvas.getByRole("button", { name: "Start over" }));
    await expect(canvas.getByRole("radio", { name: "Medium" })).toBeChecked();
    await expect(sent()).toBe("medium");
  },
});

export const KitchenSink = meta.story({
  render: () => (
    <Sheet>
      <RadioGroup
        label="Priority"
        options={options}
        defaultValue="medium"
        description="How soon someone should look."
      />
      <RadioGroup
        label="Priority, side by side"
        options={options.slice(0, 2)}
        defaultValue="low"
        orientation="horizontal"
      />
      <RadioGroup label="Priority, invalid" options={options} isRequired errorMessage="This is required" />
      <RadioGroup
        label="Priority, unavailable"
        options={options}
        defaultValue="medium"
        isUnavailable
        unavailableReason="Your request was sent."
      />
      <div style={{ maxInlineSize: 240 }}>
        <RadioGroup
          label="Long words"
          defaultValue="a"
          options={[
            { value: "a", label: "In the language of what you entered, whichever that is" },
            { value: "b", label: "In English", description: "What the funder reads, where it takes nothing else." },
          ]}
        />
      </div>
    </Sheet>
  ),
});
