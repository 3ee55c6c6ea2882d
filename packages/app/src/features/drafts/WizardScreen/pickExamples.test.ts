import { describe, expect, it } from "vitest";
import { chipLabel, pickExamples } from "./pickExamples.ts";

const examples = Array.from({ length: 9 }, (_, n) => ({ title: `Example ${n}`, text: `Text ${n}` }));

describe("examples [2.9-examples]", () => {
  it("offers four different ones, others with another seed [2.2-wizard-examples-picked]", () => {
    const picked = pickExamples(examples, 0.2);
    expect(new Set(picked.map((example) => example.title)).size).toBe(4);
    const seeds = [0.1, 0.3, 0.5, 0.7, 0.9].map((seed) => JSON.stringify(pickExamples(examples, seed)));
    expect(new Set(seeds).size).toBeGreaterThan(1);
    expect(pickExamples(examples, 0)).toHaveLength(4);
  });
  it("offers what there is where there are fewer", () =>
    expect(pickExamples(examples.slice(0, 2), 0.5)).toHaveLength(2));
  it("cuts labels at 35 characters [2.2-wizard-examples-cut]", () => {
    expect(chipLabel("A night bus for shift workers, on trial for a year")).toBe(
      "A night bus for shift workers, on t…",
    );
    expect(chipLabel("x".repeat(35))).toBe("x".repeat(35));
  });
});
