import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { MarginNote } from "./MarginNote.tsx";

const meta = preview.meta({ title: "Components/Cards/MarginNote" });

const words = "This rests on your own survey alone. Add who asked, and one county figure beside it.";

export const Urgent = meta.story({
  parameters: { spec: ["1.9-priority-labels"] },
  render: () => (
    <MarginNote priority="high" category="Evidence">
      {words}
    </MarginNote>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Urgent")).toBeVisible();
  },
});

export const Important = meta.story({
  parameters: { spec: ["1.9-priority-labels"] },
  render: () => (
    <MarginNote priority="medium" category="Structure">
      {words}
    </MarginNote>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Important")).toBeVisible();
  },
});

export const Plain = meta.story({
  render: () => (
    <MarginNote priority="low" category="Clarity">
      {words}
    </MarginNote>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Note")).toBeVisible();
  },
});

export const Linked = meta.story({
  render: () => (
    <MarginNote priority="high" category="Evidence" href="/docs/edit/1#need" linkLabel="Need">
      {words}
    </MarginNote>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Need" });
    await expect(link).toHaveAttribute("href", "/docs/edit/1#need");
    await expect(link).toHaveAccessibleDescription(words);
  },
});

export const LedToTheSheet = meta.story({
  render: () => (
    <div style={{ paddingInlineStart: 60, maxInlineSize: 360 }}>
      <MarginNote priority="high" category="Evidence" isLed>
        {words}
      </MarginNote>
    </div>
  ),
});
