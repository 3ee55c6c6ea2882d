import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { LoadingRegion, Skeleton } from "./Skeleton.tsx";

const meta = preview.meta({ component: Skeleton, title: "Components/Feedback/Skeleton" });

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
