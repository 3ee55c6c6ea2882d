import { describe, expect, it } from "vitest";
import { contrast } from "./contrast.ts";
import { avatarHues, avatarTones, palette, type ColorRole } from "./palette.ts";

/** WCAG 2.2, 1.4.3: text. */
const text = 4.5;
/** WCAG 2.2, 1.4.11: what shows a control, its state, the focus, or a part of a picture one has to see. */
const graphic = 3;

type Pair = [color: ColorRole, ratio: number, grounds: [ColorRole, ...ColorRole[]]];

const surfaces = ["ground", "sheet", "raised"] as const;

/** Every pair of a text or a control and a ground that some component puts together. */
const pairs: Pair[] = [
  ...(["ink", "ink-soft", "ink-faint", "brand", "brand-hover", "attention", "danger"] as const).flatMap((color) =>
    surfaces.flatMap((ground): Pair[] => [
      [color, text, [ground]],
      [color, text, [ground, "hover"]],
    ]),
  ),
  ...(["ink", "ink-soft"] as const).flatMap((color) =>
    (["sunken", "brand-wash", "attention-wash", "danger-wash", "selection"] as const).map((ground): Pair => [
      color,
      text,
      [ground],
    ]),
  ),
  ["ink-faint", text, ["sunken"]],
  ["brand", text, ["brand-wash"]],
  ["attention", text, ["attention-wash"]],
  ["danger", text, ["danger-wash"]],
  ["on-brand", text, ["brand"]],
  ["on-brand", text, ["brand-hover"]],
  ["on-danger", text, ["danger"]],
  ...(["on-cloth", "on-cloth-soft"] as const).flatMap((color): Pair[] => [
    [color, text, ["cloth"]],
    [color, text, ["cloth-hover"]],
  ]),
  ...(["edge", "focus", "thread", "steel", "attention-mark", "danger-mark"] as const).flatMap((color) =>
    surfaces.map((ground): Pair => [color, graphic, [ground]]),
  ),
  ["focus", graphic, ["sunken"]],
  ["focus", graphic, ["brand-wash"]],
  ["on-cloth", graphic, ["cloth"]],
];

/** Roles that no pair needs, and why. */
const exempt: Partial<Record<ColorRole, string>> = {
  line: "A hairline separates what spacing separates already; it never shows a control.",
  "thread-ply": "The twist drawn inside the thread; the thread itself is seen without it.",
  scrim: "Dims what lies behind a dialog; nothing is read on it.",
};

describe.each(["light", "dark"] as const)("contrast in the %s theme", (theme) => {
  const of = (role: ColorRole) => palette[theme][role];

  it.each(pairs)("%s reaches %d on %j", (color, ratio, [lowest, ...above]) => {
    expect(contrast(of(color), of(lowest), ...above.map(of))).toBeGreaterThanOrEqual(ratio);
  });

  it.each(avatarHues.map((hue) => [hue]))("an avatar's letters are read at hue %d", (hue) => {
    const { ground, ink } = avatarTones[theme];
    expect(contrast(`oklch(${ink} ${hue})`, `oklch(${ground} ${hue})`)).toBeGreaterThanOrEqual(text);
  });

  it("leaves out no role without a reason", () => {
    const named = new Set(pairs.flatMap(([color, , grounds]) => [color, ...grounds]));
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
