import { expect, fn, spyOn, waitFor } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { CopyButton } from "./CopyButton.tsx";

const writeText = fn<(text: string) => Promise<void>>();

const meta = preview.meta({
  component: CopyButton,
  title: "Components/Controls/CopyButton",
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
    await waitFor(() => expect(canvas.getByRole("button", { name: "Copy to clipboard" })).toBeVisible(), {
      timeout: 4000,
    });
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement();
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
