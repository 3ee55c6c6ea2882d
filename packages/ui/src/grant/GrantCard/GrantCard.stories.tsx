import { expect, fn } from "storybook/test";
import { KitchenSink as Sheet } from "../../docs/KitchenSink.tsx";
import { stopClock } from "../../../../../.storybook/docs/stopClock.ts";
import preview from "../../../../../.storybook/preview.tsx";
import { BookmarkIcon } from "../../icons/icons.tsx";
import { IconButton } from "../../actions/IconButton/IconButton.tsx";
import { grantCardGuide } from "./GrantCard.guide.ts";
import { GrantCard } from "./GrantCard.tsx";

const day = 86_400_000;
const bookmark = fn();
const now = new Date(2026, 10, 21, 9);

const meta = preview.meta({
  component: GrantCard,
  title: "Components/Grant/GrantCard",
  parameters: { guide: grantCardGuide },
  beforeEach: () => {
    bookmark.mockClear();
  },
  args: {
    href: "#small-plots",
    title: "Small Plots Fund",
    funder: "The Hollin Vey Trust",
    place: "Alder, Brack and Low counties",
    description:
      "Fencing, water and tools for gardens under half an acre. One page, two photographs, one quote. Decided within six weeks.",
    deadline: new Date(Date.now() + 60 * day),
    amount: "to $12,000",
    category: "Food and land",
    actions: (
      <IconButton
        label="Bookmark Small Plots Fund"
        icon={<BookmarkIcon />}
        isSelected={false}
        onPress={() => bookmark()}
      />
    ),
  },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ maxInlineSize: parameters.isWide ? undefined : 356 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole("link", { name: "Small Plots Fund" });
    await expect(canvas.getAllByRole("link")).toHaveLength(1);
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Bookmark Small Plots Fund" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(bookmark).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    const card = canvas.getByRole("article").getBoundingClientRect();
    await expect(document.elementFromPoint(card.left + 20, card.bottom - 20)).toBe(link);
  },
});

export const ClosesSoon = meta.story({
  parameters: { spec: ["2.4-deadline-near"] },
  args: { deadline: new Date(Date.now() + 6 * day) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("in 6 days")).toBeVisible();
  },
});

export const OpenAtAnyTime = meta.story({
  args: { deadline: undefined },
  play: async ({ canvas }) => {
    const size = (text: string) => Number.parseFloat(getComputedStyle(canvas.getByText(text)).fontSize);
    // In one run of words: their space is as wide as any other.
    await expect(canvas.getByText("Any time")).toBeVisible();
    // What does not press is not the loudest thing of the card.
    await expect(size("Any time")).toBeLessThan(size(canvas.getByRole("heading").textContent));
  },
});

/** A description ends with a sentence; who listens has all of it. */
export const WholeSentences = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText("Fencing, water and tools for gardens under half an acre.")).toBeVisible();
    await expect(canvas.queryByText(/…/)).not.toBeInTheDocument();
    await expect(canvas.getByText(args.description)).toBeInTheDocument();
  },
});

export const Expired = meta.story({
  parameters: { spec: ["2.4-expired-card"] },
  args: { deadline: new Date(Date.now() - 20 * day), isExpired: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Expired")).toBeVisible();
    await expect(canvas.getByRole("link")).toBeEnabled();
  },
});

export const PastDeadline = meta.story({
  parameters: { spec: ["2.4-deadline-past"] },
  args: { deadline: new Date(Date.now() - day) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Expired")).toBeVisible();
  },
});

export const LongCategory = meta.story({
  args: { category: "Training, employment and enterprise for young people" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Training, employment and enterprise…")).toBeVisible();
    await expect(canvas.getByText("Training, employment and enterprise for young people")).toBeInTheDocument();
  },
});

export const LongWords = meta.story({
  args: {
    title: "Donaudampfschifffahrtsgesellschaftskapitänsförderung",
    description: "x".repeat(240),
    amount: "$5,000 to $20,000 a year",
    category: "Landwirtschaftsförderungsprogramme",
  },
  play: async ({ canvas }) => {
    const card = canvas.getByRole("article");
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
});

export const Bare = meta.story({ args: { amount: undefined, category: undefined, actions: undefined } });

export const KitchenSink = meta.story({
  parameters: { isWide: true },
  beforeEach: () => stopClock(now),
  render: (args) => {
    const actions = (name: string, isSelected: boolean) => (
      <IconButton label={`Bookmark ${name}`} icon={<BookmarkIcon />} isSelected={isSelected} />
    );
    return (
      <Sheet>
        <div style={{ display: "grid", gridTemplateColumns: "repeat(auto-fit, minmax(300px, 1fr))", gap: 20 }}>
          <GrantCard {...args} deadline={new Date(2027, 0, 16, 12)} actions={actions("Small Plots Fund", false)} />
          <GrantCard
            {...args}
            href="#soon"
            title="Food and Growing round"
            deadline={new Date(2026, 10, 27, 12)}
            actions={actions("Food and Growing round", true)}
          />
          <GrantCard
            {...args}
            href="#any"
            title="Tools and Seeds micro-grants"
            deadline={undefined}
            category="Training, employment and enterprise for young people"
            actions={actions("Tools and Seeds", false)}
          />
          <GrantCard
            {...args}
            href="#expired"
            title="Winter Warmth"
            deadline={new Date(2026, 10, 2, 12)}
            actions={actions("Winter Warmth", true)}
          />
          <GrantCard
            {...args}
            href="#bare"
            title="A card with the least of everything"
            description="One line."
            deadline={new Date(2026, 11, 14, 12)}
            place=""
            amount={undefined}
            category={undefined}
            actions={undefined}
          />
          <GrantCard
            {...args}
            href="#long"
            title="Donaudampfschifffahrtsgesellschaftskapitänsförderung"
            funder="Landwirtschaftsförderungsgesellschaft mit beschränkter Haftung"
            description={"x".repeat(240)}
            deadline={new Date(2026, 11, 14, 12)}
            amount="$5,000 to $20,000 a year"
            category="Landwirtschaftsförderungsprogramme"
            actions={actions("Donaudampfschifffahrt", false)}
          />
        </div>
      </Sheet>
    );
  },
});
