import { expect, waitFor } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { RelativeTime } from "./RelativeTime.tsx";

const meta = preview.meta({
  component: RelativeTime,
  title: "Components/Content/RelativeTime",
  args: { date: new Date() },
});

export const Now = meta.story({
  render: () => <RelativeTime date={new Date(Date.now() - 100)} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("0 seconds ago")).toBeVisible();
    await waitFor(() => expect(canvas.getByText(/^[12] seconds? ago$/)).toBeVisible(), { timeout: 3000 });
  },
});

export const Hours = meta.story({
  render: () => <RelativeTime date={new Date(Date.now() - 3 * 3_600_000).toISOString()} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("3 hours ago")).toBeVisible();
  },
});

export const Future = meta.story({
  render: () => <RelativeTime date={new Date(Date.now() + 60_000)} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("in the future")).toBeVisible();
  },
});
