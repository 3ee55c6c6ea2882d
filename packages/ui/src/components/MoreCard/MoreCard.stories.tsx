import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { MoreCard } from "./MoreCard.tsx";

const meta = preview.meta({
  component: MoreCard,
  title: "Components/Cards/MoreCard",
  args: { href: "/docs", label: "All proposals" },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "All proposals" })).toHaveAttribute("href", "/docs");
  },
});
