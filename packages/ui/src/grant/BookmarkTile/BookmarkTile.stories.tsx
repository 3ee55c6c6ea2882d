import { expect, fn } from "storybook/test";
import { KitchenSink as Sheet } from "../../docs/KitchenSink.tsx";
import { stopClock } from "../../../../../.storybook/docs/stopClock.ts";
import preview from "../../../../../.storybook/preview.tsx";
import { BookmarkIcon } from "../../icons/icons.tsx";
import { IconButton } from "../../actions/IconButton/IconButton.tsx";
import { bookmarkTileGuide } from "./BookmarkTile.guide.ts";
import { BookmarkStrip, BookmarkTile } from "./BookmarkTile.tsx";

const day = 86_400_000;
const remove = fn();

const grants = [
  { title: "Small Plots Fund", funder: "The Hollin Vey Trust", days: 6 },
  { title: "Food and Growing round", funder: "Alder Community Fund", days: 13 },
  { title: "Young Hands, Old Skills", funder: "Partridge Foundation", days: 56 },
  { title: "Tools and Seeds micro-grants", funder: "The Gatehouse Fund", days: undefined },
];

function tiles(count: number) {
  return grants
    .slice(0, count)
    .map(({ title, funder, days }) => (
      <BookmarkTile
        key={title}
        href={`#${title}`}
        title={title}
        funder={funder}
        deadline={days === undefined ? undefined : new Date(Date.now() + days * day)}
        actions={
          <IconButton
            label={`Remove bookmark from ${title}`}
            icon={<BookmarkIcon />}
            isSelected
            onPress={() => remove(title)}
          />
        }
      />
    ));
}

const meta = preview.meta({
  component: BookmarkStrip,
  title: "Components/Grant/BookmarkTile",
  parameters: { guide: bookmarkTileGuide },
  beforeEach: () => {
    remove.mockClear();
  },
  args: { children: tiles(3) },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole("link")).toHaveLength(3);
    await expect(canvas.getByText(/in 6 days$/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Remove bookmark from Small Plots Fund" }));
    await expect(remove).toHaveBeenCalledWith("Small Plots Fund");
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Food and Growing round" })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(remove).toHaveBeenLastCalledWith("Food and Growing round");
  },
});

export const One = meta.story({ args: { children: tiles(1) } });

export const TwoRows = meta.story({
  args: { children: tiles(4) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Any time, no closing date")).toBeVisible();
  },
});

export const SmallScreen = meta.story({ globals: { viewport: { value: "small" } } });

const now = new Date(2026, 10, 21, 9);
const bookmark = (name: string) => (
  <IconButton label={`Remove bookmark from ${name}`} icon={<BookmarkIcon />} isSelected />
);

export const KitchenSink = meta.story({
  beforeEach: () => stopClock(now),
  render: () => (
    <Sheet>
      <BookmarkStrip>
        <BookmarkTile
          href="#soon"
          title="Small Plots Fund"
          funder="The Hollin Vey Trust"
          deadline={new Date(2026, 10, 27, 12)}
          actions={bookmark("Small Plots Fund")}
        />
        <BookmarkTile
          href="#today"
          title="Food and Growing round"
          funder="Alder Community Fund"
          deadline={new Date(2026, 10, 21, 23)}
          actions={bookmark("Food and Growing round")}
        />
        <BookmarkTile
          href="#later"
          title="Young Hands, Old Skills"
          funder="Partridge Foundation"
          deadline={new Date(2027, 0, 16, 12)}
          actions={bookmark("Young Hands, Old Skills")}
        />
        <BookmarkTile
          href="#any"
          title="Tools and Seeds micro-grants"
          funder="The Gatehouse Fund"
          actions={bookmark("Tools and Seeds micro-grants")}
        />
        <BookmarkTile
          href="#past"
          title="Winter Warmth"
          funder="Alder Community Fund"
          deadline={new Date(2026, 10, 2, 12)}
          actions={bookmark("Winter Warmth")}
        />
        <BookmarkTile
          href="#long"
          title="Donaudampfschifffahrtsgesellschaftskapitänsförderung"
          funder="Landwirtschaftsförderungsgesellschaft mit beschränkter Haftung"
          deadline={new Date(2027, 5, 30, 12)}
          actions={bookmark("Donaudampfschifffahrt")}
        />
      </BookmarkStrip>
      <BookmarkStrip>
        <BookmarkTile href="#alone" title="One alone, without a bookmark" funder="The Hollin Vey Trust" />
      </BookmarkStrip>
    </Sheet>
  ),
});
