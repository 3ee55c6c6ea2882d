import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { GrantHistory } from "./GrantHistory.tsx";

const meta = preview.meta({
  component: GrantHistory,
  title: "Components/Cards/GrantHistory",
  args: {
    title: "Previous Grant History",
    items: [
      { name: "Fenwick Hall raised beds", fundingAmount: 8400, year: 2024, funder: "Alder Community Fund" },
      { name: "Seed library", year: 2022, description: "Seeds, tools and a shed." },
      { name: "A name alone" },
    ],
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText("$8,400 · 2024")).toBeVisible();
  },
});
