import { duration, easing } from "../tokens/motion.ts";
import { avatarTones, palette, shadow } from "../tokens/palette.ts";
import { hairline, radius } from "../tokens/radius.ts";
import { layer, space, target } from "../tokens/space.ts";
import { fontFamily, fontSize, fontWeight, leading, measure, tracking } from "../tokens/type.ts";

function declarations(prefix: string, scale: Record<string, string | number>): string {
  return Object.entries(scale)
    .map(([name, value]) => `--${prefix}${name}: ${value};`)
    .join("");
}

/** The custom properties that do not depend on the theme, as the body of a CSS rule. */
export const scaleVariables = [
  declarations("font-", fontFamily),
  declarations("text-", fontSize),
  declarations("leading-", leading),
  declarations("track-", tracking),
  declarations("weight-", fontWeight),
  declarations("space-", space),
  declarations("radius-", radius),
  declarations("target-", target),
  declarations("layer-", layer),
  declarations("", { measure, hairline, ease: easing, ...duration }),
].join("");

/** The custom properties of the light theme, as the body of a CSS rule. */
export const lightVariables = `color-scheme: light;${declarations("color-", palette.light)}${declarations("avatar-", avatarTones.light)}--shadow-float: ${shadow.light};`;

/** The custom properties of the dark theme, as the body of a CSS rule. */
export const darkVariables = `color-scheme: dark;${declarations("color-", palette.dark)}${declarations("avatar-", avatarTones.dark)}--shadow-float: ${shadow.dark};`;

/** The durations under reduced motion, as the body of a CSS rule. */
const stillVariables = Object.keys(duration)
  .map((name) => `--${name}: 0ms;`)
  .join("");

/**
 * All of them as a stylesheet. It lies in a cascade layer, so that any rule of an app for the same property wins, wherever its
 * stylesheet stands: styles that are made at run time come last in the page.
 */
export const tokenRules = `@layer grantwright {
:root { ${scaleVariables} }
:root, [data-theme="light"] { ${lightVariables} }
[data-theme="dark"] { ${darkVariables} }
@media (prefers-reduced-motion: reduce) { :root { ${stillVariables} } }
}`;
