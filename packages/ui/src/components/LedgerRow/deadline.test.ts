import { describe, expect, it } from "vitest";
import { deadlineOf } from "./deadline.ts";

const now = new Date(2026, 10, 21, 9);

describe("deadlineOf [2.9-deadline-warning]", () => {
  it.each([
    [undefined, "anytime", "Any", "time", "no closing date"],
    [new Date(2026, 10, 27, 9), "soon", "27", "Nov", "in 6 days"],
    [new Date(2026, 10, 22, 8), "soon", "22", "Nov", "in 1 day"],
    [new Date(2026, 11, 5, 9), "soon", "5", "Dec", "in 14 days"],
    [new Date(2026, 11, 5, 10), "open", "5", "Dec", "in 15 days"],
    [new Date(2027, 0, 16, 9), "open", "16", "Jan 2027", "in 8 weeks"],
    [new Date(2026, 9, 31), "past", "31", "Oct", "closed"],
  ] as const)("%s", (deadline, state, day, month, left) => {
    expect(deadlineOf(deadline, now)).toEqual({ state, day, month, left });
  });
});
