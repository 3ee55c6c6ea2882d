import { expect } from "storybook/test";
import { KitchenSink as Sheet } from "../../docs/KitchenSink.tsx";
import { stopClock } from "../../../../../.storybook/docs/stopClock.ts";
import preview from "../../../../../.storybook/preview.tsx";
import { BookmarkIcon } from "../../icons/icons.tsx";
import { IconButton } from "../../actions/IconButton/IconButton.tsx";
import { ledgerRowGuide } from "./LedgerRow.guide.ts";
import { LedgerRow } from "./LedgerRow.tsx";

const now = new Date(2026, 10, 21, 9);
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

const meta = preview.meta({
  component: LedgerRow,
  title: "Components/Grant/LedgerRow",
  parameters: { guide: ledgerRowGuide },
  args: {
    href: "/docs/new/1",
    title: "Small Plots Fund",
    funder: "The Hollin Vey Trust",
    place: "Alder, Brack and Low counties",
    deadline: inDays(6),
    amount: "to $12,000",
  },
  decorators: [
    (Story, { parameters }) =>
      parameters.isSheet ? (
        <Story />
      ) : (
        <ul>
          <Story />
        </ul>
      ),
  ],
});

export const ClosesSoon = meta.story({
  parameters: { spec: ["2.4-deadline-near"] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("in 6 days")).toBeVisible();
  },
});

export const ClosesLater = meta.story({ args: { deadline: inDays(56) } });

export const Anytime = meta.story({
  args: { deadline: undefined, amount: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("no closing date")).toBeVisible();
  },
});

/** A form that is open at any time says how large it is. */
export const BySize = meta.story({
  args: { deadline: undefined, amount: undefined, extent: "11 sections" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("11 sections")).toBeVisible();
    await expect(canvas.queryByText("no closing date")).not.toBeInTheDocument();
  },
});

export const WithActions = meta.story({
  args: { actions: <IconButton label="Bookmark Small Plots Fund" icon={<BookmarkIcon />} isSelected={false} /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Small Plots Fund" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Bookmark Small Plots Fund" })).toHaveFocus();
  },
});

export const Closed = meta.story({ parameters: { spec: ["2.4-deadline-past"] }, args: { deadline: inDays(-3) } });

export const KitchenSink = meta.story({
  parameters: { isSheet: true },
  beforeEach: () => stopClock(now),
  render: (args) => {
    const bookmark = (name: string, isSelected = false) => (
      <IconButton label={`Bookmark ${name}`} icon={<BookmarkIcon />} isSelected={isSelected} />
    );
    return (
      <Sheet>
        <ul>
          <LedgerRow {...args} deadline={new Date(2026, 10, 27, 12)} actions={bookmark("Small Plots Fund", true)} />
          <LedgerRow
            {...args}
            href="#today"
            title="Food and Growing round"
            deadline={new Date(2026, 10, 21, 23)}
            actions={bookmark("Food and Growing round")}
          />
          <LedgerRow
            {...args}
            href="#later"
            title="Young Hands, Old Skills"
            deadline={new Date(2027, 0, 16, 12)}
            actions={bookmark("Young Hands")}
          />
          <LedgerRow
            {...args}
            href="#any"
            title="Tools and Seeds micro-grants"
            deadline={undefined}
            amount={undefined}
            actions={bookmark("Tools and Seeds")}
          />
          <LedgerRow
            {...args}
            href="#closed"
            title="Winter Warmth"
            deadline={new Date(2026, 10, 2, 12)}
            actions={bookmark("Winter Warmth")}
          />
          <LedgerRow
            {...args}
            href="#long"
            title="Donaudampfschifffahrtsgesellschaftskapitänsförderung"
            funder="Landwirtschaftsförderungsgesellschaft mit beschränkter Haftung"
            deadline={new Date(2026, 11, 14, 12)}
            amount="$5,000 to $20,000 a year"
            actions={bookmark("Donaudampfschifffahrt")}
          />
        </ul>
        <ul>
          <LedgerRow {...args} href="#bare" title="Without a bookmark" deadline={new Date(2026, 11, 14, 12)} />
        </ul>
      </Sheet>
    );
  },
});
