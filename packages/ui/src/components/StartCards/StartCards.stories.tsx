import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { StartCard } from "./StartCard.tsx";
import { StartCards } from "./StartCards.tsx";

const meta = preview.meta({
  component: StartCards,
  title: "Components/Cards/StartCards",
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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: /Create a Grant/ })).toHaveAttribute("href", "/docs/new");
  },
});

export const One = meta.story({
  args: {
    children: <StartCard href="/docs/new" title="Create a Grant" description="Say what you want to do." isPrimary />,
  },
});
