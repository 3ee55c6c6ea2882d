import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { MarginNote } from "./MarginNote.tsx";

const meta = preview.meta({
  component: MarginNote,
  title: "Cards/MarginNote",
  args: { priority: "high", category: "Evidence", children: "This rests on your own survey alone. Add who asked." },
});

export const Urgent = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Urgent")).toBeVisible();
  },
});

export const Important = meta.story({
  args: { priority: "medium", category: "Structure" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Important")).toBeVisible();
  },
});

export const Plain = meta.story({
  args: { priority: "low", category: "Clarity" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Note")).toBeVisible();
  },
});

export const Linked = meta.story({
  args: { href: "/docs/edit/1#need", linkLabel: "Need" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Need" })).toHaveAttribute("href", "/docs/edit/1#need");
  },
});

export const LedToTheSheet = meta.story({
  args: { isLed: true },
  decorators: [
    (Story) => (
      <div style={{ paddingInlineStart: 60, maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
});
