import { describe, expect, it } from "vitest";
import { liesOver } from "./cardPlace.ts";

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const card = box(900, 500, 368, 300);

describe("liesOver [1.2-welcome-card]", () => {
  it("is true of a control beneath the card", () => {
    expect(liesOver(card, box(1200, 600, 120, 40), true)).toBe(true);
    expect(liesOver(card, box(1200, 600, 120, 40), false)).toBe(true);
  });
  it("is true of a control that passes under a card which stays in the window", () => {
    expect(liesOver(card, box(1200, 2400, 120, 40), true)).toBe(true);
    expect(liesOver(card, box(1200, 2400, 120, 40), false)).toBe(false);
  });
  it("is false of controls above it, and of those beside it", () => {
    expect(liesOver(card, box(1200, 20, 120, 40), true)).toBe(false);
    expect(liesOver(card, box(100, 2400, 800, 40), true)).toBe(false);
    expect(liesOver(card, box(1268, 600, 100, 40), true)).toBe(false);
  });
});
