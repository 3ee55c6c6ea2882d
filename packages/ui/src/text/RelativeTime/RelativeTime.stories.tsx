import { expect, waitFor } from "storybook/test";
import { KitchenSink as Sheet } from "../../docs/KitchenSink.tsx";
import { stopClock } from "../../../../../.storybook/docs/stopClock.ts";
import preview from "../../../../../.storybook/preview.tsx";
import { relativeTimeGuide } from "./RelativeTime.guide.ts";
import { RelativeTime } from "./RelativeTime.tsx";

const noon = Date.parse("2026-11-21T12:00:00Z");

const meta = preview.meta({
  component: RelativeTime,
  title: "Components/Text/RelativeTime",
  parameters: { guide: relativeTimeGuide },
  args: { date: new Date() },
});

export const Now = meta.story({
  render: () => <RelativeTime date={new Date(Date.now() - 100)} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^\d seconds? ago$/)).toBeVisible();
    await waitFor(() => expect(canvas.getByText(/^[1-9] seconds? ago$/)).toBeVisible());
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

export const KitchenSink = meta.story({
  beforeEach: () => stopClock(noon),
  render: () => (
    <Sheet>
      {[0, 1_000, 40_000, 60_000, 14 * 60_000, 3 * 3_600_000, 24 * 3_600_000, 40 * 24 * 3_600_000, -60_000].map(
        (age) => (
          <div key={age}>
            <RelativeTime date={new Date(noon - age)} />
          </div>
        ),
      )}
    </Sheet>
  ),
});
