import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { BookmarkIcon } from "../../icons/icons.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { ReportRow } from "./ReportRow.tsx";

const meta = preview.meta({
  component: ReportRow,
  title: "Components/Cards/ReportRow",
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
