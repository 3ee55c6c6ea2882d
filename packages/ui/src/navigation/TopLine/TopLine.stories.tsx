import { expect } from "storybook/test";
import { KitchenSink as Sheet } from "../../docs/KitchenSink.tsx";
import preview from "../../../../../.storybook/preview.tsx";
import { ButtonLink } from "../../actions/Link/ButtonLink.tsx";
import { topLineGuide } from "./TopLine.guide.ts";
import { TopLine } from "./TopLine.tsx";

const meta = preview.meta({
  component: TopLine,
  title: "Components/Navigation/TopLine",
  parameters: { guide: topLineGuide, layout: "fullscreen" },
  args: {
    label: "Main",
    home: { href: "#home", label: "Grantwright, home" },
    links: [
      { href: "#grants", label: "Grants" },
      { href: "#pricing", label: "Pricing" },
    ],
    action: (
      <ButtonLink href="#signin" variant="line">
        Sign In
      </ButtonLink>
    ),
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("navigation", { name: "Main" })).toBeVisible();
    for (const name of ["Grantwright, home", "Grants", "Pricing", "Sign In"]) {
      await userEvent.tab();
      await expect(canvas.getByRole("link", { name })).toHaveFocus();
    }
  },
});

export const Current = meta.story({
  args: {
    links: [
      { href: "#grants", label: "Grants" },
      { href: "#pricing", label: "Pricing", isCurrent: true },
    ],
  },
});

export const SmallScreen = meta.story({
  globals: { viewport: { value: "small" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Pricing" }).getBoundingClientRect().height).toBeGreaterThanOrEqual(
      44,
    );
  },
});

export const KitchenSink = meta.story({
  render: ({ home, links, action }) => (
    <Sheet>
      <section>
        <TopLine label="Main" home={home} links={links} action={action} />
      </section>
      <section>
        <TopLine
          label="Main, at Pricing"
          home={home}
          links={links.map((link) => ({ ...link, isCurrent: link.label === "Pricing" }))}
          action={action}
        />
      </section>
      <section>
        <TopLine label="Main, one place and no way in" home={home} links={links.slice(0, 1)} />
      </section>
    </Sheet>
  ),
});
