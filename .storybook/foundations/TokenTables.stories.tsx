import { expect } from "storybook/test";
import { colorDescriptions } from "../../packages/ui/src/tokens/descriptions.ts";
import { duration, easing } from "../../packages/ui/src/tokens/motion.ts";
import { palette, type ColorRole } from "../../packages/ui/src/tokens/palette.ts";
import { hairline, radius } from "../../packages/ui/src/tokens/radius.ts";
import { breakpoint, layer, space, target } from "../../packages/ui/src/tokens/space.ts";
import { fontFamily, fontSize, fontWeight, leading, measure, tracking } from "../../packages/ui/src/tokens/type.ts";
import preview from "../preview.tsx";
import { TokenTable, type TokenRow } from "./TokenTable.tsx";

const meta = preview.meta({ component: TokenTable, title: "Foundations/Tokens/Tables", tags: ["!autodocs"] });

const rowsOf = (prefix: string, scale: Record<string, string | number>): TokenRow[] =>
  Object.entries(scale).map(([name, value]) => ({ name: `--${prefix}${name}`, value: String(value) }));

/** Every property a table names has to be one that the page really has. */
async function expectAllKnown(canvasElement: HTMLElement) {
  const style = getComputedStyle(document.documentElement);
  const names = Array.from(canvasElement.querySelectorAll("tbody th"), ({ textContent }) => textContent);
  await expect(names.length).toBeGreaterThan(0);
  for (const name of names) await expect(style.getPropertyValue(name), name).not.toBe("");
}

const swatch = (role: string) => (
  <span
    style={{
      display: "block",
      inlineSize: 96,
      blockSize: 32,
      background: `var(--color-${role})`,
      border: "1px solid var(--color-line)",
      borderRadius: "var(--radius-flat)",
    }}
  />
);

export const Colour = meta.story({
  args: {
    caption:
      "Colours are named by the part they play, in OKLCH. Both themes are made by hand; the values here are of the theme chosen in the toolbar.",
    rows: [],
  },
  render: (args, { globals }) => (
    <TokenTable
      {...args}
      rows={Object.entries(palette[globals.theme === "dark" ? "dark" : "light"]).map(([role, value]) => ({
        name: `--color-${role}`,
        value,
        use: colorDescriptions[role as ColorRole],
        sample: swatch(role),
      }))}
    />
  ),
  play: async ({ canvasElement }) => expectAllKnown(canvasElement),
});

export const Type = meta.story({
  args: {
    caption:
      "Newsreader for headlines, the document and the colleague in the margin; Instrument Sans for the interface. One scale, in rem.",
    rows: [
      ...rowsOf("text-", fontSize).map((row) => ({
        ...row,
        sample: <span style={{ font: `400 var(${row.name}) / 1.2 var(--font-serif)` }}>A garden in every parish</span>,
      })),
      ...rowsOf("font-", fontFamily).map((row) => ({
        ...row,
        sample: <span style={{ font: `400 var(--text-18) / 1.4 var(${row.name})` }}>A garden in every parish</span>,
      })),
      ...rowsOf("weight-", fontWeight).map((row) => ({
        ...row,
        sample: <span style={{ fontWeight: `var(${row.name})` }}>Saved 2 s ago</span>,
      })),
      ...rowsOf("leading-", leading),
      ...rowsOf("track-", tracking),
      { name: "--measure", value: measure, use: "The width of a line of the document" },
    ],
  },
  play: async ({ canvasElement }) => expectAllKnown(canvasElement),
});

const bar = (length: string) => (
  <span style={{ display: "block", inlineSize: length, blockSize: 12, background: "var(--color-thread)" }} />
);

export const Space = meta.story({
  args: {
    caption: `A grid of 4 px. One column up to ${breakpoint.small} px, no margin beside the text up to ${breakpoint.medium} px.`,
    rows: [
      ...rowsOf("space-", space).map((row) => ({ ...row, sample: bar(`var(${row.name})`) })),
      ...rowsOf("target-", target).map((row) => ({
        ...row,
        use: row.name.endsWith("touch") ? "The smallest target for a finger" : "The smallest target for a mouse",
        sample: bar(`var(${row.name})`),
      })),
      ...rowsOf("radius-", radius),
      { name: "--hairline", value: hairline },
      ...rowsOf("layer-", layer),
    ],
  },
  play: async ({ canvasElement }) => expectAllKnown(canvasElement),
});

export const Motion = meta.story({
  args: {
    caption:
      "Motion shows cause and effect, and nothing else. Under reduced motion every duration is 0, and what would turn by itself stands still.",
    rows: [
      ...rowsOf("", duration).map((row) => ({
        ...row,
        use: { "--fast": "Hover, press", "--steady": "Opening what floats", "--slow": "The thread, the knot" }[
          row.name
        ],
      })),
      { name: "--ease", value: easing, use: "The one curve" },
    ],
  },
  play: async ({ canvasElement }) => expectAllKnown(canvasElement),
});
