import { duration, easing } from "./motion.ts";
import { avatarHues, avatarTones, palette, shadow } from "./palette.ts";
import { hairline, radius } from "./radius.ts";
import { breakpoint, layer, space, target } from "./space.ts";
import { fontFamily, fontSize, fontWeight, leading, tracking } from "./type.ts";

/** A token of the Design Tokens Format Module 2025.10. */
interface Token {
  $type: string;
  $value: unknown;
  $description?: string;
}

/** A colour as the Color Module 2025.10 writes it. */
interface ColorValue {
  colorSpace: "oklch";
  /** Lightness 0 to 1, chroma, hue in degrees. */
  components: [number, number, number];
  /** 0 to 1. */
  alpha?: number;
}

type Group = { [name: string]: Token | Group };

/** Reads `oklch(0.41 0.08 163)` and `oklch(0.41 0.08 163 / 0.5)`. Throws on anything else. */
export function colorValue(css: string): ColorValue {
  const found = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)$/.exec(css);
  if (!found) throw new Error(`Not a colour of ours: ${css}`);
  const [lightness, chroma, hue, alpha] = found.slice(1).map(Number) as [number, number, number, number];
  return {
    colorSpace: "oklch",
    components: [lightness, chroma, hue],
    ...(found[4] !== undefined && { alpha }),
  };
}

/** Reads `1rem` and `24px`. Throws on anything else: the format knows no other unit. */
function dimensionValue(css: string): { value: number; unit: string } {
  const found = /^(-?[\d.]+)(rem|px)$/.exec(css);
  if (!found) throw new Error(`Not a dimension: ${css}`);
  return { value: Number(found[1]), unit: found[2]! };
}

function shadowValue(css: string): unknown[] {
  const length = (text: string) => dimensionValue(text === "0" ? "0px" : text);
  return css.split(/,\s*(?=\d)/).map((part) => {
    const color = /oklch\([^)]*\)/.exec(part)![0];
    const [offsetX = "0", offsetY = "0", blur = "0", spread = "0"] = part.replace(color, "").trim().split(/\s+/);
    return {
      color: colorValue(color),
      offsetX: length(offsetX),
      offsetY: length(offsetY),
      blur: length(blur),
      spread: length(spread),
    };
  });
}

const groupOf = <Value>(scale: Record<string, Value>, type: string, convert: (value: Value) => unknown): Group =>
  Object.fromEntries(
    Object.entries(scale).map(([name, value]) => [name, { $type: type, $value: convert(value) } satisfies Token]),
  );
const number = (value: string | number) => Number(value);

function themeGroup(theme: "light" | "dark"): Group {
  const tones = avatarTones[theme];
  const avatar = (tone: string): Group =>
    Object.fromEntries(
      avatarHues.map((hue, index) => [
        String(index + 1),
        { $type: "color", $value: colorValue(`oklch(${tone} ${hue})`) } satisfies Token,
      ]),
    );
  return {
    color: groupOf(palette[theme], "color", colorValue),
    avatar: { ground: avatar(tones.ground), ink: avatar(tones.ink) },
    shadow: { float: { $type: "shadow", $value: shadowValue(shadow[theme]) } },
  };
}

/**
 * All tokens as a document of the Design Tokens Format 2025.10: what does not depend on the theme at the top, and both themes
 * as groups of the same shape. What the format has no type for, the measure in `ch`, is left out.
 */
export function tokenDocument(): Group {
  return {
    light: themeGroup("light"),
    dark: themeGroup("dark"),
    font: {
      family: groupOf(fontFamily, "fontFamily", (value: string) =>
        value.split(",").map((name) => name.trim().replace(/^"|"$/g, "")),
      ),
      size: groupOf(fontSize, "dimension", dimensionValue),
      weight: groupOf(fontWeight, "fontWeight", number),
      leading: Object.fromEntries(
        Object.entries(leading).map(([name, value]): [string, Token] => [
          name,
          value.endsWith("rem")
            ? { $type: "dimension", $value: dimensionValue(value) }
            : { $type: "number", $value: Number(value) },
        ]),
      ),
      tracking: Object.fromEntries(
        Object.entries(tracking).map(([name, value]): [string, Token] => [
          name,
          { $type: "number", $value: Number.parseFloat(value), $description: "In em." },
        ]),
      ),
    },
    space: groupOf(space, "dimension", dimensionValue),
    target: groupOf(target, "dimension", dimensionValue),
    radius: groupOf(radius, "dimension", dimensionValue),
    hairline: { $type: "dimension", $value: dimensionValue(hairline) },
    breakpoint: groupOf(breakpoint, "dimension", (value: number) => ({ value, unit: "px" })),
    layer: groupOf(layer, "number", number),
    motion: {
      duration: groupOf(duration, "duration", (value: string) => ({ value: Number.parseFloat(value), unit: "ms" })),
      ease: { $type: "cubicBezier", $value: easing.match(/[\d.]+/g)!.map(Number) },
    },
  };
}
