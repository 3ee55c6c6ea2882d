import type { ColorRole } from "./palette.ts";

/** WCAG 2.2, 1.4.3: text. */
export const text = 4.5;
/** WCAG 2.2, 1.4.11: what shows a control, its state, the focus, or a part of a picture one has to see. */
const graphic = 3;

type Pair = [color: ColorRole, ratio: number, grounds: [ColorRole, ...ColorRole[]]];

const surfaces = ["ground", "sheet", "raised"] as const;

/** Every pair of a text or a control and a ground that some component puts together. */
export const contrastPairs: Pair[] = [
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
export const exempt: Partial<Record<ColorRole, string>> = {
  line: "A hairline separates what spacing separates already; it never shows a control.",
  "thread-ply": "The twist drawn inside the thread; the thread itself is seen without it.",
  scrim: "Dims what lies behind a dialog; nothing is read on it.",
};
