import { expect, fn } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { BookmarkIcon } from "../../icons/icons.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
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
  title: "Components/Cards/BookmarkTile",
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
