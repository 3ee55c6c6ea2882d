import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { WordCountBadge } from "./WordCountBadge.tsx";

const meta = preview.meta({ component: WordCountBadge, title: "Components/Writing/WordCountBadge" });

export const Range = meta.story({
  parameters: { spec: ["2.2-word-count-range"] },
  args: { minWordCount: 80, maxWordCount: 250 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("80-250 words")).toBeVisible();
  },
});

export const Minimum = meta.story({
  parameters: { spec: ["2.2-word-count-minimum"] },
  args: { minWordCount: 80 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Min 80 words")).toBeVisible();
  },
});

export const Maximum = meta.story({
  parameters: { spec: ["2.2-word-count-maximum"] },
  args: { maxWordCount: 250 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Max 250 words")).toBeVisible();
  },
});

export const None = meta.story({
  args: { minWordCount: null, maxWordCount: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/words/)).toBeNull();
  },
});
