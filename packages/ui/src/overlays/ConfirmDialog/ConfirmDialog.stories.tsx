import { expect, fn, screen, waitFor } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { Text } from "../../text/Typography/Text.tsx";
import { confirmDialogGuide } from "./ConfirmDialog.guide.ts";
import { ConfirmDialog } from "./ConfirmDialog.tsx";

const meta = preview.meta({
  component: ConfirmDialog,
  title: "Components/Overlays/ConfirmDialog",
  parameters: { guide: confirmDialogGuide },
  args: {
    title: "Send Reply?",
    description: "Are you sure you want to send this reply?",
    children: (
      <Text as="div" voice="document" size={16} tone="soft">
        Ten years with a break at five is fine by us. Send the sheet when you have it.
      </Text>
    ),
    confirmLabel: "Yes, Send",
    cancelLabel: "No",
    pendingLabel: "Sending...",
    onConfirm: fn(),
    onCancel: fn(),
  },
});

export const Default = meta.story({
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole("alertdialog", { name: "Send Reply?" });
    await expect(dialog).toHaveAccessibleDescription("Are you sure you want to send this reply?");
    await userEvent.click(screen.getByRole("button", { name: "Yes, Send" }));
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole("button", { name: "No" }));
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
    await userEvent.keyboard("{Escape}");
    await expect(args.onCancel).toHaveBeenCalledTimes(2);
  },
});

export const Danger = meta.story({
  args: {
    title: "Delete this proposal?",
    description: "It goes for everyone in the team, and cannot be brought back.",
    children: undefined,
    confirmLabel: "Delete proposal",
    cancelLabel: "Keep it",
    tone: "danger",
  },
});

export const Keyboard = meta.story({
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole("alertdialog");
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    for (const name of ["No", "Yes, Send", "No"]) {
      await userEvent.tab();
      await expect(screen.getByRole("button", { name })).toHaveFocus();
    }
    await userEvent.keyboard(" ");
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
    await userEvent.tab({ shift: true });
    await userEvent.keyboard("{Enter}");
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
});

export const Pending = meta.story({
  args: { isPending: true },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Sending..." }));
    await userEvent.click(screen.getByRole("button", { name: "No" }));
    await userEvent.keyboard("{Escape}");
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onCancel).not.toHaveBeenCalled();
    await expect(screen.getByRole("alertdialog")).toBeVisible();
  },
});

export const SmallScreen = meta.story({ globals: { viewport: { value: "small" } } });

export const KitchenSink = meta.story({
  args: {
    title: "Delete this proposal?",
    description: "It goes for everyone in the team, and cannot be brought back.",
    children: (
      <Text as="div" voice="document" size={16} tone="soft">
        Common Ground: twelve food gardens for Alder County
      </Text>
    ),
    confirmLabel: "Delete proposal",
    cancelLabel: "Keep it",
    tone: "danger",
  },
  play: async ({ userEvent }) => {
    await screen.findByRole("alertdialog");
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole("button", { name: "Keep it" })).toHaveFocus());
  },
});
