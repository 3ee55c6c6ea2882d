import type { CSSProperties } from "react";
import { expect } from "storybook/test";
import { KitchenSink as Sheet, Specimen } from "../../docs/KitchenSink.tsx";
import preview from "../../../../../.storybook/preview.tsx";
import { miniThreadGuide } from "./MiniThread.guide.ts";
import { defaultMarkers } from "../ProgressMarkers/markers.ts";
import { MiniThread } from "./MiniThread.tsx";

const meta = preview.meta({
  component: MiniThread,
  title: "Components/Grant/MiniThread",
  parameters: { guide: miniThreadGuide },
  args: { value: 40, label: "Outline Created" },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ inlineSize: parameters.isWide ? undefined : 240 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("img", { name: "Outline Created" })).toBeVisible();
    await expect(canvasElement.querySelectorAll("[data-reached]")).toHaveLength(2);
  },
});

export const Done = meta.story({ args: { value: 100, label: "Done" } });

const open = defaultMarkers.map((marker) => ({ ...marker, isOpen: marker.position === 75 }));
const withoutReading = defaultMarkers.map((marker) => ({ ...marker, isSkipped: marker.position === 50 }));

/** The assessment was passed by: its bead stays open. */
export const Skipped = meta.story({
  args: { value: 75, label: "Ready to Create", markers: withoutReading },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll("[data-reached]")).toHaveLength(3);
  },
});

/** It is reached, and something is still open: no bead is tied there. */
export const ReachedAndOpen = meta.story({
  args: { value: 75, label: "Ready to Create, 5 places still open", markers: open },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll("[data-reached]")).toHaveLength(3);
    await expect(canvasElement.querySelectorAll("[data-open]")).toHaveLength(1);
  },
});

export const KitchenSink = meta.story({
  parameters: { isWide: true },
  render: () => (
    <Sheet>
      {[0, 24, 25, 50, 75, 100].map((value) => (
        <Specimen key={value} label={`${value}`}>
          <div style={{ inlineSize: 240 }}>
            <MiniThread value={value} label={`${value} percent`} />
          </div>
        </Specimen>
      ))}
      <Specimen label="75, the assessment passed by">
        <div style={{ inlineSize: 240 }}>
          <MiniThread value={75} label="Ready to Create" markers={withoutReading} />
        </div>
      </Specimen>
      <Specimen label="on a sheet, and narrow">
        <div
          style={
            {
              inlineSize: 120,
              padding: 12,
              background: "var(--color-sheet)",
              "--thread-ground": "var(--color-sheet)",
            } as CSSProperties
          }
        >
          <MiniThread value={50} label="Optional Assessment" />
        </div>
      </Specimen>
    </Sheet>
  ),
});
