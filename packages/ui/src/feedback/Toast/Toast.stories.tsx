import { expect, fireEvent, screen, spyOn, waitFor, within } from "storybook/test";
import { KitchenSink as Sheet, Specimen } from "../../docs/KitchenSink.tsx";
import preview from "../../../../../.storybook/preview.tsx";
import { Dialog } from "../../overlays/Dialog/Dialog.tsx";
import { Button } from "../../actions/Button/Button.tsx";
import { toastGuide } from "./Toast.guide.ts";
import { ToastRegion } from "./ToastRegion.tsx";
import { dismissToast, showToast } from "./toastStore.ts";
import type { ToastContent } from "./toastStore.ts";

const sent: ToastContent = {
  title: "Reply sent",
  description: "Your reply has been added to the thread.",
  tone: "success",
};

const meta = preview.meta({
  component: ToastRegion,
  title: "Components/Feedback/Toast",
  parameters: { guide: toastGuide },
  beforeEach: () => () => dismissToast(),
  render: (args) => (
    <>
      <Button variant="line" onPress={() => showToast(sent)}>
        Send
      </Button>
      <ToastRegion {...args} />
    </>
  ),
});

function region() {
  return screen.getByRole("region", { name: "Notifications (F8)" });
}

function toast() {
  return within(region());
}

export const Success = meta.story({
  parameters: { spec: ["1.2-toast-bottom"] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await expect(toast().getByRole("status")).toHaveTextContent("Reply sentYour reply has been added to the thread.");
    const place = region().getBoundingClientRect();
    const { clientWidth, dir } = document.documentElement;
    await expect(dir === "rtl" ? place.left : clientWidth - place.right).toBeLessThan(40);
    await waitFor(() => expect(window.innerHeight - region().getBoundingClientRect().bottom).toBeLessThan(40));
  },
});

export const Neutral = meta.story({
  play: async () => {
    showToast({
      title: "Email notifications disabled",
      description: "You will no longer receive email notifications.",
    });
    await expect(await toast().findByText("Email notifications disabled")).toBeVisible();
  },
});

export const Danger = meta.story({
  play: async () => {
    showToast({
      title: "No credits available",
      description: "Please upgrade your subscription to generate proposals.",
      tone: "danger",
    });
    await expect(await toast().findByRole("alert")).toHaveTextContent(/^No credits available/);
    await expect(toast().getByRole("status")).toBeEmptyDOMElement();
  },
});

export const OneAtATime = meta.story({
  parameters: { spec: ["1.4-toast-one"] },
  play: async () => {
    showToast(sent);
    await expect(await toast().findByText("Reply sent")).toBeVisible();
    showToast({ title: "Error", description: "Failed to send reply. Please try again.", tone: "danger" });
    await expect(await toast().findByText("Error")).toBeVisible();
    await expect(toast().queryByText("Reply sent")).not.toBeInTheDocument();
  },
});

/** What an action says takes the toast's place, and is not taken away with it. */
export const ActionSaysMore = meta.story({
  play: async ({ userEvent }) => {
    showToast({ ...sent, action: { label: "Undo", onPress: () => showToast({ title: "Taken back" }) } });
    await userEvent.click(await toast().findByRole("button", { name: "Undo" }));
    await expect(await toast().findByText("Taken back")).toBeVisible();
    await expect(toast().queryByText("Reply sent")).not.toBeInTheDocument();
  },
});

export const StaysFiveSeconds = meta.story({
  parameters: { spec: ["1.4-toast-closes", "1.9-toast-duration"] },
  play: async () => {
    const timeouts = spyOn(window, "setTimeout");
    showToast(sent);
    await expect(await toast().findByText("Reply sent")).toBeVisible();
    await expect(timeouts).toHaveBeenCalledWith(expect.any(Function), 5000);
    timeouts.mockRestore();
    await waitFor(() => expect(toast().queryByText("Reply sent")).not.toBeInTheDocument());
  },
});

export const GoesByItself = meta.story({
  play: async () => {
    showToast({ ...sent, duration: 300 });
    await expect(await toast().findByText("Reply sent")).toBeVisible();
    await waitFor(() => expect(toast().queryByText("Reply sent")).not.toBeInTheDocument());
  },
});

