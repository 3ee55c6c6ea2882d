import { expect } from "storybook/test";
import { KitchenSink as Sheet } from "../../docs/KitchenSink.tsx";
import { stopClock } from "../../../../../.storybook/docs/stopClock.ts";
import preview from "../../../../../.storybook/preview.tsx";
import { openPageCardGuide } from "./OpenPageCard.guide.ts";
import { OpenPageCard } from "./OpenPageCard.tsx";

const meta = preview.meta({
  component: OpenPageCard,
  title: "Components/Grant/OpenPageCard",
  parameters: { guide: openPageCardGuide },
  args: {
    meta: "Grant · section 3 of 7, Methods",
    edited: { label: "Edited", date: new Date(Date.now() - 14 * 60_000) },
    title: "Common Ground: twelve food gardens for Alder County",
    href: "/drafts/1",
    excerpt:
      "Water follows: six parcels have a standpipe already, and six take a 2,000-litre tank fed from a neighbour’s roof under a written agreement. Stewards are paid for the first season. Each garden appoints three, who train together over eight Saturdays at the Fenwick Hall plot and then teach the rest of their street. By the second spring",
    actionLabel: "Pick up here",
    progress: 50,
    progressLabel: "Optional Assessment",
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText("14 minutes ago")).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: /^Common Ground/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: /^Pick up here: Common Ground/ })).toHaveFocus();
    await expect(canvas.getByRole("link", { name: /Pick up here/ })).toHaveAttribute("href", "/drafts/1");
  },
});

export const NothingWritten = meta.story({ args: { excerpt: "", progress: 0, progressLabel: "Start" } });

export const VeryLong = meta.story({
  args: { title: "Donaudampfschifffahrtsgesellschaft".repeat(4), excerpt: "word ".repeat(400) },
});

export const KitchenSink = meta.story({
  beforeEach: () => stopClock(Date.parse("2026-11-21T12:00:00Z")),
  render: (args) => (
    <Sheet>
      <OpenPageCard {...args} edited={{ label: "Edited", date: "2026-11-21T11:46:00Z" }} />
      <OpenPageCard
        {...args}
        edited={{ label: "Edited", date: "2026-11-20T12:00:00Z" }}
        excerpt=""
        progress={0}
        progressLabel="Start"
      />
      <OpenPageCard
        {...args}
        edited={{ label: "Edited", date: "2026-10-12T12:00:00Z" }}
        title={"Donaudampfschifffahrtsgesellschaft".repeat(3)}
        excerpt={"word ".repeat(300)}
        progress={75}
        progressLabel="Ready to Create"
        note="1 section to fix"
      />
    </Sheet>
  ),
});
