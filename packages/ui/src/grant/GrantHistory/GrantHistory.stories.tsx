import { expect } from "storybook/test";
import { KitchenSink as Sheet } from "../../docs/KitchenSink.tsx";
import preview from "../../../../../.storybook/preview.tsx";
import { grantHistoryGuide } from "./GrantHistory.guide.ts";
import { GrantHistory } from "./GrantHistory.tsx";

const meta = preview.meta({
  component: GrantHistory,
  title: "Components/Grant/GrantHistory",
  parameters: { guide: grantHistoryGuide },
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
    await expect(canvas.getByRole("region", { name: "Previous Grant History" })).toBeVisible();
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
    await expect(canvas.getByText("$8,400 · 2024")).toBeVisible();
  },
});

export const KitchenSink = meta.story({
  render: ({ items }) => (
    <Sheet>
      <GrantHistory title="Previous Grant History" items={items} />
      <GrantHistory
        title="An amount alone, a year alone"
        items={[
          { name: "Fenwick Hall raised beds", fundingAmount: 1_284_000 },
          { name: "Seed library", year: 2022 },
        ]}
      />
      <div style={{ maxInlineSize: 240 }}>
        <GrantHistory
          title="Long words on a narrow place"
          items={[
            {
              name: "Landwirtschaftsförderungsgesellschaft",
              fundingAmount: 128_400,
              year: 2024,
              funder: "Donaudampfschifffahrtsgesellschaftskapitänsstiftung",
              description: "What was done with it, in a sentence that needs several lines.",
            },
          ]}
        />
      </div>
    </Sheet>
  ),
});
