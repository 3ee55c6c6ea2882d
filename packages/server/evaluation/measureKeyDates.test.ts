import { describe, expect, it } from "vitest";
import { datedCalls, measureKeyDates } from "./measureKeyDates.ts";

describe("the days of a call", () => {
  it("has labels that stand in the calls", () => {
    for (const { id, text, dates, not } of datedCalls("open"))
      for (const { what } of [...dates, ...not]) expect(text, id).toContain(what);
  });

  // Calls by other hands; nobody who works on the rules reads the sealed ones. What is found may become more, what is told wrongly fewer.
  it.each([
    { part: "open", deadlines: 29, actsFound: 71, datesFound: 183, toldWrongly: 11 },
    { part: "sealed", deadlines: 8, actsFound: 29, datesFound: 63, toldWrongly: 23 },
  ] as const)("finds them in the $part part", ({ part, deadlines, actsFound, datesFound, toldWrongly }) => {
    const counts = measureKeyDates(datedCalls(part));
    console.log(part, JSON.stringify(counts));
    expect(counts.deadlines).toBeGreaterThanOrEqual(deadlines);
    expect(counts.actsFound).toBeGreaterThanOrEqual(actsFound);
    expect(counts.datesFound).toBeGreaterThanOrEqual(datesFound);
    expect(counts.toldWrongly).toBeLessThanOrEqual(toldWrongly);
  });
});
