import { expect } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { Avatar } from "./Avatar.tsx";

const meta = preview.meta({
  component: Avatar,
  title: "Content/Avatar",
  args: { id: "64b1f0a2c3d4e5f607182930", name: "Ines Okafor" },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText("IO")).toBeVisible();
  },
});

export const Nameless = meta.story({
  args: { name: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("U")).toBeVisible();
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
  play: async ({ canvas }) => {
    const colours = canvas.getAllByText("IO").map((disc) => getComputedStyle(disc).backgroundColor);
    await expect(new Set(colours).size).toBe(8);
  },
});
