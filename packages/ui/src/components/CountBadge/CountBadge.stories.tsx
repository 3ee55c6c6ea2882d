import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { CountBadge } from "./CountBadge.tsx";

const meta = preview.meta({
  component: CountBadge,
  title: "Components/Feedback/CountBadge",
  args: { count: 2 },
  render: (args) => (
    <p>
      Active Tasks <CountBadge {...args} />
    </p>
  ),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText("2")).toBeVisible();
  },
});

export const WithLabel = meta.story({
  args: { label: "2 under way" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("2")).toHaveAttribute("aria-hidden", "true");
    await expect(canvas.getByText("2 under way")).toBeInTheDocument();
  },
});

export const Many = meta.story({
  args: { count: 240 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("99+")).toBeVisible();
  },
});

export const None = meta.story({
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("0")).not.toBeInTheDocument();
  },
});
