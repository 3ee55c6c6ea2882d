import { expect } from "storybook/test";
import { KitchenSink as Sheet, Specimen } from "../../docs/KitchenSink.tsx";
import preview from "../../../../../.storybook/preview.tsx";
import { characterRingGuide } from "./CharacterRing.guide.ts";
import { CharacterRing } from "./CharacterRing.tsx";

const meta = preview.meta({
  component: CharacterRing,
  title: "Components/Fields/CharacterRing",
  parameters: { guide: characterRingGuide },
});

function level(canvasElement: HTMLElement) {
  return canvasElement.querySelector("[data-level]")?.getAttribute("data-level");
}

export const Empty = meta.story({ args: { length: 0, max: 2000 } });

export const BelowHalf = meta.story({
  parameters: { spec: ["2.2-character-counter", "2.2-ring-green"] },
  args: { length: 999, max: 2000 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("999/2000")).toBeVisible();
    await expect(level(canvasElement)).toBe("low");
  },
});

export const BelowThreeQuarters = meta.story({
  parameters: { spec: ["2.2-ring-yellow"] },
  args: { length: 1000, max: 2000 },
  play: async ({ canvasElement }) => {
    await expect(level(canvasElement)).toBe("mid");
  },
});

export const NearLimit = meta.story({
  parameters: { spec: ["2.2-ring-red"] },
  args: { length: 1500, max: 2000 },
  play: async ({ canvasElement }) => {
    await expect(level(canvasElement)).toBe("high");
  },
});

export const AtLimit = meta.story({
  args: { length: 2000, max: 2000 },
  play: async ({ canvas, canvasElement }) => {
    await expect(level(canvasElement)).toBe("high");
    await expect(canvas.getByText("2000 of 2000 characters")).toBeInTheDocument();
  },
});

export const OverLimit = meta.story({
  args: { length: 632, max: 600 },
  play: async ({ canvas, canvasElement }) => {
    await expect(level(canvasElement)).toBe("over");
    await expect(canvas.getByText("632/600")).toBeVisible();
    const excess = canvas.getByText("32 over");
    await expect(excess).toBeVisible();
    const ring = canvasElement.querySelector("[data-level]")!;
    await expect(excess.getBoundingClientRect().right).toBeLessThanOrEqual(ring.getBoundingClientRect().right + 1);
    await expect(ring.scrollWidth).toBeLessThanOrEqual(ring.clientWidth);
    await expect(canvas.getByText("632 of 600 characters, 32 over the limit")).toBeInTheDocument();
  },
});

/** It counts against less than what is too much: it is red, and nothing is called over. */
export const BelowAHigherLimit = meta.story({
  args: { length: 5270, max: 4000, limit: 10_000 },
  play: async ({ canvas, canvasElement }) => {
    await expect(level(canvasElement)).toBe("high");
    await expect(canvas.getByText("5270/4000")).toBeVisible();
    await expect(canvas.queryByText(/over/)).toBeNull();
  },
});

export const KitchenSink = meta.story({
  render: () => (
    <Sheet>
      {[
        ["empty", 0, 2000],
        ["below half", 999, 2000],
        ["below three quarters", 1000, 2000],
        ["near the limit", 1500, 2000],
        ["at the limit", 2000, 2000],
        ["over", 632, 600],
        ["far over, many digits", 128_400, 10_000],
        ["a small limit", 3, 20],
      ].map(([label, length, max]) => (
        <Specimen key={label} label={String(label)}>
          <div style={{ inlineSize: 240, textAlign: "end" }}>
            <CharacterRing length={Number(length)} max={Number(max)} />
          </div>
        </Specimen>
      ))}
    </Sheet>
  ),
});
