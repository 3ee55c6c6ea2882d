import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { Avatar } from "./Avatar.tsx";

const meta = preview.meta({
  component: Avatar,
  title: "Components/Content/Avatar",
  args: { id: "64b1f0a2c3d4e5f607182930", name: "Ines Okafor" },
});

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("[data-initials=IO]")).toBeVisible();
  },
});

export const Nameless = meta.story({
  args: { name: null },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("[data-initials=U]")).toBeVisible();
  },
});

export const Small = meta.story({ args: { size: "small" } });

export const AllColours = meta.story({
  render: () => (
    <div style={{ display: "flex", gap: 8 }}>
      {[..."01234567"].map((last) => (
        <Avatar key={last} id={last} name="Ines Okafor" />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const colours = [...canvasElement.querySelectorAll("[data-initials=IO]")].map(
      (disc) => getComputedStyle(disc).backgroundColor,
    );
    await expect(new Set(colours).size).toBe(8);
  },
});
