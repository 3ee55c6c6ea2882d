import { expect, fn } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { Switch } from "./Switch.tsx";

const meta = preview.meta({
  component: Switch,
  title: "Components/Forms/Switch",
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
