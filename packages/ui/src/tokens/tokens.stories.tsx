import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { palette } from "./palette.ts";

const roles = Object.keys(palette.light);

function Swatches() {
  return (
    <ul style={{ display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(120px, 1fr))", gap: 16 }}>
      {roles.map((role) => (
        <li key={role} style={{ fontSize: "var(--text-12)", color: "var(--color-ink-soft)" }}>
          <span
            data-role={role}
            style={{
              display: "block",
              blockSize: 56,
              marginBlockEnd: 6,
              border: "1px solid var(--color-line)",
              borderRadius: "var(--radius-flat)",
              background: `var(--color-${role})`,
            }}
          />
          {role}
        </li>
      ))}
    </ul>
  );
}

const meta = preview.meta({ component: Swatches, title: "Foundations/Tokens/Swatches" });

async function expectAllSet(canvasElement: HTMLElement) {
  for (const swatch of canvasElement.querySelectorAll("[data-role]")) {
    await expect(getComputedStyle(swatch).backgroundColor).toMatch(/^oklch/);
  }
}

export const Light = meta.story({
  globals: { theme: "light" },
  play: async ({ canvasElement }) => {
    await expectAllSet(canvasElement);
    await expect(getComputedStyle(document.documentElement).colorScheme).toBe("light");
  },
});

export const Dark = meta.story({
  globals: { theme: "dark" },
  play: async ({ canvasElement }) => {
    await expectAllSet(canvasElement);
    await expect(getComputedStyle(document.documentElement).colorScheme).toBe("dark");
  },
});
