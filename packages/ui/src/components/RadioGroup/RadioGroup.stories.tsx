import { expect, fn } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
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
  title: "Components/Forms/RadioGroup",
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

export const Horizontal = meta.story({ args: { orientation: "horizontal" } });

export const Invalid = meta.story({
  args: { defaultValue: null, isRequired: true, errorMessage: "This is required" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radiogroup")).toHaveAccessibleDescription("This is required");
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
