import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { KitchenSink as Sink } from "../../docs/KitchenSink.tsx";
import preview from "../../../../../.storybook/preview.tsx";
import { Badge } from "../../feedback/Badge/Badge.tsx";
import { MarginNote } from "../../grant/MarginNote/MarginNote.tsx";
import { sheetGuide } from "./Sheet.guide.ts";
import { Sheet } from "./Sheet.tsx";
import type { SheetProps } from "./Sheet.tsx";

function Opening({ isOpen, onOpenChange, ...rest }: SheetProps) {
  const [isShown, setIsShown] = useState(isOpen);
  return (
    <div style={{ minBlockSize: 500 }}>
      <button type="button">Write on</button>
      <Sheet
        {...rest}
        isOpen={isShown}
        onOpenChange={(next) => {
          setIsShown(next);
          onOpenChange(next);
        }}
      />
    </div>
  );
}

const note = (
  <MarginNote priority="high" category="Evidence">
    “Gone without fresh vegetables” rests on your own survey alone. Add who asked, how streets were chosen, and one
    county figure beside it.
  </MarginNote>
);

const meta = preview.meta({
  component: Sheet,
  title: "Components/Overlays/Sheet",
  parameters: { guide: sheetGuide, layout: "fullscreen" },
  globals: { viewport: { value: "small" } },
  render: Opening,
  args: {
    title: "In the margin",
    summary: (
      <>
        <Badge tone="danger">1 urgent</Badge>
        <Badge tone="attention">2 important</Badge>
      </>
    ),
    isOpen: false,
    onOpenChange: fn(),
    children: note,
  },
});

export const Peeking = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const bar = canvas.getByRole("button", { name: "In the margin 1 urgent 2 important" });
    await expect(bar).toHaveAttribute("aria-expanded", "false");
    await expect(canvas.getByText(/^“Gone without/)).not.toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await expect(bar).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByText(/^“Gone without/)).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await expect(bar).toHaveFocus();
    await waitFor(() => expect(canvas.getByText(/^“Gone without/)).not.toBeVisible());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
});

/** Hidden while it folds, it cannot have the focus once it is shown again. */
export const HiddenWhileItFolds = meta.story({
  args: { children: <button type="button">On the sheet</button> },
  play: async ({ canvas, userEvent }) => {
    const place = canvas.getByRole("region").parentElement!;
    const bar = canvas.getByRole("button", { name: /^In the margin/ });
    await userEvent.click(bar);
    await waitFor(() => expect(canvas.getByRole("button", { name: "On the sheet" })).toBeVisible());
    await userEvent.click(bar);
    place.hidden = true;
    // A look at it, so that what passes is broken off.
    await expect(bar).not.toBeVisible();
    place.hidden = false;
    await expect(bar).toBeVisible();
    // It may have lost it meanwhile, or not yet.
    bar.focus();
    await userEvent.tab();
    await expect(bar).not.toHaveFocus();
    await expect(canvas.getByText("On the sheet")).not.toHaveFocus();
  },
});

export const Open = meta.story({
  args: { isOpen: true },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^“Gone without/)).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Write on" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Write on" }));
    await expect(canvas.getByText(/^“Gone without/)).toBeVisible();
  },
});

export const MuchContent = meta.story({
  args: {
    isOpen: true,
    children: (
      <div>
        {Array.from({ length: 12 }, (_, index) => (
          <div key={index}>{note}</div>
        ))}
      </div>
    ),
  },
  play: async ({ canvas }) => {
    const { top } = canvas.getByRole("region", { name: "In the margin" }).getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(window.innerHeight * 0.3 - 2);
  },
});

export const KitchenSink = meta.story({
  render: ({ summary }) => (
    <div style={{ padding: 24 }}>
      <Sink>
        {/* A transformed place is what a fixed sheet stands in. */}
        <div style={{ transform: "translate(0)", blockSize: 72 }}>
          <Sheet title="In the margin, closed" summary={summary} isOpen={false} onOpenChange={() => {}}>
            {note}
          </Sheet>
        </div>
        <div style={{ transform: "translate(0)", blockSize: 260 }}>
          <Sheet title="In the margin, open" summary={summary} isOpen onOpenChange={() => {}}>
            {note}
          </Sheet>
        </div>
        <div style={{ transform: "translate(0)", blockSize: 260, inlineSize: 320 }}>
          <Sheet title="A long title of a sheet that wraps" summary={summary} isOpen onOpenChange={() => {}}>
            {note}
          </Sheet>
        </div>
      </Sink>
    </div>
  ),
});
