import { describe, expect, it } from "vitest";
import { isOverdue, isPlausibleDay } from "./workSection.ts";

const of = (dueOn: string | undefined, state: "inWork" | "forReview" = "inWork") => ({
  fieldId: "budget",
  state,
  ...(dueOn !== undefined && { dueOn }),
});

describe("isOverdue", () => {
  const now = new Date("2026-12-03T18:00:00");
  it("lets the day itself pass", () => {
    expect(isOverdue(of("2026-12-03"), now)).toBe(false);
    expect(isOverdue(of("2026-12-02"), now)).toBe(true);
  });
  it("says nothing of what has no day, or is ready", () => {
    expect(isOverdue(of(undefined), now)).toBe(false);
    expect(isOverdue(of("2026-12-02", "forReview"), now)).toBe(false);
  });
});

describe("isPlausibleDay", () => {
  it("waits for the last digit of a year", () => {
    const typed = ["0002-12-31", "0020-12-31", "0209-12-31", "2099-12-31", ""];
    expect(typed.map(isPlausibleDay)).toEqual([false, false, false, true, false]);
  });
});
