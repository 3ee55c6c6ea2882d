import { create } from "storybook/theming/create";
import { hexOf } from "../../packages/ui/src/tokens/contrast.ts";
import { palette, type ColorRole } from "../../packages/ui/src/tokens/palette.ts";
import { fontFamily } from "../../packages/ui/src/tokens/type.ts";
import { radius } from "../../packages/ui/src/tokens/radius.ts";
import type { ResolvedTheme } from "../../packages/ui/src/theme/themePreference.ts";

/** Storybook's own window in the colours of the design system. It mixes colours by itself, and cannot read OKLCH. */
export function storybookTheme(base: ResolvedTheme) {
  const color = (role: ColorRole) => hexOf(palette[base][role]);
  return create({
    base,
    brandTitle: "Grantwright",
    colorPrimary: color("brand"),
    // Under the chosen line of the list, whose words are always white.
    colorSecondary: hexOf(palette.light.brand),
    appBg: color("sunken"),
    appContentBg: color("sheet"),
    appPreviewBg: color("ground"),
    appHoverBg: color("brand-wash"),
    appBorderColor: color("line"),
    appBorderRadius: Number.parseInt(radius.float, 10),
    fontBase: fontFamily.sans,
    textColor: color("ink"),
    textInverseColor: color("on-brand"),
    textMutedColor: color("ink-soft"),
    barBg: color("sheet"),
    barTextColor: color("ink-soft"),
    barHoverColor: color("brand"),
    barSelectedColor: color("brand"),
    buttonBg: color("sheet"),
    buttonBorder: color("edge"),
    inputBg: color("raised"),
    inputBorder: color("edge"),
    inputTextColor: color("ink"),
  });
}
