import { expect } from "storybook/test";
import { KitchenSink as Sheet } from "../../docs/KitchenSink.tsx";
import preview from "../../../../../.storybook/preview.tsx";
import { BookmarkIcon } from "../../icons/icons.tsx";
import { IconButton } from "../../actions/IconButton/IconButton.tsx";
import { reportRowGuide } from "./ReportRow.guide.ts";
import { ReportRow } from "./ReportRow.tsx";

const meta = preview.meta({
  component: ReportRow,
  title: "Components/Grant/ReportRow",
  parameters: { guide: reportRowGuide },
  args: {
    href: "#final",
    title: "Final report with accounts",
    funder: "The Hollin Vey Trust",
    note: "Due within 60 days of the last payment",
    actions: <IconButton label="Bookmark Final report with accounts" icon={<BookmarkIcon />} isSelected={false} />,
  },
  render: (args) => (
    <ul>
      <ReportRow {...args} />
      <ReportRow href="#year-one" title="Year-one report, growing and food" funder="Alder Community Fund" />
    </ul>
  ),
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Final report with accounts" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Bookmark Final report with accounts" })).toHaveFocus();
  },
});

export const SmallScreen = meta.story({ globals: { viewport: { value: "small" } } });

export const KitchenSink = meta.story({
  render: ({ actions }) => (
    <Sheet>
      <ul>
        <ReportRow
          href="#final"
          title="Final report with accounts"
          funder="The Hollin Vey Trust"
          note="Due within 60 days of the last payment"
          actions={actions}
        />
        <ReportRow href="#year-one" title="Year-one report, growing and food" funder="Alder Community Fund" />
        <ReportRow
          href="#long"
          title={"Donaudampfschifffahrtsgesellschaft ".repeat(2)}
          funder="The Foundation for Community Gardens, Orchards and Allotments of the North"
          note="Due when the second of three payments has been spent, and not later than two years after the first"
          actions={<IconButton label="Remove the bookmark of the long report" icon={<BookmarkIcon />} isSelected />}
        />
      </ul>
    </Sheet>
  ),
});
