import { describe, expect, it } from "vitest";
import { labelledTexts, measure } from "./measureFacts.fixture.ts";

// Labelled by others, who did not know the rules. The sealed part is scored and never read; a figure here may rise, not fall.
describe.each([
  ["open", { number: 97, amount: 94, percent: 98, date: 93, duration: 97, name: 74, citation: 95, link: 95 }],
  ["sealed", { number: 95, amount: 86, percent: 90, date: 83, duration: 85, name: 78, citation: 95, link: 95 }],
] as const)("the %s part of the labelled facts", (part, floors) => {
  const scores = measure(labelledTexts(part));

  it.each(Object.entries(floors))("%s: at least %d percent found", (kind, floor) => {
    const { found, labelled } = scores.get(kind)!;
    expect((100 * found) / labelled).toBeGreaterThanOrEqual(floor);
  });

  it("reads few facts that are none", () => {
    const all = [...scores.values()];
    const extra = all.reduce((sum, score) => sum + score.extra, 0);
    const found = all.reduce((sum, score) => sum + score.found, 0);
    expect(found / (found + extra)).toBeGreaterThan(0.92);
  });
});