export const WaitsWhileHovered = meta.story({
  play: async ({ userEvent }) => {
    // Long enough to point at it on a busy machine.
    showToast({ ...sent, duration: 3_000 });
    await userEvent.hover(await toast().findByText("Reply sent"));
    await new Promise((done) => setTimeout(done, 3_300));
    await expect(toast().getByText("Reply sent")).toBeVisible();
    await userEvent.unhover(toast().getByText("Reply sent"));
    await waitFor(() => expect(toast().queryByText("Reply sent")).not.toBeInTheDocument());
  },
});

export const ReachedByF8 = meta.story({
  parameters: { spec: ["1.2-toast-hotkey"] },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Send" });
    button.focus();
    showToast({ ...sent, duration: 1_500 });
    await toast().findByText("Reply sent");
    await userEvent.keyboard("{F8}");
    await expect(region()).toHaveFocus();
    await new Promise((done) => setTimeout(done, 1_800));
    await expect(toast().getByText("Reply sent")).toBeVisible();
    await userEvent.tab();
    await expect(toast().getByRole("button", { name: "Dismiss" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(toast().queryByText("Reply sent")).not.toBeInTheDocument();
    await expect(button).toHaveFocus();
  },
});

export const DismissedWithEscape = meta.story({
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole("button", { name: "Send" }).focus();
    showToast(sent);
    await toast().findByText("Reply sent");
    await userEvent.keyboard("{F8}{Escape}");
    await expect(toast().queryByText("Reply sent")).not.toBeInTheDocument();
    await expect(canvas.getByRole("button", { name: "Send" })).toHaveFocus();
  },
});

function swipe(target: HTMLElement, by: number) {
  fireEvent.pointerDown(target, { pointerType: "touch", clientX: 200 });
  fireEvent.pointerMove(target, { pointerType: "touch", clientX: 200 + by });
  fireEvent.pointerUp(target, { pointerType: "touch", clientX: 200 + by });
}

export const Swiped = meta.story({
  parameters: { spec: ["1.9-toast-swipe"] },
  globals: { viewport: { value: "small" } },
  play: async () => {
    showToast(sent);
    const words = await toast().findByText("Reply sent");
    swipe(words, 49);
    await expect(toast().getByText("Reply sent")).toBeVisible();
    swipe(words, 50);
    await waitFor(() => expect(toast().queryByText("Reply sent")).not.toBeInTheDocument());
  },
});

export const SmallScreen = meta.story({
  parameters: { spec: ["1.2-toast-top"] },
  globals: { viewport: { value: "small" } },
  play: async () => {
    showToast(sent);
    await toast().findByText("Reply sent");
    await expect(region().getBoundingClientRect().top).toBeLessThan(20);
  },
});

export const OverADialog = meta.story({
  render: (args) => (
    <>
      <Dialog title="Need Help?" isOpen onOpenChange={() => {}}>
        Ask here.
      </Dialog>
      <ToastRegion {...args} />
    </>
  ),
  play: async ({ userEvent }) => {
    await screen.findByRole("dialog");
    showToast({ title: "Error", description: "Please fill in both subject and message fields.", tone: "danger" });
    await expect(await toast().findByRole("alert")).toBeVisible();
    await userEvent.keyboard("{F8}");
    await expect(region()).toHaveFocus();
    await userEvent.click(toast().getByRole("button", { name: "Dismiss" }));
    await expect(toast().queryByRole("alert")).not.toBeInTheDocument();
    await expect(screen.getByRole("dialog")).toBeVisible();
  },
});

export const KitchenSink = meta.story({
  render: (args) => (
    <>
      <Sheet>
        <Specimen label="one at a time, at the end of the page, with all it may have">
          <Button variant="line">Send</Button>
        </Specimen>
      </Sheet>
      <ToastRegion {...args} />
    </>
  ),
  play: async () => {
    showToast({
      title: "Proposal deleted",
      description: "“Common Ground: twelve food gardens for Alder County” is in the bin for 30 days.",
      tone: "success",
      // The longest time that a browser's clock knows.
      duration: 2 ** 31 - 1,
      action: { label: "Take it back", onPress: () => {} },
    });
    await expect(await toast().findByText("Proposal deleted")).toBeVisible();
  },
});
