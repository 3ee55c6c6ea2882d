import { expect } from "storybook/test";
import { KitchenSink as Sheet, Specimen } from "../../docs/KitchenSink.tsx";
import preview from "../../../../../.storybook/preview.tsx";
import { skeletonGuide } from "./Skeleton.guide.ts";
import { LoadingRegion, Skeleton } from "./Skeleton.tsx";

const meta = preview.meta({
  component: Skeleton,
  title: "Components/Feedback/Skeleton",
  parameters: { guide: skeletonGuide },
});

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("[aria-hidden]")).toHaveStyle({ display: "grid" });
  },
});

export const Lines = meta.story({
  args: { lines: 3, width: 320 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll("[aria-hidden] > span")).toHaveLength(3);
  },
});

export const Title = meta.story({ args: { width: "40%", height: 28 } });

export const Loading = meta.story({
  render: () => (
    <LoadingRegion label="Loading drafts">
      <div style={{ display: "grid", gap: 28, maxInlineSize: 400 }}>
        {[68, 82, 54].map((width) => (
          <div key={width} style={{ display: "grid", gap: 12 }}>
            <Skeleton width={`${width}%`} height={16} />
            <Skeleton width={`${width - 26}%`} />
          </div>
        ))}
      </div>
    </LoadingRegion>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading drafts");
  },
});

export const KitchenSink = meta.story({
  render: () => (
    <Sheet>
      <Specimen label="one, of a width and a height">
        <Skeleton width={240} />
        <Skeleton width={120} height={28} />
      </Specimen>
      <Specimen label="lines">
        <Skeleton lines={3} width={320} />
      </Specimen>
      <LoadingRegion label="Loading drafts">
        <Specimen label="a list that loads">
          <div style={{ display: "grid", gap: 28, inlineSize: 400 }}>
            {[68, 82, 54].map((width) => (
              <div key={width} style={{ display: "grid", gap: 12 }}>
                <Skeleton width={`${width}%`} height={16} />
                <Skeleton width={`${width - 26}%`} />
              </div>
            ))}
          </div>
        </Specimen>
      </LoadingRegion>
    </Sheet>
  ),
});
