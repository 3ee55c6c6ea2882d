import { describe, expect, it } from "vitest";
import { contrast } from "./contrast.ts";
import { contrastPairs, exempt, text } from "./contrastPairs.fixture.ts";
import { avatarHues, avatarTones, palette, type ColorRole } from "./palette.ts";

describe.each(["light", "dark"] as const)("contrast in the %s theme", (theme) => {
  const of = (role: ColorRole) => palette[theme][role];

  it.each(contrastPairs)("%s reaches %d on %j", (color, ratio, [lowest, ...above]) => {
    expect(contrast(of(color), of(lowest), ...above.map(of))).toBeGreaterThanOrEqual(ratio);
  });

  it.each(avatarHues.map((hue) => [hue]))("an avatar's letters are read at hue %d", (hue) => {
    const { ground, ink } = avatarTones[theme];
    expect(contrast(`oklch(${ink} ${hue})`, `oklch(${ground} ${hue})`)).toBeGreaterThanOrEqual(text);
  });

  it("leaves out no role without a reason", () => {
    const named = new Set(contrastPairs.flatMap(([color, , grounds]) => [color, ...grounds]));
    const left = (Object.keys(palette[theme]) as ColorRole[]).filter((role) => !named.has(role) && !exempt[role]);
    expect(left).toEqual([]);
  });
});

describe("contrast", () => {
  it("is 21 between black and white, and 1 between a colour and itself", () => {
    expect(contrast("oklch(0 0 0)", "oklch(1 0 0)")).toBeCloseTo(21, 1);
    expect(contrast("oklch(0.5 0.1 163)", "oklch(0.5 0.1 163)")).toBeCloseTo(1, 9);
  });

  it("sees through what is translucent", () => {
    expect(contrast("oklch(0 0 0)", "oklch(1 0 0)", "oklch(0 0 0 / 0.5)")).toBeLessThan(6);
  });
});
