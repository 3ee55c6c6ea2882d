import { expect, fn } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { Checkbox } from "./Checkbox.tsx";

const meta = preview.meta({
  component: Checkbox,
  title: "Components/Forms/Checkbox",
  args: {
    label: "Yes, I want to receive emails about grant opportunities, deadlines, and updates.",
    onChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 400 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole("checkbox", { name: /^Yes, I want/ });
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await userEvent.keyboard(" ");
    await expect(box).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
});

export const Selected = meta.story({ args: { defaultSelected: true } });

export const Indeterminate = meta.story({ args: { isIndeterminate: true } });

export const WithDescription = meta.story({
  args: { label: "Signed accounts, last two years", description: "financial, required" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox")).toHaveAccessibleDescription("financial, required");
  },
});

export const Required = meta.story({
  args: { isRequired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox")).toBeRequired();
  },
});

export const Invalid = meta.story({
  args: { errorMessage: "This is required" },
  play: async ({ canvas }) => {
    const box = canvas.getByRole("checkbox");
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription("This is required");
  },
});

export const ReadOnly = meta.story({
  args: { isReadOnly: true, defaultSelected: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("checkbox"));
    await expect(canvas.getByRole("checkbox")).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Unavailable = meta.story({
  args: {
    label: "I confirm that the information above is accurate and complete.",
    isUnavailable: true,
    unavailableReason: "Waiting for one section: Need statement is 62 characters over.",
  },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole("checkbox");
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await expect(box).toHaveAttribute("aria-disabled", "true");
    await expect(box).toHaveAccessibleDescription("Waiting for one section: Need statement is 62 characters over.");
    await userEvent.keyboard(" ");
    await expect(box).not.toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});
