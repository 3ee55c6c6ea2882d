import { expect } from "storybook/test";
import { KitchenSink as Sheet, Specimen } from "../../docs/KitchenSink.tsx";
import preview from "../../../../../.storybook/preview.tsx";
import { moreCardGuide } from "./MoreCard.guide.ts";
import { MoreCard } from "./MoreCard.tsx";

const meta = preview.meta({
  component: MoreCard,
  title: "Components/Grant/MoreCard",
  parameters: { guide: moreCardGuide },
  args: { href: "/docs", label: "All proposals" },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("link", { name: "All proposals" })).toHaveAttribute("href", "/docs");
    await userEvent.tab();
    await expect(canvas.getByRole("link")).toHaveFocus();
  },
});

export const KitchenSink = meta.story({
  render: () => (
    <Sheet>
      <Specimen label="as low as it gets">
        <div style={{ inlineSize: 260 }}>
          <MoreCard href="#docs" label="All proposals" />
        </div>
      </Specimen>
      <Specimen label="as high as its row">
        <div style={{ inlineSize: 260, blockSize: 200 }}>
          <MoreCard href="#drafts" label="All drafts" />
        </div>
        <div style={{ inlineSize: 160, blockSize: 200 }}>
          <MoreCard href="#grants" label="All grants that are open to community gardens" />
        </div>
      </Specimen>
    </Sheet>
  ),
});
