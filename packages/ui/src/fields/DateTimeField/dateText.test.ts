import { expect, it } from "vitest";
import { dateOf, textOf } from "./dateText.ts";

it.each(["2026-11-22", "2024-02-29", "0001-01-01"])("reads and writes the day %s", (text) => {
  expect(textOf(dateOf(text, "day"), "day")).toBe(text);
});

it.each(["2026-11-22T17:00", "2026-12-31T23:59", "2026-01-01T00:00"])("reads and writes the minute %s", (text) => {
  expect(textOf(dateOf(text, "minute"), "minute")).toBe(text);
});

it("takes a day for its midnight where minutes are asked for", () => {
  expect(textOf(dateOf("2026-11-22", "minute"), "minute")).toBe("2026-11-22T00:00");
});

it("leaves the time away where a day is asked for", () => {
  expect(textOf(dateOf("2026-11-22T17:00", "day"), "day")).toBe("2026-11-22");
});

it("leaves seconds away", () => {
  expect(textOf(dateOf("2026-11-22T17:00:59", "minute"), "minute")).toBe("2026-11-22T17:00");
});

it.each(["", "soon", "2026-13-01", "2026-02-30", "22.11.2026", "2026-11-22T25:00", "2026-11-22T17:00Z", "2026-11"])(
  "takes %j for none",
  (text) => {
    expect(dateOf(text, "minute")).toBeNull();
  },
);

it("writes nothing for none", () => {
  expect(textOf(null, "day")).toBe("");
});
