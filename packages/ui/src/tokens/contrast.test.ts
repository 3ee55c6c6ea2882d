import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { contrast, mix } from "./contrast.ts";
import { contrastPairs, exempt, exemptPairs, text } from "./contrastPairs.fixture.ts";
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

  // Button.styles.ts mixes this one ground.
  it("a danger button is read under the pointer", () => {
    expect(contrast(of("on-danger"), mix(of("danger"), 0.88, of("ink")))).toBeGreaterThanOrEqual(text);
  });

  it("leaves out no role without a reason", () => {
    const named = new Set(contrastPairs.flatMap(([color, , grounds]) => [color, ...grounds]));
    const left = (Object.keys(palette[theme]) as ColorRole[]).filter((role) => !named.has(role) && !exempt[role]);
    expect(left).toEqual([]);
  });
});

describe("the components", () => {
  const source = join(import.meta.dirname, "..");
  const uses = globSync("**/*.{ts,tsx}", { cwd: source, exclude: ["docs/**", "tokens/**"] })
    .filter((file) => !/\.(stories|test|fixture|guide)\./.test(file))
    .flatMap((file) => [
      ...readFileSync(join(source, file), "utf8").matchAll(/([\w-]+):[^;{}`]*?var\(--color-([\w-]+)\)/g),
    ])
    .map(([, property, role]) => ({ property: property!, role: role as ColorRole }));
  const isRead = (role: ColorRole) => contrastPairs.some(([color, ratio]) => color === role && ratio === text);

  it("use no colour that is not a token", () => {
    expect(uses.length).toBeGreaterThan(200);
    const known = Object.keys(palette.light);
    expect(uses.map(({ role }) => role).filter((role) => !known.includes(role))).toEqual([]);
  });

  it("set text in no colour that is not held to the contrast of text", () => {
    const inks = new Set(uses.filter(({ property }) => property === "color").map(({ role }) => role));
    expect([...inks].filter((role) => !isRead(role))).toEqual([]);
  });

  it("are exempt only from pairs that fail, each with a reason", () => {
    for (const { color, on, why } of exemptPairs) {
      const [lowest, ...above] = on.map((role) => palette.light[role]);
      expect(contrast(palette.light[color], lowest!, ...above)).toBeLessThan(text);
      expect(why).not.toBe("");
    }
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
