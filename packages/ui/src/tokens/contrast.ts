import { colorValue } from "./tokenDocument.ts";

type Rgb = [number, number, number];

/** OKLCH to linear sRGB, by the matrices of CSS Color 4; what lies outside the gamut is clipped, as screens do. */
function linearRgb(css: string): Rgb {
  const [lightness, chroma, hue] = colorValue(css).components;
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

const encode = (value: number) => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055);
const decode = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** One colour over another, mixed as browsers do: in encoded sRGB. */
function over(top: string, ground: Rgb): Rgb {
  const alpha = colorValue(top).alpha ?? 1;
  const upper = linearRgb(top);
  return ground.map((value, index) => decode(alpha * encode(upper[index]!) + (1 - alpha) * encode(value))) as Rgb;
}

/** An opaque colour as `#rrggbb`, for what cannot read OKLCH. */
export function hexOf(color: string): string {
  const byte = (value: number) => Math.round(encode(value) * 255);
  return `#${linearRgb(color)
    .map((value) => byte(value).toString(16).padStart(2, "0"))
    .join("")}`;
}

const luminance = ([red, green, blue]: Rgb) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/**
 * The contrast of a colour on grounds that lie on one another, the lowest first, by WCAG 2.2: 1 to 21. Colours are OKLCH as CSS
 * writes them; all but the lowest ground may be translucent.
 */
export function contrast(color: string, ...grounds: [string, ...string[]]): number {
  const [lowest, ...above] = grounds;
  const ground = above.reduce((below, top) => over(top, below), linearRgb(lowest));
  const [darker, lighter] = [luminance(over(color, ground)), luminance(ground)].toSorted((one, other) => one - other);
  return (lighter! + 0.05) / (darker! + 0.05);
}

/** The part of one colour in another, as `color-mix(in oklch, ...)` has it. For two opaque colours whose hues are less than half a circle apart. */
export function mix(color: string, part: number, other: string): string {
  const [from, to] = [colorValue(other).components, colorValue(color).components];
  return `oklch(${from.map((value, index) => (value + part * (to[index]! - value)).toFixed(4)).join(" ")})`;
}
