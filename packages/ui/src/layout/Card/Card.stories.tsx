import { expect, fn } from "storybook/test";
import { KitchenSink as Sheet } from "../../docs/KitchenSink.tsx";
import preview from "../../../../../.storybook/preview.tsx";
import { BookmarkIcon } from "../../icons/icons.tsx";
import { Badge } from "../../feedback/Badge/Badge.tsx";
import { Button } from "../../actions/Button/Button.tsx";
import { ButtonLink } from "../../actions/Link/ButtonLink.tsx";
import { IconButton } from "../../actions/IconButton/IconButton.tsx";
import { cardGuide } from "./Card.guide.ts";
import { Card } from "./Card.tsx";

const manage = fn();

const meta = preview.meta({
  component: Card,
  title: "Components/Layout/Card",
  parameters: { guide: cardGuide },
  args: {
    title: "Subscription & Credits",
    children: "Three proposal credits. A draft costs nothing; a credit is used only when a proposal is generated.",
  },
  beforeEach: () => {
    manage.mockClear();
  },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ maxInlineSize: parameters.isWide ? undefined : 380 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("article")).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 3, name: "Subscription & Credits" })).toBeVisible();
    await expect(canvas.queryByRole("link")).not.toBeInTheDocument();
  },
});

export const WithFooter = meta.story({
  args: {
    actions: <Badge tone="brand">Subscribed</Badge>,
    footer: (
      <ButtonLink variant="line" href="#portal">
        Manage Subscription
      </ButtonLink>
    ),
  },
});

export const Linked = meta.story({
  args: {
    href: "#scout",
    eyebrow: "Found on 21 November",
    title: "Riverside tool library",
    actions: <IconButton label="Bookmark" icon={<BookmarkIcon />} onPress={manage} />,
    footer: (
      <Button variant="line" size="small" onPress={manage}>
        We&apos;re Interested
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const links = canvas.getAllByRole("link");
    await expect(links).toHaveLength(1);
    await expect(links[0]).toHaveAccessibleName("Riverside tool library");
    const card = canvas.getByRole("article").getBoundingClientRect();
    await expect(document.elementFromPoint(card.left + 30, card.top + card.height / 2)).toBe(links[0]);
    const button = canvas.getByRole("button", { name: "We're Interested" }).getBoundingClientRect();
    await expect(document.elementFromPoint(button.left + 8, button.top + 8)?.closest("button")).toBe(
      canvas.getByRole("button", { name: "We're Interested" }),
    );
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(manage).toHaveBeenCalledTimes(1);
  },
});

export const Plain = meta.story({ args: { variant: "plain" } });

export const Cloth = meta.story({
  args: {
    variant: "cloth",
    href: "#new",
    eyebrow: "New",
    title: "Write a grant",
    children: "Say what you want to do in a few sentences.",
  },
});

export const LongWords = meta.story({
  args: {
    title: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
    children: "https://example.org/a/very/long/address/that/has/no/spaces/in/it/and/goes/on/and/on/and/on",
  },
  play: async ({ canvas }) => {
    const card = canvas.getByRole("article");
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
});

export const KitchenSink = meta.story({
  parameters: { isWide: true },
  render: () => (
    <Sheet>
      <div style={{ display: "grid", gridTemplateColumns: "repeat(auto-fit, minmax(260px, 1fr))", gap: 20 }}>
        <Card
          title="Subscription & Credits"
          actions={<Badge tone="brand">Subscribed</Badge>}
          footer={
            <ButtonLink variant="line" href="#portal">
              Manage Subscription
            </ButtonLink>
          }
        >
          Three proposal credits. A draft costs nothing; a credit is used only when a proposal is generated.
        </Card>
        <Card
          href="#scout"
          eyebrow="Found on 21 November"
          title="Riverside tool library"
          actions={<IconButton label="Bookmark" icon={<BookmarkIcon />} isSelected={false} />}
          footer={
            <Button variant="line" size="small">
              We&apos;re Interested
            </Button>
          }
        >
          Tools that a street shares. All of it is one link.
        </Card>
        <Card variant="plain" title="Plain" footer={<Badge>Read</Badge>}>
          A frame around a part of the page.
        </Card>
        <Card variant="plain" href="#plain" eyebrow="Plain, with a link" title="Common Ground">
          Twelve food gardens for Alder County.
        </Card>
        <Card variant="cloth" href="#new" eyebrow="New" title="Write a grant">
          Say what you want to do in a few sentences.
        </Card>
        <Card variant="cloth" title="Cloth, without a link" footer="Three proposal credits">
          What the page is about.
        </Card>
        <Card title="A title alone" />
        <Card
          title="Donaudampfschifffahrtselektrizitätenhauptbetriebswerk"
          actions={<IconButton label="Bookmark the long one" icon={<BookmarkIcon />} isSelected />}
        >
          https://example.org/a/very/long/address/that/has/no/spaces/in/it/and/goes/on/and/on
        </Card>
      </div>
    </Sheet>
  ),
});
