import { useState } from "react";
import { expect, fn } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { SegmentedControl } from "./SegmentedControl.tsx";
import type { SegmentedControlProps } from "./SegmentedControl.tsx";

function Chosen(args: SegmentedControlProps<string>) {
  const [value, setValue] = useState(args.value);
  return (
    <SegmentedControl
      {...args}
      value={value}
      onChange={(next) => {
        setValue(next);
        args.onChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  component: SegmentedControl<string>,
  title: "Components/Forms/SegmentedControl",
  args: {
    label: "Document type",
    value: "grant",
    onChange: fn(),
    options: [
      { value: "grant", label: "Grant" },
      { value: "loi", label: "Letter of intent" },
      { value: "rfp", label: "Request for proposal" },
      { value: "grant-report", label: "Grant report" },
    ],
  },
  render: (args) => <Chosen {...args} />,
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("radiogroup", { name: "Document type" })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: "Letter of intent" })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith("loi");
    await userEvent.click(canvas.getByText("Grant report"));
    await expect(args.onChange).toHaveBeenLastCalledWith("grant-report");
  },
});

export const NoneChosen = meta.story({ args: { value: null } });

export const Filled = meta.story({
  args: {
    label: "Theme",
    variant: "filled",
    value: "system",
    options: [
      { value: "light", label: "Light" },
      { value: "dark", label: "Dark" },
      { value: "system", label: "System" },
    ],
  },
});

export const Unavailable = meta.story({
  args: { isUnavailable: true, unavailableReason: "The type of a proposal cannot be changed." },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("radiogroup")).toHaveAccessibleDescription(
      "The type of a proposal cannot be changed.",
    );
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "Grant" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await userEvent.click(canvas.getByRole("radio", { name: "Request for proposal" }));
    await expect(canvas.getByRole("radio", { name: "Grant" })).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});
