import { palette, type ColorRole } from "../tokens/palette.ts";

type Colours = Record<ColorRole, string>;

/** A brand of another house, as an example: slate grounds, a sea blue for what can be done, and the fonts of the device. */
export const harbour: Record<"light" | "dark", Colours> = {
  light: {
    ...palette.light,
    ground: "oklch(0.965 0.006 240)",
    sheet: "oklch(0.995 0.002 240)",
    sunken: "oklch(0.935 0.009 240)",
    ink: "oklch(0.24 0.02 250)",
    "ink-soft": "oklch(0.42 0.02 250)",
    "ink-faint": "oklch(0.505 0.018 250)",
    line: "oklch(0.88 0.01 240)",
    edge: "oklch(0.58 0.018 245)",
    brand: "oklch(0.43 0.11 250)",
    "brand-hover": "oklch(0.36 0.1 250)",
    "on-brand": "oklch(0.985 0.005 240)",
    "brand-wash": "oklch(0.925 0.028 240)",
    cloth: "oklch(0.35 0.085 252)",
    "cloth-hover": "oklch(0.3 0.08 252)",
    "on-cloth": "oklch(0.985 0.005 240)",
    "on-cloth-soft": "oklch(0.89 0.025 240)",
    thread: "oklch(0.5 0.12 245)",
    "thread-ply": "oklch(0.66 0.1 240)",
    focus: "oklch(0.52 0.13 248)",
    selection: "oklch(0.89 0.05 240)",
    hover: "oklch(0.25 0.03 250 / 0.055)",
  },
  dark: {
    ...palette.dark,
    ground: "oklch(0.2 0.016 250)",
    sheet: "oklch(0.24 0.017 250)",
    raised: "oklch(0.28 0.018 250)",
    sunken: "oklch(0.3 0.018 250)",
    ink: "oklch(0.93 0.008 240)",
    "ink-soft": "oklch(0.81 0.012 240)",
    "ink-faint": "oklch(0.71 0.014 240)",
    line: "oklch(0.345 0.018 248)",
    edge: "oklch(0.6 0.02 245)",
    brand: "oklch(0.8 0.08 235)",
    "brand-hover": "oklch(0.86 0.065 235)",
    "on-brand": "oklch(0.2 0.03 250)",
    "brand-wash": "oklch(0.315 0.042 248)",
    cloth: "oklch(0.36 0.065 250)",
    "cloth-hover": "oklch(0.4 0.07 250)",
    "on-cloth": "oklch(0.95 0.01 240)",
    "on-cloth-soft": "oklch(0.86 0.022 240)",
    thread: "oklch(0.74 0.09 238)",
    "thread-ply": "oklch(0.54 0.08 242)",
    focus: "oklch(0.82 0.09 235)",
    selection: "oklch(0.4 0.06 245)",
    hover: "oklch(0.95 0.02 240 / 0.06)",
  },
};

const declarations = (colours: Colours) =>
  Object.entries(colours)
    .map(([role, value]) => `--color-${role}: ${value};`)
    .join(" ");

/** The whole brand as CSS. It may stand anywhere in the page: the tokens lie in a cascade layer and give way. */
export const harbourCss = `
:root { --font-serif: Georgia, "Times New Roman", serif; --font-sans: system-ui, sans-serif; --radius-flat: 6px; --radius-float: 14px; }
:root, [data-theme="light"] { ${declarations(harbour.light)} }
[data-theme="dark"] { ${declarations(harbour.dark)} }
`;
