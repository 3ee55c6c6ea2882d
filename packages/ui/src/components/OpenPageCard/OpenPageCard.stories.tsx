import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { OpenPageCard } from "./OpenPageCard.tsx";

const meta = preview.meta({
  component: OpenPageCard,
  title: "Components/Cards/OpenPageCard",
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
  play: async ({ canvas }) => {
    await expect(canvas.getByText("14 minutes ago")).toBeVisible();
    await expect(canvas.getByRole("link", { name: /Pick up here/ })).toHaveAttribute("href", "/drafts/1");
  },
});

export const NothingWritten = meta.story({ args: { excerpt: "", progress: 0, progressLabel: "Start" } });

export const VeryLong = meta.story({
  args: { title: "Donaudampfschifffahrtsgesellschaft".repeat(4), excerpt: "word ".repeat(400) },
});
