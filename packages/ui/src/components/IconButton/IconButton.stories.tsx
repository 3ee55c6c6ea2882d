import { useState } from "react";
import { expect, fn } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { BookmarkIcon, CloseIcon, TrashIcon } from "../../icons/icons.tsx";
import { IconButton } from "./IconButton.tsx";

const meta = preview.meta({
  component: IconButton,
  title: "Components/Controls/IconButton",
  args: { label: "Dismiss", icon: <CloseIcon />, onPress: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Dismiss" }));
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
});

export const Small = meta.story({ args: { size: "small" } });

export const Toggle = meta.story({
  args: { label: "Bookmark Small Plots Fund", icon: <BookmarkIcon /> },
  render: function Toggled(args) {
    const [isOn, setIsOn] = useState(false);
    return <IconButton label={args.label} icon={args.icon} isSelected={isOn} onPress={() => setIsOn(!isOn)} />;
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Bookmark Small Plots Fund" });
    await expect(button).toHaveAttribute("aria-pressed", "false");
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(button).toHaveAttribute("aria-pressed", "true");
  },
});

export const Unavailable = meta.story({
  args: {
    label: "Delete",
    icon: <TrashIcon />,
    isUnavailable: true,
    unavailableReason: "Only the owner can delete this proposal.",
  },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole("button", { name: "Delete" });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription("Only the owner can delete this proposal.");
    await userEvent.keyboard("{Enter}");
    await expect(args.onPress).not.toHaveBeenCalled();
  },
});
