import type { ColorRole } from "./palette.ts";

/** WCAG 2.2, 1.4.3: text. */
export const text = 4.5;
/** WCAG 2.2, 1.4.11: what shows a control, its state, the focus, or a part of a picture one has to see. */
const graphic = 3;

/** A colour, the ratio it needs, and what it lies on: the lowest ground first. */
export type Pair = [color: ColorRole, ratio: number, grounds: [ColorRole, ...ColorRole[]]];

/** What anything may lie on. A button may stand on each of them, and so may a sentence with a link. */
const grounds = ["ground", "sheet", "raised", "sunken", "brand-wash", "attention-wash", "danger-wash"] as const;
const texts = ["ink", "ink-soft", "ink-faint", "brand", "brand-hover", "attention", "danger"] as const;
const graphics = ["edge", "focus", "thread", "steel", "attention-mark", "danger-mark"] as const;

/** Pairs of the grid that no component puts together, and why. */
export const exemptPairs: { color: ColorRole; on: ColorRole[]; why: string }[] = [
  {
    color: "ink-faint",
    on: ["sunken", "hover"],
    why: "What is sunken is held down or still loading: it has no notes that stay while a pointer passes.",
  },
  { color: "ink-faint", on: ["brand-wash", "hover"], why: "What is chosen has no hover of its own." },
  { color: "ink-faint", on: ["attention-wash", "hover"], why: "Banners and badges cannot be pressed." },
];

const isExempt = ([color, , on]: Pair) =>
  exemptPairs.some((pair) => pair.color === color && pair.on.join() === on.join());

/** Every pair of a text or a control and a ground: the whole grid, and what has a ground of its own. */
export const contrastPairs: Pair[] = [
  ...texts
    .flatMap((color) =>
      grounds.flatMap((ground): Pair[] => [
        [color, text, [ground]],
        [color, text, [ground, "hover"]],
      ]),
    )
    .filter((pair) => !isExempt(pair)),
  ...graphics.flatMap((color) => grounds.map((ground): Pair => [color, graphic, [ground]])),
  ...(["ground", "sheet", "raised"] as const).map((ground): Pair => ["edge", graphic, [ground, "hover"]]),
  ["ink", text, ["selection"]],
  ["ink-soft", text, ["selection"]],
  ["on-brand", text, ["brand"]],
  ["on-brand", text, ["brand-hover"]],
  ["on-danger", text, ["danger"]],
  ...(["on-cloth", "on-cloth-soft"] as const).flatMap((color): Pair[] => [
    [color, text, ["cloth"]],
    [color, text, ["cloth-hover"]],
  ]),
];

/** Roles that no pair needs, and why. */
export const exempt: Partial<Record<ColorRole, string>> = {
  line: "A hairline separates what spacing separates already; it never shows a control.",
  "thread-ply": "The twist drawn inside the thread; the thread itself is seen without it.",
  scrim: "Dims what lies behind a dialog; nothing is read on it.",
};
