import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { LedgerRow } from "./LedgerRow.tsx";

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

const meta = preview.meta({
  component: LedgerRow,
  title: "Components/Cards/LedgerRow",
  args: {
    href: "/docs/new/1",
    title: "Small Plots Fund",
    funder: "The Hollin Vey Trust",
    place: "Alder, Brack and Low counties",
    deadline: inDays(6),
    amount: "to $12,000",
  },
  decorators: [
    (Story) => (
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

export const Closed = meta.story({ parameters: { spec: ["2.4-deadline-past"] }, args: { deadline: inDays(-3) } });
