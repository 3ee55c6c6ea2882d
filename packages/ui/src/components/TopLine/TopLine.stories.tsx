import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { ButtonLink } from "../Link/ButtonLink.tsx";
import { TopLine } from "./TopLine.tsx";

const meta = preview.meta({
  component: TopLine,
  title: "Components/Navigation/TopLine",
  parameters: { layout: "fullscreen" },
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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("navigation", { name: "Main" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Sign In" })).toBeVisible();
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
