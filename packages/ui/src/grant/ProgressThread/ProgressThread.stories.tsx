import { expect } from "storybook/test";
import { KitchenSink as Sheet } from "../../docs/KitchenSink.tsx";
import preview from "../../../../../.storybook/preview.tsx";
import { progressThreadGuide } from "./ProgressThread.guide.ts";
import { ProgressThread } from "./ProgressThread.tsx";

const meta = preview.meta({
  component: ProgressThread,
  title: "Components/Grant/ProgressThread",
  parameters: { guide: progressThreadGuide },
  args: { value: 62, from: "Start", to: "Outline Created", label: "Creating your outline" },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 504 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar", { name: "Creating your outline" })).toHaveAttribute(
      "aria-valuenow",
      "62",
    );
  },
});

export const Begun = meta.story({ args: { value: 0 } });

export const Nearly = meta.story({
  args: { value: 99 },
  play: async ({ canvasElement }) => {
    const needle = canvasElement.querySelector('[data-part="needle"]')?.getBoundingClientRect();
    const hole = canvasElement.querySelector('[data-part="hole"]')?.getBoundingClientRect();
    if (document.documentElement.dir === "rtl")
      await expect(needle?.left).toBeGreaterThanOrEqual((hole?.left ?? 0) - 8);
    else await expect(needle?.right).toBeLessThanOrEqual((hole?.right ?? 0) + 8);
  },
});

export const Done = meta.story({ args: { value: 100 } });

export const KitchenSink = meta.story({
  render: () => (
    <Sheet>
      {[0, 40, 99, 100].map((value) => (
        <ProgressThread
          key={value}
          value={value}
          from="Start"
          to="Outline Created"
          label={`Creating, ${value} percent`}
        />
      ))}
    </Sheet>
  ),
});
