import { colorDescriptions, groupDescriptions } from "./descriptions.ts";
import { duration, easing } from "./motion.ts";
import { avatarHues, avatarTones, palette, shadow, type ColorRole } from "./palette.ts";
import { hairline, radius } from "./radius.ts";
import { breakpoint, layer, space, target } from "./space.ts";
import { fontFamily, fontSize, fontWeight, leading, tracking } from "./type.ts";

/** A token of the Design Tokens Format Module 2025.10. */
interface Token {
  $type: string;
  $value: unknown;
  $description?: string;
}

/** A group of tokens and groups, and what it is for. */
interface Group {
  $description?: string;
  [name: string]: Token | Group | string | undefined;
}

/** A colour as the Color Module 2025.10 writes it. */
interface ColorValue {
  colorSpace: "oklch";
  /** Lightness 0 to 1, chroma, hue in degrees. */
  components: [number, number, number];
  /** 0 to 1. */
  alpha?: number;
}

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

const groupOf = <Value>(
  $description: string,
  scale: Record<string, Value>,
  type: string,
  convert: (value: Value) => unknown,
): Group => ({
  $description,
  ...Object.fromEntries(
    Object.entries(scale).map(([name, value]): [string, Token] => [name, { $type: type, $value: convert(value) }]),
  ),
});
const of = groupDescriptions;
const number = (value: string | number) => Number(value);

function colorGroup(theme: "light" | "dark"): Group {
  const described = Object.entries(colorDescriptions).map(([role, $description]): [string, Token] => [
    role,
    { $type: "color", $value: colorValue(palette[theme][role as ColorRole]), $description },
  ]);
  return { $description: of.color, ...Object.fromEntries(described) };
}

function avatarGroup(theme: "light" | "dark"): Group {
  const hues = (tone: string): Group =>
    Object.fromEntries(
      avatarHues.map((hue, index): [string, Token] => [
        String(index + 1),
        { $type: "color", $value: colorValue(`oklch(${tone} ${hue})`) },
      ]),
    );
  const { ground, ink } = avatarTones[theme];
  return { $description: of.avatar, ground: hues(ground), ink: hues(ink) };
}

const themeGroup = (theme: "light" | "dark"): Group => ({
  $description: of[theme],
  color: colorGroup(theme),
  avatar: avatarGroup(theme),
  shadow: { $description: of.shadow, float: { $type: "shadow", $value: shadowValue(shadow[theme]) } },
});

/**
 * All tokens as a document of the Design Tokens Format 2025.10: what does not depend on the theme at the top, and both themes
 * as groups of the same shape. What the format has no type for, the measure in `ch`, is left out.
 */
export function tokenDocument(): Group {
  return {
    $description: "The design tokens of Grantwright.",
    light: themeGroup("light"),
    dark: themeGroup("dark"),
    font: {
      family: groupOf(of.family, fontFamily, "fontFamily", (value: string) =>
        value.split(",").map((name) => name.trim().replace(/^"|"$/g, "")),
      ),
      size: groupOf(of.size, fontSize, "dimension", dimensionValue),
      weight: groupOf(of.weight, fontWeight, "fontWeight", number),
      leading: {
        $description: of.leading,
        ...Object.fromEntries(
          Object.entries(leading).map(([name, value]): [string, Token] => [
            name,
            value.endsWith("rem")
              ? { $type: "dimension", $value: dimensionValue(value) }
              : { $type: "number", $value: Number(value) },
          ]),
        ),
      },
      tracking: groupOf(of.tracking, tracking, "number", Number.parseFloat),
    },
    space: groupOf(of.space, space, "dimension", dimensionValue),
    target: groupOf(of.target, target, "dimension", dimensionValue),
    radius: groupOf(of.radius, radius, "dimension", dimensionValue),
    hairline: { $type: "dimension", $value: dimensionValue(hairline), $description: of.hairline },
    breakpoint: groupOf(of.breakpoint, breakpoint, "dimension", (value: number) => ({ value, unit: "px" })),
    layer: groupOf(of.layer, layer, "number", number),
    motion: {
      duration: groupOf(of.duration, duration, "duration", (value: string) => ({
        value: Number.parseFloat(value),
        unit: "ms",
      })),
      ease: { $type: "cubicBezier", $value: easing.match(/[\d.]+/g)!.map(Number), $description: of.ease },
    },
  };
}
