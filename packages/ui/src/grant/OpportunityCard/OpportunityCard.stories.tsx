import { expect } from "storybook/test";
import { KitchenSink as Sheet } from "../../docs/KitchenSink.tsx";
import { stopClock } from "../../../../../.storybook/docs/stopClock.ts";
import preview from "../../../../../.storybook/preview.tsx";
import { Button } from "../../actions/Button/Button.tsx";
import { opportunityCardGuide } from "./OpportunityCard.guide.ts";
import { OpportunityCard } from "./OpportunityCard.tsx";

const day = 86_400_000;
const now = new Date(2026, 10, 21, 9);

const meta = preview.meta({
  component: OpportunityCard,
  title: "Components/Grant/OpportunityCard",
  parameters: { guide: opportunityCardGuide },
  args: {
    title: "Community Food Projects Competitive Grants Program",
    from: "National Institute of Food and Agriculture · USDA-NIFA-CFP-012345",
    deadline: new Date(Date.now() + 90 * day),
    amount: "$10,000 to $125,000",
    reason:
      "Your word “food” is in its title; “food gardens” and “land” are in its description; it is open to nonprofits.",
    description:
      "Designed to increase food security in low-income communities.\n\nGardens and pantries were funded before.",
    eligibility:
      "Nonprofits having a 501(c)(3) status with the IRS, other than institutions of higher education\nPrivate nonprofit entities that have experience in community food work.",
    actions: <Button>We’re Interested</Button>,
  },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ maxInlineSize: parameters.isWide ? undefined : 720 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("heading", { level: 3 })).toHaveTextContent("Community Food Projects");
    await expect(canvas.getByText(/Private nonprofit entities/)).not.toBeVisible();
    await userEvent.click(canvas.getByText("Who may apply, in the funder’s words"));
    await expect(canvas.getByText(/Private nonprofit entities/)).toBeVisible();
  },
});

export const ClosesSoon = meta.story({
  args: { deadline: new Date(Date.now() + 6 * day) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("in 6 days")).toBeVisible();
  },
});

export const Decided = meta.story({
  args: { status: "Interested", actions: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Interested")).toBeVisible();
  },
});

export const Bare = meta.story({
  args: {
    deadline: undefined,
    amount: undefined,
    reason: undefined,
    description: undefined,
    eligibility: undefined,
    actions: undefined,
    level: 2,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2 })).toBeVisible();
    await expect(canvas.getByText("No closing date")).toBeVisible();
  },
});

export const LongWords = meta.story({
  args: {
    title: "Donaudampfschifffahrtsgesellschaftskapitänsförderung",
    from: "x".repeat(200),
    reason: "y".repeat(200),
  },
  play: async ({ canvas }) => {
    const card = canvas.getByRole("article");
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
});

export const KitchenSink = meta.story({
  parameters: { isWide: true },
  beforeEach: () => stopClock(now),
  render: (args) => (
    <Sheet>
      <div style={{ display: "grid", gap: 20, maxInlineSize: 760 }}>
        <OpportunityCard {...args} deadline={new Date(2027, 2, 1, 12)} />
        <OpportunityCard {...args} deadline={new Date(2026, 9, 1, 12)} status="Interested" actions={undefined} />
        <OpportunityCard title="The least that a source tells" from="A funder" />
      </div>
    </Sheet>
  ),
});
