import { expect } from "storybook/test";
import { KitchenSink as Sheet, Specimen } from "../../docs/KitchenSink.tsx";
import preview from "../../../../../.storybook/preview.tsx";
import { CheckIcon } from "../../icons/icons.tsx";
import { badgeGuide } from "./Badge.guide.ts";
import { Badge } from "./Badge.tsx";

const meta = preview.meta({
  component: Badge,
  title: "Components/Feedback/Badge",
  parameters: { guide: badgeGuide },
  args: { children: "Expired" },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Expired")).toBeVisible();
  },
});

export const Attention = meta.story({ args: { tone: "attention", children: "in 6 days" } });

export const Danger = meta.story({ args: { tone: "danger", children: "1 urgent" } });

export const Brand = meta.story({ args: { tone: "brand", children: "Unread" } });

/** Every badge that the product shows, and its tone. */
export const AllOfTheProduct = meta.story({
  render: () => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: 8 }}>
      <Badge>Expired</Badge>
      <Badge>Deadline Passed</Badge>
      <Badge>Read</Badge>
      <Badge tone="brand">Unread</Badge>
      <Badge tone="brand">Interested</Badge>
      <Badge tone="attention">in 6 days</Badge>
      <Badge tone="attention">due today</Badge>
      <Badge tone="attention">Important</Badge>
      <Badge tone="danger">Urgent</Badge>
    </div>
  ),
  play: async ({ canvas }) => {
    const groundOf = (words: string) => getComputedStyle(canvas.getByText(words)).backgroundColor;
    const grounds = ["Expired", "Unread", "Important", "Urgent"].map(groundOf);
    await expect(new Set(grounds).size).toBe(4);
    await expect(groundOf("Interested")).toBe(groundOf("Unread"));
    await expect(groundOf("due today")).toBe(groundOf("Important"));
  },
});

export const KitchenSink = meta.story({
  render: () => (
    <Sheet>
      <Specimen label="neutral">
        <Badge>Expired</Badge>
        <Badge>Deadline Passed</Badge>
        <Badge>Read</Badge>
      </Specimen>
      <Specimen label="brand">
        <Badge tone="brand">Unread</Badge>
        <Badge tone="brand">Interested</Badge>
      </Specimen>
      <Specimen label="attention">
        <Badge tone="attention">in 6 days</Badge>
        <Badge tone="attention">due today</Badge>
        <Badge tone="attention">Important</Badge>
      </Specimen>
      <Specimen label="danger">
        <Badge tone="danger">Urgent</Badge>
        <Badge tone="danger">1 urgent</Badge>
      </Specimen>
      <Specimen label="with an icon, and on a sheet">
        <Badge tone="brand">
          <CheckIcon size="small" />
          Subscribed
        </Badge>
        <div style={{ padding: 8, background: "var(--color-sheet)" }}>
          <Badge>Expired</Badge> <Badge tone="attention">in 6 days</Badge>
        </div>
      </Specimen>
    </Sheet>
  ),
});
