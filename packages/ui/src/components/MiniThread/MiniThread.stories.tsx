import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { MiniThread } from "./MiniThread.tsx";

const meta = preview.meta({
  component: MiniThread,
  title: "Components/Progress/MiniThread",
  args: { value: 40, label: "Outline Created" },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 240 }}>
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
