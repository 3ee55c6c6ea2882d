import { expect, within } from "storybook/test";
import { KitchenSink as Sheet } from "../../docs/KitchenSink.tsx";
import preview from "../../../../../.storybook/preview.tsx";
import { planCardGuide } from "./PlanCard.guide.ts";
import { PlanCard } from "./PlanCard.tsx";
import { PlanCardList } from "./PlanCardList.tsx";
import type { PlanCardProps } from "./PlanCard.tsx";

const one: PlanCardProps = {
  title: "One proposal",
  description: "For the one deadline in front of you.",
  price: 19,
  items: [
    "1 proposal credit, $19 each",
    "Outline, draft and assessment",
    "Unlimited edits afterwards",
    "Credits never expire",
  ],
  href: "#one",
  linkLabel: "Buy one proposal",
};

const five: PlanCardProps = {
  title: "Five proposals",
  description: "For a season of applications.",
  price: 79,
  isFeatured: true,
  items: [
    "5 proposal credits",
    "Outline, draft and assessment",
    "A person reads one of the five",
    "Your own templates",
    "Credits never expire",
  ],
  href: "#five",
  linkLabel: "Buy five proposals",
};

const year: PlanCardProps = {
  title: "A year",
  description: "For a team that applies all year round.",
  price: 190,
  isSubscription: true,
  items: [
    "24 proposal credits",
    "A person reads one proposal a quarter",
    "Team accounts and shared templates",
    "AI Scout, with notes by a reviewer",
  ],
  href: "#year",
  linkLabel: "Subscribe for a year",
};

const meta = preview.meta({
  component: PlanCard,
  title: "Components/Grant/PlanCard",
  parameters: { guide: planCardGuide },
  args: one,
  decorators: [
    (Story, { parameters }) => (
      <div style={{ maxInlineSize: 1120, margin: "auto" }}>
        {parameters.isWhole ? (
          <Story />
        ) : (
          <PlanCardList>
            <Story />
          </PlanCardList>
        )}
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link")).toHaveFocus();
    const [plan] = canvas.getAllByRole("listitem");
    await expect(within(plan!).getByRole("heading", { level: 2 })).toHaveTextContent(/^One proposal$/);
    await expect(within(plan!).getByText("$19")).toBeVisible();
    await expect(canvas.queryByText("/ year")).not.toBeInTheDocument();
    const link = canvas.getByRole("link", { name: "Buy one proposal" });
    await expect(link).toHaveAttribute("href", "#one");
    await expect(link).toHaveAccessibleDescription("One proposal");
  },
});

export const Featured = meta.story({
  args: five,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2 })).toHaveTextContent("Five proposals (Popular)");
  },
});

export const Subscription = meta.story({
  args: year,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("$190").parentElement).toHaveTextContent("$190/ year");
  },
});

export const External = meta.story({
  args: { ...one, href: "/api/p/checkout", isExternal: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link")).toHaveAttribute("rel", "external");
  },
});

const renderAll = () => (
  <PlanCardList>
    <PlanCard {...one} />
    <PlanCard {...five} />
    <PlanCard {...year} />
  </PlanCardList>
);

export const Together = meta.story({
  globals: { viewport: { value: "large" } },
  parameters: { isWhole: true },
  render: renderAll,
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole("link").map((link) => link.getBoundingClientRect());
    await expect(links[0]?.top).toBe(links[2]?.top);
    const [earlier, later] = document.documentElement.dir === "rtl" ? [links[1]!, links[0]!] : [links[0]!, links[1]!];
    await expect(later.left).toBeGreaterThan(earlier.right);
    await expect(links[1]!.width).toBeGreaterThan(links[0]!.width);
  },
});

/** Side by side on a tablet too, line by line. */
export const TogetherMedium = meta.story({
  globals: { viewport: { value: "medium" } },
  parameters: { isWhole: true },
  render: renderAll,
  play: async ({ canvas }) => {
    const levelsOf = (found: readonly Element[]) =>
      new Set(found.map((line) => Math.round(line.getBoundingClientRect().top))).size;
    const prices = ["$19", "$79", "$190"].map((price) => canvas.getByText(price));
    await expect(levelsOf(prices)).toBe(1);
    // Each row of what is in them, too; who needs no line of its own takes none.
    const lists = prices.map((price) => price.closest("li")!.querySelector("ul")!);
    for (const place of [1, 2, 3, 4])
      await expect(levelsOf(lists.map((list) => list.children[place - 1]!)), `row ${place}`).toBe(1);
    const [name] = canvas.getAllByRole("heading");
    await expect(prices[0]!.getBoundingClientRect().top - name!.getBoundingClientRect().bottom).toBeLessThan(72);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});

export const TogetherSmall = meta.story({
  globals: { viewport: { value: "small" } },
  parameters: { isWhole: true },
  render: renderAll,
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole("link").map((link) => link.getBoundingClientRect());
    await expect(links[1]!.top).toBeGreaterThan(links[0]!.bottom);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});

export const KitchenSink = meta.story({
  parameters: { isWhole: true },
  render: () => (
    <Sheet>
      <PlanCardList>
        <PlanCard {...one} />
        <PlanCard {...five} />
        <PlanCard {...year} />
        <PlanCard
          {...one}
          title="Zusammenarbeitsgemeinschaftspaket"
          price={1249.5}
          href="#long"
          linkLabel="Buy the package for associations of organizations"
          isExternal
        />
      </PlanCardList>
    </Sheet>
  ),
});
