import { expect } from "storybook/test";
import { KitchenSink as Sheet, Specimen } from "../../docs/KitchenSink.tsx";
import preview from "../../../../../.storybook/preview.tsx";
import { countBadgeGuide } from "./CountBadge.guide.ts";
import { CountBadge } from "./CountBadge.tsx";

const meta = preview.meta({
  component: CountBadge,
  title: "Components/Feedback/CountBadge",
  parameters: { guide: countBadgeGuide },
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

export const KitchenSink = meta.story({
  render: () => (
    <Sheet>
      <Specimen label="one digit, two, many, another max, none">
        <CountBadge count={2} />
        <CountBadge count={47} />
        <CountBadge count={240} />
        <CountBadge count={12} max={9} />
        <CountBadge count={0} />
      </Specimen>
      <p>
        Active Tasks <CountBadge count={2} />
      </p>
      <p>
        Team Inbox <CountBadge count={240} label="240 unread" />
      </p>
    </Sheet>
  ),
});
