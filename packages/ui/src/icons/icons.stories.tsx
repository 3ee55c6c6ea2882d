import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import * as icons from "./icons.tsx";

function AllIcons({ size }: { size: "medium" | "small" }) {
  return (
    <ul style={{ display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(140px, 1fr))", gap: 16 }}>
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name} style={{ display: "flex", gap: 8, alignItems: "center" }}>
          <Icon size={size} />
          {name}
        </li>
      ))}
    </ul>
  );
}

const meta = preview.meta({ component: AllIcons, title: "Foundations/Icons", args: { size: "medium" as const } });

export const Medium = meta.story({
  play: async ({ canvasElement }) => {
    const drawings = [...canvasElement.querySelectorAll("svg")];
    await expect(drawings).toHaveLength(Object.keys(icons).length);
    for (const drawing of drawings) await expect(drawing).toHaveAttribute("aria-hidden", "true");
  },
});

export const Small = meta.story({ args: { size: "small" } });
