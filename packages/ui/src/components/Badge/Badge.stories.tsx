import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { Badge } from "./Badge.tsx";

const meta = preview.meta({ component: Badge, title: "Feedback/Badge", args: { children: "Expired" } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Expired")).toBeVisible();
  },
});

export const Attention = meta.story({ args: { tone: "attention", children: "in 6 days" } });

export const Danger = meta.story({ args: { tone: "danger", children: "1 urgent" } });

export const Brand = meta.story({ args: { tone: "brand", children: "Unread" } });
