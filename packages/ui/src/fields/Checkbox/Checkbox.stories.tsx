import { expect, fn } from "storybook/test";
import { KitchenSink as Sheet } from "../../docs/KitchenSink.tsx";
import preview from "../../../../../.storybook/preview.tsx";
import { checkboxGuide } from "./Checkbox.guide.ts";
import { Checkbox } from "./Checkbox.tsx";

const meta = preview.meta({
  component: Checkbox,
  title: "Components/Fields/Checkbox",
  parameters: { guide: checkboxGuide },
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

export const Indeterminate = meta.story({
  args: { isIndeterminate: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox")).toBePartiallyChecked();
  },
});

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
    const box = canvas.getByRole("checkbox");
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(" ");
    await userEvent.click(box);
    await expect(box).toBeChecked();
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

export const InForm = meta.story({
  args: { label: "Emails about deadlines", name: "emails", value: "deadlines", defaultSelected: true },
  render: (args) => (
    <form aria-label="Emails">
      <Checkbox {...args} />
      <button type="reset">Start over</button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const sent = () => new FormData(canvas.getByRole<HTMLFormElement>("form")).get("emails");
    const box = canvas.getByRole("checkbox");
    await expect(sent()).toBe("deadlines");
    await userEvent.click(box);
    await expect(sent()).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Start over" }));
    await expect(box).toBeChecked();
  },
});

export const KitchenSink = meta.story({
  render: () => (
    <Sheet>
      <Checkbox label="Yes, I want to receive emails about grant opportunities." />
      <Checkbox label="Ticked" defaultSelected />
      <Checkbox label="In part" isIndeterminate />
      <Checkbox label="I have read the terms." isRequired />
      <Checkbox label="Signed accounts, last two years" description="financial, required" defaultSelected />
      <Checkbox label="I confirm that this is accurate." errorMessage="This is required" />
      <Checkbox label="Ticked and refused" errorMessage="Only the owner can agree to this" defaultSelected />
      <Checkbox label="Being saved" isReadOnly defaultSelected />
      <Checkbox
        label="I confirm that the information above is accurate and complete."
        isUnavailable
        unavailableReason="Waiting for one section: Need statement is 62 characters over."
      />
      <Checkbox
        label="Ticked, and unavailable"
        isUnavailable
        unavailableReason="The proposal is sent."
        defaultSelected
      />
      <Checkbox label={`Long: ${"Landwirtschaftsförderungsgesellschaft".repeat(3)}`} description="It breaks." />
    </Sheet>
  ),
});
