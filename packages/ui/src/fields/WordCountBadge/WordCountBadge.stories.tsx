import { expect } from "storybook/test";
import { KitchenSink as Sheet, Specimen } from "../../docs/KitchenSink.tsx";
import preview from "../../../../../.storybook/preview.tsx";
import { wordCountBadgeGuide } from "./WordCountBadge.guide.ts";
import { WordCountBadge } from "./WordCountBadge.tsx";

const meta = preview.meta({
  component: WordCountBadge,
  title: "Components/Fields/WordCountBadge",
  parameters: { guide: wordCountBadgeGuide },
});

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

export const KitchenSink = meta.story({
  render: () => (
    <Sheet>
      <Specimen label="a range, a minimum, a maximum">
        <WordCountBadge minWordCount={80} maxWordCount={250} />
        <WordCountBadge minWordCount={80} />
        <WordCountBadge maxWordCount={250} />
      </Specimen>
      <Specimen label="large numbers">
        <WordCountBadge minWordCount={1500} maxWordCount={12000} />
      </Specimen>
      <Specimen label="no limits: nothing">
        <WordCountBadge minWordCount={null} maxWordCount={0} />
      </Specimen>
    </Sheet>
  ),
});
