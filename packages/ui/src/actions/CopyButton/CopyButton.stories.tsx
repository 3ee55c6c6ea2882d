import { expect, fn, spyOn, waitFor } from "storybook/test";
import { KitchenSink as Sheet, Specimen } from "../../docs/KitchenSink.tsx";
import preview from "../../../../../.storybook/preview.tsx";
import { copyButtonGuide } from "./CopyButton.guide.ts";
import { CopyButton } from "./CopyButton.tsx";

const writeText = fn<(text: string) => Promise<void>>();

const meta = preview.meta({
  component: CopyButton,
  title: "Components/Actions/CopyButton",
  parameters: { guide: copyButtonGuide },
  args: { text: "Need statement\n\nThe nearest full grocery is eleven miles away.", onCopied: fn() },
  beforeEach: () => {
    writeText.mockReset().mockResolvedValue();
    const original = Object.getOwnPropertyDescriptor(Navigator.prototype, "clipboard");
    Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });
    return () => {
      Reflect.deleteProperty(navigator, "clipboard");
      if (original) Object.defineProperty(Navigator.prototype, "clipboard", original);
    };
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Copy to clipboard" }));
    await expect(writeText).toHaveBeenCalledWith("Need statement\n\nThe nearest full grocery is eleven miles away.");
    await expect(await canvas.findByRole("button", { name: "Copied" })).toBeVisible();
    await expect(canvas.getByRole("status")).toHaveTextContent("Copied");
    await expect(args.onCopied).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(canvas.getByRole("button", { name: "Copy to clipboard" })).toBeVisible());
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByRole("button", { name: "Copied" })).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(writeText).toHaveBeenCalledTimes(2);
  },
});

export const ShortLabel = meta.story({
  args: { shortLabel: "Copy" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Copy to clipboard" })).toHaveTextContent(/^Copy$/);
  },
});

export const Failed = meta.story({
  beforeEach: () => {
    writeText.mockRejectedValue(new Error("refused"));
    const refusal = spyOn(document, "execCommand").mockReturnValue(false);
    return () => refusal.mockRestore();
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(await canvas.findByRole("button", { name: "Could not copy" })).toBeVisible();
    await expect(args.onCopied).not.toHaveBeenCalled();
  },
});

export const Unavailable = meta.story({
  args: { isUnavailable: true, unavailableReason: "There is nothing to copy yet." },
  render: (args) => (
    <div style={{ padding: 64 }}>
      <CopyButton {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Copy to clipboard" });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription("There is nothing to copy yet.");
    await userEvent.keyboard("{Enter}");
    await expect(writeText).not.toHaveBeenCalled();
  },
});

export const KitchenSink = meta.story({
  beforeEach: () => {
    // What it says after a press stays for the picture.
    const later = window.setTimeout;
    const timeouts = spyOn(window, "setTimeout").mockImplementation(((handler: TimerHandler, delay?: number) =>
      delay === 2000 ? 0 : later(handler, delay)) as typeof setTimeout);
    return () => timeouts.mockRestore();
  },
  render: () => (
    <Sheet>
      <Specimen label="at rest">
        <CopyButton text="Need statement" />
        <CopyButton text="Need statement" shortLabel="Copy" />
        <CopyButton text="Need statement" variant="line" />
        <CopyButton text="Need statement" variant="filled" size="medium" label="Copy the whole proposal" />
      </Specimen>
      <Specimen label="copied, and refused">
        <CopyButton text="Need statement" label="Copy Methods" />
        <CopyButton getText={() => Promise.reject(new Error("refused"))} label="Copy Budget" variant="line" />
      </Specimen>
      <Specimen label="unavailable">
        <CopyButton text="" isUnavailable unavailableReason="There is nothing to copy yet." />
        <CopyButton text="" variant="line" isUnavailable unavailableReason="There is nothing to copy yet." />
      </Specimen>
    </Sheet>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Copy Methods" }));
    await expect(await canvas.findByRole("button", { name: "Copied" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Copy Budget" }));
    await expect(await canvas.findByRole("button", { name: "Could not copy" })).toBeVisible();
  },
});
