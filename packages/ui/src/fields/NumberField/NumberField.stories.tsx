import { useState } from "react";
import { expect, fn } from "storybook/test";
import { KitchenSink as Sheet } from "../../docs/KitchenSink.tsx";
import preview from "../../../../../.storybook/preview.tsx";
import { numberFieldGuide } from "./NumberField.guide.ts";
import { NumberField } from "./NumberField.tsx";
import type { NumberFieldProps } from "./NumberField.tsx";

function Counted(args: NumberFieldProps) {
  const [value, setValue] = useState(args.value);
  return (
    <NumberField
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
  component: NumberField,
  title: "Components/Fields/NumberField",
  parameters: { guide: numberFieldGuide },
  args: { label: "Page limit", value: 12, onChange: fn() },
  render: (args) => <Counted {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole("textbox", { name: "Page limit" });
    await expect(input).toHaveValue("12");
    await userEvent.clear(input);
    await userEvent.type(input, "8pp");
    await expect(input).toHaveValue("8");
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(8);
    await userEvent.click(input);
    await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowDown}");
    await expect(args.onChange).toHaveBeenLastCalledWith(9);
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined);
  },
});

export const Empty = meta.story({
  args: { value: undefined, isRequired: true, placeholder: "12" },
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox", { name: "Page limit" });
    await expect(input).toHaveValue("");
    await expect(input).toBeRequired();
  },
});

export const WithButtons = meta.story({
  args: { hasButtons: true, minValue: 1, maxValue: 13 },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole("textbox", { name: "Page limit" });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Increase Page limit" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(13);
    await expect(canvas.getByRole("button", { name: "Increase Page limit" })).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: "Decrease Page limit" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(12);
    await userEvent.clear(input);
    await userEvent.type(input, "99");
    await userEvent.tab();
    await expect(input).toHaveValue("13");
  },
});

export const Amount = meta.story({
  args: {
    label: "Amount",
    value: 27_300.5,
    step: 0.5,
    format: { style: "currency", currency: "USD" },
    name: "amount",
  },
  render: (args) => (
    <form aria-label="Budget">
      <Counted {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const sent = () => new FormData(canvas.getByRole<HTMLFormElement>("form")).get("amount");
    const input = canvas.getByRole("textbox", { name: "Amount" });
    await expect(input).toHaveDisplayValue(/27.300.50/);
    await expect(sent()).toBe("27300.5");
    await userEvent.click(input);
    await userEvent.keyboard("{ArrowUp}");
    await expect(sent()).toBe("27301");
  },
});

export const Invalid = meta.story({
  args: { description: "As the call says.", errorMessage: "The call allows ten" },
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox", { name: "Page limit" });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription("As the call says. The call allows ten");
  },
});

export const Unavailable = meta.story({
  args: { hasButtons: true, isUnavailable: true, unavailableReason: "The funder sets the limit." },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole("textbox", { name: "Page limit" });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await expect(input).toHaveAttribute("aria-disabled", "true");
    await expect(input).toHaveAccessibleDescription("The funder sets the limit.");
    await userEvent.keyboard("5{ArrowUp}");
    await userEvent.tab();
    await expect(input).toHaveValue("12");
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const KitchenSink = meta.story({
  render: ({ onChange }) => (
    <Sheet>
      <NumberField label="Pages" value={12} onChange={onChange} />
      <NumberField label="Pages, none yet" value={undefined} onChange={onChange} placeholder="12" isRequired />
      <NumberField label="Pages, with buttons" value={12} onChange={onChange} minValue={12} hasButtons />
      <NumberField
        label="Amount"
        description="What you ask for."
        value={27_300}
        onChange={onChange}
        format={{ style: "currency", currency: "USD" }}
      />
      <NumberField label="Pages, invalid" value={99} onChange={onChange} errorMessage="The call allows ten" />
      <NumberField label="Pages, read-only" value={12} onChange={onChange} isReadOnly />
      <NumberField
        label="Pages, unavailable"
        value={12}
        onChange={onChange}
        hasButtons
        isUnavailable
        unavailableReason="The funder sets the limit."
      />
    </Sheet>
  ),
});
