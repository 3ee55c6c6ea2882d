import { useState } from "react";
import { expect, fn } from "storybook/test";
import { KitchenSink as Sheet, Specimen } from "../../docs/KitchenSink.tsx";
import preview from "../../../../../.storybook/preview.tsx";
import {
  BookmarkIcon,
  ChevronEndIcon,
  ChevronStartIcon,
  CloseIcon,
  RestoreIcon,
  TrashIcon,
} from "../../icons/icons.tsx";
import { iconButtonGuide } from "./IconButton.guide.ts";
import { IconButton } from "./IconButton.tsx";

const meta = preview.meta({
  component: IconButton,
  title: "Components/Actions/IconButton",
  parameters: { guide: iconButtonGuide },
  args: { label: "Dismiss", icon: <CloseIcon />, onPress: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Dismiss" }));
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
});

export const Pending = meta.story({
  args: { isPending: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Dismiss" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onPress).not.toHaveBeenCalled();
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
    await userEvent.keyboard("{Enter}");
    await expect(button).toHaveAttribute("aria-pressed", "false");
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

export const KitchenSink = meta.story({
  render: () => (
    <Sheet>
      {(["medium", "small"] as const).map((size) => (
        <Specimen key={size} label={`${size}: at rest, off, on, pending, unavailable`}>
          <IconButton size={size} label={`Dismiss, ${size}`} icon={<CloseIcon />} />
          <IconButton size={size} label={`Bookmark, ${size}, off`} icon={<BookmarkIcon />} isSelected={false} />
          <IconButton size={size} label={`Bookmark, ${size}, on`} icon={<BookmarkIcon />} isSelected />
          <IconButton size={size} label={`Bookmark, ${size}, pending`} icon={<BookmarkIcon />} isSelected isPending />
          <IconButton size={size} label={`Delete, ${size}, pending`} icon={<TrashIcon />} isPending />
          <IconButton
            size={size}
            label={`Delete, ${size}, unavailable`}
            icon={<TrashIcon />}
            isUnavailable
            unavailableReason="Only the owner can delete this proposal."
          />
          <IconButton
            size={size}
            label={`Bookmark, ${size}, on and unavailable`}
            icon={<BookmarkIcon />}
            isSelected
            isUnavailable
            unavailableReason="Only the owner can change this."
          />
        </Specimen>
      ))}
      <Specimen label="directional">
        <IconButton label="Back" icon={<ChevronStartIcon />} />
        <IconButton label="Onwards" icon={<ChevronEndIcon />} />
        <IconButton label="Bring back" icon={<RestoreIcon />} />
      </Specimen>
    </Sheet>
  ),
});
