import { expect } from "storybook/test";
import { KitchenSink as Sheet, Specimen } from "../../docs/KitchenSink.tsx";
import preview from "../../../../../.storybook/preview.tsx";
import { marginNoteGuide } from "./MarginNote.guide.ts";
import { MarginNote } from "./MarginNote.tsx";

const meta = preview.meta({
  component: MarginNote,
  title: "Components/Grant/MarginNote",
  parameters: { guide: marginNoteGuide },
  args: { priority: "high" as const, category: "Evidence", children: "This rests on your own survey alone." },
});

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
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole("link", { name: "Need" });
    await userEvent.tab();
    await expect(link).toHaveFocus();
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

export const KitchenSink = meta.story({
  render: () => (
    <Sheet>
      <Specimen label="urgent, important, note">
        {(["high", "medium", "low"] as const).map((priority) => (
          <div key={priority} style={{ inlineSize: 212 }}>
            <MarginNote priority={priority} category="Evidence">
              {words}
            </MarginNote>
          </div>
        ))}
      </Specimen>
      <Specimen label="with the place it is about">
        <div style={{ inlineSize: 296 }}>
          <MarginNote priority="high" category="Evidence" href="#need" linkLabel="Need">
            {words}
          </MarginNote>
        </div>
        <div style={{ inlineSize: 296 }}>
          <MarginNote
            priority="low"
            category="Clarity"
            href="#methods"
            linkLabel="Methods and timetable of the second year"
          >
            {words}
          </MarginNote>
        </div>
      </Specimen>
      <Specimen label="led to the sheet, where there is room">
        <div style={{ inlineSize: 356, paddingInlineStart: 60 }}>
          <MarginNote priority="medium" category="Structure" isLed>
            {words}
          </MarginNote>
        </div>
      </Specimen>
      <Specimen label="long words">
        <div style={{ inlineSize: 212 }}>
          <MarginNote priority="high" category="Zusammenfassung">
            Donaudampfschifffahrtsgesellschaft: say in the first line what it is.
          </MarginNote>
        </div>
      </Specimen>
    </Sheet>
  ),
});
