import { expect } from "storybook/test";
import { KitchenSink as Sheet, Specimen } from "../../docs/KitchenSink.tsx";
import preview from "../../../../../.storybook/preview.tsx";
import { avatarGuide } from "./Avatar.guide.ts";
import { Avatar } from "./Avatar.tsx";

const meta = preview.meta({
  component: Avatar,
  title: "Components/Text/Avatar",
  parameters: { guide: avatarGuide },
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

export const KitchenSink = meta.story({
  render: () => (
    <Sheet>
      <Specimen label="the eight colours, medium and small">
        {[..."01234567"].map((last) => (
          <Avatar key={last} id={last} name="Ines Okafor" />
        ))}
        {[..."01234567"].map((last) => (
          <Avatar key={last} id={last} name="Ines Okafor" size="small" />
        ))}
      </Specimen>
      <Specimen label="one word, many words, another script, wide letters, no name">
        <Avatar id="a0" name="Ines" />
        <Avatar id="a1" name="Maria del Carmen Ortiz Ruiz" />
        <Avatar id="a2" name="Łucja Żak" />
        <Avatar id="a3" name="נועה לוי" />
        <Avatar id="a4" name="Wilma Mwangi" />
        <Avatar id="a5" name="Wilma Mwangi" size="small" />
        <Avatar id="a6" name={null} />
      </Specimen>
    </Sheet>
  ),
});
