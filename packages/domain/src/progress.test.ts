import { describe, expect, it } from "vitest";
import { progressOf, type ProgressFacts } from "./progress.ts";

const facts: ProgressFacts = {
  isRevision: false,
  isReady: false,
  hasReview: false,
  isValid: false,
  exists: true,
  sectionCount: 8,
  sectionsWithoutErrors: 4,
};

describe("progressOf [2.4-progress-revision] [2.4-progress-ready] [2.4-progress-reviewed] [2.4-progress-valid] [2.4-progress-share]", () => {
  it.each([
    [{ isRevision: true }, 100],
    [{ isReady: true, hasReview: true, isValid: true }, 75],
    [{ hasReview: true, isValid: true }, 50],
    [{ hasReview: true }, 50],
    [{ isValid: true }, 25],
    [{ isValid: true, exists: false }, 0],
    [{}, 12.5],
    [{ sectionCount: 3, sectionsWithoutErrors: 1 }, 8.33],
    [{ sectionsWithoutErrors: 0 }, 0],
    [{ sectionCount: 0, sectionsWithoutErrors: 0 }, 0],
  ])("%j", (change, expected) => expect(progressOf({ ...facts, ...change })).toBe(expected));
});
