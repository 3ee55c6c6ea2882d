import { useState } from "react";
import { expect, fn } from "storybook/test";
import { KitchenSink as Sheet, Specimen } from "../../docs/KitchenSink.tsx";
import preview from "../../../../../.storybook/preview.tsx";
import { segmentedControlGuide } from "./SegmentedControl.guide.ts";
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
  title: "Components/Fields/SegmentedControl",
  parameters: { guide: segmentedControlGuide },
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
  play: async ({ canvas, userEvent, args, globals }) => {
    await expect(canvas.getByRole("radiogroup", { name: "Document type" })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard(globals.direction === "rtl" ? "{ArrowLeft}" : "{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: "Letter of intent" })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith("loi");
    await userEvent.click(canvas.getByText("Grant report"));
    await expect(args.onChange).toHaveBeenLastCalledWith("grant-report");
    // A choice looks like one: each has its circle, and only the chosen one is filled.
    const circles = canvas.getAllByRole("radio").map((radio) => getComputedStyle(radio.closest("label")!, "::before"));
    await expect(circles.map(({ borderTopWidth }) => Number.parseFloat(borderTopWidth) > 3)).toEqual([
      false,
      false,
      false,
      true,
    ]);
  },
});

/** On a phone all are as wide as each other: four of them two by two. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: "small" } },
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole("radio").map((radio) => radio.closest("label")!.getBoundingClientRect());
    await expect(new Set(boxes.map(({ width }) => Math.round(width))).size).toBe(1);
    await expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(2);
  },
});

export const NoneChosen = meta.story({
  args: { value: null },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "Grant" })).toHaveFocus();
    await expect(canvas.getByRole("radio", { name: "Grant" })).not.toBeChecked();
    await userEvent.keyboard(" ");
    await expect(args.onChange).toHaveBeenLastCalledWith("grant");
  },
});

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

export const KitchenSink = meta.story({
  render: ({ options, onChange }) => (
    <Sheet>
      <Specimen label="outlined">
        <SegmentedControl label="Document type" options={options} value="grant" onChange={onChange} />
      </Specimen>
      <Specimen label="none chosen, its label shown">
        <SegmentedControl label="Document type" isLabelShown options={options} value={null} onChange={onChange} />
      </Specimen>
      <Specimen label="filled">
        <SegmentedControl label="Kind" variant="filled" options={options} value="loi" onChange={onChange} />
      </Specimen>
      <Specimen label="unavailable">
        <SegmentedControl
          label="Document type"
          options={options}
          value="rfp"
          onChange={onChange}
          isUnavailable
          unavailableReason="The type of a proposal cannot be changed."
        />
      </Specimen>
      <Specimen label="little room">
        <div style={{ inlineSize: 240 }}>
          <SegmentedControl label="Document type" options={options} value="rfp" onChange={onChange} />
        </div>
      </Specimen>
    </Sheet>
  ),
});
