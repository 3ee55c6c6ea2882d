import { describe, expect, it } from "vitest";
import { dayLabel, momentLabel, spanLabel, timeLabel } from "./dates.ts";

describe("dates on a screen", () => {
  const at = new Date(2026, 11, 3, 17, 4);

  it.each([
    ["en-GB", "3 December 2026", "17:04"],
    ["en-US", "December 3, 2026", "5:04 PM"],
    ["de", "3. Dezember 2026", "17:04"],
  ])("are written as %s has them", (locale, day, time) => {
    expect(dayLabel(at, locale)).toBe(day);
    expect(timeLabel(at, locale)).toBe(time);
    expect(momentLabel(at, locale)).toContain(day);
    expect(momentLabel(at.toISOString(), locale)).toContain("04");
  });

  it("keep a day that has no time, wherever the reader is", () => {
    expect(dayLabel("2026-12-03", "en-GB")).toBe("3 December 2026");
    expect(dayLabel("2026-01-01", "en-GB")).toBe("1 January 2026");
  });

  it("say once what the ends of a span have in common", () => {
    expect(spanLabel(at, new Date(2026, 11, 3, 17, 20), "en-GB").match(/2026/g)).toHaveLength(1);
    expect(spanLabel(at, new Date(2026, 11, 4, 9), "en-GB").match(/Dec/g)).toHaveLength(2);
  });

  it("are nothing where they cannot be read", () => {
    for (const label of [dayLabel, timeLabel, momentLabel]) expect(label("no date")).toBe("");
    expect(spanLabel(at, "no date")).toBe("");
  });
});
