import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { Button } from "../../actions/Button/Button.tsx";
import { ConfirmDialog } from "../ConfirmDialog/ConfirmDialog.tsx";
import { ToastRegion } from "../../feedback/Toast/ToastRegion.tsx";
import { showToast } from "../../feedback/Toast/toastStore.ts";
import { Text } from "../../text/Typography/Text.tsx";
import { dialogGuide } from "./Dialog.guide.ts";
import { Dialog } from "./Dialog.tsx";
import type { DialogProps } from "./Dialog.tsx";

function WithTrigger({ isOpen, onOpenChange, ...rest }: DialogProps) {
  const [isShown, setIsShown] = useState(isOpen);
  return (
    <>
      <Button variant="line" onPress={() => setIsShown(true)}>
        Need help?
      </Button>
      <Dialog
        {...rest}
        isOpen={isShown}
        onOpenChange={(next) => {
          setIsShown(next);
          onOpenChange(next);
        }}
      />
    </>
  );
}

const meta = preview.meta({
  component: Dialog,
  title: "Components/Overlays/Dialog",
  parameters: { guide: dialogGuide },
  render: WithTrigger,
  args: {
    title: "Need Help?",
    description: "Ask here, or write to help@grantwright.example.",
    isOpen: true,
    onOpenChange: fn(),
    children: <Text>We answer within two working days.</Text>,
    footer: (
      <>
        <Button variant="line">Cancel</Button>
        <Button>Send Help Request</Button>
      </>
    ),
  },
});

export const Default = meta.story({
  args: { isOpen: false },
  play: async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole("button", { name: "Need help?" });
    await userEvent.click(trigger);
    const dialog = await screen.findByRole("dialog", { name: "Need Help?" });
    await expect(dialog).toHaveAccessibleDescription("Ask here, or write to help@grantwright.example.");
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    for (const name of ["Close", "Cancel", "Send Help Request", "Close"]) {
      await userEvent.tab();
      await expect(screen.getByRole("button", { name })).toHaveFocus();
    }
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});

export const Open = meta.story({});

export const Small = meta.story({ args: { size: "small" } });

export const Large = meta.story({ args: { size: "large" } });

export const NotDismissable = meta.story({
  args: {
    title: "Creating your outline",
    description: "You can leave this page: the work goes on under Active Tasks, and the draft will be waiting.",
    isDismissable: false,
    footer: undefined,
    children: undefined,
  },
  play: async ({ userEvent, args }) => {
    await screen.findByRole("dialog");
    await userEvent.keyboard("{Escape}");
    await expect(screen.queryByRole("button", { name: "Close" })).not.toBeInTheDocument();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
});

/** A press outside closes it; one that began inside, as when text is selected, does not. */
/** One that opened by itself leaves the focus on the page's headline. */
export const OpenedByItself = meta.story({
  render: (args) => (
    <main>
      <h1>Drafts</h1>
      <WithTrigger {...args} />
    </main>
  ),
  play: async ({ canvas, userEvent }) => {
    const dialog = await screen.findByRole("dialog");
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus());
  },
});

export const PressedOutside = meta.story({
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole("dialog");
    const scrim = dialog.parentElement!.parentElement!;
    await userEvent.pointer([
      { keys: "[MouseLeft>]", target: dialog },
      { keys: "[/MouseLeft]", target: scrim },
    ]);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(scrim);
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  },
});

/** The page beneath is out of reach, toasts are not; a question above closes first. */
export const BelowAQuestion = meta.story({
  render: function BelowAQuestion(args) {
    const [isAsking, setIsAsking] = useState(true);
    return (
      <>
        <WithTrigger {...args} />
        <ToastRegion />
        {isAsking && (
          <ConfirmDialog
            title="Discard the request?"
            confirmLabel="Discard"
            cancelLabel="Keep it"
            onConfirm={() => setIsAsking(false)}
            onCancel={() => setIsAsking(false)}
          />
        )}
      </>
    );
  },
  play: async ({ canvasElement, userEvent, args }) => {
    const question = await screen.findByRole("alertdialog");
    const page = [...document.body.children].find((each) => each.contains(canvasElement)) as HTMLElement;
    await expect(page.inert).toBe(true);
    showToast({ title: "Kept on this device" });
    const toast = await screen.findByRole("region", { name: /Notifications/ });
    await expect(toast.inert || toast.parentElement!.inert).toBe(false);
    await waitFor(() => expect(question).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(page.inert).toBe(true);
    await userEvent.keyboard("{Escape}");
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await waitFor(() => expect(page.inert).toBe(false));
    await expect(document.documentElement.style.overflow).toBe("");
  },
});

export const LongContent = meta.story({
  args: {
    children: Array.from({ length: 40 }, (_, line) => (
      <Text key={line}>Line {line + 1}: what was asked and answered before, kept for whoever comes next.</Text>
    )),
  },
  play: async () => {
    const dialog = await screen.findByRole("dialog");
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(screen.getByRole("button", { name: "Send Help Request" })).toBeVisible();
  },
});

export const SmallScreen = meta.story({
  globals: { viewport: { value: "small" } },
  play: async () => {
    const dialog = await screen.findByRole("dialog");
    await waitFor(() => expect(Math.round(dialog.getBoundingClientRect().bottom)).toBe(window.innerHeight - 1));
    await expect(dialog.getBoundingClientRect().width).toBeGreaterThan(380);
  },
});

export const KitchenSink = meta.story({
  args: {
    children: Array.from({ length: 24 }, (_, line) => (
      <Text key={line}>Line {line + 1}: what was asked and answered before, kept for whoever comes next.</Text>
    )),
    description: "It scrolls beneath its title and behind its buttons. Ask here, or write to help@grantwright.example.",
  },
  play: async ({ userEvent }) => {
    await screen.findByRole("dialog");
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole("button", { name: "Close" })).toHaveFocus());
  },
});
