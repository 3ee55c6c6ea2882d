import { expect, fn } from "storybook/test";
import { KitchenSink as Sheet } from "../../docs/KitchenSink.tsx";
import preview from "../../../../../.storybook/preview.tsx";
import { switchGuide } from "./Switch.guide.ts";
import { Switch } from "./Switch.tsx";

const meta = preview.meta({
  component: Switch,
  title: "Components/Fields/Switch",
  parameters: { guide: switchGuide },
  args: { label: "Show Inputs", onChange: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const control = canvas.getByRole("switch", { name: "Show Inputs" });
    await expect(control).not.toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(control).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
});

export const On = meta.story({ args: { defaultSelected: true } });

export const WithDescription = meta.story({
  args: {
    label: "Write the proposal in English",
    description: "Off: it is written in the language of what you entered.",
    defaultSelected: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("switch")).toHaveAccessibleDescription(
      "Off: it is written in the language of what you entered.",
    );
  },
});

export const Unavailable = meta.story({
  args: { isUnavailable: true, unavailableReason: "The funder takes proposals in English alone." },
  play: async ({ canvas, userEvent, args }) => {
    const control = canvas.getByRole("switch");
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await expect(control).toHaveAttribute("aria-disabled", "true");
    await expect(control).toHaveAccessibleDescription("The funder takes proposals in English alone.");
    await userEvent.keyboard(" ");
    await userEvent.click(control);
    await expect(control).not.toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const KitchenSink = meta.story({
  render: () => (
    <Sheet>
      <Switch label="Show Inputs" />
      <Switch label="Show Inputs, on" defaultSelected />
      <Switch
        label="Write the proposal in English"
        description="Off: it is written in the language of what you entered."
        defaultSelected
      />
      <Switch label="Unavailable" isUnavailable unavailableReason="The funder takes proposals in English alone." />
      <Switch
        label="Unavailable, on"
        defaultSelected
        isUnavailable
        unavailableReason="The funder takes proposals in English alone."
      />
      <div style={{ inlineSize: 220 }}>
        <Switch label="Send an email when a person of the team has written in a draft of mine" />
      </div>
    </Sheet>
  ),
});
