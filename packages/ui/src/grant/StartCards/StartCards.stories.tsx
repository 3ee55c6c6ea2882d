import { expect } from "storybook/test";
import { KitchenSink as Sheet } from "../../docs/KitchenSink.tsx";
import preview from "../../../../../.storybook/preview.tsx";
import { startCardsGuide } from "./StartCards.guide.ts";
import { StartCard } from "./StartCard.tsx";
import { StartCards } from "./StartCards.tsx";

const meta = preview.meta({
  component: StartCards,
  title: "Components/Grant/StartCards",
  parameters: { guide: startCardsGuide },
  args: { label: "Start", children: null },
});

export const Three = meta.story({
  args: {
    children: (
      <>
        <StartCard
          href="/docs/new"
          title="Create a Grant"
          description="Say what you want to do in a few sentences."
          isPrimary
        />
        <StartCard href="/grants" title="Grant Library" description="Templates for grants, letters and reports." />
        <StartCard href="/aiscout" title="AI Scout" description="Funders who give to work like yours." />
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("link", { name: /Create a Grant/ })).toHaveAttribute("href", "/docs/new");
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: /Create a Grant/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: /Grant Library/ })).toHaveFocus();
  },
});

export const One = meta.story({
  args: {
    children: <StartCard href="/docs/new" title="Create a Grant" description="Say what you want to do." isPrimary />,
  },
});

export const KitchenSink = meta.story({
  render: () => (
    <Sheet>
      <StartCards label="Three ways to start">
        <StartCard
          href="#new"
          title="Create a Grant"
          description="Say what you want to do in a few sentences."
          isPrimary
        />
        <StartCard href="#grants" title="Grant Library" description="Templates for grants, letters and reports." />
        <StartCard href="#scout" title="AI Scout" description="Funders who give to work like yours." />
      </StartCards>
      <StartCards label="Two, none of them primary">
        <StartCard href="#grants-two" title="Grant Library" description="Templates for grants, letters and reports." />
        <StartCard
          href="#scout-two"
          title="A title that needs more than one line here"
          description="Funders who give to work like yours, in your county, in the next two years, and who say so."
        />
      </StartCards>
      <StartCards label="One">
        <StartCard href="#new-one" title="Create a Grant" description="Say what you want to do." isPrimary />
      </StartCards>
    </Sheet>
  ),
});
