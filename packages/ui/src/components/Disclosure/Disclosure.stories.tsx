import { useState } from "react";
import { expect, fn } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { Disclosure } from "./Disclosure.tsx";

const meta = preview.meta({
  component: Disclosure,
  title: "Components/Overlays/Disclosure",
  args: {
    title: "Additional Information",
    children: "Sent by Grantwright AI after the assessment of 21 November.",
    onOpenChange: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const text = canvas.getByText(/^Sent by Grantwright AI/);
    await expect(text).not.toBeVisible();
    await userEvent.click(canvas.getByText("Additional Information"));
    await expect(text).toBeVisible();
    await expect(args.onOpenChange).toHaveBeenCalledWith(true);
    await userEvent.click(canvas.getByText("Additional Information"));
    await expect(text).not.toBeVisible();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
});

export const Controlled = meta.story({
  render: function Opened(args) {
    const [isOpen, setIsOpen] = useState(true);
    return <Disclosure {...args} isOpen={isOpen} onOpenChange={setIsOpen} />;
  },
  play: async ({ canvas, userEvent }) => {
    const text = canvas.getByText(/^Sent by Grantwright AI/);
    await expect(text).toBeVisible();
    await userEvent.click(canvas.getByText("Additional Information"));
    await expect(text).not.toBeVisible();
  },
});
